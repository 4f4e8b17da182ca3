"""The box from its data files, checked whole; with a data pack, the corrected box."""

from __future__ import annotations

from arenarium.core.data import (
    Kept,
    check_choice,
    check_files,
    check_keys,
    check_source,
    overlay,
    pack_hash,
    read_resource,
)
from arenarium.core.game import Json
from arenarium.core.refusal import BadData, quoted
from arenarium.core.squares import DIRECTIONS, turned, turned_direction
from arenarium.games.tashkalar import vocabulary as words
from arenarium.games.tashkalar.arena import CELLS, CENTRAL, GRID, SQUARES, TOUCHING, WAYS, high_word, low_word
from arenarium.games.tashkalar.box import (
    CARDS,
    DECK_SIZE,
    FLARES,
    LEGENDS,
    START_SYMBOLS,
    TASKS,
    TESTS,
    Box,
    Card,
    Flare,
    Orientation,
    Task,
)
from arenarium.games.tashkalar.state import BEING, FLARE, LEGEND

PACKAGE = "arenarium.games.tashkalar"
DECKS = ("imperial", "highland", "sylvan", "everfrost", "nethervoid", "etherweave")
FILES = ("arena.toml", *(f"{d}.toml" for d in DECKS), "legends.toml", "flares.toml", "tasks.toml")
RANK_NUMBERS = {"common": words.COMMON, "heroic": words.HEROIC, "legendary": words.LEGENDARY}
LETTERS = {"c": words.COMMON, "h": words.HEROIC, "l": words.LEGENDARY}
NEED = {"c": words.COMMON, "h": words.HEROIC, "C": words.COMMON, "H": words.HEROIC}
DECK_WORDS = {"own": BEING, "legends": LEGEND}
DROP_WORDS = {"flare": FLARE, "any": words.ANY_CARD}
TASK_TYPES = ("destruction", "colored", "summoning", "pattern", "enemy")
# The numbers a test cannot do without.
TASK_NEEDS = {
    "destruction": ("destroyed",),
    "legends_fell": ("legendary", "or_heroic"),
    "holding": ("pieces", "upgraded"),
    "lines": ("lead",),
    "diagonals": ("pieces", "upgraded"),
    "surrounded": ("around",),
    "isolated": ("near", "moves"),
}
# What an effect reads off the pattern; a card with such a step is summoned in a named orientation.
ORIENTED_PLACES = (words.MARKED, words.MARKED2, words.PATTERN, words.ARROWS)

NAMED = {"names": dict, "texts": dict}  # of a card that somebody made up
MOST_CELLS = 7  # pieces of a pattern: so many fit into a word
MOST_REACH = 4  # squares from the summon square to a piece of the pattern
MOST_TIMES = 9  # that a step is done

_boxes: Kept[Box] = Kept()


def raw_data(pack: Json | None) -> dict[str, Json]:
    """The data files by name, with a pack laid over them."""
    files = {name: read_resource(PACKAGE, f"data/{name}") for name in FILES}
    check_files(pack or {}, FILES)
    for name, rows in (pack or {}).items():
        files[name] = overlay(files[name], rows, name)
    return files


def box_for(options: Json) -> Box:
    """The box of a match, with the pack of its options."""
    pack = options.get("pack")
    return _boxes.get(pack_hash(pack) if pack else "", lambda: make_box(raw_data(pack)))


