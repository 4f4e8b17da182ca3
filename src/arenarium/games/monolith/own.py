"""Factions that a pack brings along: data files of its own, of the same shape as those that ship.

A pack is somebody's: before such a file is read like the others, everything in it is held to its kind here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from arenarium.core.refusal import BadData, quoted
from arenarium.games.monolith.box import KINDS_IN_A_FACTION

FILE: Final = r"own_[a-z]{1,12}\.toml"
MOST: Final = 4  # factions of one's own in a pack: no table has more seats
PREFIX: Final = re.compile(r"o[a-z]{1,7}")
CODE: Final = re.compile(r"[a-z]{2,8}")
COLOURS: Final = ("blue", "red", "orange", "green")
BANNER: Final = "ban"


def is_own(file: str) -> bool:
    return re.fullmatch(FILE, file) is not None


def own_factions(pack: Mapping[str, Any] | None) -> list[str]:
    return [file.removesuffix(".toml") for file in pack or {} if is_own(file)]


def check_factions(pack: Mapping[str, Any]) -> None:
    """Ids, codes and prefixes of a pack's factions are plain words, each of them once. Raises BadData."""
    own = [file for file in pack if is_own(file)]
    if len(own) > MOST:
        raise BadData("pack", own[MOST], f"at most {MOST} factions", "monolith-refuse-factions", most=MOST)
    prefixes: set[str] = set()
    for file in own:
        content = pack[file]
        tiles = content.get("tile") if isinstance(content, dict) else None
        if not isinstance(tiles, list) or not 1 <= len(tiles) <= KINDS_IN_A_FACTION:
            reason = f"a faction is a table with at most {KINDS_IN_A_FACTION} kinds of tiles"
            raise BadData(file, "tile", reason, "monolith-refuse-kinds", most=KINDS_IN_A_FACTION)
        prefix = content.get("prefix")
        if not isinstance(prefix, str) or not PREFIX.fullmatch(prefix) or prefix in prefixes:
            raise _no_word(file, "prefix", prefix)
        prefixes.add(prefix)
        if content.get("colour") not in COLOURS:
            raise _no_word(file, "colour", content.get("colour"))
        codes: set[str] = set()
        for n, row in enumerate(tiles):
            code = row.get("code") if isinstance(row, dict) else None
            if not isinstance(code, str) or not CODE.fullmatch(code) or code in codes or (code == BANNER) != (n == 0):
                raise _no_word(file, f"tile[{n}].code", code)
            if row.get("id") != f"{prefix}_{code}":
                raise _no_word(file, f"tile[{n}].id", row.get("id"))
            codes.add(code)


def _no_word(file: str, where: str, value: object) -> BadData:
    reason = f"{quoted(value)!r} cannot stand here, or stands here twice"
    return BadData(file, where, reason, "monolith-refuse-word", value=quoted(value))
