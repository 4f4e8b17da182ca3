#!/usr/bin/env python3
"""What a package is made of, as CycloneDX 1.6: what pip installs beside it, and what is built into its client.

It is made of requirements/run.txt and web/package-lock.json alone, so the same tree gives the same list.
"""

from __future__ import annotations

import base64
import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
# What the build takes from node_modules into the client; tests/package/test_supply.py compares it with the sources.
IN_THE_CLIENT = (
    "@fluent/bundle",
    "@fontsource-variable/inter",
    "@fontsource/marcellus-sc",
    "@iconify-json/game-icons",
    "clsx",
    "qrcode-generator",
    "svelte",
)


def python_packages() -> list[dict[str, Any]]:
    text = (ROOT / "requirements" / "run.txt").read_text(encoding="utf-8")
    found = []
    for pin, hashes in re.findall(r"^(\S+==\S+)[^\n]*\\\n((?:    --hash=.*\n)+)", text, re.MULTILINE):
        name, version = re.sub(r"\[.*?\]", "", pin).split("==")
        purl = f"pkg:pypi/{re.sub(r'[-_.]+', '-', name).lower()}@{version}"
        files = [{"alg": "SHA-256", "content": h} for h in re.findall(r"sha256:([0-9a-f]{64})", hashes)]
        found.append(
            {"type": "library", "name": name, "version": version, "purl": purl, "bom-ref": purl, "hashes": files}
        )
    return found


def client_packages() -> list[dict[str, Any]]:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    found = []
    for name in IN_THE_CLIENT:
        entry = lock[f"node_modules/{name}"]
        purl = f"pkg:npm/{name.replace('@', '%40')}@{entry['version']}"
        algorithm, _, content = entry["integrity"].partition("-")
        found.append(
            {
                "type": "library",
                "name": name,
                "version": entry["version"],
                "purl": purl,
                "bom-ref": purl,
                "licenses": [{"license": {"id": entry["license"]}}],
                "hashes": [
                    {"alg": algorithm.upper().replace("SHA", "SHA-"), "content": base64.b64decode(content).hex()}
                ],
            }
        )
    return found


def sbom(version: str) -> str:
    itself = {
        "type": "application",
        "name": "arenarium",
        "version": version,
        "purl": f"pkg:pypi/arenarium@{version}",
        "licenses": [{"license": {"id": "Apache-2.0"}}],
    }
    parts = [*python_packages(), *client_packages()]
    listed = {"bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1, "metadata": {"component": itself}}
    return json.dumps({**listed, "components": parts}, indent=1) + "\n"