def make_box(files: dict[str, Json]) -> Box:
    box = Box()
    _arena(box, files["arena.toml"])
    for deck, name in enumerate(DECKS):
        rows = _rows(files, f"{name}.toml", "beings", DECK_SIZE)
        for row in rows:
            _card(box, row, f"{name}.toml")
        assert len(box.cards) == (deck + 1) * DECK_SIZE
    for row in _rows(files, "legends.toml", "beings", FLARES - LEGENDS):
        _card(box, row, "legends.toml")
    for row in _rows(files, "flares.toml", "flares", TASKS - FLARES):
        _flare(box, row, "flares.toml")
    for row in _rows(files, "tasks.toml", "tasks", CARDS - TASKS):
        _task(box, row, "tasks.toml")
    box.names = [x.name for x in box.cards] + [f.name for f in box.flares] + [t.name for t in box.tasks]
    box.numbers = {name: n for n, name in enumerate(box.names)}
    if len(box.numbers) != CARDS:
        raise BadData("data", "", "two cards have one id", "core-refuse-read-id-twice")
    box.twins = (box.numbers["lesser-shadow-twin"], box.numbers["greater-shadow-twin"])
    box.emperor = box.numbers["eternal-emperor"]
    box.merchant = box.numbers["merchant-of-time"]
    return box


def _rows(files: dict[str, Json], file: str, key: str, count: int) -> list[Json]:
    rows = files[file].get(key)
    if not isinstance(rows, list) or len(rows) != count:
        raise BadData(file, key, f"must be a list of {count} tables", "tashkalar-refuse-read-count-tables", count=count)
    return rows


def _arena(box: Box, data: Json) -> None:
    file = "arena.toml"
    check_keys(data, file, "", {"arena": dict, "pieces": dict, "limits": dict, "schools": list}, {})
    arena = data["arena"]
    check_keys(arena, file, "arena", {"rows": list, "duel_start": list, "melee_start": list, "source": object}, {})
    check_source(arena, file, "arena")
    text = "".join(arena["rows"])
    if len(text) != CELLS or any((text[q] == "#") == GRID.on[q] or text[q] not in "#.RG" for q in range(CELLS)):
        raise BadData(
            file,
            "arena.rows",
            "must be nine rows of nine: # no square, . plain, R red, G green",
            "tashkalar-refuse-arena",
        )
    box.red = [text[q] == "R" for q in range(CELLS)]
    box.green = [text[q] == "G" for q in range(CELLS)]
    box.near_green = [q for q in SQUARES if any(box.green[p] for p in TOUCHING[q])]
    box.around_green = [q for q in SQUARES if box.green[q] or any(box.green[p] for p in TOUCHING[q])]
    red, green = [q for q in SQUARES if box.red[q]], [q for q in SQUARES if box.green[q]]
    box.red_low, box.red_high = low_word(red), high_word(red)
    box.green_low, box.green_high = low_word(green), high_word(green)
    box.around_red = [q for q in SQUARES if box.red[q] or any(box.red[p] for p in TOUCHING[q])]
    box.duel_start = [_square(n, file, "arena.duel_start") for n in arena["duel_start"]]
    box.melee_start = [[_square(n, file, "arena.melee_start") for n in pair] for pair in arena["melee_start"]]
    if len(box.duel_start) != 2 or len(box.melee_start) != START_SYMBOLS:
        raise BadData(
            file, "arena", "two start squares for the Duel, three pairs for the Melee", "tashkalar-refuse-read-start"
        )
    pieces = data["pieces"]
    check_keys(pieces, file, "pieces", {"two_sided": int, "legendary": int, "source": object}, {})
    check_source(pieces, file, "pieces")
    box.two_sided, box.legendary = pieces["two_sided"], pieces["legendary"]
    limits = data["limits"]
    wanted = dict.fromkeys(("beings", "legends", "flares", "sideways", "high_form", "duel", "melee3", "melee4"), int)
    check_keys(limits, file, "limits", {**wanted, "source": object}, {})
    check_source(limits, file, "limits")
    box.limits = {n: limits[n] for n in wanted}
    box.hand_limits = (limits["beings"], limits["legends"], limits["flares"])
    box.sideways = limits["sideways"]
    for row in data["schools"]:
        check_keys(row, file, f"schools.{row.get('id')}", {"id": str, "deck": str, "colour": str, "source": object}, {})
        check_source(row, file, f"schools.{row['id']}")
        if row["deck"] not in DECKS:
            raise BadData(
                file,
                f"schools.{row['id']}",
                f"unknown deck '{row['deck']}'",
                "tashkalar-refuse-read-deck",
                value=row["deck"],
            )
        box.schools[row["id"]] = DECKS.index(row["deck"])


