"""The folders keep to the floor plan of docs/house.md."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from arenarium import games
from arenarium.bots.levels import NAMES as NAMES_OF_LEVELS
from arenarium.words import LANGUAGES

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "arenarium" / "games"
NAMES = sorted(f.parent.name for f in GAMES.glob("*/game.py"))
WEB = ROOT / "web" / "src"
ROLES = {  # the file of each role, and what it must define
    "game": ("GAME",),
    "state": (),
    "box": ("Box",),
    "loading": ("box_for",),
    "fields": ("all_things", "check"),
    "catalogue": ("catalogue",),
    "setup": ("blank",),
    "verbs": (),
    "notation": ("notate", "parse", "picture"),
    "position": ("set_up", "facts"),
    "writing": ("position_of",),
    "saves": ("FRAMES", "pack", "unpack"),
    "wire": ("View",),
    "wire_events": ("Told",),
    "wire_answers": ("Catalogue",),
    "view": ("view",),
    "events": ("tell",),
    "knowledge": ("resample",),
    "inquiries": ("ASKS", "inquire"),
    "refusals": ("refuse",),
    "terminal": ("screen",),
}
PLACES = {name: role for role, names in ROLES.items() for name in names if name not in ("GAME", "check", "facts")}
CLIENT = (
    *("index.ts", "view.ts", "options.ts", "steps.ts", "help.ts", "log.ts", "wire.ts", "Board.svelte"),
    *("positions.ts", "editing.ts", "meta.ts", "emblem.svg", "after.ts", "suppose.ts", "foresight.ts"),
)
HOLDS = {  # what a file of the client is named after, it holds, and no other does
    "after.ts": "after",
    "suppose.ts": "suppose",
    "foresight.ts": "foresight",
    "steps.ts": "stage",
    "editing.ts": "editing",
    "positions.ts": "positions",
    "help.ts": "helpOf",
    "log.ts": "logLine",
    "options.ts": "optionLabel",
}
WRITTEN = ("wire.ts", "told.ts")  # by scripts/wire-types
TESTS = {"__init__.py", "play.py", "rules", "cards", "records", "saves"}
BESIDE = (  # the folders and files of a game outside its own folder
    *("bots/evaluations/{game}", "bots/nonsense/{game}", "bots/data/{game}", "bots/benches/{game}"),
    "bots/goals/{game}",
    "research/encoders/{game}",
    *(f"locale/{lang}/{part}{{game}}" for lang in LANGUAGES for part in ("", "lessons/")),
    "scenarios/{game}/",
)


def sources(folder: Path, *suffixes: str) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.suffix in suffixes and "node_modules" not in path.parts and "__pycache__" not in path.parts:
            yield path


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def test_there_are_games() -> None:
    assert NAMES == ["herosi", "monolith", "tashkalar", "warcraft"]


@pytest.mark.parametrize("game", NAMES)
def test_the_same_role_has_the_same_file(game: str) -> None:
    missing = [role for role in ROLES if not (GAMES / game / f"{role}.py").is_file()]
    assert not missing, f"games/{game} has no {missing}"


def defined(path: Path) -> Iterator[str]:
    """What a module defines at its top, apart from what it imports."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        yield from (target.id for target in targets if isinstance(target, ast.Name))


@pytest.mark.parametrize("game", NAMES)
def test_the_same_thing_lives_in_the_same_file(game: str) -> None:
    """Whoever knows where one game keeps its catalogue, picture or box finds those of the others."""
    found = {path.stem: set(defined(path)) for path in (GAMES / game).glob("*.py")}
    missing = [f"{role}.{name}" for role, names in ROLES.items() for name in names if name not in found[role]]
    assert not missing, f"games/{game} has no {missing}"
    strays = [f"{stem}.{name}" for stem, names in found.items() for name in names if PLACES.get(name, stem) != stem]
    assert not strays, f"games/{game}: {strays} have another place in the plan"


@pytest.mark.parametrize("game", NAMES)
def test_the_client_has_the_same_rooms(game: str) -> None:
    folder = WEB / "games" / game
    missing = [name for name in CLIENT if not (folder / name).is_file()]
    assert not missing, f"web/src/games/{game} has no {missing}"
    drawn = {p.name for p in folder.glob("*.svelte")} - {"Board.svelte"}
    assert not drawn, f"components of web/src/games/{game} that belong into parts/: {drawn}"


