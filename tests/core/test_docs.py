"""What the documents name is there: files, pages they link to, and every decision in the index."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [*sorted(DOCS.rglob("*.md")), *(ROOT / n for n in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md"))]
DECISIONS = DOCS / "decisions"
FOLDERS = [ROOT, ROOT / "src" / "arenarium", ROOT / "web" / "src", ROOT / "tests"]
A_FILE = re.compile(r"`([\w.-]+(?:/[\w.-]+)+\.(?:py|ts|js|svelte|css|ftl|toml|md|txt|json|html|sh|yml))`")
A_LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_files_and_pages_that_a_document_names_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    gone = {name for name in A_FILE.findall(text) if not any((folder / name).exists() for folder in FOLDERS)}
    gone |= {link for link in A_LINK.findall(text) if not (page.parent / link).exists()}
    assert not gone


def test_documents_name_files() -> None:
    """So that the test above has something to find."""
    texts = "".join(p.read_text(encoding="utf-8") for p in PAGES)
    assert "server/edge/eager.py" in A_FILE.findall(texts)
    assert "house.md" in A_LINK.findall(texts)


RECORDS = {p.name[:4]: p for p in sorted(DECISIONS.glob("[0-9]*.md"))}
REPLACED = re.compile(r"^Replaced by \[(\d{4})\]\(([^)]+)\)\.$", re.M)


def test_the_index_lists_every_decision_once() -> None:
    listed = A_LINK.findall((DECISIONS / "README.md").read_text(encoding="utf-8"))
    assert sorted(listed) == sorted(p.name for p in RECORDS.values())


def test_a_number_is_of_one_decision() -> None:
    assert len(RECORDS) == len(list(DECISIONS.glob("[0-9]*.md")))
    for number, path in RECORDS.items():
        assert path.read_text(encoding="utf-8").startswith(f"# {number} ")


def test_a_decision_that_no_longer_holds_names_a_later_one() -> None:
    """In its first line, and the index says so too; nothing else says "Replaced by" in some other way."""
    index = (DECISIONS / "README.md").read_text(encoding="utf-8").splitlines()
    replaced = {}
    for number, path in RECORDS.items():
        text = path.read_text(encoding="utf-8")
        found = REPLACED.search(text)
        assert ("replaced by" in text.lower()) == (found is not None), path.name
        row = next(line for line in index if f"({path.name})" in line)
        assert ("Replaced by" in row) == (found is not None), row
        if found is not None:
            later, file = found.groups()
            assert text.splitlines()[2] == found[0], f"{path.name}: it belongs under the heading"
            assert later > number
            assert RECORDS[later].name == file
            assert f"Replaced by {later}." in row
            replaced[number] = later
    assert replaced["0074"] == "0103"
