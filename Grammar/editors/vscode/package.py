#!/usr/bin/env python3
"""Packs the extension with the shared grammar: nss-theme-VERSION.vsix, in the current folder or the one that is named."""

import json
import sys
import zipfile
from pathlib import Path
from xml.sax.saxutils import quoteattr

here = Path(__file__).resolve().parent
root = here.parents[2]
manifest = json.loads((here / "package.json").read_text())
files = [path for pattern in ("*.js", "*.json", "snippets/*.json", "README.md") for path in sorted(here.glob(pattern))]
parts = {f"extension/{path.relative_to(here)}": path.read_bytes() for path in files}
parts["extension/syntaxes/nss.tmLanguage.json"] = (root / "Grammar/nss.tmLanguage.json").read_bytes()
parts["extension/LICENSE"] = (root / "LICENSE").read_bytes()
parts["[Content_Types].xml"] = b"""<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension=".json"
ContentType="application/json"/><Default Extension=".vsixmanifest" ContentType="text/xml"/><Default Extension=".js"
ContentType="application/javascript"/><Default Extension=".md" ContentType="text/markdown"/><Override
PartName="/extension/LICENSE" ContentType="text/plain"/></Types>
"""
parts["extension.vsixmanifest"] = f"""<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
<Metadata>
<Identity Language="en-US" Id={quoteattr(manifest["name"])} Version={quoteattr(manifest["version"])}
Publisher={quoteattr(manifest["publisher"])}/>
<DisplayName>{manifest["displayName"]}</DisplayName>
<Description xml:space="preserve">{manifest["description"]}</Description>
<Categories>{",".join(manifest["categories"])}</Categories>
<Properties><Property Id="Microsoft.VisualStudio.Code.Engine" Value={quoteattr(manifest["engines"]["vscode"])}/></Properties>
</Metadata>
<Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
<Dependencies/>
<Assets><Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
<Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/></Assets>
</PackageManifest>
""".encode()
target = Path(sys.argv[1] if len(sys.argv) > 1 else ".") / f"{manifest['name']}-{manifest['version']}.vsix"
with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as package:
    for name, content in sorted(parts.items()):
        # One date for all, so that equal content gives an equal package.
        package.writestr(zipfile.ZipInfo(name, (2000, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED)
print(target)
