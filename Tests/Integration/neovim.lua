-- A person at Neovim, in Lua: starts a second Neovim that holds the editor package and types into it. Run by neovim.sh with
-- the environment NSSLINT (the server) and FOLDER (a folder to work in). Ends with an error on the first thing that is amiss.

local folder, nsslint = vim.env.FOLDER, vim.env.NSSLINT
local editor = vim.fn.jobstart({ vim.v.progpath, "--embed", "--headless" }, { rpc = true, cwd = folder })
local steps = 0

local function lua(code, ...) return vim.fn.rpcrequest(editor, "nvim_exec_lua", code, { ... }) end
local function command(text) return vim.fn.rpcrequest(editor, "nvim_command", text) end
local function type_keys(keys) return vim.fn.rpcrequest(editor, "nvim_input", keys) end
local function lines() return vim.fn.rpcrequest(editor, "nvim_buf_get_lines", 0, 0, -1, true) end
local function text() return table.concat(lines(), "\n") end

local function check(condition, what, found)
  steps = steps + 1
  if not condition then
    error(what .. (found ~= nil and (": " .. vim.inspect(found)) or "") .. "\nthe buffer:\n" .. text(), 0)
  end
end

local function wait_for(condition, what)
  local found
  local is_so = vim.wait(15000, function()
    local result
    result, found = condition()
    return result
  end, 20)
  check(is_so, "waited in vain: " .. what, found)
end

local function write(name, content)
  local file = assert(io.open(folder .. "/" .. name, "w"))
  file:write(content)
  file:close()
end

local function codes()
  return lua([[
    local result = {}
    for _, d in ipairs(vim.diagnostic.get(0)) do
      table.insert(result, (d.code or d.user_data.lsp.code) .. ":" .. (d.lnum + 1))
    end
    return result]])
end

local function wait_for_finding(code, is_there)
  wait_for(function()
    local all = codes()
    return vim.tbl_contains(all, code) == is_there, all
  end, (is_there and "the finding " or "the end of the finding ") .. code)
end

-- The answer to a request about the buffer at a place (line and column from 1).
local function ask(method, line, column, more)
  return lua([[
    local method, line, column, more = ...
    vim.api.nvim_win_set_cursor(0, { line, column - 1 })
    local params = vim.lsp.util.make_position_params(0, "utf-16")
    params = vim.tbl_extend("force", params, more or {})
    local answers = vim.lsp.buf_request_sync(0, method, params, 15000)
    local _, answer = next(answers or {})
    if not answer or answer.error or answer.err then
      return { failed = vim.inspect(answer and (answer.error or answer.err) or "no answer") }
    end
    return { result = answer.result }]], method, line, column, more or vim.empty_dict())
end