def _square(name: object, file: str, where: str) -> int:
    q = GRID.square(name) if isinstance(name, str) else -1
    if q < 0:
        raise BadData(
            file, where, f"{name!r} is no square of the arena", "tashkalar-refuse-read-square", value=quoted(name)
        )
    return q


# --- cards -----------------------------------------------------------------------------------


def _card(box: Box, row: Json, file: str) -> None:
    where = f"beings.{row.get('id')}"
    needed = {"id": str, "rank": str, "grid": list, "steps": list, "source": object}
    check_keys(row, file, where, needed, {"marks": dict, "frozen": list, "warp": list, **NAMED})
    check_source(row, file, where)
    check_choice(row["rank"], RANK_NUMBERS, file, where, "rank")
    card = Card(len(box.cards), row["id"], RANK_NUMBERS[row["rank"]])
    card.grid = row["grid"]
    card.source = str(row["source"])
    card.effect = _program(box, row["steps"], file, where + ".steps")
    if "frozen" in row:
        card.frozen = _program(box, row["frozen"], file, where + ".frozen")
    if "warp" in row:
        card.warp = _program(box, row["warp"], file, where + ".warp")
    marks = row.get("marks", {})
    check_keys(marks, file, where + ".marks", {}, {"cells": list, "cells2": list, "directions": list, "effect": bool})
    used = marks if marks.get("effect") else {}
    _orient(card, row["grid"], used, _reads_pattern(box.programs[card.effect]), file, where)
    box.cards.append(card)


def _orient(card: Card, grid: list[str], marks: Json, reads: bool, file: str, where: str) -> None:
    cells: list[tuple[int, int, int]] = []
    home = None
    for y, line in enumerate(grid):
        for x, token in enumerate(line):
            if token not in ".cChHT":
                raise BadData(
                    file, where + ".grid", f"unknown token {token!r}", "tashkalar-refuse-read-grid", value=quoted(token)
                )
            if token in "TCH":
                if home is not None:
                    raise BadData(file, where + ".grid", "two summon squares", "tashkalar-refuse-two-squares")
                home = (x, y)
            if token in NEED:
                cells.append((x, y, NEED[token]))
    if not 1 <= len(cells) <= MOST_CELLS:
        reason = f"a pattern needs at least one piece and at most {MOST_CELLS}"
        raise BadData(file, where + ".grid", reason, "tashkalar-refuse-pattern", most=MOST_CELLS)
    card.cells = len(cells)
    card.upgraded = sum(1 for _, _, rank in cells if rank != words.COMMON)
    if home is None:
        card.roams = True
        home = cells[0][:2]
    if max(max(abs(x - home[0]), abs(y - home[1])) for x, y, _ in cells) > MOST_REACH:
        reason = "a pattern reaches at most four squares from the summon square"
        raise BadData(file, where + ".grid", reason, "tashkalar-refuse-reach")
    ways = marks.get("directions", [])
    if any(w not in DIRECTIONS for w in ways):
        raise BadData(
            file,
            where + ".marks",
            f"directions are {', '.join(DIRECTIONS)}",
            "core-refuse-read-one-of",
            known=", ".join(DIRECTIONS),
        )
    seen: dict[object, int] = {}
    for name in range(WAYS):
        turned_cells = [(*turned(x - home[0], y - home[1], name), rank) for x, y, rank in cells]
        turned_cells.sort(key=lambda t: (-t[2], -abs(t[0]) - abs(t[1]), t))  # the rarest first
        at = [turned(x, y, name) for x, y in marks.get("cells", [])]
        at2 = [turned(x, y, name) for x, y in marks.get("cells2", [])]
        arrows = sorted(turned_direction(DIRECTIONS.index(w), name) for w in ways)
        key = (tuple(sorted(turned_cells)), tuple(sorted(at)), tuple(sorted(at2)), tuple(arrows))
        if card.roams:
            low = min((x, y) for x, y, _ in turned_cells)
            key = (tuple(sorted((x - low[0], y - low[1], r) for x, y, r in turned_cells)), (), (), ())
        if key in seen:
            card.same_as.append(seen[key])
            continue
        seen[key] = len(card.orientations)
        card.same_as.append(len(card.orientations))
        xy = [(x, y) for x, y, _ in turned_cells]
        card.orientations.append(Orientation(name, xy, [r for _, _, r in turned_cells], at, at2, arrows))
    card.oriented = reads and len(card.orientations) > 1 and not card.roams