@pytest.mark.parametrize("game", NAMES)
def test_the_client_says_the_same_thing_in_the_same_file(game: str) -> None:
    folder = WEB / "games" / game
    told = {path: path.read_text(encoding="utf-8") for path in sources(folder, ".ts")}
    for name, what in HOLDS.items():
        found = [
            path.relative_to(folder).as_posix()
            for path, text in told.items()
            if re.search(rf"^export (?:const|function) {what}\b", text, flags=re.M)
        ]
        assert found == [name], f"{what} of web/src/games/{game} is in {found}"


@pytest.mark.parametrize("game", NAMES)
def test_the_tests_have_the_same_rooms(game: str) -> None:
    found = {p.name for p in (ROOT / "tests" / game).iterdir()} - {"__pycache__"}
    assert found <= TESTS, f"tests/{game}: {found - TESTS} have no room in the plan"
    assert {"rules", "records", "saves"} <= found


@pytest.mark.parametrize("game", NAMES)
def test_every_schema_has_a_save(game: str) -> None:
    """The present one too: `python -m tests.saves` writes it."""
    saves = ROOT / "tests" / game / "saves"
    lacking = [n for n in range(1, games.game(game).schema + 1) if not any(saves.glob(f"v{n}/*.json"))]
    assert not lacking, f"no save of schema {lacking} in tests/{game}/saves"


NO_FILES = {"describe", "rules", "schema", "upcasters", "language-name", "core.ftl", "en", "lessons/", "Pool.run"}
HOUSES = ("", "src/arenarium", "web/src")  # where a name with a folder may begin


def places_of(name: str) -> list[str]:
    """Where something that the table names may lie, as patterns: one game that has it is enough."""
    if (name.endswith((".ts", ".svelte")) and "/" not in name) or name == "parts/":
        found = [f"web/src/games/<game>/{name}"]
    elif name == "data/":
        found = [f"src/arenarium/games/<game>/{name}"]
    elif "/" in name:
        found = [f"{house}/{name}".strip("/") for house in HOUSES]
    else:
        found = [f"src/arenarium/games/<game>/{name}.py"]
    return [place.rstrip("/").replace("<game>", game) for place in found for game in NAMES]


def test_what_the_plan_names_is_there() -> None:
    plan = (ROOT / "docs" / "house.md").read_text(encoding="utf-8")
    table = [line for line in plan.partition("## Where does it go?")[2].splitlines() if line.startswith("| ")]
    named = {name for line in table for name in re.findall(r"`([^`]+)`", line)}
    assert len(named) > 50
    assert named >= NO_FILES
    block = plan.split("```")[1].split("\n")
    named |= {name for line in block for name in re.split(", |; ", line.partition("  ")[0]) if "/" in name}
    lost = [name for name in sorted(named - NO_FILES) if not any(any(ROOT.glob(p)) for p in places_of(name))]
    assert not lost, f"docs/house.md names what is not there: {lost}"


@pytest.mark.parametrize("page", ["rules", "notation", "views", "observations"])
@pytest.mark.parametrize("game", NAMES)
def test_a_game_is_documented(game: str, page: str) -> None:
    assert (ROOT / "docs" / page / f"{game}.md").is_file()


@pytest.mark.parametrize(
    ("folder", "suffixes", "most"),
    [
        ("src", (".py",), 600),
        ("tests", (".py",), 700),
        ("web/src", (".svelte",), 400),
        ("web/src", (".ts",), 600),
        ("src/arenarium/server/table", (".py",), 350),
    ],
)
def test_no_file_is_too_long_to_be_read_at_once(folder: str, suffixes: tuple[str, ...], most: int) -> None:
    long = {
        str(p.relative_to(ROOT)): lines(p)
        for p in sources(ROOT / folder, *suffixes)
        if lines(p) > most and p.name not in WRITTEN
    }
    assert not long