local function run()
  write(".nsslint.json", '{"engines": ["sapfiori"]}\n')
  write("Colors.nss", "fdlFUIButton { tint-color: @brand; }\n")
  write("Theme.nss", table.concat({
    "@brand: #0B6B7A;",
    "fdlFUIObjectTableViewCell_headlineLabel {",
    "  font-colour: @brand;",
    "  font-style: body;",
    "}",
    "fdlFUIObjectTableViewCell_footnoteLabel { font-color: @brnad; image-name: star; }",
    "",
  }, "\n"))
  write("Script.nss", '#include "nw_i0_plot"\n\nvoid main()\n{\n  object oPC = GetFirstPC();\n}\n')
  write("Empty.nss", "")

  -- Attaching, findings.
  command("edit Theme.nss")
  check(lua("return vim.bo.filetype") == "nss-theme", "the file type", lua("return vim.bo.filetype"))
  wait_for_finding("unknown-attribute:3", true)
  wait_for_finding("undefined-variable:6", true)
  check(lua("return vim.b.current_syntax") == "nss-theme", "the syntax is loaded")

  -- Completion, as somebody types it.
  lua("vim.api.nvim_win_set_cursor(0, { 4, 0 })")
  type_keys("ofont-co<C-x><C-o>")
  wait_for(function()
    local words = lua([[return vim.tbl_map(function(item) return item.word end, vim.fn.complete_info({"items"}).items)]])
    return vim.tbl_contains(words, "font-color: ") and lines()[5]:find("font-color", 1, true) ~= nil, words
  end, "font-color among the completions")
  type_keys("<C-e><Esc>")
  wait_for(function() return lua("return vim.api.nvim_get_mode().mode") == "n" end, "normal mode")
  command("normal! 5Gcc  font-size: ")
  type_keys("A@bra<C-x><C-o>")
  wait_for(function()
    local line = lines()[5]
    local info = lua([[return vim.fn.complete_info({"items", "selected"})]])
    return line:find("@brand", 1, true) ~= nil or #info.items > 0, { line, info }
  end, "@brand among the completions")
  type_keys("<C-e><Esc>")
  wait_for(function() return lua("return vim.api.nvim_get_mode().mode") == "n" end, "normal mode")
  command("5delete")
  check(#lines() == 6, "the sheet is as before", lines())

  -- Hover, with the key that the package maps.
  lua("vim.api.nvim_win_set_cursor(0, { 1, 2 })")
  type_keys("K")
  wait_for(function()
    local floats = lua([[
      local result = {}
      for _, window in ipairs(vim.api.nvim_list_wins()) do
        if vim.api.nvim_win_get_config(window).relative ~= "" then
          local buffer = vim.api.nvim_win_get_buf(window)
          table.insert(result, table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, true), "\n"))
        end
      end
      return result]])
    return #floats == 1 and floats[1]:find("0B6B7A", 1, true) ~= nil, floats
  end, "a window with the colour of @brand")
  type_keys("<Esc>")
  command("redraw")

  -- Definition.
  lua("vim.api.nvim_win_set_cursor(0, { 3, 17 })")
  type_keys("gd")
  wait_for(function()
    local cursor = lua("return vim.api.nvim_win_get_cursor(0)")
    return cursor[1] == 1, cursor
  end, "the cursor at the definition")

  -- All else that has a request of its own.
  local document = ask("textDocument/documentSymbol", 1, 1)
  check(document.result and #document.result == 3, "the outline has three entries", document)
  local references = ask("textDocument/references", 1, 3, { context = { includeDeclaration = true } })
  check(references.result and #references.result == 3, "@brand is named three times in two sheets", references)
  for method, least in pairs({
    documentHighlight = 2, documentColor = 1, foldingRange = 1, semanticTokens = 1, documentLink = 0,
  }) do
    local name = "textDocument/" .. method .. (method == "semanticTokens" and "/full" or "")
    local answer = ask(name, 1, 3)
    local result = answer.result
    check(type(result) == "table", name .. " has a result", answer)
    check(#(result.data or result) >= least, name .. " finds enough", answer)
  end
  local range = { start = { line = 0, character = 0 }, ["end"] = { line = 6, character = 0 } }
  check(ask("textDocument/inlayHint", 1, 1, { range = range }).result, "inlay hints are answered")
  local ranges = ask("textDocument/selectionRange", 3, 3, { positions = { { line = 2, character = 4 } } })
  check(ranges.result and #ranges.result == 1, "a selection range", ranges)
  local symbols = ask("workspace/symbol", 1, 1, { query = "brand" })
  check(symbols.result and #symbols.result >= 1, "@brand among the symbols of the project", symbols)

  -- A fix, chosen as a person does.
  lua([[
    vim.ui.select = function(items, options, on_choice)
      vim.g.offered = vim.tbl_map(options.format_item or tostring, items)
      for index, item in ipairs(items) do
        if vim.g.offered[index]:find(vim.g.wanted, 1, true) then return on_choice(item, index) end
      end
      on_choice(nil)
    end]])
  lua([[vim.g.wanted = "font-color"; vim.api.nvim_win_set_cursor(0, { 3, 4 }); vim.lsp.buf.code_action()]])
  wait_for(function()
    return lines()[3] == "  font-color: @brand;", lua("return vim.g.offered")
  end, "the fix of font-colour")
  wait_for_finding("unknown-attribute:3", false)
  lua([[vim.g.wanted = "Suppress"; vim.api.nvim_win_set_cursor(0, { 6, 56 }); vim.lsp.buf.code_action()]])
  wait_for(function() return text():find("nss-disable-next-line undefined-variable", 1, true) ~= nil end, "a suppression")
  wait_for(function()
    for _, code in ipairs(codes()) do
      if code:find("^undefined%-variable") then return false, codes() end
    end
    return true
  end, "the suppressed finding is gone")

  -- Rename, in this sheet and in the other one.
  lua([[vim.api.nvim_win_set_cursor(0, { 1, 3 }); vim.lsp.buf.rename("@accent")]])
  wait_for(function() return text():find("@accent: #0B6B7A", 1, true) and text():find("font-color: @accent", 1, true) end,
    "the new name in the sheet")
  wait_for(function()
    local other = lua([[
      local buffer = vim.fn.bufnr("Colors.nss")
      return buffer > 0 and table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), "\n") or ""]])
    return other:find("@accent", 1, true) ~= nil, other
  end, "the new name in the other sheet")

  -- Formatting.
  lua([[
    if vim.lsp.buf.format then vim.lsp.buf.format({ async = false, timeout_ms = 15000 })
    else vim.lsp.buf.formatting_sync(nil, 15000) end]])
  check(lines()[1] == "@accent: #0B6B7A;" and text():find("\n    font%-color: @accent;\n") ~= nil, "formatted", lines())
  local formatted = text()
  lua([[
    if vim.lsp.buf.format then vim.lsp.buf.format({ async = false, timeout_ms = 15000 })
    else vim.lsp.buf.formatting_sync(nil, 15000) end]])
  check(text() == formatted, "formatting twice changes nothing", lines())
  command("silent wall")

  -- A rule's page.
  command("NssRule unknown-attribute")
  wait_for(function()
    return lua([[
      for _, window in ipairs(vim.api.nvim_list_wins()) do
        local buffer = vim.api.nvim_win_get_buf(window)
        local words = table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, true), "\n")
        if words:find("unknown%-attribute") and vim.api.nvim_win_get_config(window).relative ~= "" then return true end
      end
      return false]])
  end, "the page of a rule")

  -- Scripts of Neverwinter Nights are not ours, and get one quiet notice if somebody says so nevertheless.
  command("edit Script.nss")
  check(lua("return vim.bo.filetype") ~= "nss-theme", "a script is left to others", lua("return vim.bo.filetype"))
  check(lua("return #vim.lsp.buf_get_clients(0)") == 0, "no server for a script")
  command("set filetype=nss-theme")
  wait_for(function()
    local found = lua("return vim.diagnostic.get(0)")
    return #found == 1 and found[1].severity == 4, found
  end, "one hint for a script")
  command("edit Empty.nss")
  check(lua("return vim.bo.filetype") == "nss-theme", "an empty file beside a configuration is a theme")

  -- One server for all, and it goes with the editor.
  check(lua("return vim.tbl_count((vim.lsp.get_clients or vim.lsp.get_active_clients)())") == 1, "one server runs")
  local process = lua([[
    local client = select(2, next((vim.lsp.get_clients or vim.lsp.get_active_clients)()))
    vim.lsp.stop_client(client.id)
    vim.wait(5000, function() return client.is_stopped(client) end, 20)
    return client.is_stopped(client)]])
  check(process, "the server ends when it is told to")
end

local is_well, reason = pcall(run)
local log = lua([[
  local file = io.open(vim.lsp.get_log_path())
  local all = file and file:read("*a") or ""
  if file then file:close() end
  return all]])
pcall(vim.fn.rpcnotify, editor, "nvim_command", "qall!")
vim.fn.jobwait({ editor }, 5000)
if is_well and log:find("%[ERROR%]") then is_well, reason = false, "Neovim's log has errors:\n" .. log end
if not is_well then
  io.stderr:write("neovim.lua: " .. tostring(reason) .. "\n" .. log:sub(-2000) .. "\n")
  vim.cmd("cquit 1")
end
io.stdout:write(("neovim.lua: %d checks with Neovim %s\n"):format(steps, tostring(vim.fn.execute("version")):match("NVIM v(%S+)")))
vim.cmd("qall!")
