-- Tells themes from scripts of Neverwinter Nights, which have the same extension.
local M = {}

-- Lines that only a script has: a directive of its preprocessor, a declaration or a function with its C-like type.
local script = {
  "^%s*#%s*include%s",
  "^%s*#%s*define%s",
  "^%s*const%s+%a+%s+[%w_]+",
  "^%s*struct%s+[%w_]+",
}
local types = {
  void = true, int = true, float = true, string = true, object = true, effect = true, event = true,
  itemproperty = true, location = true, talent = true, vector = true, action = true, json = true,
}
-- Lines that only a theme has.
local theme = {
  "^%s*@[%w_%-]+%s*:",
  "^%s*@media%s*%(",
  "^%s*fdl%u[%w_]*",
  "^%s*[%a][%w_%-%.]*%s*:%s*[^:%s][^;]*;",
  "^%s*%u[%w_%-]*%s*{",
  "^%s*%u[%w_%-]*%s*,%s*$",
}

--- "theme", "script", or nil where the lines do not tell.
function M.by_lines(lines)
  local in_comment = false
  for _, line in ipairs(lines) do
    line = line:gsub("\r$", ""):gsub("^\239\187\191", "")
    line = line:gsub("/%*.-%*/", " ")
    if in_comment then
      local rest = line:match("%*/(.*)$")
      in_comment = rest == nil
      line = rest or ""
    end
    if line:find("/*", 1, true) then
      in_comment = true
      line = line:gsub("/%*.*$", "")
    end
    line = line:gsub("^%s*//.*$", "")
    for _, pattern in ipairs(script) do
      if line:find(pattern) then return "script" end
    end
    local kind, rest = line:match("^%s*(%l+)%s+[%a_][%w_]*%s*(.?)")
    if kind and types[kind] and (rest == "(" or rest == ";" or rest == "=") then return "script" end
    for _, pattern in ipairs(theme) do
      if line:find(pattern) then return "theme" end
    end
  end
  return nil
end

--- What the folder says: a configuration of nsslint there or above makes it one of themes, sources of a module of
--- Neverwinter Nights make it one of scripts.
function M.by_folder(file)
  local folder = vim.fn.fnamemodify(file, ":p:h")
  if vim.fn.findfile(".nsslint.json", vim.fn.escape(folder, " ,;") .. ";") ~= "" then return "theme" end
  for _, sign in ipairs({ "*.ncs", "*.mod", "nasher.cfg", "../nasher.cfg" }) do
    if #vim.fn.glob(folder .. "/" .. sign, true, true) > 0 then return "script" end
  end
  return nil
end

--- The file type of a buffer, nil where it is not for us to say. What stands in the file counts more than its folder.
function M.filetype(file, buffer)
  local lines = vim.api.nvim_buf_get_lines(buffer, 0, 400, false)
  local verdict = M.by_lines(lines) or M.by_folder(file)
  if verdict == "theme" then return "nss-theme" end
  -- An empty new file in a folder without signs, or with none but words: nobody's. `:set filetype=nss-theme` decides.
  return nil
end

return M
