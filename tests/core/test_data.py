"""Data with provenance, and packs that correct it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from arenarium.core.data import check_keys, check_source, overlay, pack_hash, read_pack, source_of
from arenarium.core.refusal import BadData

BASE: dict[str, Any] = {
    "tiles": [{"id": "pikeman", "count": 3, "source": "rulebook"}, {"id": "wall", "count": 1}],
    "limits": {"hand": 3},
}


def test_a_pack_corrects_one_field_and_leaves_the_rest() -> None:
    merged = overlay(BASE, {"tiles": [{"id": "pikeman", "count": 4}], "limits": {"hand": 2}}, "fix.toml")
    assert merged["tiles"] == [{"id": "pikeman", "count": 4, "source": "rulebook"}, {"id": "wall", "count": 1}]
    assert merged["limits"] == {"hand": 2}
    assert BASE["tiles"][0]["count"] == 3


@pytest.mark.parametrize(
    ("pack", "reason"),
    [
        ({"tiles": [{"id": "pikemen"}]}, r"fix.toml: tiles.pikemen: .*no such id"),
        ({"tiles": {"id": "pikeman"}}, "must be a list"),
        ({"cards": []}, "fix.toml: cards: the base data has no such"),
        ({"limits": 3}, "must be a table"),
    ],
)
def test_a_pack_that_corrects_nothing_is_refused_with_file_and_id(pack: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadData, match=reason):
        overlay(BASE, pack, "fix.toml")


def test_a_pack_is_a_folder_known_by_its_content(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="no such folder"):
        read_pack(tmp_path / "none")
    with pytest.raises(BadData, match="no TOML"):
        read_pack(tmp_path)
    (tmp_path / "tiles.toml").write_text('[[tiles]]\nid = "pikeman"\ncount = 4\n')
    pack = read_pack(tmp_path)
    assert pack == {"tiles.toml": {"tiles": [{"id": "pikeman", "count": 4}]}}
    assert pack_hash(pack) == pack_hash(read_pack(tmp_path))
    (tmp_path / "tiles.toml").write_text("count = ")
    with pytest.raises(BadData, match="not TOML"):
        read_pack(tmp_path)


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ({"id": "x"}, "'count' is missing"),
        ({"id": "x", "count": "3"}, "must be int, not str"),
        ({"id": "x", "count": True}, "must be int"),
        ({"id": "x", "count": 3, "colour": 1}, "unknown field 'colour'"),
    ],
)
def test_a_fact_of_the_wrong_shape_names_file_id_and_field(row: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadData, match=f"t.toml: tiles.x: .*{reason}"):
        check_keys(row, "t.toml", "tiles.x", {"id": str, "count": int}, {"note": str})


def test_every_fact_says_where_it_is_from() -> None:
    check_source({"source": "rulebook"}, "t.toml", "x")
    check_source({"source": {"count": "published", "*": "reconstructed"}}, "t.toml", "x")
    for source in (None, "hearsay", {"count": "hearsay"}):
        with pytest.raises(BadData, match="unknown source"):
            check_source({"source": source}, "t.toml", "x")
    assert source_of({"source": {"count": "published", "*": "rulebook"}}, "count") == "published"
    assert source_of({"source": {"count": "published", "*": "rulebook"}}, "name") == "rulebook"
    assert source_of({"source": "rulebook"}, "name") == "rulebook"
