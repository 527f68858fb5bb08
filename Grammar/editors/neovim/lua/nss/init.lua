-- The language server of nsslint for Neovim 0.7 and later. See README.md.
local M = {}

M.options = {
  --- The command of the server.
  cmd = { "nsslint", "lsp" },
  --- Settings of the server: engines, notes, inlayHints, rulePage, lineWidth.
  settings = {},
  --- Keys while a theme is open; false for none.
  keys = true,
  --- Called with the client and the buffer once it is attached.
  on_attach = nil,
  --- More capabilities than Neovim's own, of a completion plugin for example.
  capabilities = nil,
}

local function root_of(file)
  local folder = vim.fn.fnamemodify(file, ":p:h")
  for _, name in ipairs({ ".nsslint.json", "Package.swift" }) do
    local found = vim.fn.findfile(name, vim.fn.escape(folder, " ,;") .. ";")
    if found ~= "" then return vim.fn.fnamemodify(found, ":p:h") end
  end
  local git = vim.fn.finddir(".git", vim.fn.escape(folder, " ,;") .. ";")
  if git ~= "" then return vim.fn.fnamemodify(git, ":p:h:h") end
  return folder
end

local function map_keys(buffer)
  local function map(lhs, action, description)
    if vim.fn.mapcheck(lhs, "n") == "" or lhs == "K" then
      vim.keymap.set("n", lhs, action, { buffer = buffer, desc = description })
    end
  end
  local format = vim.lsp.buf.format and function() vim.lsp.buf.format() end or vim.lsp.buf.formatting
  map("K", vim.lsp.buf.hover, "What this is, and why")
  map("gd", vim.lsp.buf.definition, "Definition")
  map("<leader>rn", vim.lsp.buf.rename, "Rename")
  map("<leader>ca", vim.lsp.buf.code_action, "Fixes and changes")
  map("<leader>f", format, "Format")
  map("<leader>e", vim.diagnostic.open_float, "Finding of this line")
end

local function attached(client, buffer)
  vim.bo[buffer].omnifunc = "v:lua.vim.lsp.omnifunc"
  if M.options.keys then map_keys(buffer) end
  if M.options.on_attach then M.options.on_attach(client, buffer) end
end

-- Clients by root, for a Neovim without vim.lsp.start.
local clients = {}

--- Starts the server for a buffer, or attaches the one that runs for its folder. Gives the client's number.
function M.attach(buffer)
  local file = vim.api.nvim_buf_get_name(buffer)
  -- Buffers of git, of quickfix and the like are no files.
  if file == "" or file:find("^%a[%w+.-]*://") then return nil end
  if vim.fn.executable(M.options.cmd[1]) == 0 then
    vim.notify_once("nss: there is no '" .. M.options.cmd[1] .. "' to run", vim.log.levels.WARN)
    return nil
  end
  local root = root_of(file)
  local config = {
    name = "nsslint",
    cmd = M.options.cmd,
    root_dir = root,
    workspace_folders = { { uri = vim.uri_from_fname(root), name = root } },
    capabilities = vim.tbl_deep_extend(
      "force", vim.lsp.protocol.make_client_capabilities(), M.options.capabilities or {}),
    init_options = M.options.settings,
    settings = { nsslint = M.options.settings },
    on_attach = attached,
    get_language_id = function() return "nss-theme" end,
  }
  if vim.lsp.start then return vim.lsp.start(config, { bufnr = buffer }) end
  local client = clients[root]
  if not client or not vim.lsp.get_client_by_id(client) then
    client = vim.lsp.start_client(config)
    clients[root] = client
  end
  if client then vim.lsp.buf_attach_client(buffer, client) end
  return client
end

--- Shows a rule's page: `:NssRule unknown-attribute`, or the rule of the finding under the cursor.
function M.show_rule(id)
  if not id or id == "" then
    local line = vim.api.nvim_win_get_cursor(0)[1] - 1
    local finding = vim.diagnostic.get(0, { lnum = line })[1]
    id = finding and (finding.code or (finding.user_data and finding.user_data.lsp.code))
  end
  if not id then return vim.notify("nss: no finding on this line") end
  vim.lsp.buf_request(0, "nss/rulePage", { id = id }, function(error, result)
    if error then return vim.notify("nss: " .. error.message, vim.log.levels.WARN) end
    vim.lsp.util.open_floating_preview(vim.split(result.markdown, "\n"), "markdown", { max_width = 100 })
  end)
end

--- Call once, from init.lua. The options are those above.
function M.setup(options)
  M.options = vim.tbl_deep_extend("force", M.options, options or {})
  local group = vim.api.nvim_create_augroup("nss", { clear = true })
  vim.api.nvim_create_autocmd("FileType", {
    group = group,
    pattern = "nss-theme",
    callback = function(event) M.attach(event.buf) end,
  })
  -- A configuration that is written here counts at once. One that changes elsewhere counts from the next keystroke on.
  vim.api.nvim_create_autocmd("BufWritePost", {
    group = group,
    pattern = { ".nsslint.json", "*.nssc" },
    callback = function(event)
      local change = { uri = vim.uri_from_fname(vim.fn.fnamemodify(event.file, ":p")), type = 2 }
      for _, client in ipairs((vim.lsp.get_clients or vim.lsp.get_active_clients)()) do
        if client.name == "nsslint" then
          client.notify("workspace/didChangeWatchedFiles", { changes = { change } })
        end
      end
    end,
  })
  vim.api.nvim_create_user_command("NssRule", function(command) M.show_rule(command.args) end, { nargs = "?" })
  -- Buffers that were open before.
  for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
    if vim.bo[buffer].filetype == "nss-theme" then M.attach(buffer) end
  end
end

return M