def _reads_pattern(steps: list[words.Step]) -> bool:
    """Whether marks, arrows or the pieces used matter; a step that remembers others makes "pattern" mean those."""
    if any(s.op == words.REMEMBER for s in steps):
        return False
    return any(
        s.op == words.MIRROR
        or (s.op == words.SHOOTING and not s.by_heading)
        or s.flags & words.ARROW_WAYS != 0
        or s.to == words.TO_MARKED
        or s.where in ORIENTED_PLACES
        or _reads_pattern(s.of)
        for s in steps
    )


def _flare(box: Box, row: Json, file: str) -> None:
    where = f"flares.{row.get('id')}"
    needed = {"id": str, "upper": int, "upper_steps": list, "lower": int, "lower_steps": list, "source": object}
    check_keys(row, file, where, needed, NAMED)
    check_source(row, file, where)
    upper = _program(box, row["upper_steps"], file, where + ".upper_steps")
    lower = _program(box, row["lower_steps"], file, where + ".lower_steps")
    box.flares.append(Flare(row["id"], row["upper"], upper, row["lower"], lower))


def _task(box: Box, row: Json, file: str) -> None:
    where = f"tasks.{row.get('id')}"
    needed = {"id": str, "type": str, "advanced": bool, "points": int, "test": str, "needs": dict, "source": object}
    check_keys(row, file, where, needed, NAMED)
    check_source(row, file, where)
    check_choice(row["type"], TASK_TYPES, file, where, "type")
    check_choice(row["test"], TESTS, file, where, "test")
    squares = row["needs"].get("squares", "")
    needs = {k: v for k, v in row["needs"].items() if k != "squares"}
    if any(type(v) is not int for v in needs.values()):
        raise BadData(file, where, "needs holds numbers, and 'squares'", "tashkalar-refuse-read-needs")
    missing = [key for key in TASK_NEEDS.get(row["test"], ()) if key not in needs]
    if missing:
        raise BadData(
            file,
            where,
            f"needs lacks {', '.join(missing)}",
            "tashkalar-refuse-read-needs-lacks",
            known=", ".join(missing),
        )
    task = Task(row["id"], row["type"], row["advanced"], row["points"], row["test"], needs)
    sets = {
        "": [],
        "red": [q for q in SQUARES if box.red[q]],
        "green": [q for q in SQUARES if box.green[q]],
        "coloured": [q for q in SQUARES if box.red[q] or box.green[q]],
        "central": CENTRAL,
    }
    check_choice(squares, sets, file, where, "squares")
    task.squares = sets[squares]
    task.low, task.high = low_word(task.squares), high_word(task.squares)
    box.tasks.append(task)


# --- steps -----------------------------------------------------------------------------------


def _program(box: Box, rows: list[Json], file: str, where: str) -> int:
    box.programs.append([_step(row, file, f"{where}[{n}]") for n, row in enumerate(rows)])
    return len(box.programs) - 1


