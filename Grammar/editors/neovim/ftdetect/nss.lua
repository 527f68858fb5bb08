-- Themes only: a script of Neverwinter Nights keeps the file type that others give it.
vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
  pattern = "*.nss",
  callback = function(event)
    local filetype = require("nss.detect").filetype(event.match, event.buf)
    if filetype then vim.bo[event.buf].filetype = filetype end
  end,
})
