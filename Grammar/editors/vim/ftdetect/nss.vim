" Themes only: a script of Neverwinter Nights keeps the file type that others give it. Neovim has ftdetect/nss.lua.
if !has('nvim')
  autocmd BufRead,BufNewFile *.nss call nss_theme#detect()
endif
