/// How far two colours are apart for the eye.
public struct ColorDifference: Hashable, Sendable {
  /// What the number means for somebody who looks at a screen.
  public enum Word: String, CaseIterable, Sendable {
    /// Below 1: nobody sees it.
    case imperceptible
    /// Below 3: seen side by side.
    case slight
    /// Below 10: seen at a glance.
    case clear
    /// 10 and more: another colour.
    case strong
  }

  /// CIEDE2000, 0 to about 120. Of translucent colours: laid over white or over black, whichever differs more.
  public let deltaE: Double
  /// New alpha minus old alpha, -1 to 1.
  public let alphaDelta: Double

  /// The difference of two colours, each taken as 8 bits a component: what a screen shows.
  public init(_ old: Color, _ new: Color) {
    let (from, to) = (Color(old.rgba), Color(new.rgba))
    let backs = from.alpha == 1 && to.alpha == 1 ? [0.0] : [0.0, 1.0]
    var most = 0.0
    for grey in backs where from != to {
      let back = Color(red: grey, green: grey, blue: grey)
      let seen = LabColor(Contrast.composite(from, over: back))
      most = max(most, seen.difference(from: LabColor(Contrast.composite(to, over: back))))
    }
    deltaE = most
    alphaDelta = to.alpha - from.alpha
  }

  /// The word for ``deltaE``.
  public var word: Word {
    switch deltaE {
    case ..<1: .imperceptible
    case ..<3: .slight
    case ..<10: .clear
    default: .strong
    }
  }
}