def python_names(path: Path, game: str) -> Iterator[int]:
    """The lines whose code names a game: an import of it, or a text that is its name or one of its keys."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        imported = isinstance(node, ast.ImportFrom) and f"games.{game}." in f"{node.module}."
        spelled = isinstance(node, ast.Constant) and str(node.value).partition("-")[0] == game
        if imported or spelled:
            yield getattr(node, "lineno", 0)


def client_names(path: Path, game: str) -> Iterator[int]:
    text = re.sub(
        r"/\*.*?\*/|//[^\n]*", lambda m: "\n" * m[0].count("\n"), path.read_text(encoding="utf-8"), flags=re.S
    )
    for number, line in enumerate(text.splitlines(), 1):
        if re.search(rf"""["'`/]{game}["'`/-]""", line):
            yield number


def text_names(path: Path, game: str) -> Iterator[int]:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith(f"{game}-"):
            yield number


LOOKED_THROUGH = (
    (ROOT / "src" / "arenarium", ".py", python_names),
    (ROOT / "src" / "arenarium", ".ftl", text_names),
    *((WEB, suffix, client_names) for suffix in (".ts", ".svelte", ".css")),
)


@pytest.mark.parametrize("game", NAMES)
def test_nothing_outside_its_folders_names_a_game(game: str) -> None:
    """A fifth game needs its own folders and an entry point, and no list anywhere."""
    own = (f"games/{game}/", *(place.format(game=game) for place in BESIDE))
    named = [
        f"{path.relative_to(ROOT)}:{number}"
        for folder, suffix, names in LOOKED_THROUGH
        for path in sources(folder, suffix)
        if not path.relative_to(folder).as_posix().startswith(own) and "web" not in path.relative_to(folder).parts
        for number in names(path, game)
    ]
    assert not named, "\n".join(named)


def test_a_sentence_of_one_game_is_among_its_texts() -> None:
    """What the shared texts say, two games say or what all share."""
    parts = [p for p in (ROOT / "src" / "arenarium" / "locale" / "en").glob("*.ftl") if p.stem not in NAMES]
    known = {key for p in parts for key in re.findall(r"^([a-z][\w-]*) =", p.read_text(encoding="utf-8"), flags=re.M)}
    users: dict[str, set[str]] = {}
    for path in (*sources(ROOT / "src" / "arenarium", ".py"), *sources(WEB, ".ts", ".svelte")):
        user = next((game for game in NAMES if re.search(rf"/{game}[/._]", path.as_posix())), "all")
        for key in known.intersection(re.findall(r"""["'`]([a-z][\w-]+)""", path.read_text(encoding="utf-8"))):
            users.setdefault(key, set()).add(user)
    assert len(users) > 500
    alone = {key: of for key, of in users.items() if len(of) == 1 and "all" not in of}
    assert not alone


OF_A_FAMILY = {"--legal-glow", "--seat-on", "--t-move"}  # whose like the whole page uses
NUMBERED = re.compile(r"--(s|seat-)[0-9]")  # by seat: their names are put together where they are used


def test_a_colour_of_one_game_lives_with_it() -> None:
    """What style/ declares is used by two games or by what all share, and by somebody."""
    declared = {
        name
        for path in sources(WEB / "style", ".css")
        for name in re.findall(r"(--[a-z0-9-]+):", path.read_text(encoding="utf-8"))
        if not NUMBERED.match(name)
    }
    users: dict[str, set[str]] = {}
    for path in sources(WEB, ".ts", ".svelte", ".css", ".js"):
        first, second, *_ = (*path.relative_to(WEB).parts, "")
        user = second if first == "games" and second in NAMES else "all"
        for name in re.findall(r"var\((--[a-z0-9-]+)", path.read_text(encoding="utf-8")):
            users.setdefault(name, set()).add(user)
    assert len(declared) > 50
    alone = {name: users.get(name, set()) for name in declared - OF_A_FAMILY}
    alone = {name: of for name, of in alone.items() if len(of - {"all"}) < 2 and "all" not in of}
    assert not alone, f"{alone} belong to one game, or to nobody"


def test_the_client_names_no_level_of_bots() -> None:
    """They are named in bots/levels.py; the server tells which there are, and chooses where none is named."""
    spelled = re.compile(rf"""(?<!class=)["'`]({"|".join(NAMES_OF_LEVELS)})["'`]""")
    named = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in sources(WEB, ".ts", ".svelte")
        if "games" not in path.relative_to(WEB).parts  # where a legend may be a card
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if spelled.search(line)
    ]
    assert not named, "\n".join(named)


