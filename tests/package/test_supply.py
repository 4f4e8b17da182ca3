"""What is installed is what was pinned, and what is shipped is named with its licence."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import arenarium
from tests.package.scripts import ROOT, script

WEB = ROOT / "web"
LOCK: dict[str, Any] = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
NOTICE = (ROOT / "NOTICE").read_text(encoding="utf-8")
BARE = re.compile(r"""(?:from|import) *\(?["'](?:virtual:)?(@[\w-]+/[\w-]+|[a-z][\w-]*)(?:/[^"']*)?["']""")


def test_every_pin_has_its_hashes() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "hashes"), "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_make_installs_nothing_without_hashes() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(r"^PIP := .*--no-deps --require-hashes", makefile, re.MULTILINE)
    assert "npm --prefix web ci" in makefile
    named = set(re.findall(r"requirements/(\w+)\.txt", makefile))
    assert {f.stem for f in (ROOT / "requirements").glob("*.in")} <= named | {"node"}


def test_the_lists_are_complete() -> None:
    """Nothing is looked for beyond them, so nothing that is needed may be missing from them."""
    done = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_what_the_package_asks_for_is_what_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    pinned = set((ROOT / "requirements" / "run.txt").read_text(encoding="utf-8").replace(" \\", "").splitlines())
    asked = {d.partition(";")[0].strip() for d in project["project"]["dependencies"]}
    assert asked <= {line.partition(" ;")[0] for line in pinned}


def test_the_lock_of_the_client_has_hashes_and_no_addresses() -> None:
    assert not [name for name, entry in LOCK.items() if "resolved" in entry]
    installed = {name: e for name, e in LOCK.items() if name and not e.get("optional")}
    assert len(installed) > 50
    assert not [name for name, entry in installed.items() if not entry.get("integrity", "").startswith("sha512-")]


def imported() -> set[str]:
    """Packages that the client's sources name."""
    files = [p for p in (WEB / "src").rglob("*") if p.suffix in (".ts", ".svelte", ".css")]
    return {name for file in files for name in BARE.findall(file.read_text(encoding="utf-8"))} & {
        name.removeprefix("node_modules/") for name in LOCK
    }


def test_the_notice_names_everything_in_the_client_with_its_licence() -> None:
    shipped = set(script(ROOT / "scripts" / "sbom.py").IN_THE_CLIENT)
    assert {"svelte", "@fluent/bundle"} <= imported() <= shipped
    for name in shipped:
        licence = LOCK[f"node_modules/{name}"]["license"]
        assert re.search(rf"^  {re.escape(name)} +{re.escape(licence)} ", NOTICE, re.MULTILINE), (name, licence)


def test_every_font_that_lies_here_has_its_licence_beside_it_and_in_the_notice() -> None:
    fonts = [p for p in WEB.rglob("*.woff*") if "node_modules" not in p.parts]
    assert fonts
    for font in fonts:
        assert font.name in (font.parent / "OFL.txt").read_text(encoding="utf-8")
        assert font.name in NOTICE


def test_the_list_of_contents_is_made_of_the_pins() -> None:
    listed = json.loads(script(ROOT / "scripts" / "sbom.py").sbom("1.2.3"))
    assert (listed["bomFormat"], listed["metadata"]["component"]["version"]) == ("CycloneDX", "1.2.3")
    parts = {part["purl"]: part for part in listed["components"]}
    pins = re.findall(r"^\S+==\S+", (ROOT / "requirements" / "run.txt").read_text(encoding="utf-8"), re.MULTILINE)
    assert len([p for p in parts if p.startswith("pkg:pypi/")]) == len(pins)
    assert any(p.startswith("pkg:npm/svelte@") for p in parts)
    assert all(part["hashes"] for part in parts.values())


def test_one_version() -> None:
    assert re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)[1] == (  # type: ignore[index]
        arenarium.__version__
    )
    assert json.loads((WEB / "package.json").read_text(encoding="utf-8"))["version"] == arenarium.__version__
    assert LOCK[""]["version"] == arenarium.__version__
    project = tomllib.loads(Path(ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "version" in project["dynamic"]
