" Of Vim and Neovim alike.
if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1
setlocal commentstring=/*%s*/
setlocal comments=s1:/*,mb:*,ex:*/,://
setlocal iskeyword+=-,@-@,#
setlocal expandtab shiftwidth=4 softtabstop=4
let b:undo_ftplugin = 'setlocal commentstring< comments< iskeyword< expandtab< shiftwidth< softtabstop<'