def _step(row: object, file: str, where: str) -> words.Step:
    if not isinstance(row, dict):
        raise BadData(file, where, "a step is a table", "core-refuse-read-table")
    known: dict[str, type] = {
        "may": bool,
        "count": object,
        "who": str,
        "rank": str,
        "where": str,
        "piece": str,
        "kind": str,
        "equal": int,
        "to": str,
        "if": str,
        "hits": object,
        "stop": str,
        "spare": str,
        "alone": str,
        "range": int,
        "way": str,
        "with_self": str,
        "deck": str,
        "what": str,
        "of": list,
        **dict.fromkeys(words.FLAGS, bool),
    }
    check_keys(row, file, where, {"op": str}, known)
    step = words.Step(_word(row["op"], words.OPS, file, where, "op"))
    step.may = row.get("may", False)
    step.count = _count(row.get("count", 1), file, where)
    step.who = _word(row.get("who", "enemy" if step.op == words.CONVERT else "own"), words.WHO, file, where, "who")
    step.ranks = _ranks(row.get("rank", "c"), file, where)
    step.where = _word(row.get("where", "anywhere"), words.WHERE, file, where, "where")
    step.piece = _word(row.get("piece", ""), words.PIECES, file, where, "piece")
    step.kind = _word(row.get("kind", "standard"), words.KINDS, file, where, "kind")
    step.equal = row.get("equal", words.NO_LIMIT) if step.kind == words.COMBAT else 0
    step.to = _word(row.get("to", ""), words.TO, file, where, "to")
    step.cond = _word(row.get("if", ""), words.CONDITIONS, file, where, "if")
    step.hits = 0 if row.get("hits", "all") == "all" else int(row["hits"])
    stops = {"empty": words.STOP_EMPTY, "legendary": 1 << words.LEGENDARY, "l": 1 << words.LEGENDARY, "": 0}
    if row.get("stop", "") not in stops:
        raise BadData(
            file,
            where,
            f"stop must be one of {', '.join(k for k in stops if k)}",
            "core-refuse-read-one-of",
            known=", ".join(k for k in stops if k),
        )
    step.stop = stops[row.get("stop", "")]
    step.spare = _ranks(row.get("spare", ""), file, where)
    step.alone = _ranks(row.get("alone", ""), file, where)
    step.reach = row.get("range", words.FAR)
    step.by_heading = row.get("way") == "heading"
    step.with_self = "with_self" in row
    step.what = DECK_WORDS.get(row.get("deck", ""), 0) or DROP_WORDS.get(row.get("what", ""), 0)
    for n, flag in enumerate(words.FLAGS):
        if row.get(flag):
            step.flags |= 1 << n
    step.of = [_step(r, file, f"{where}.of[{n}]") for n, r in enumerate(row.get("of", []))]
    if (step.op == words.EITHER) != bool(step.of):
        raise BadData(file, where, "'either' and only it has 'of'", "tashkalar-refuse-read-either")
    return step


def _word(word: str, words: tuple[str, ...], file: str, where: str, field: str) -> int:
    check_choice(word, words, file, where, field)
    return words.index(word)


def _ranks(letters: str, file: str, where: str) -> int:
    if any(x not in LETTERS for x in letters):
        raise BadData(
            file,
            where,
            f"ranks are written with c, h and l, not {letters!r}",
            "tashkalar-refuse-read-letters",
            value=quoted(letters),
        )
    return sum(1 << LETTERS[x] for x in set(letters))


def _count(count: object, file: str, where: str) -> int:
    named = {
        "all": words.COUNT_ALL,
        "any": words.COUNT_ANY,
        "storm": words.COUNT_STORM,
        "while_behind": words.COUNT_BEHIND,
    }
    if isinstance(count, str) and count in named:
        return named[count]
    if isinstance(count, int) and not isinstance(count, bool) and 1 <= count <= MOST_TIMES:
        return count
    raise BadData(
        file,
        where,
        f"count must be a number or one of {', '.join(named)}, not {count!r}",
        "core-refuse-read-choice",
        known=", ".join(named),
        value=quoted(count),
    )
