#!/usr/bin/env python3
"""Drives the language server with the client of pygls, which checks each answer against the types of the protocol
(lsprotocol): every request of the server, once as a client that asks for findings and once as one that waits for them.
Argument: the nsslint to use."""

import asyncio
import os
import sys
import tempfile
from importlib.metadata import version as version_of
from pathlib import Path

from lsp_stdio import SHEET, apply_edits
from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcException
from pygls.lsp.client import LanguageClient

nsslint = os.path.abspath(sys.argv[1])
checks = 0

OTHER = "fdlFUIButton { background-color: @brand; }\n@brand2: #FFFFFF;\n"
SCRIPT = '#include "nw_i0_plot"\nvoid main()\n{\n  object oPC = GetFirstPC();\n}\n'


def check(condition, what, found=None):
    global checks
    checks += 1
    if not condition:
        raise AssertionError(what if found is None else f"{what}: {found!r}")


def position(text, needle, offset=0):
    """Line and UTF-16 column of the first place of some words."""
    index = text.index(needle) + offset
    line = text.count("\n", 0, index)
    before = text[text.rfind("\n", 0, index) + 1 : index]
    return lsp.Position(line, len(before.encode("utf-16-le")) // 2)


def capabilities(pulls):
    """Those of a client that can do all the server asks about."""
    completion = lsp.CompletionClientCapabilities(
        completion_item=lsp.ClientCompletionItemOptions(
            snippet_support=True,
            documentation_format=[lsp.MarkupKind.Markdown],
            tag_support=lsp.CompletionItemTagOptions(value_set=[lsp.CompletionItemTag.Deprecated]),
        )
    )
    text = lsp.TextDocumentClientCapabilities(
        completion=completion,
        hover=lsp.HoverClientCapabilities(content_format=[lsp.MarkupKind.Markdown]),
        document_symbol=lsp.DocumentSymbolClientCapabilities(hierarchical_document_symbol_support=True),
        publish_diagnostics=lsp.PublishDiagnosticsClientCapabilities(
            related_information=True,
            tag_support=lsp.ClientDiagnosticsTagOptions(value_set=list(lsp.DiagnosticTag)),
            code_description_support=True,
        ),
        diagnostic=lsp.DiagnosticClientCapabilities() if pulls else None,
        code_action=lsp.CodeActionClientCapabilities(
            data_support=True,
            disabled_support=True,
            resolve_support=lsp.ClientCodeActionResolveOptions(properties=["edit"]),
        ),
    )
    workspace = lsp.WorkspaceClientCapabilities(
        workspace_edit=lsp.WorkspaceEditClientCapabilities(document_changes=True),
        did_change_watched_files=lsp.DidChangeWatchedFilesClientCapabilities(dynamic_registration=True),
        configuration=True,
        workspace_folders=True,
        diagnostics=lsp.DiagnosticWorkspaceClientCapabilities(refresh_support=True),
    )
    return lsp.ClientCapabilities(text_document=text, workspace=workspace)


class Client(LanguageClient):
    def __init__(self):
        super().__init__("lsp_client.py", "1")
        self.findings, self.registered, self.progress, self.settings = {}, [], [], {}
        self.refreshed = 0

        @self.feature(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def _(params):
            self.findings[params.uri] = params

        @self.feature(lsp.CLIENT_REGISTER_CAPABILITY)
        def _(params):
            self.registered += params.registrations

        @self.feature(lsp.WORKSPACE_CONFIGURATION)
        def _(params):
            return [self.settings for _ in params.items]

        @self.feature(lsp.PROGRESS)
        def _(params):
            self.progress.append(params)

        @self.feature(lsp.WORKSPACE_DIAGNOSTIC_REFRESH)
        def _(*_):
            self.refreshed += 1

    async def until(self, condition, what):
        for _ in range(1500):
            if condition():
                return
            await asyncio.sleep(0.02)
        raise AssertionError(f"waited in vain: {what}")


async def fails(awaitable, code, what):
    try:
        result = await awaitable
    except JsonRpcException as error:
        check(error.code == code, f"{what}: error {code}", error.code)
    else:
        raise AssertionError(f"{what} should fail, not give {result}")


async def session(folder, pulls):
    client = Client()
    await client.start_io(nsslint, "lsp")
    root = folder.as_uri()
    result = await client.initialize_async(
        lsp.InitializeParams(
            process_id=os.getpid(),
            capabilities=capabilities(pulls),
            workspace_folders=[lsp.WorkspaceFolder(uri=root, name="themes")],
        )
    )
    can = result.capabilities
    check(can.position_encoding == lsp.PositionEncodingKind.Utf16, "UTF-16 without a word about encodings")
    client.initialized(lsp.InitializedParams())
    await client.until(lambda: client.registered, "the server asks for watched files")

    uri = (folder / "Theme.nss").as_uri()
    document = lsp.TextDocumentIdentifier(uri=uri)

    def opened(text, version, uri=uri):
        item = lsp.TextDocumentItem(uri=uri, language_id="nss-theme", version=version, text=text)
        client.text_document_did_open(lsp.DidOpenTextDocumentParams(text_document=item))

    async def findings(version, uri=uri):
        if pulls:
            report = await client.text_document_diagnostic_async(
                lsp.DocumentDiagnosticParams(text_document=lsp.TextDocumentIdentifier(uri=uri))
            )
            return report.items
        await client.until(
            lambda: uri in client.findings and client.findings[uri].version == version, f"findings of version {version}"
        )
        return client.findings[uri].diagnostics

    opened(SHEET, 1)
    found = await findings(1)
    codes = {item.code for item in found}
    check({"unknown-attribute", "undefined-variable", "unused-variable"} <= codes, "findings", codes)
    unknown = next(item for item in found if item.code == "unknown-attribute")
    check(unknown.range.start == position(SHEET, "font-colour"), "where the attribute stands", unknown.range)
    check(unknown.source == "nsslint" and unknown.code_description, "source and page", unknown)
    unused = next(item for item in found if item.code == "unused-variable")
    check(list(unused.tags or []) == [lsp.DiagnosticTag.Unnecessary], "an unused variable is tagged", unused.tags)
    check(any(item.related_information for item in found), "a finding with a second place")
    if not pulls:
        # Asking is answered too.
        report = await client.text_document_diagnostic_async(lsp.DocumentDiagnosticParams(text_document=document))
        check(len(report.items) == len(found), "asked for, the same findings")
    report = await client.text_document_diagnostic_async(lsp.DocumentDiagnosticParams(text_document=document))
    again = await client.text_document_diagnostic_async(
        lsp.DocumentDiagnosticParams(text_document=document, previous_result_id=report.result_id)
    )
    check(again.kind == "unchanged" and again.result_id == report.result_id, "unchanged findings", again)

    def place(needle, offset=1):
        return {"text_document": document, "position": position(SHEET, needle, offset)}

    # Completion and its documentation.
    completion = await client.text_document_completion_async(lsp.CompletionParams(**place("font-style", 4)))
    labels = [item.label for item in completion.items]
    check("font-color" in labels and "font-name" in labels, "attributes", labels[:20])
    item = next(item for item in completion.items if item.label == "font-color")
    resolved = await client.completion_item_resolve_async(item)
    check(resolved.documentation and resolved.label == item.label, "documentation of an attribute", resolved)
    completion = await client.text_document_completion_async(lsp.CompletionParams(**place("@brnad", 2)))
    check("@brand" in [item.label for item in completion.items], "variables")
    completion = await client.text_document_completion_async(lsp.CompletionParams(**place("fdlFUIButton", 9)))
    check(any(item.label == "fdlFUIButton" for item in completion.items), "class paths")
    completion = await client.text_document_completion_async(lsp.CompletionParams(**place("device", 2)))
    check({item.label for item in completion.items} >= {"device", "orientation"}, "features of media")

    for needle in ("font-style", "@brand", "fdlFUIObjectTableViewCell_headlineLabel"):
        hover = await client.text_document_hover_async(lsp.HoverParams(**place(needle)))
        check(hover and hover.contents.kind == lsp.MarkupKind.Markdown and hover.contents.value, f"hover of {needle}")
    check(await client.text_document_hover_async(lsp.HoverParams(document, lsp.Position(2, 4))) is None, "no hover")

    use = position(SHEET, "font-colour: @brand", 15)
    definition = await client.text_document_definition_async(lsp.DefinitionParams(document, use))
    check(definition and definition[0].range.start == lsp.Position(0, 0), "definition", definition)
    context = lsp.ReferenceContext(include_declaration=True)
    references = await client.text_document_references_async(
        lsp.ReferenceParams(context, document, use, work_done_token="looking")
    )
    check(len(references) == 4 and len({item.uri for item in references}) == 2, "references", references)
    await client.until(
        lambda: [p.value["kind"] for p in client.progress if p.token == "looking"][-1:] == ["end"],
        "the end of progress",
    )
    context = lsp.ReferenceContext(include_declaration=False)
    references = await client.text_document_references_async(lsp.ReferenceParams(context, document, use))
    check(len(references) == 3, "references without the definition", references)
    highlights = await client.text_document_document_highlight_async(lsp.DocumentHighlightParams(document, use))
    check(len(highlights) == 3, "highlights", highlights)
    check(
        {item.kind for item in highlights} == {lsp.DocumentHighlightKind.Read, lsp.DocumentHighlightKind.Write}, "kinds"
    )

    prepared = await client.text_document_prepare_rename_async(lsp.PrepareRenameParams(document, use))
    check(prepared and prepared.placeholder.lstrip("@") == "brand", "what is renamed", prepared)
    edit = await client.text_document_rename_async(lsp.RenameParams(document, use, new_name="@accent"))
    changes = {change.text_document.uri: change.edits for change in edit.document_changes}
    check(len(changes) == 2 and sum(map(len, changes.values())) == 4, "a rename in two sheets", changes)
    renamed = apply_edits(SHEET, [json_edit(item) for item in changes[uri]])
    check(renamed == SHEET.replace("@brand", "@accent"), "the renamed sheet", renamed)
    await fails(
        client.text_document_rename_async(lsp.RenameParams(document, use, new_name="a b{")), -32803, "a bad name"
    )
    await fails(
        client.text_document_prepare_rename_async(lsp.PrepareRenameParams(document, lsp.Position(2, 4))),
        -32803,
        "renaming a comment",
    )

    symbols = await client.text_document_document_symbol_async(lsp.DocumentSymbolParams(document))
    check([s.name for s in symbols][:2] == ["@brand", "@unused"] and len(symbols) == 5, "outline", symbols)
    check(symbols[2].children or symbols[3].children, "an outline is a tree")
    symbols = await client.workspace_symbol_async(lsp.WorkspaceSymbolParams(query="brand2"))
    check([s.name for s in symbols] == ["@brand2"], "symbols of the project", symbols)
    folds = await client.text_document_folding_range_async(lsp.FoldingRangeParams(document))
    check(any(f.start_line == 2 for f in folds) and any(f.start_line == 8 for f in folds), "folds", folds)
    ranges = await client.text_document_selection_range_async(
        lsp.SelectionRangeParams(document, [use, lsp.Position(0, 0)])
    )
    check(len(ranges) == 2 and ranges[0].parent and ranges[0].parent.parent, "selection ranges", ranges)
    colors = await client.text_document_document_color_async(lsp.DocumentColorParams(document))
    check(any(abs(c.color.red - 11 / 255) < 1e-6 for c in colors), "colours", colors)
    offered = await client.text_document_color_presentation_async(
        lsp.ColorPresentationParams(document, colors[0].color, colors[0].range)
    )
    check(any("0B6B7A" in item.label.upper() for item in offered), "notations of a colour", offered)
    links = await client.text_document_document_link_async(lsp.DocumentLinkParams(document))
    check(len(links) == 1 and links[0].target.endswith("star.png"), "links to images", links)
    whole = lsp.Range(lsp.Position(0, 0), lsp.Position(15, 0))
    hints = await client.text_document_inlay_hint_async(lsp.InlayHintParams(document, whole))
    check(any("0B6B7A" in str(hint.label) for hint in hints), "inlay hints", hints)

    full = await client.text_document_semantic_tokens_full_async(lsp.SemanticTokensParams(document))
    check(len(full.data) % 5 == 0 and len(full.data) > 100, "semantic tokens")
    part = await client.text_document_semantic_tokens_range_async(
        lsp.SemanticTokensRangeParams(document, lsp.Range(lsp.Position(0, 0), lsp.Position(1, 0)))
    )
    check(full.data[: len(part.data)] == part.data, "semantic tokens of a line", part)

    # Code actions: fixes, suppressions, variables, everything at once.
    async def actions(range_, only=None):
        context = lsp.CodeActionContext(diagnostics=[], only=only)
        return await client.text_document_code_action_async(lsp.CodeActionParams(document, range_, context))

    offered = await actions(unknown.range)
    fix = next(a for a in offered if a.kind == lsp.CodeActionKind.QuickFix and "font-color'" in a.title)
    fixed = apply_edits(SHEET, [json_edit(e) for e in fix.edit.document_changes[0].edits])
    check("    font-color: @brand;" in fixed, "a fix", fix)
    check(any("Suppress" in a.title for a in offered), "suppressions", [a.title for a in offered])
    color = position(SHEET, "rgba(", 1)
    offered = await actions(lsp.Range(color, color))
    check(any("Extract" in a.title for a in offered), "extract a variable", [a.title for a in offered])
    offered = await actions(lsp.Range(use, use), ["refactor.inline"])
    check(offered and all("Inline" in a.title for a in offered), "inline a variable", [a.title for a in offered])
    undefined = position(SHEET, "@brnad", 2)
    offered = await actions(lsp.Range(undefined, undefined))
    check(any("Define" in a.title for a in offered), "define a variable", [a.title for a in offered])
    everything = next(a for a in await actions(whole) if a.kind == "source.fixAll.nsslint")
    check(everything.edit is None and everything.data, "everything at once is worked out later", everything)
    resolved = await client.code_action_resolve_async(everything)
    check(resolved.edit and resolved.edit.document_changes, "everything at once", resolved)

    options = lsp.FormattingOptions(tab_size=4, insert_spaces=True)
    messy = "View{background-color:red;\n}\nfdlFUIButton{font-color:blue;\n}\n"
    other = (folder / "Messy.nss").as_uri()
    opened(messy, 1, other)
    edits = await client.text_document_formatting_async(
        lsp.DocumentFormattingParams(lsp.TextDocumentIdentifier(other), options)
    )
    formatted = apply_edits(messy, [json_edit(e) for e in edits])
    wanted = "View {\n    background-color: red;\n}\n\nfdlFUIButton {\n    font-color: blue;\n}\n"
    check(formatted == wanted, "formatting", formatted)
    edits = await client.text_document_range_formatting_async(
        lsp.DocumentRangeFormattingParams(
            lsp.TextDocumentIdentifier(other), lsp.Range(lsp.Position(0, 0), lsp.Position(1, 1)), options
        )
    )
    part = apply_edits(messy, [json_edit(e) for e in edits])
    wanted = "View {\n    background-color: red;\n}\nfdlFUIButton{font-color:blue;\n}\n"
    check(part == wanted, "formatting of a rule", part)

    # A change, out of which all follows anew; versions with it.
    previous = full.result_id
    client.text_document_did_change(
        lsp.DidChangeTextDocumentParams(
            lsp.VersionedTextDocumentIdentifier(version=2, uri=uri),
            [lsp.TextDocumentContentChangePartial(range=unknown.range, text="font-color")],
        )
    )
    found = await findings(2)
    check("unknown-attribute" not in {item.code for item in found}, "mended by hand")
    delta = await client.text_document_semantic_tokens_full_delta_async(
        lsp.SemanticTokensDeltaParams(document, previous_result_id=previous)
    )
    data = list(full.data)
    for change in sorted(delta.edits, key=lambda change: -change.start):
        data[change.start : change.start + change.delete_count] = change.data or []
    full = await client.text_document_semantic_tokens_full_async(lsp.SemanticTokensParams(document))
    check(data == list(full.data), "semantic tokens as a difference")
    await fails(client.code_action_resolve_async(everything), -32801, "an action on an old text")

    # Settings, watched files, folders, saving, closing.
    client.settings = {"inlayHints": False, "notes": False}
    client.workspace_did_change_configuration(lsp.DidChangeConfigurationParams(settings=None))
    for _ in range(200):
        hints = await client.text_document_inlay_hint_async(lsp.InlayHintParams(document, whole))
        if not hints:
            break
        await asyncio.sleep(0.02)
    check(not hints, "settings are taken", hints)
    (folder / ".nsslint.json").write_text('{"rules": {"undefined-variable": "off"}}')
    client.workspace_did_change_watched_files(
        lsp.DidChangeWatchedFilesParams(
            [lsp.FileEvent(uri=(folder / ".nsslint.json").as_uri(), type=lsp.FileChangeType.Created)]
        )
    )
    for _ in range(200):
        report = await client.text_document_diagnostic_async(lsp.DocumentDiagnosticParams(document))
        if "undefined-variable" not in {item.code for item in report.items}:
            break
        await asyncio.sleep(0.02)
    check("undefined-variable" not in {item.code for item in report.items}, "a new configuration counts")
    (folder / ".nsslint.json").unlink()
    second = folder.parent / "second"
    second.mkdir(exist_ok=True)
    (second / "More.nss").write_text("@onlyThere: 1;\n")
    event = lsp.WorkspaceFoldersChangeEvent(added=[lsp.WorkspaceFolder(second.as_uri(), "second")], removed=[])
    client.workspace_did_change_workspace_folders(lsp.DidChangeWorkspaceFoldersParams(event))
    symbols = await client.workspace_symbol_async(lsp.WorkspaceSymbolParams(query="onlyThere"))
    check(len(symbols) == 1, "a second folder", symbols)
    event = lsp.WorkspaceFoldersChangeEvent(added=[], removed=[lsp.WorkspaceFolder(second.as_uri(), "second")])
    client.workspace_did_change_workspace_folders(lsp.DidChangeWorkspaceFoldersParams(event))
    symbols = await client.workspace_symbol_async(lsp.WorkspaceSymbolParams(query="onlyThere"))
    check(not symbols, "a folder that left", symbols)
    reports = await client.workspace_diagnostic_async(
        lsp.WorkspaceDiagnosticParams(previous_result_ids=[], work_done_token=7)
    )
    check({Path(item.uri).name for item in reports.items} >= {"Theme.nss", "Other.nss"}, "findings of all sheets")

    script = (folder / "Script.nss").as_uri()
    opened(SCRIPT, 1, script)
    notice = await findings(1, script)
    check([item.severity for item in notice] == [lsp.DiagnosticSeverity.Hint], "one notice for a script", notice)
    full = await client.text_document_semantic_tokens_full_async(
        lsp.SemanticTokensParams(lsp.TextDocumentIdentifier(script))
    )
    check(not full.data, "a script is not coloured")
    edits = await client.text_document_formatting_async(
        lsp.DocumentFormattingParams(lsp.TextDocumentIdentifier(script), options)
    )
    check(not edits, "a script is not formatted", edits)

    client.text_document_did_save(lsp.DidSaveTextDocumentParams(document))
    client.text_document_did_close(lsp.DidCloseTextDocumentParams(document))
    if not pulls:
        await client.until(lambda: not client.findings[uri].diagnostics, "no findings of a closed sheet")
    await fails(
        client.protocol.send_request_async("nss/rulePage", {"id": "no-such-rule"}), -32602, "the page of no rule"
    )
    page = await client.protocol.send_request_async("nss/rulePage", {"id": "unknown-attribute"})
    check("unknown-attribute" in page.markdown, "the page of a rule")
    await fails(client.protocol.send_request_async("nss/unknown", {"a": 1}), -32601, "a request that is not known")
    await client.shutdown_async(None)
    await fails(client.text_document_hover_async(lsp.HoverParams(document, use)), -32600, "a request after shutdown")
    client.exit(None)
    for _ in range(500):
        if client._server.returncode is not None:
            break
        await asyncio.sleep(0.02)
    check(client._server.returncode == 0, "exit code 0 after shutdown", client._server.returncode)
    await client.stop()


def json_edit(edit):
    def place(where):
        return {"line": where.line, "character": where.character}

    return {"range": {"start": place(edit.range.start), "end": place(edit.range.end)}, "newText": edit.new_text}


def main():
    for pulls in (False, True):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name).resolve() / "themes \u00e4"
            folder.mkdir()
            (folder / "Other.nss").write_text(OTHER)
            (folder / "Assets").mkdir()
            (folder / "Assets/star.png").write_bytes(b"\x89PNG")
            asyncio.run(asyncio.wait_for(session(folder, pulls), 60))
    print(f"lsp_client.py: {checks} checks with pygls {version_of('pygls')}")


try:
    main()
except AssertionError as error:
    sys.exit(f"lsp_client.py: {error}")
