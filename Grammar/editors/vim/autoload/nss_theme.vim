" Tells themes from scripts of Neverwinter Nights, which have the same extension. Neovim has this in lua/nss/detect.lua.

let s:types = 'void\|int\|float\|string\|object\|effect\|event\|itemproperty\|location\|talent\|vector\|action\|json'
let s:script = '^\s*#\s*\(include\|define\)\s\|^\s*const\s\+\a\+\s\+\w\|^\s*struct\s\+\w\|'
      \ . '^\s*\(' . s:types . '\)\s\+\h\w*\s*[(;=]'
let s:theme = '^\s*@[A-Za-z0-9_-]\+\s*:\|^\s*@media\s*(\|^\s*fdl\u\w*\|^\s*\a[A-Za-z0-9_.-]*\s*:\s*[^: \t][^;]*;\|'
      \ . '^\s*\u[A-Za-z0-9_-]*\s*{\|^\s*\u[A-Za-z0-9_-]*\s*,\s*$'

" 'theme', 'script', or '' where the lines do not tell.
function! nss_theme#by_lines(lines) abort
  let in_comment = 0
  for line in a:lines
    let line = substitute(line, '\r$', '', '')
    let line = substitute(line, '/\*.\{-}\*/', ' ', 'g')
    if in_comment
      if line !~# '\*/'
        continue
      endif
      let in_comment = 0
      let line = substitute(line, '^.\{-}\*/', '', '')
    endif
    if line =~# '/\*'
      let in_comment = 1
      let line = substitute(line, '/\*.*$', '', '')
    endif
    let line = substitute(line, '^\s*//.*$', '', '')
    if line =~# s:script
      return 'script'
    elseif line =~# s:theme
      return 'theme'
    endif
  endfor
  return ''
endfunction

function! nss_theme#detect() abort
  let verdict = nss_theme#by_lines(getline(1, 400))
  if verdict ==# '' && findfile('.nsslint.json', escape(expand('%:p:h'), ' ,;') . ';') !=# ''
    let verdict = 'theme'
  endif
  if verdict ==# 'theme'
    setlocal filetype=nss-theme
  endif
endfunction
