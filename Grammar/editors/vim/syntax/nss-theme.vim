" Vim syntax file. Language: .nss, themes of SAP Fiori for iOS and of NUI.
if exists('b:current_syntax')
  finish
endif

syntax case match
syntax iskeyword @,48-57,_,-,.,/,92,192-255

" Comments. A // right after a colon or inside a name is none.
syntax keyword nssDirective contained nss-disable nss-disable-line nss-disable-next-line nss-disable-file nss-enable nss-format-on nss-format-off
syntax keyword nssTodo contained TODO FIXME XXX
syntax region nssComment start="/\*" end="\*/" contains=nssDirective,nssTodo,@Spell
syntax match nssComment "\(^\|[^:A-Za-z0-9_./\\-]\)\@1<=//.*$" contains=nssDirective,nssTodo,@Spell

" Rules: class paths, then declarations.
syntax match nssClass "[A-Za-z_\\.][A-Za-z0-9_.\\-]*" contains=nssClassState
syntax match nssClassState contained "-disabled\>"
syntax match nssComponent "\<fdl[A-Za-z0-9]\+" nextgroup=nssElement
syntax match nssElement contained "_[A-Za-z0-9_]\{-}\(_\(selected\|disabled\|highlighted\|touchDown\|complete\|inactive\|open\|earlyEnd\|earlyStart\|end\|start\|completed\|error\|normal\)\>\|\>\)" contains=nssElementState
syntax match nssElementState contained "_\(selected\|disabled\|highlighted\|touchDown\|complete\|inactive\|open\|earlyEnd\|earlyStart\|end\|start\|completed\|error\|normal\)\>"

syntax region nssBlock matchgroup=nssBrace start="{" end="}\|^\ze@" contains=nssComment,nssDeclaration,nssDefinition,nssError,nssBlock fold
syntax match nssDeclaration contained "[A-Za-z][A-Za-z0-9_.\\-]*\ze\_s*\(:\|$\)" contains=nssState nextgroup=nssValue skipwhite skipempty
syntax match nssState contained "-\(\(top\|bottom\)-\)\?\(selected-highlighted\|selected-disabled\|enabled-selected\|enabled-unselected\|disabled-selected\|disabled-unselected\|editable-disabled\|normal\|disabled\|highlighted\|selected\|readonly\|placeholder\|standard\|accented\|editable\|highlight\)\(-insets\)\?\>"

" Definitions and values. A value ends at its semicolon, or where the next name with a colon begins a line.
syntax match nssDefinition "@[A-Za-z0-9_.\\/-]*" nextgroup=nssValue skipwhite skipempty
syntax region nssValue contained matchgroup=nssSeparator start=":" matchgroup=nssSeparator end=";" matchgroup=NONE end="\ze[{}]" end="^\ze\s*@\?[A-Za-z][A-Za-z0-9_.\\-]*\s*:" contains=nssComment,nssVariable,nssColor,nssBadColor,nssNumber,nssFunction,nssBoolean,nssString,nssError
syntax match nssVariable contained "@[A-Za-z0-9_.\\/-]*"
syntax match nssBadColor contained "#[A-Za-z0-9_.\\/-]*"
syntax match nssColor contained "#\(\x\{8}\|\x\{6}\|\x\{3}\)\>"
syntax match nssColor contained "\<0x\(\x\{8}\|\x\{6}\|\x\{3}\)\>"
syntax match nssNumber contained "[A-Za-z0-9_./\\-]\@1<!-\?\(\d\+\(\.\d*\)\?\|\.\d\+\)\(px\|pt\|em\|rem\|dp\|sp\)\?\>"
syntax match nssFunction contained "\<[A-Za-z]\+\ze\s*("
syntax keyword nssBoolean contained true false yes no YES NO
syntax region nssString contained start=+"+ end=+"\|$+
syntax region nssString contained start=+'+ end=+'\|$+
syntax match nssError contained "[!%+=*\[\]|~^&$?<>`]"

" Media. The braces of a media block hold rules.
syntax region nssMedia matchgroup=nssMediaKeyword start="@media\>" end="\ze[{;}]" contains=nssComment,nssCondition,nssAnd nextgroup=nssMediaBody
syntax region nssMediaBody contained matchgroup=nssBrace start="{" end="}" contains=nssComment,nssClass,nssComponent,nssBlock,nssDefinition fold
syntax region nssCondition contained start="(" end=")\|\ze[{}]" contains=nssFeature,nssFeatureValue,nssComment
syntax match nssFeatureValue contained "[A-Za-z0-9_-]\+"
syntax match nssFeature contained "[A-Za-z0-9_-]\+\ze\s*:"
syntax keyword nssAnd contained and

syntax sync minlines=200

highlight default link nssComment Comment
highlight default link nssDirective SpecialComment
highlight default link nssTodo Todo
highlight default link nssClass Type
highlight default link nssComponent Type
highlight default link nssElement Identifier
highlight default link nssClassState Special
highlight default link nssElementState Special
highlight default link nssDeclaration Statement
highlight default link nssState Special
highlight default link nssDefinition PreProc
highlight default link nssVariable PreProc
highlight default link nssColor Constant
highlight default link nssBadColor Error
highlight default link nssNumber Number
highlight default link nssFunction Function
highlight default link nssBoolean Boolean
highlight default link nssString String
highlight default link nssError Error
highlight default link nssMediaKeyword Keyword
highlight default link nssAnd Keyword
highlight default link nssFeature Statement
highlight default link nssFeatureValue Constant
highlight default link nssSeparator Delimiter
highlight default link nssBrace Delimiter

let b:current_syntax = 'nss-theme'
