// Generated from Grammar/palettes by the test PaletteTextTests (NSS_UPDATE=1). Do not edit.

/// The text of the palettes; ``PaletteStyles`` and ``PaletteTables`` read it.
enum PaletteText {
  static let styles: StaticString = #"""
    grey1
    grey2
    grey3
    grey4
    grey5
    grey6
    grey7
    grey8
    grey9
    grey10
    grey11
    blue1
    blue2
    blue3
    blue4
    blue5
    blue6
    blue7
    blue8
    blue9
    blue10
    blue11
    teal1
    teal2
    teal3
    teal4
    teal5
    teal6
    teal7
    teal8
    teal9
    teal10
    teal11
    green1
    green2
    green3
    green4
    green5
    green6
    green7
    green8
    green9
    green10
    green11
    mango1
    mango2
    mango3
    mango4
    mango5
    mango6
    mango7
    mango8
    mango9
    mango10
    mango11
    red1
    red2
    red3
    red4
    red5
    red6
    red7
    red8
    red9
    red10
    red11
    pink1
    pink2
    pink3
    pink4
    pink5
    pink6
    pink7
    pink8
    pink9
    pink10
    pink11
    raspberry1
    raspberry2
    raspberry3
    raspberry4
    raspberry5
    raspberry6
    raspberry7
    raspberry8
    raspberry9
    raspberry10
    raspberry11
    indigo1
    indigo2
    indigo3
    indigo4
    indigo5
    indigo6
    indigo7
    indigo8
    indigo9
    indigo10
    indigo11
    baseWhite
    baseBlack
    base1
    base2
    accentLabel1
    accentLabel2
    accentLabel3
    accentLabel4
    accentLabel5
    accentLabel6
    accentLabel7
    accentLabel8
    accentLabel9
    accentLabel10
    accentBackground1
    accentBackground2
    accentBackground3
    accentBackground4
    accentBackground5
    accentBackground6
    accentBackground7
    accentBackground8
    accentBackground9
    accentBackground10
    cardShadow
    sectionShadow
    primaryGroupedBackground
    secondaryGroupedBackground
    tertiaryGroupedBackground
    primaryBackground
    secondaryBackground
    tertiaryBackground
    navBarTitleLabel
    primaryLabel
    secondaryLabel
    tertiaryLabel
    quaternaryLabel
    quinaryLabel
    neutralLabel
    primaryFill
    secondaryFill
    tertiaryFill
    quaternaryFill
    tintColor
    tintColor2
    tintColor3
    tintColorTapState
    negativeLabel
    positiveLabel
    criticalLabel
    informativeLabel
    negativeLabelTapState
    positiveLabelTapState
    criticalLabelTapState
    informativeLabelTapState
    neutralLabelTapState
    negativeBackground
    positiveBackground
    criticalBackground
    informationBackground
    neutralBackground
    negativeBackgroundTapState
    positiveBackgroundTapState
    criticalBackgroundTapState
    informationBackgroundTapState
    neutralBackgroundTapState
    separator
    separatorOpaque
    header
    headerBlended
    barTransparent
    contrastElement
    footer
    cellBackground
    chrome
    chromeSecondary
    chart1
    chart2
    chart3
    chart4
    chart5
    chart6
    chart7
    chart8
    chart9
    chart10
    chart11
    chart12
    stockUpStroke
    stockDownStroke
    chartBad
    chartCritical
    chartGood
    chartNeutral
    map1
    map2
    map3
    map4
    map5
    map6
    map7
    map8
    map9
    map10
    customColor1
    customColor2
    customColor3
    customColor4
    customColor5
    customColor6
    esriEdit
    jouleBrand
    jouleAccent1
    jouleAccent2
    jouleAccent3
    jouleGradient1
    jouleGradient2
    jouleSelectedFill
    jouleSelectedLabel
    quarternaryLabel unavailable quaternaryLabel
    quarternaryFill unavailable quaternaryFill
    shell deprecated header
    background1 deprecated primaryGroupedBackground
    background2 deprecated tertiaryGroupedBackground
    line deprecated separatorOpaque
    primary1 deprecated primaryLabel
    primary2 deprecated secondaryLabel
    primary3 deprecated tertiaryLabel
    primary4 deprecated secondaryFill
    primary5 deprecated footer
    primary6 deprecated secondaryGroupedBackground
    primary7 deprecated quaternaryLabel
    primary8 deprecated barTransparent
    primary9 deprecated separator
    primary10 deprecated contrastElement
    tintColorLight deprecated tintColor
    tintColorDark deprecated tintColor2
    tintColorTapStateLight deprecated
    tintColorTapStateDark deprecated
    cellBackgroundTapState deprecated quaternaryFill
    shadow deprecated cardShadow
    negative deprecated negativeLabel
    positive deprecated positiveLabel
    critical deprecated criticalLabel
    accent1 deprecated mango3
    accent1b deprecated mango4
    accent2 deprecated red4
    accent2b deprecated red5
    accent3 deprecated pink5
    accent4 deprecated pink6
    accent5 deprecated indigo6
    accent6 deprecated blue6
    accent6b deprecated blue7
    accent7 deprecated teal4
    accent7b deprecated teal5
    accent8 deprecated green4
    accent9 deprecated indigo5
    accent10 deprecated grey5
    accent10b deprecated grey4
    navigationBar deprecated header
    backgroundGradientTop deprecated header
    backgroundGradientBottom deprecated header
    backgroundBase deprecated primaryBackground
    """#

  static let v3_x: StaticString = #"""
    primary1                 FFFFFF   3F3A3A
    primary2                 D3D3D3   4E4E52
    primary3                 76767B
    primary4                 CCCCCC
    primary5                 F2F2F2
    primary6                 FFFFFF
    primary7                 5E6972
    primary8                 192835
    primary9                 F9F9F9
    tintColor                CAE4FB   3678AF
    tintColorLight           CAE4FB
    tintColorDark            3678AF
    tintColorTapState        6191BA   295171
    tintColorTapStateLight   6191BA
    tintColorTapStateDark    295171
    navigationBar            445E75
    backgroundGradientTop    445E75
    backgroundGradientBottom 3F566B
    backgroundBase           E8E8ED
    cellBackgroundTapState   F2F2F7
    line                     E8E8ED
    chart1                   74B3F0   5899DA
    chart2                   E8743B
    chart3                   19A979
    chart4                   ED4A7B
    chart5                   945ECF
    chart6                   13A4B4
    chart7                   5C66F5   525DF4
    chart8                   C63FA4   BF399E
    chart9                   6C8893
    chart10                  EE6868
    chart11                  387BB7   2F6497
    negative                 FF9B9B   D9364C
    critical                 FFDB79   FFA325
    positive                 8EF79F   3A835B
    map1                     2E4A62
    map2                     56840E
    map3                     A63788
    map4                     0079C6
    map5                     6B4EA0
    map6                     A16B00
    map7                     0B6295
    map8                     D0R774
    map9                     1C857A
    map10                    C45300
    esriEdit                 FFF114   1B6DD2
    """#

  static let v3_2: StaticString = #"""
    primary1                 FFFFFF   32363A
    primary2                 D9D9D9   515559
    primary3                 6A6D70
    primary4                 CCCCCC
    primary5                 FAFAFA
    primary6                 FFFFFF
    primary7                 74777A
    primary9                 EEEEEF
    primary10                89919A
    tintColorLight           0A6ED1
    tintColorDark            D1E8FF
    tintColor                D1E8FF   0A6ED1
    tintColorTapStateLight   0854A1
    tintColorTapStateDark    74A5D5
    tintColorTapState        74A5D5   0854A1
    navigationBar            354A5F
    backgroundGradientTop    354A5F
    backgroundGradientBottom 3F566B
    backgroundBase           F3F3F3
    line                     F3F3F3
    cellBackgroundTapState   EEEEEF
    chart1                   74B3F0   5899DA
    chart2                   E8743B
    chart3                   19A979
    chart4                   ED4A7B
    chart5                   945ECF
    chart6                   13A4B4
    chart7                   5C66F5   525DF4
    chart8                   C63FA4   BF399E
    chart9                   6C8893
    chart10                  EE6868
    chart11                  387BB7   2F6497
    negative                 FF9B9B   BB0000
    critical                 FFDB79   E9730C
    positive                 8EF79F   107E3E
    map1                     2E4A62
    map2                     56840E
    map3                     A63788
    map4                     0079C6
    map5                     6B4EA0
    map6                     A16B00
    map7                     0B6295
    map8                     D0R774
    map9                     1C857A
    map10                    C45300
    esriEdit                 FFF114   1B6DD2
    negativeBackground       FFEBEB
    criticalBackground       FEF7F1
    positiveBackground       F1FDF6
    informationBackground    F5FAFF
    accent1                  E38B16
    accent1b                 D17F15
    accent2                  DC7474
    accent2b                 D04343
    accent3                  DB1F77
    accent4                  C0399F
    accent5                  6367DE
    accent6                  5899DA
    accent6b                 2B78C5
    accent7                  13A4B4
    accent7b                 0F828F
    accent8                  7CA10C
    accent9                  925ACE
    accent10                 8497A4
    accent10b                647887
    """#

  static let v4: StaticString = #"""
    for primaryLabel use primary1
    for secondaryLabel use primary2
    for tertiaryLabel use primary3
    for secondaryFill use primary4
    for secondaryGroupedBackground use primary6
    for quaternaryLabel use primary7
    for barTransparent use primary8
    for separator use primary9
    for headerBlended use backgroundGradientTop
    for footer use backgroundGradientBottom
    for primaryGroupedBackground use backgroundBase
    primary1                 FFFFFF   32363A
    primary2                 FFFFFF   515559
    primary3                 EBEBF599 6A6D70
    primary4                 EBEBF54D CCCCCC
    primary5                 2C2C2E   FAFAFA
    primary6                 1C1C1E   FFFFFF
    primary7                 74777A   74777A
    primary9                 48484A   EEEEEF
    primary10                89919A   89919A
    tintColor                D1E8FF   0A6ED1
    tintColorLight           0A84FF   D1E8FF
    tintColorDark            0A84FF   0A6ED1
    tintColorTapState        0A84FF66 0854A1
    tintColorTapStateLight   0A84FF66 74A5D5
    tintColorTapStateDark    0A84FF66 0854A1
    navigationBar            161616CC 354A5F
    backgroundGradientTop    161616   354A5F
    backgroundGradientBottom 354A5F   354A5F
    backgroundBase           000000   F3F3F3
    line                     38383A   F3F3F3
    cellBackgroundTapState   47474CCC EEEEEF
    chart1                   74B3F0   5899DA
    chart2                   E8743B   E8743B
    chart3                   19A979   19A979
    chart4                   ED4A7B   ED4A7B
    chart5                   945ECF   945ECF
    chart6                   13A4B4   13A4B4
    chart7                   5C66F5   525DF4
    chart8                   C63FA4   BF399E
    chart9                   6C8893   6C8893
    chart10                  EE6868   EE6868
    chart11                  387BB7   2F6497
    negative                 FF453A   BB0000
    critical                 FF9F0A   E9730C
    positive                 32D74B   107E3E
    stockUpStroke            19A979   19A979
    stockDownStroke          EE6868   EE6868
    map1                     2E4A62   2E4A62
    map2                     56840E   56840E
    map3                     A63788   A63788
    map4                     0079C6   0079C6
    map5                     6B4EA0   6B4EA0
    map6                     A16B00   A16B00
    map7                     0B6295   0B6295
    map8                     D0R774   D0R774
    map9                     1C857A   1C857A
    map10                    C45300   C45300
    esriEdit                 FFF114   1B6DD2
    negativeBackground       583434CC FFEBEB
    criticalBackground       3E5045CC FEF7F1
    positiveBackground       6E442ACC F1FDF6
    informationBackground    2C4660CC F5FAFF
    accent1                  E38B16   E38B16
    accent1b                 D17F15   D17F15
    accent2                  DC7474   DC7474
    accent2b                 D04343   D04343
    accent3                  DB1F77   DB1F77
    accent4                  C0399F   C0399F
    accent5                  6367DE   6367DE
    accent6                  5899DA   5899DA
    accent6b                 2B78C5   2B78C5
    accent7                  13A4B4   13A4B4
    accent7b                 0F828F   0F828F
    accent8                  7CA10C   7CA10C
    accent9                  925ACE   925ACE
    accent10                 8497A4   8497A4
    accent10b                647887   647887
    """#

  static let v5: StaticString = #"""
    for separatorOpaque use line
    for contrastElement use primary10
    for tintColor2 use tintColorDark
    for cardShadow use shadow
    for mango3 use accent1
    for mango4 use accent1b
    for red4 use accent2
    for red5 use accent2b
    for pink5 use accent3
    for pink6 use accent4
    for indigo6 use accent5
    for blue6 use accent6
    for blue7 use accent6b
    for teal4 use accent7
    for teal5 use accent7b
    for green4 use accent8
    for indigo5 use accent9
    for grey5 use accent10
    for grey4 use accent10b
    shell                      2C3D4F   354A5F
    background1                1C2228   EDEFF0
    background2                232A31   F7F7F7
    line                       8696A9   89919A
    separator                  8696A945 89919A69
    primary1                   FAFAFA   32363A
    primary2                   EEF0F1   515456
    primary3                   D3D7D9   6A6D70
    primary4                   687D94   CCCCCC
    primary5                   23303E   FAFAFA
    primary6                   29313A   FFFFFF
    primary7                   B8BEC1   74777A
    primary8                   2F3943
    primary9                   3A4552   E5E5E5
    primary10                  8696A9   89919A
    shadow                     000000
    primaryGroupedBackground   1C2228   EDEFF0   232A31   EDEFF0
    secondaryGroupedBackground 232A31   FFFFFF   29313A   FFFFFF
    tertiaryGroupedBackground  29313A   FFFFFF   2F3943   FFFFFF
    primaryBackground          232A31   FFFFFF   29313A   FFFFFF   -        232A31
    secondaryBackground        1C2228   F7F7F7   232A31   F7F7F7   -        1C2228
    tertiaryBackground         29313A   FFFFFF   2F3943   FFFFFF   -        29313A
    primaryLabel               FAFAFA   32363A   -        -        FAFAFA   FAFAFA
    secondaryLabel             FAFAFAD9 32363AD9 -        -        FAFAFAD9 FAFAFAD9
    tertiaryLabel              FAFAFAB8 32363AB8 -        -        FAFAFAB8 FAFAFAB8
    quaternaryLabel            FAFAFA8C 32363A8C -        -        FAFAFA8C FAFAFA8C
    primaryFill                8696A948 89919A29 -        -        8696A948 8696A948
    secondaryFill              8696A933 89919A1F -        -        8696A933 8696A933
    tertiaryFill               8696A91F 89919A14 -        -        8696A91F 8696A91F
    quaternaryFill             8696A90A 89919A0A -        -        8696A90A 8696A90A
    header                     2C3D4F   354A5F
    headerBlended              232A31CD FFFFFFCD 29313ACD FFFFFFCD 232A31A6 FFFFFFA6
    barTransparent             23303EDA
    contrastElement            FAFAFA   2C3D4F
    footer                     23303EEB FAFAFAEB
    cellBackground             FFFFFF00
    cellBackgroundTapState     8696A91C 89919A1C
    tintColor                  91C8F6   0A6ED1   -        -        91C8F6   91C8F6
    tintColorLight             91C8F6   91C8F6
    tintColorDark              91C8F6   0A6ED1
    tintColorTapState          91C8F666 0A6ED166 -        -        91C8F666 91C8F666
    tintColorTapStateLight     0A84FF66 74A5D5
    tintColorTapStateDark      0A84FF66 0854A1
    chart1                     74B3F0   5899DA
    chart2                     E8743B   E8743B
    chart3                     19A979   19A979
    chart4                     ED4A7B   ED4A7B
    chart5                     945ECF   945ECF
    chart6                     13A4B4   13A4B4
    chart7                     5C66F5   525DF4
    chart8                     C63FA4   BF399E
    chart9                     6C8893   6C8893
    chart10                    EE6868   EE6868
    chart11                    387BB7   2F6497
    stockUpStroke              19A979   19A979
    stockDownStroke            EE6868   EE6868
    map1                       2E4A62   2E4A62
    map2                       56840E   56840E
    map3                       A63788   A63788
    map4                       0079C6   0079C6
    map5                       6B4EA0   6B4EA0
    map6                       A16B00   A16B00
    map7                       0B6295   0B6295
    map8                       D0R774   D0R774
    map9                       1C857A   1C857A
    map10                      C45300   C45300
    esriEdit                   FFF114   1B6DD2
    negative                   FF8888   BB0000
    positive                   ABE2AB   107E3E
    critical                   FABD64   E9730C
    negativeLabel              FF8888   BB0000   -        -        -        FF8888
    positiveLabel              ABE2AB   107E3E   -        -        -        ABE2AB
    criticalLabel              FABD64   E9730C   -        -        -        FABD64
    negativeBackground         FF888824 BB000014 -        -        -        BB000024
    positiveBackground         ABE2AB24 107E3E14 -        -        -        107E3E24
    criticalBackground         FABD6424 E9730C14 -        -        -        E9730C24
    informationBackground      91C8F624 0A6ED114 -        -        -        0A6ED124
    accent1                    E38B16   E38B16
    accent1b                   D17F15   D17F15
    accent2                    DC7474   DC7474
    accent2b                   D04343   D04343
    accent3                    DB1F77   DB1F77
    accent4                    C0399F   C0399F
    accent5                    6367DE   6367DE
    accent6                    5899DA   5899DA
    accent6b                   2B78C5   2B78C5
    accent7                    13A4B4   13A4B4
    accent7b                   0F828F   0F828F
    accent8                    7CA10C   7CA10C
    accent9                    925ACE   925ACE
    accent10                   8497A4   8497A4
    accent10b                  647887   647887
    """#

  static let v6: StaticString = #"""
    grey1                      111D29FF F5F6F7FF -        -        000000FF E8EBEDFF
    grey2                      223548FF D5DADDFF -        -        121C26FF CCD3D6FF
    grey3                      354A5FFF A9B4BEFF -        -        23303EFF 9CA9B4FF
    grey4                      475E75FF 8396A8FF -        -        344556FF 8799ABFF
    grey5                      5B738BFF 5B738BFF -        -        47596CFF 47596CFF
    grey6                      8396A8FF 475E75FF -        -        8799ABFF 344556FF
    grey7                      A9B4BEFF 354A5FFF -        -        9CA9B4FF 23303EFF
    grey8                      D5DADDFF 223548FF -        -        CCD3D6FF 121C26FF
    grey9                      F5F6F7FF 111D29FF -        -        E8EBEDFF 000000FF
    blue1                      00144AFF EBF8FFFF -        -        000000FF D6F1FFFF
    blue2                      002A86FF 89D1FFFF -        -        001647FF 99D7FFFF
    blue3                      0040B0FF 4DB1FFFF -        -        002D7AFF 47AFFFFF
    blue4                      0057D2FF 1B90FFFF -        -        0046A8FF 2E99FFFF
    blue5                      0070F2FF 0070F2FF -        -        0055B8FF 0055B8FF
    blue6                      1B90FFFF 0057D2FF -        -        2E99FFFF 0046A8FF
    blue7                      4DB1FFFF 0040B0FF -        -        47AFFFFF 002D7AFF
    blue8                      89D1FFFF 002A86FF -        -        99D7FFFF 001647FF
    blue9                      EBF8FFFF 00144AFF -        -        D6F1FFFF 000000FF
    teal1                      012931FF DAFDF5FF -        -        000000FF C5FCEFFF
    teal2                      02414CFF 64EDD2FF -        -        011E23FF 51EBCDFF
    teal3                      035663FF 00CEACFF -        -        023840FF 00CEACFF
    teal4                      046C7AFF 04ACA7FF -        -        03535EFF 04ACA7FF
    teal5                      07838FFF 07838FFF -        -        05626BFF 05626BFF
    teal6                      04ACA7FF 046C7AFF -        -        04ACA7FF 03535EFF
    teal7                      00CEACFF 035663FF -        -        00CEACFF 023840FF
    teal8                      64EDD2FF 02414CFF -        -        51EBCDFF 011E23FF
    teal9                      DAFDF5FF 012931FF -        -        C5FCEFFF 000000FF
    green1                     0E2B16FF F5FAE5FF -        -        000000FF EFF7D4FF
    green2                     164323FF 97DD40FF -        -        0A1F10FF A5E25AFF
    green3                     1E592FFF 5DC122FF -        -        13391EFF 5CBF22FF
    green4                     256F3AFF 36A41DFF -        -        1B502AFF 39AD1FFF
    green5                     188918FF 188918FF -        -        116411FF 116411FF
    green6                     36A41DFF 256F3AFF -        -        39AD1FFF 1B502AFF
    green7                     5DC122FF 1E592FFF -        -        5CBF22FF 13391EFF
    green8                     97DD40FF 164323FF -        -        A5E25AFF 0A1F10FF
    green9                     F5FAE5FF 0E2B16FF -        -        EFF7D4FF 000000FF
    mango1                     450B00FF FFF8D6FF -        -        000000FF FFF5C2FF
    mango2                     6D1900FF FFDF72FF -        -        330C00FF FFDA5CFF
    mango3                     8D2A00FF FFB300FF -        -        5C1B00FF EBA500FF
    mango4                     A93E00FF F58B00FF -        -        7A2D00FF F58B00FF
    mango5                     C35500FF C35500FF -        -        944000FF 944000FF
    mango6                     F58B00FF A93E00FF -        -        F58B00FF 7A2D00FF
    mango7                     FFB300FF 8D2A00FF -        -        EBA500FF 5C1B00FF
    mango8                     FFDF72FF 6D1900FF -        -        FFDA5CFF 330C00FF
    mango9                     FFF8D6FF 450B00FF -        -        FFF5C2FF 000000FF
    red1                       350000FF FFEAF4FF -        -        000000FF FFE0EFFF
    red2                       5A0404FF FF8CB2FF -        -        3B0303FF FFC2D6FF
    red3                       840606FF FF5C77FF -        -        660505FF FF8095FF
    red4                       AA0808FF EE3939FF -        -        840606FF F26969FF
    red5                       D20A0AFF D20A0AFF -        -        B40909FF B40909FF
    red6                       EE3939FF AA0808FF -        -        F26969FF 840606FF
    red7                       FF5C77FF 840606FF -        -        FF8095FF 660505FF
    red8                       FF8CB2FF 5A0404FF -        -        FFC2D6FF 3B0303FF
    red9                       FFEAF4FF 350000FF -        -        FFE0EFFF 000000FF
    pink1                      28004AFF FFF0FAFF -        -        000000FF FFE0F5FF
    pink2                      510080FF FFAFEDFF -        -        2D0047FF FFBDF0FF
    pink3                      7800A4FF FF8AF0FF -        -        560075FF FF75EDFF
    pink4                      A100C2FF F31DEDFF -        -        7B0094FF F54CF1FF
    pink5                      CC00DCFF CC00DCFF -        -        9C00A8FF 9C00A8FF
    pink6                      F31DEDFF A100C2FF -        -        F54CF1FF 7B0094FF
    pink7                      FF8AF0FF 7800A4FF -        -        FF75EDFF 560075FF
    pink8                      FFAFEDFF 510080FF -        -        FFBDF0FF 2D0047FF
    pink9                      FFF0FAFF 28004AFF -        -        FFE0F5FF 000000FF
    indigo1                    1C0C6EFF F1ECFFFF -        -        000000FF ECE5FFFF
    indigo2                    2C13ADFF D3B6FFFF -        -        160A57FF DDC7FFFF
    indigo3                    470CEDFF B894FFFF -        -        2F089BFF B894FFFF
    indigo4                    5D36FFFF 9B76FFFF -        -        2F00F5FF A180FFFF
    indigo5                    7858FFFF 7858FFFF -        -        4A1FFFFF 4A1FFFFF
    indigo6                    9B76FFFF 5D36FFFF -        -        A180FFFF 2F00F5FF
    indigo7                    B894FFFF 470CEDFF -        -        B894FFFF 2F089BFF
    indigo8                    D3B6FFFF 2C13ADFF -        -        DDC7FFFF 160A57FF
    indigo9                    F1ECFFFF 1C0C6EFF -        -        ECE5FFFF 000000FF
    baseWhite                  FFFFFFFF FFFFFFFF -        -        FFFFFFFF FFFFFFFF
    baseBlack                  000000FF 000000FF -        -        000000FF 000000FF
    cardShadow                 0000004D 5B738B14 -        -        0000004D 47596C14
    sectionShadow              0000003D 5B738B3D -        -        9CA9B4FF 47596C3D
    primaryBackground          000000FF FFFFFFFF 192027FF -        000000FF FFFFFFFF 1C242BFF
    secondaryBackground        0F1216FF F5F6F7FF 1F272FFF -        171E23FF E8EBEDFF 252E38FF
    tertiaryBackground         161C21FF FFFFFFFF 242E38FF -        1C242BFF FFFFFFFF 2B3541FF
    primaryGroupedBackground   000000FF F5F6F7FF 192027FF -        000000FF E8EBEDFF 1C242BFF
    secondaryGroupedBackground 161C21FF FFFFFFFF 242E38FF -        1C242BFF FFFFFFFF 2B3541FF
    tertiaryGroupedBackground  0F1216FF F5F6F7FF 1F272FFF -        171E23FF E8EBEDFF 252E38FF
    primaryLabel               F5F6F7FF 223548FF -        -        FFFFFFFF 000000FF
    secondaryLabel             D5DADDFF 475E75FF -        -        D5DADDFF 121C26FF
    tertiaryLabel              A9B4BEFF 475E75E5 -        -        CCD2D6FF 344556FF
    quaternaryLabel            8396A8FF 5B738BD4 -        -        9CA9B4FF 47596CFF
    primaryFill                223548FF FFFFFFFF -        -        344556FF FFFFFFFF
    secondaryFill              8396A81F 5B738B0F -        -        8799AB23 47596C0F
    tertiaryFill               8396A845 5B738B29 -        -        8799AB45 47596C29
    quaternaryFill             8396A814 5B738B14 -        -        8799AB19 47596C14
    tintColor                  4DB1FFFF 0070F2FF -        -        99D7FFFF 0055B8FF
    tintColor2                 4DB1FFFF 0057D2FF -        -        99D7FFFF 0046A8FF
    tintColorTapState          1B90FFFF 0040B0FF -        -        2E99FFFF 002D7AFF
    negativeLabel              FF5C77FF D20A0AFF -        -        FFC2D6FF 840606FF
    positiveLabel              5DC122FF 256F3AFF -        -        A5E25AFF 1B502AFF
    criticalLabel              F58B00FF C35500FF -        -        FFDA5CFF 7A2D00FF
    negativeBackground         350000FF FFEAF4FF -        -        660505FF FFE0EFFF
    positiveBackground         0E2B16FF F5FAE5FF -        -        13391EFF EEF7D4FF
    criticalBackground         450B00FF FFF8D6FF -        -        5C1B00FF FFF5C2FF
    informationBackground      00144AFF EBF8FFFF -        -        002C7AFF D6F1FFFF
    separator                  8396A85E 5B738B5E -        -        9CA9B45E 47596C5E
    separatorOpaque            8396A8D4 5B738BD4 -        -        9CA9B4FF 47596CEB
    header                     161C21FF FFFFFFFF 242E38FF -        1C242BFF FFFFFFFF 2B3541FF
    headerBlended              161C21FF FFFFFFFF 242E38FF -        1C242BFF FFFFFFFF 2B3541FF
    barTransparent             111D29D9 111D29D9 -        -        000000D9 000000D9
    contrastElement            8396A8FF 5B738BFF -        -        9CA9B4FF 47596CFF
    footer                     192027FF FFFFFFFF 26303AFF -        1C242BFF FFFFFFFF 2B3541FF
    cellBackground             22354800 FFFFFF00 -        -        00000000 FFFFFF00
    chart1                     74B3F0   5899DA
    chart2                     E8743B   E8743B
    chart3                     19A979   19A979
    chart4                     ED4A7B   ED4A7B
    chart5                     945ECF   945ECF
    chart6                     13A4B4   13A4B4
    chart7                     5C66F5   525DF4
    chart8                     C63FA4   BF399E
    chart9                     6C8893   6C8893
    chart10                    EE6868   EE6868
    chart11                    387BB7   2F6497
    stockUpStroke              19A979   19A979
    stockDownStroke            EE6868   EE6868
    map1                       2E4A62   2E4A62
    map2                       56840E   56840E
    map3                       A63788   A63788
    map4                       0079C6   0079C6
    map5                       6B4EA0   6B4EA0
    map6                       A16B00   A16B00
    map7                       0B6295   0B6295
    map8                       D0R774   D0R774
    map9                       1C857A   1C857A
    map10                      C45300   C45300
    esriEdit                   FFF114   1B6DD2
    """#

  static let v7: StaticString = #"""
    grey1                         12171CFF F5F6F7FF -        -        1C242BFF EAECEEFF
    grey2                         1A2733FF EAECEEFF -        -        22313FFF D5DADDFF
    grey3                         223548FF D5DADDFF -        -        2B3E4FFF A9B4BEFF
    grey4                         354A5FFF A9B4BEFF -        -        364D63FF 96A6B5FF
    grey5                         475E75FF 8396A8FF -        -        3F5A73FF 8799ABFF
    grey6                         5B738BFF 5B738BFF -        -        5B738BFF 5B738BFF
    grey7                         8396A8FF 475E75FF -        -        A5B0BBFF 354A5FFF
    grey8                         A9B4BEFF 354A5FFF -        -        C0C9CEFF 223548FF
    grey9                         D5DADDFF 223548FF -        -        D7DBE0FF 1A2733FF
    grey10                        EAECEEFF 1A2733FF -        -        E8EBEDFF 12171CFF
    grey11                        F5F6F7FF 12171CFF -        -        FFFFFFFF 000000FF
    red1                          350000FF FFEAF4FF -        -        470000FF FFE0F0FF
    red2                          5A0404FF FFD5EAFF -        -        5D0404FF FFBDD8FF
    red3                          840606FF FFB2D2FF -        -        790606FF FF99BBFF
    red4                          AA0808FF FF8CB2FF -        -        970707FF FF7596FF
    red5                          D20A0AFF FF5C77FF -        -        B40808FF FF5C77FF
    red6                          EE3939FF EE3939FF -        -        D20A0AFF D20A0AFF
    red7                          FF5C77FF D20A0AFF -        -        FF8AB9FF 9C0707FF
    red8                          FF8CB2FF AA0808FF -        -        FFADD1FF 7F0505FF
    red9                          FFB2D2FF 840606FF -        -        FFD5EAFF 4E0303FF
    red10                         FFD5EAFF 5A0404FF -        -        FFEAF4FF 350000FF
    red11                         FFEAF4FF 350000FF -        -        FFFFFFFF 000000FF
    mango1                        450B00FF FFF8D6FF -        -        470B00FF FFF3B8FF
    mango2                        6D1900FF FFF3B8FF -        -        611600FF FFE17AFF
    mango3                        8D2A00FF FFDF72FF -        -        7A2400FF FFCB52FF
    mango4                        A93E00FF FFC933FF -        -        853100FF FFAB24FF
    mango5                        C35500FF FFB300FF -        -        993800FF DB8000FF
    mango6                        E76500FF E76500FF -        -        C35500FF C35500FF
    mango7                        FFB300FF C35500FF -        -        EBA500FF 853100FF
    mango8                        FFC933FF A93E00FF -        -        FFD972FF 702100FF
    mango9                        FFDF72FF 8D2A00FF -        -        FFEDADFF 450B00FF
    mango10                       FFF3B8FF 6D1900FF -        -        FFF8D6FF 290700FF
    mango11                       FFF8D6FF 450B00FF -        -        FFFFFFFF 000000FF
    green1                        0E2B16FF F5FAE5FF -        -        0D2614FF EAF4C7FF
    green2                        164323FF EBF5CBFF -        -        12361CFF B6E779FF
    green3                        1E592FFF BDE986FF -        -        184826FF 93DC38FF
    green4                        256F3AFF 97DD40FF -        -        1D5827FF 66D425FF
    green5                        188918FF 5DC122FF -        -        216326FF 56B21FFF
    green6                        36A41DFF 36A41DFF -        -        188918FF 188918FF
    green7                        5DC122FF 188918FF -        -        60C723FF 1C542CFF
    green8                        97DD40FF 256F3AFF -        -        BDE986FF 164323FF
    green9                        BDE986FF 1E592FFF -        -        E1F0B2FF 0E2B16FF
    green10                       EBF5CBFF 164323FF -        -        F5FAE5FF 091B0EFF
    green11                       F5FAE5FF 0E2B16FF -        -        FFFFFFFF 000000FF
    teal1                         012931FF DAFDF5FF -        -        01262DFF C2FCEEFF
    teal2                         02414CFF C2FCEEFF -        -        023741FF 84F1DBFF
    teal3                         035663FF 64EDD2FF -        -        02454FFF 3BE2C4FF
    teal4                         046C7AFF 2CE0BFFF -        -        03535EFF 1ECDB2FF
    teal5                         07838FFF 00CEACFF -        -        04606DFF 00B295FF
    teal6                         049F9AFF 049F9AFF -        -        07838FFF 07838FFF
    teal7                         00CEACFF 07838FFF -        -        00C7C0FF 03535EFF
    teal8                         2CE0BFFF 046C7AFF -        -        64EDD2FF 02414CFF
    teal9                         64EDD2FF 035663FF -        -        A8FBE7FF 012931FF
    teal10                        C2FCEEFF 02414CFF -        -        DAFDF5FF 01191EFF
    teal11                        DAFDF5FF 012931FF -        -        FFFFFFFF 000000FF
    blue1                         00144AFF EBF8FFFF -        -        001A61FF D1EFFFFF
    blue2                         002A86FF D1EFFFFF -        -        002880FF A6E0FFFF
    blue3                         0040B0FF A6E0FFFF -        -        003899FF #7ACBFFFF
    blue4                         0057D2FF 89D1FFFF -        -        0046A8FF 5CB7FFFF
    blue5                         0070F2FF 4DB1FFFF -        -        0051C2FF 3399FFFF
    blue6                         1B90FFFF 1B90FFFF -        -        0070F2FF 0070F2FF
    blue7                         4DB1FFFF 0070F2FF -        -        57B5FFFF 0046A8FF
    blue8                         89D1FFFF 0057D2FF -        -        A6E0FFFF 002A86FF
    blue9                         A6E0FFFF 0040B0FF -        -        CCEDFFFF 001E70FF
    blue10                        D1EFFFFF 002A86FF -        -        EBF8FFFF 00144AFF
    blue11                        EBF8FFFF 00144AFF -        -        FFFFFFFF 000000FF
    indigo1                       0E0637FF F1ECFFFF -        -        1A0B65FF ECE5FFFF
    indigo2                       1C0C6EFF E2D8FFFF -        -        230F8AFF DDC7FFFF
    indigo3                       2C13ADFF D3B6FFFF -        -        2C13ADFF C2A3FFFF
    indigo4                       470CEDFF B894FFFF -        -        3F0BD1FF AD8FFFFF
    indigo5                       5D36FFFF 9B76FFFF -        -        5720F4FF A081F9FF
    indigo6                       7858FFFF 7858FFFF -        -        7F55F6FF 7F55F6FF
    indigo7                       9B76FFFF 5D36FFFF -        -        B9A3FBFF 440CE4FF
    indigo8                       B894FFFF 470CEDFF -        -        D3B6FFFF 28119CFF
    indigo9                       D3B6FFFF 2C13ADFF -        -        DDD1FFFF 1A0B65FF
    indigo10                      E2D8FFFF 1C0C6EFF -        -        F1ECFFFF 0E0637FF
    indigo11                      F1ECFFFF 0E0637FF -        -        FFFFFFFF 000000FF
    pink1                         28004AFF FFF0FAFF -        -        340061FF FFE0F5FF
    pink2                         510080FF FFDCF3FF -        -        4D007AFF FFB8EFFF
    pink3                         7800A4FF FFAFEDFF -        -        65008AFF FF99F2FF
    pink4                         A100C2FF FF8AF0FF -        -        7F0099FF F87CF5FF
    pink5                         CC00DCFF F65AF2FF -        -        9400B2FF F65AF2FF
    pink6                         F31DEDFF F31DEDFF -        -        CC00DCFF CC00DCFF
    pink7                         F65AF2FF CC00DCFF -        -        F881F5FF 7F0099FF
    pink8                         FF8AF0FF A100C2FF -        -        FFA3EEFF 510080FF
    pink9                         FFAFEDFF 7800A4FF -        -        FFD1EFFF 410066FF
    pink10                        FFDCF3FF 510080FF -        -        FFF0FAFF 240042FF
    pink11                        FFF0FAFF 28004AFF -        -        FFFFFFFF 000000FF
    raspberry1                    510136FF FFF0F5FF -        -        41012CFF FFE5EEFF
    raspberry2                    71014BFF FFDCE8FF -        -        600140FF FFC2D7FF
    raspberry3                    9B015DFF FECBDAFF -        -        7F014CFF FDA0BBFF
    raspberry4                    BA066CFF FEADC8FF -        -        940556FF FD81ABFF
    raspberry5                    DF1278FF FE83AEFF -        -        AD0664FF FE6299FF
    raspberry6                    FA4F96FF FA4F96FF -        -        DF1278FF E3127AFF
    raspberry7                    FE83AEFF DF1278FF -        -        FE8B8EFF 8A0450FF
    raspberry8                    FEADC8FF BA066CFF -        -        FDAAB1FF 71014BFF
    raspberry9                    FECBDAFF 9B015DFF -        -        FFDBE1FF 510136FF
    raspberry10                   FFDCE8FF 71014BFF -        -        FFF0F5FF 320122FF
    raspberry11                   FFF0F5FF 510136FF -        -        FFFFFFFF 000000FF
    baseWhite                     FFFFFFFF FFFFFFFF -        -        FFFFFFFF FFFFFFFF
    baseBlack                     000000FF 000000FF -        -        000000FF 000000FF
    base1                         FFFFFFFF 000000FF -        -        FFFFFFFF 000000FF
    base2                         000000FF FFFFFFFF -        -        000000FF FFFFFFFF
    accentLabel1                  FFDF72FF A93E00FF -        -        FFEDADFF 702100FF
    accentLabel2                  FFB2D2FF AA0808FF -        -        FFD5EAFF 7F0505FF
    accentLabel3                  FECBDAFF BA066CFF -        -        FFDBE1FF 71014BFF
    accentLabel4                  FFAFEDFF A100C2FF -        -        FFD1EFFF 510080FF
    accentLabel5                  D3B6FFFF 470CEDFF -        -        DDD1FFFF 28119CFF
    accentLabel6                  A6E0FFFF 0057D2FF -        -        CCEDFFFF 002A86FF
    accentLabel7                  64EDD2FF 046C7AFF -        -        A8FBE7FF 02414CFF
    accentLabel8                  BDE986FF 256F3AFF -        -        E1F0B2FF 164323FF
    accentLabel9                  D0B8EAFF 6C32A9FF -        -        CDB4E9FF 56248FFF
    accentLabel10                 D5DADDFF 354A5FFF -        -        D7DBE0FF 223548FF
    accentBackground1             8D2A00FF FFF3B8FF -        -        7A2400FF FFE17AFF
    accentBackground2             840606FF FFD5EAFF -        -        790606FF FFBDD8FF
    accentBackground3             9B015DFF FFDCE8FF -        -        7F014CFF FFC2D7FF
    accentBackground4             7800A4FF FFDCF3FF -        -        65008AFF FFB8EFFF
    accentBackground5             2C13ADFF E2D8FFFF -        -        2C13ADFF DDC7FFFF
    accentBackground6             0040B0FF D1EFFFFF -        -        003899FF A6E0FFFF
    accentBackground7             035663FF C2FCEEFF -        -        02454FFF 84F1DBFF
    accentBackground8             1E592FFF EBF5CBFF -        -        184826FF B6E779FF
    accentBackground9             511F89FF DDCCF0FF -        -        401E67FF E2D4F2FF
    accentBackground10            223548FF EAECEEFF -        -        2B3E4FFF D5DADDFF
    cardShadow                    0000004D 5B738B14 -        -        0000004D 47596C14
    sectionShadow                 0000003D 5B738B3D -        -        9CA9B4FF 47596C3D
    primaryBackground             000000FF FFFFFFFF 192027FF -        000000FF FFFFFFFF 1C242BFF
    secondaryBackground           0F1216FF F5F6F7FF 1F272FFF -        171E23FF E8EBEDFF 252E38FF
    tertiaryBackground            161C21FF FFFFFFFF 242E38FF -        1C242BFF FFFFFFFF 2B3541FF
    primaryGroupedBackground      000000FF F5F6F7FF 192027FF -        000000FF E8EBEDFF 1C242BFF
    secondaryGroupedBackground    161C21FF FFFFFFFF 242E38FF -        1C242BFF FFFFFFFF 2B3541FF
    tertiaryGroupedBackground     0F1216FF F5F6F7FF 1F272FFF -        171E23FF E8EBEDFF 252E38FF
    navBarTitleLabel              F5F6F7FF 223548FF -        -        FFFFFFFF 000000FF
    primaryLabel                  F5F6F7FF 223548FF -        -        FFFFFFFF 000000FF
    secondaryLabel                D5DADDFF 475E75FF -        -        EAECEEFF 121C26FF
    tertiaryLabel                 A9B4BEFF 475E75E5 -        -        CCD2D6FF 344556FF
    quaternaryLabel               8396A8FF 5B738BD4 -        -        9CA9B4FF 47596CFF
    primaryFill                   8396A80F FFFFFFFF -        -        8799AB0F FFFFFFFF
    secondaryFill                 8396A833 5B738B14 -        -        8799AB3D 5B738B29
    tertiaryFill                  8396A81A 5B738B0A -        -        8799AB29 5B738B14
    quaternaryFill                8396A838 5B738B1A -        -        8799AB4D 5B738B3D
    tintColor                     4DB1FFFF 0070F2FF -        -        99D7FFFF 0046A8FF
    tintColor2                    4DB1FFFF 0057D2FF -        -        D1EFFFFF 0046A8FF
    tintColorTapState             1B90FFFF 0040B0FF -        -        2E99FFFF 001E70FF
    negativeLabel                 FF8CB2FF D20A0AFF -        -        FFADD1FF 9C0707FF
    positiveLabel                 97DD40FF 256F3AFF -        -        BDE986FF 164323FF
    criticalLabel                 FFC933FF C35500FF -        -        FFD972FF 853100FF
    negativeLabelTapState         FF5C77FF AA0808FF -        -        FF5C77FF 7F0505FF
    positiveLabelTapState         5DC122FF 1E592FFF -        -        60C723FF 0E2B16FF
    criticalLabelTapState         FFB300FF A93E00FF -        -        EBA500FF 702100FF
    negativeBackground            FF525229 FF80BC29 -        -        5D0404FF FFE0F0FF
    positiveBackground            66FF9029 BDDE5429 -        -        12361CFF EAF4C7FF
    criticalBackground            FFC93329 FFD50029 -        -        611600FF FFF3B8FF
    informationBackground         366CFE29 85D4FF29 -        -        002880FF D1EFFFFF
    negativeBackgroundTapState    FF52521F FF80BC52 -        -        470000FF FFBDD8FF
    positiveBackgroundTapState    66FF901F BDDE5452 -        -        0D2614FF B6E779FF
    criticalBackgroundTapState    FFC9331F FFD50052 -        -        470B00FF FFE17AFF
    informationBackgroundTapState 366CFE1F 85D4FF52 -        -        001A61FF A6E0FFFF
    separator                     8396A85E 5B738B5E -        -        9CA9B45E 47596C5E
    separatorOpaque               8396A8D4 5B738BD4 -        -        9CA9B4FF 47596CEB
    header                        161C21FF FFFFFFFF 242E38FF -        1C242BFF FFFFFFFF 2B3541FF
    headerBlended                 161C21FF FFFFFFFF 242E38FF -        1C242BFF FFFFFFFF 2B3541FF
    barTransparent                111D29D9 111D29D9 -        -        000000D9 000000D9
    contrastElement               8396A8FF 5B738BFF -        -        9CA9B4FF 47596CFF
    footer                        192027FF FFFFFFFF 26303AFF -        1C242BFF FFFFFFFF 2B3541FF
    cellBackground                22354800 FFFFFF00 -        -        00000000 FFFFFF00
    chart1                        4DB1FF   1B90FF
    chart2                        FFB300   E76500
    chart3                        5DC122   36A41D
    chart4                        FE83AE   FA4F96
    chart5                        9B76FF   7858FF
    chart6                        00CEAC   049F9A
    chart7                        5C66F5   525DF4
    chart8                        8396A8   5B738B
    chart9                        FF5C77   EE3939
    chart10                       00CEAC   049F9A
    chart11                       4DB1FF   1B90FF
    stockUpStroke                 19A979   19A979
    stockDownStroke               EE6868   EE6868
    map1                          2E4A62   2E4A62
    map2                          56840E   56840E
    map3                          A63788   A63788
    map4                          0079C6   0079C6
    map5                          6B4EA0   6B4EA0
    map6                          A16B00   A16B00
    map7                          0B6295   0B6295
    map8                          D0R774   D0R774
    map9                          1C857A   1C857A
    map10                         C45300   C45300
    customColor1                  475E75FF 8396A8FF -        -        344556FF 8799ABFF
    customColor2                  0057D2FF 1B90FFFF -        -        0046A8FF 2E99FFFF
    customColor3                  046C7AFF 04ACA7FF -        -        03535EFF 04ACA7FF
    customColor4                  256F3AFF 36A41DFF -        -        1B502AFF 39AD1FFF
    customColor5                  A93E00FF F58B00FF -        -        7A2D00FF F58B00FF
    customColor6                  D20A0AFF D20A0AFF -        -        B40909FF B40909FF
    esriEdit                      FFF114   1B6DD2
    """#

  static let v8: StaticString = #"""
    grey1                         12171CFF F5F6F7FF -        -        1C242BFF EAECEEFF
    grey2                         1A2733FF EAECEEFF -        -        22313FFF D5DADDFF
    grey3                         223548FF D5DADDFF -        -        2B3E4FFF A9B4BEFF
    grey4                         354A5FFF A9B4BEFF -        -        364D63FF 96A6B5FF
    grey5                         475E75FF 8396A8FF -        -        3F5A73FF 8799ABFF
    grey6                         5B738BFF 5B738BFF -        -        5B738BFF 5B738BFF
    grey7                         8396A8FF 475E75FF -        -        A5B0BBFF 354A5FFF
    grey8                         A9B4BEFF 354A5FFF -        -        C0C9CEFF 223548FF
    grey9                         D5DADDFF 223548FF -        -        D7DBE0FF 1A2733FF
    grey10                        EAECEEFF 1A2733FF -        -        E8EBEDFF 12171CFF
    grey11                        F5F6F7FF 12171CFF -        -        FFFFFFFF 000000FF
    red1                          350000FF FFEAF4FF -        -        470000FF FFE0F0FF
    red2                          5A0404FF FFD5EAFF -        -        5D0404FF FFBDD8FF
    red3                          840606FF FFB2D2FF -        -        790606FF FF99BBFF
    red4                          AA0808FF FF8CB2FF -        -        970707FF FF7596FF
    red5                          D20A0AFF FF5C77FF -        -        B40808FF FF5C77FF
    red6                          EE3939FF EE3939FF -        -        D20A0AFF D20A0AFF
    red7                          FF5C77FF D20A0AFF -        -        FF8AB9FF 9C0707FF
    red8                          FF8CB2FF AA0808FF -        -        FFADD1FF 7F0505FF
    red9                          FFB2D2FF 840606FF -        -        FFD6EBFF 4E0303FF
    red10                         FFD5EAFF 5A0404FF -        -        FFEAF4FF 350000FF
    red11                         FFEAF4FF 350000FF -        -        FFFFFFFF 000000FF
    mango1                        450B00FF FFF8D6FF -        -        470B00FF FFF3B8FF
    mango2                        6D1900FF FFF3B8FF -        -        611700FF FFE17AFF
    mango3                        8D2A00FF FFDF72FF -        -        7A2500FF FFCB52FF
    mango4                        A93E00FF FFC933FF -        -        853100FF FFAB24FF
    mango5                        C35500FF FFB300FF -        -        993800FF F58F00FF
    mango6                        E76500FF E76500FF -        -        C25400FF C35500FF
    mango7                        FFB300FF C35500FF -        -        EBA400FF 853100FF
    mango8                        FFC933FF A93E00FF -        -        FFD970FF 702100FF
    mango9                        FFDF72FF 8D2A00FF -        -        FFEDADFF 450B00FF
    mango10                       FFF3B8FF 6D1900FF -        -        FFF8D6FF 290700FF
    mango11                       FFF8D6FF 450B00FF -        -        FFFFFFFF 000000FF
    green1                        0E2B16FF F5FAE5FF -        -        0D2614FF EAF4C7FF
    green2                        164323FF EBF5CBFF -        -        12361CFF B6E779FF
    green3                        1E592FFF BDE986FF -        -        184927FF 93DC38FF
    green4                        256F3AFF 97DD40FF -        -        1D5827FF 62CC24FF
    green5                        188918FF 5DC122FF -        -        216327FF 56B21FFF
    green6                        36A41DFF 36A41DFF -        -        188918FF 188918FF
    green7                        5DC122FF 188918FF -        -        5FC723FF 1C542CFF
    green8                        97DD40FF 256F3AFF -        -        BDE986FF 164323FF
    green9                        BDE986FF 1E592FFF -        -        E0F0B2FF 0E2B16FF
    green10                       EBF5CBFF 164323FF -        -        F5FAE5FF 091B0EFF
    green11                       F5FAE5FF 0E2B16FF -        -        FFFFFFFF 000000FF
    teal1                         012931FF DAFDF5FF -        -        01262DFF C2FCEEFF
    teal2                         02414CFF C2FCEEFF -        -        023640FF 84F1DBFF
    teal3                         035663FF 64EDD2FF -        -        024550FF 3BE2C4FF
    teal4                         046C7AFF 2CE0BFFF -        -        03535EFF 1ECDB2FF
    teal5                         07838FFF 00CEACFF -        -        04606CFF 00B295FF
    teal6                         049F9AFF 049F9AFF -        -        07828DFF 07828DFF
    teal7                         00CEACFF 07838FFF -        -        00C7C0FF 03535EFF
    teal8                         2CE0BFFF 046C7AFF -        -        64EDD1FF 02404BFF
    teal9                         64EDD2FF 035663FF -        -        A7FBE7FF 012A32FF
    teal10                        C2FCEEFF 02414CFF -        -        D8FDF4FF 01191EFF
    teal11                        DAFDF5FF 012931FF -        -        FFFFFFFF 000000FF
    blue1                         00144AFF EBF8FFFF -        -        001A61FF D1EFFFFF
    blue2                         002A86FF D1EFFFFF -        -        002880FF A3DFFFFF
    blue3                         0040B0FF A6E0FFFF -        -        003899FF 7ACCFFFF
    blue4                         0057D2FF 89D1FFFF -        -        0046A8FF 5CB6FFFF
    blue5                         0070F2FF 4DB1FFFF -        -        0051C2FF 3399FFFF
    blue6                         1B90FFFF 1B90FFFF -        -        0070F0FF 0070F0FF
    blue7                         4DB1FFFF 0070F2FF -        -        57B6FFFF 0046A8FF
    blue8                         89D1FFFF 0057D2FF -        -        A3DFFFFF 002A85FF
    blue9                         A6E0FFFF 0040B0FF -        -        CCEDFFFF 001E70FF
    blue10                        D1EFFFFF 002A86FF -        -        EBF8FFFF 00144DFF
    blue11                        EBF8FFFF 00144AFF -        -        FFFFFFFF 000000FF
    indigo1                       0E0637FF F1ECFFFF -        -        1A0B65FF ECE5FFFF
    indigo2                       1C0C6EFF E2D8FFFF -        -        240F8AFF DDC7FFFF
    indigo3                       2C13ADFF D3B6FFFF -        -        2D13AEFF C2A3FFFF
    indigo4                       470CEDFF B894FFFF -        -        400BD0FF AD8FFFFF
    indigo5                       5D36FFFF 9B76FFFF -        -        581FF4FF A180F9FF
    indigo6                       7858FFFF 7858FFFF -        -        8055F6FF 8055F6FF
    indigo7                       9B76FFFF 5D36FFFF -        -        B8A2FBFF 460CE4FF
    indigo8                       B894FFFF 470CEDFF -        -        D4B8FFFF 28119CFF
    indigo9                       D3B6FFFF 2C13ADFF -        -        DDD1FFFF 1A0B65FF
    indigo10                      E2D8FFFF 1C0C6EFF -        -        F0EBFFFF 0E0637FF
    indigo11                      F1ECFFFF 0E0637FF -        -        FFFFFFFF 000000FF
    pink1                         28004AFF FFF0FAFF -        -        340060FF FFE0F5FF
    pink2                         510080FF FFDCF3FF -        -        4D007AFF FFB8EEFF
    pink3                         7800A4FF FFAFEDFF -        -        640089FF FF99F1FF
    pink4                         A100C2FF FF8AF0FF -        -        7F0099FF F87CF6FF
    pink5                         CC00DCFF F65AF2FF -        -        9400B2FF F65AF1FF
    pink6                         F31DEDFF F31DEDFF -        -        CC00DBFF CC00DBFF
    pink7                         F65AF2FF CC00DCFF -        -        F781F3FF 7F0099FF
    pink8                         FF8AF0FF A100C2FF -        -        FFA3EEFF 510080FF
    pink9                         FFAFEDFF 7800A4FF -        -        FFD1EFFF 400066FF
    pink10                        FFDCF3FF 510080FF -        -        FFF0FAFF 240042FF
    pink11                        FFF0FAFF 28004AFF -        -        FFFFFFFF 000000FF
    raspberry1                    510136FF FFF0F5FF -        -        41002BFF FFE5EEFF
    raspberry2                    71014BFF FFDCE8FF -        -        60003FFF FFC1D6FF
    raspberry3                    9B015DFF FECBDAFF -        -        7E004CFF FDA0BAFF
    raspberry4                    BA066CFF FEADC8FF -        -        940456FF FD81ABFF
    raspberry5                    FE83AEFF FE83AEFF -        -        AD0564FF FE6198FF
    raspberry6                    FA4F96FF FA4F96FF -        -        DD1177FF E2127AFF
    raspberry7                    FE83AEFF DF1278FF -        -        FD8A8EFF 8A0450FF
    raspberry8                    FEADC8FF BA066CFF -        -        FDAAB1FF 6F014AFF
    raspberry9                    FECBDAFF 9B015DFF -        -        FFDBE1FF 510136FF
    raspberry10                   FFDCE8FF 71014BFF -        -        FFF0F5FF 320021FF
    raspberry11                   FFF0F5FF 510136FF -        -        FFFFFFFF 000000FF
    baseWhite                     FFFFFFFF FFFFFFFF -        -        FFFFFFFF FFFFFFFF
    baseBlack                     000000FF 000000FF -        -        000000FF 000000FF
    base1                         FFFFFFFF 000000FF -        -        FFFFFFFF 000000FF
    base2                         000000FF FFFFFFFF -        -        000000FF FFFFFFFF
    accentLabel1                  FFDF72FF A93E00FF -        -        FFF3B8FF 702100FF
    accentLabel2                  FFB2D2FF AA0808FF -        -        FFE0F0FF 7F0505FF
    accentLabel3                  FECBDAFF BA066CFF -        -        FFE5EEFF 6F014AFF
    accentLabel4                  FFAFEDFF A110C2FF -        -        FFE0F5FF 510080FF
    accentLabel5                  D3B6FFFF 470CEDFF -        -        ECE5FFFF 28119CFF
    accentLabel6                  A6E0FFFF 0057D2FF -        -        D1EFFFFF 002A85FF
    accentLabel7                  64EDD2FF 046C7AFF -        -        C2FCEEFF 02404BFF
    accentLabel8                  BDE986FF 256F3AFF -        -        EAF4C7FF 164323FF
    accentLabel9                  D0B8EAFF 6C32A9FF -        -        CDB4E9FF 56248FFF
    accentLabel10                 D5DADDFF 354A5FFF -        -        EAECEEFF 223548FF
    accentBackground1             8D2A00FF FFF3B8FF -        -        853100FF FFE17AFF
    accentBackground2             840606FF FFD5EAFF -        -        9C0707FF FFBDD8FF
    accentBackground3             9B015DFF FFDCE8FF -        -        8B0450FF FFC2D7FF
    accentBackground4             7800A4FF FFDCF3FF -        -        800099FF FFB8EFFF
    accentBackground5             2C13ADFF E2D8FFFF -        -        440CE4FF DDC7FFFF
    accentBackground6             0040B0FF D1EFFFFF -        -        0046A8FF A3DFFFFF
    accentBackground7             035663FF C2FCEEFF -        -        03535EFF 83F1DBFF
    accentBackground8             1E592FFF EBF5CBFF -        -        1C542CFF B6E779FF
    accentBackground9             511F89FF DDCCF0FF -        -        401E67FF D3BEFFFF
    accentBackground10            223548FF EAECEEFF -        -        354A5FFF D5DADDFF
    cardShadow                    0000004D 5B738B14 -        -        0000004D 00000014
    sectionShadow                 0000005E 5B738B3D -        -        0000005E 0000003D
    primaryBackground             000000FF FFFFFFFF 171D23FF -        000000FF FFFFFFFF 192024FF
    secondaryBackground           161C21FF F5F6F7FF 242D37FF -        1D252AFF EAECEEFF 212B30FF
    tertiaryBackground            242E38FF FFFFFFFF 2F3C48FF -        192024FF FFFFFFFF 253136FF
    primaryGroupedBackground      000000FF F5F6F7FF 171D23FF -        000000FF E8EBEDFF 192024FF
    secondaryGroupedBackground    161C21FF FFFFFFFF 242D37FF -        1D252AFF FFFFFFFF 212B30FF
    tertiaryGroupedBackground     242E38FF F5F6F7FF 2F3C48FF -        192024FF E8ECEEFF 253136FF
    navBarTitleLabel              F5F6F7FF 223548FF -        -        FFFFFFFF 000000FF
    primaryLabel                  F5F6F7FF 223548FF -        -        FFFFFFFF 000000FF
    secondaryLabel                D5DADDFF 475E75FF -        -        EAECEEFF 223548FF
    tertiaryLabel                 A9B4BEFF 5B738BFF -        -        D5DADDFF 354A5FFF
    quaternaryLabel               A9B4BE4D 8396A875 -        -        A9B4BE80 354A5F57
    quinaryLabel                  000000FF FFFFFFFF -        -        000000FF FFFFFFFF
    primaryFill                   8396A84D 8396A83D -        -        8396A866 8799AB57
    secondaryFill                 8396A847 8396A833 -        -        8396A861 8799AB4D
    tertiaryFill                  8396A833 8396A826 -        -        8396A84D 8799AB40
    quaternaryFill                8396A829 8396A817 -        -        8396A838 8799AB1A
    tintColor                     4DB1FFFF 0070F2FF -        -        5CB7FFFF 0046A8FF
    tintColor2                    4DB1FFFF 0057D2FF -        -        5CB7FFFF 002A85FF
    tintColor3                    4DB1FF29 0070F214 -        -        5CB7FF29 0070F014
    tintColorTapState             1B90FFFF 0040B0FF -        -        3399FFFF 001E70FF
    negativeLabel                 FF5C77FF AA0808FF -        -        FF8CB2FF 7F0505FF
    positiveLabel                 5DC122FF 256F3AFF -        -        97DD40FF 164323FF
    criticalLabel                 FFB300FF A93E00FF -        -        FFC933FF 702100FF
    informativeLabel              4DB1FFFF 0057D2FF -        -        89D1FFFF 002A85FF
    neutralLabel                  8396A8FF 354A5FFF -        -        A9B4BEFF 223548FF
    negativeLabelTapState         EE3939FF 840606FF -        -        FF5C77FF 4E0303FF
    positiveLabelTapState         36A41DFF 1E592FFF -        -        56B21FFF 0E2B16FF
    criticalLabelTapState         FFB300FF 8D2A00FF -        -        F58F00FF 450B00FF
    informativeLabelTapState      1B90FFFF 0040B0FF -        -        3399FFFF 001E70FF
    neutralLabelTapState          8396A8FF 223548FF -        -        8799ABFF 1A2733FF
    negativeBackground            EE39391F EE393914 -        -        FF5C771F D20A0A14
    positiveBackground            36A41D1F 36A41D14 -        -        56B21F1F 18891814
    criticalBackground            E765001F E7650014 -        -        F58F001F C3550014
    informationBackground         1B90FF1F 1B90FF14 -        -        3399FF1F 0070F014
    neutralBackground             5B738B1F 5B738B14 -        -        8799AB1F 5B738B14
    negativeBackgroundTapState    EE393938 EE393929 -        -        FF5C7738 D20A0A29
    positiveBackgroundTapState    36A41D38 36A41D29 -        -        56B21F38 18891829
    criticalBackgroundTapState    E7650038 E7650029 -        -        F58F0038 C3550029
    informationBackgroundTapState 1B90FF38 1B90FF29 -        -        3399FF38 0070F029
    neutralBackgroundTapState     5B738B38 5B738B29 -        -        8799AB38 5B738B29
    separator                     8396A85E 5B738B5E -        -        A9B4BE5E 354A5F5E
    separatorOpaque               8396A8D4 5B738BD4 -        -        A9B4BED4 354A5FD4
    header                        161C21FF FFFFFFFF 242E38FF -        1D252CFF FFFFFFFF 2A3540FF
    headerBlended                 13181DE6 FFFFFFD9 1F272FE6 -        191F26DE6 FFFFFFD9 242E38E6
    barTransparent                12171CD9 12171CD9 -        -        000000D9 000000D9
    contrastElement               8396A8FF 5B738BFF -        -        96A6B5FF 354A5FFF
    footer                        192027FF FFFFFFFF 1F272FE6 -        1C242BFF FFFFFFFF 2B3641FF
    cellBackground                22354800 FFFFFF00 -        -        1A273300 FFFFFF00
    chrome                        000000BF FFFFFFD9 171D23BF -        000000E6 FFFFFFE6 192024E6
    chromeSecondary               161C21BF FFFFFFD9 242D37BF -        1D252AE6 FFFFFFE6 212B30E6
    chart1                        3278BEFF 168EFFFF -        -        8BABCBFF 446E97FF
    chart2                        F2A634FF C87B00FF -        -        ED8859FF D74114FF
    chart3                        B4CE35FF 75980BFF -        -        9FB822FF 2D6F51FF
    chart4                        FA4F96FF DF1278FF -        -        FE74AEFF DF1278FF
    chart5                        8B47D7FF 8B47D7FF -        -        C092F6FF 7D44CFFF
    chart6                        049F9AFF 049F9AFF -        -        05C0BAFF 03778CFF
    chart7                        0070F2FF 0070F2FF -        -        57A5FFFF 0070F2FF
    chart8                        F31DEDFF CC00DCFF -        -        F473F0FF AE478DFF
    chart9                        8EA18CFF 798C77FF -        -        9DAD9BFF 667664FF
    chart10                       F28585FF DA6C6CFF -        -        F28585FF B75757FF
    chart11                       7858FFFF 5D36FFFF -        -        9EA3F6FF 4B25E7FF
    chart12                       A68A5BFF A68A5BFF -        -        B49E78FF 816246FF
    stockUpStroke                 30914CFF 30914CFF -        -        99CC99FF 006362FF
    stockDownStroke               F83030FF F53232FF -        -        FF7878FF AB0000FF
    chartBad                      F83030FF F53232FF -        -        FF7878FF AB0000FF
    chartCritical                 DD6100FF E26300FF -        -        FFAB1DFF 5C5C00FF
    chartGood                     30914CFF 30914CFF -        -        99CC99FF 006362FF
    chartNeutral                  6F89A1FF 758CA4FF -        -        AFAFAFFF 525252FF
    map1                          2E4A62   2E4A62
    map2                          56840E   56840E
    map3                          A63788   A63788
    map4                          0079C6   0079C6
    map5                          6B4EA0   6B4EA0
    map6                          A16B00   A16B00
    map7                          0B6295   0B6295
    map8                          D0R774   D0R774
    map9                          1C857A   1C857A
    map10                         C45300   C45300
    customColor1                  475E75FF 8396A8FF -        -        344556FF 8799ABFF
    customColor2                  0057D2FF 1B90FFFF -        -        0046A8FF 2E99FFFF
    customColor3                  046C7AFF 04ACA7FF -        -        03535EFF 04ACA7FF
    customColor4                  256F3AFF 36A41DFF -        -        1B502AFF 39AD1FFF
    customColor5                  A93E00FF F58B00FF -        -        7A2D00FF F58B00FF
    customColor6                  D20A0AFF D20A0AFF -        -        B40909FF B40909FF
    esriEdit                      FFF114   1B6DD2
    jouleBrand                    714FFFFF 5D36FFFF -        -        5633E1FF 5238D6FF
    jouleAccent1                  D522BFFF A100C2FF -        -        FF70EDFF 9505B3FF
    jouleAccent2                  7458FFFF 7458FFFF -        -        5133E6FF 5133E6FF
    jouleAccent3                  9D85FFFF 7458FFFF -        -        AD99FFFF 5633E1FF
    jouleGradient1                714FFFFF 5D36FFFF -        -        AD99FFFF 5633E1FF
    jouleGradient2                D522BFFF A100C2FF -        -        FF70EDFF 9505B3FF
    jouleSelectedFill             9B76FF33 470CED14 -        -        FF70EDFF 9505B3FF
    jouleSelectedLabel            E2D8FFFF 470CEDFF -        -        FF70EDFF 9505B3FF
    """#
}