def test_actions_are_unpacked_at_the_door() -> None:
    """`verb, hex, face, _ = action`: no number stands for an operand."""
    found = [
        f"{path.relative_to(ROOT)}:{n}"
        for folder in ("src", "tests", "examples", "bench")
        for path in sources(ROOT / folder, ".py")
        for n, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(r"\b(action|a)\[[0-9]\]", text)
    ]
    assert not found


def spoken_levels(path: Path) -> Iterator[str]:
    """Where code outside levels.py spells the name of a level; what documents the code may do so."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    documents = {id(n.value) for n in ast.walk(tree) if isinstance(n, ast.Expr)}
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) and id(node) not in documents else None
        if isinstance(text, str) and not set(re.split(r"[ ,]+", text)).isdisjoint(NAMES_OF_LEVELS):
            yield f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"


def test_a_level_is_named_in_one_place() -> None:
    levels = ROOT / "src" / "arenarium" / "bots" / "levels.py"
    assert len(list(spoken_levels(levels))) >= len(NAMES_OF_LEVELS)
    others = [
        p
        for room in ("bots", "cli", "core", "research", "server", "store")
        for p in sources(levels.parents[1] / room, ".py")
    ]
    cards = ("tashkalar.py", "tashkalar_expert.py", "tashkalar_learned.py")  # there `legend` is a kind of card
    named = [place for p in others if p != levels and p.name not in cards for place in spoken_levels(p)]
    assert not named, "\n".join(named)


OF_ANYTHING = {  # whose parameter may be left open: a library's, or ours where it does not matter which game it is
    *("Coroutine", "Future", "Request", "Response", "Space"),
    *("Frame", "Game", "Pace", "Proposal", "Table", "Verification"),
}
DOORS = {
    "data from outside: JSON, TOML, saves, positions": (
        *("core/codec", "core/corrections", "core/data", "core/facts", "core/game", "core/matchfile", "core/packfile"),
        *("core/scenario_file", "core/scenario_text", "core/scenario_time"),
        *(f"games/{game}/{role}" for game in NAMES for role in ("game", "position", "fields")),
        *("games/herosi/loading", "games/monolith/loading", "games/warcraft/loading"),
        *("games/monolith/own", "games/tashkalar/own"),
        *(
            "games/herosi/saves",
            "games/monolith/notation",
            "games/warcraft/saves",
            "games/warcraft/scenario_map",
            "games/warcraft/scenarios",
        ),
    ),
    "rows of the database": ("store/database",),
    "what the HTTP server hands in, as ASGI leaves it": ("server/edge/asgi",),
}


def says_any(node: ast.AST) -> bool:
    if isinstance(node, ast.Name) and node.id == "Any":
        return True
    if isinstance(node, ast.Subscript):
        of = node.value
        name = of.attr if isinstance(of, ast.Attribute) else of.id if isinstance(of, ast.Name) else ""
        if name in OF_ANYTHING:
            return False
    return any(says_any(child) for child in ast.iter_child_nodes(node))


@pytest.mark.parametrize(
    ("code", "open"),
    [("x: Any", True), ("def f(x: dict[str, Any]) -> None: ...", True), ("x: Table[Any]", False), ("x: object", False)],
)
def test_what_is_left_open_is_seen(code: str, open: bool) -> None:
    assert says_any(ast.parse(code)) is open


def test_anything_comes_in_at_the_doors_alone() -> None:
    """`Any` is for what nobody has checked yet; inside the house everything has a type."""
    source = ROOT / "src" / "arenarium"
    found = {
        path.relative_to(source).with_suffix("").as_posix()
        for path in sources(source, ".py")
        if says_any(ast.parse(path.read_text(encoding="utf-8")))
    }
    assert found == {name for names in DOORS.values() for name in names}
