"""Toll passes the kit, its scenarios hold, its texts are whole, its bots know what they do."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from arenarium import conformance, words
from arenarium.bots import Budget, Job, decide
from arenarium.core import perft, record, scenario, wire
from arenarium.core.game import Json
from arenarium.core.kernel import apply
from toll.game import GAME
from toll.verbs import VERBS
from toll.wire import View
from toll.wire_events import Told

RECORDS = Path(__file__).parent / "records"
SCENARIOS = scenario.find([Path(str(files("toll"))) / "scenarios"])


@pytest.mark.parametrize("options", conformance.variants(GAME), ids=conformance.name_of)
def test_the_kit(options: Json) -> None:
    conformance.check(GAME, options)


@pytest.mark.parametrize("file", SCENARIOS, ids=lambda f: f.stem)
def test_a_scenario_holds(file: Path) -> None:
    scenario.check(GAME, scenario.read(file))


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*-*.txt")), ids=lambda f: f.stem)
def test_a_record_leads_where_it_led(file: Path) -> None:
    assert record.faults(GAME, record.read(file)) == []


def test_positions_have_as_many_lines_of_answers_as_were_counted() -> None:
    assert perft.faults(GAME, perft.read(RECORDS / "perft.txt")) == []


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_everything_has_its_words(lang: str) -> None:
    known = set(re.findall(r"^([\w-]+) =", words.source(GAME, lang), re.MULTILINE))
    assert known == set(re.findall(r"^([\w-]+) =", words.source(GAME, "en"), re.MULTILINE))
    wanted = {"toll-name", "toll-tagline"} | {f"toll-event-{kind}" for kind in wire.kinds(Told)}
    wanted |= {f"toll-mode-{m.name}" for m in GAME.modes} | {f"toll-setting-{w.name}" for w in GAME.settings}
    wanted |= {f"toll-fact-{field}" for field in View.__annotations__ if field != "picture"}
    wanted |= {f"toll-verb-{verb}" for verb in VERBS}
    assert wanted <= known


@pytest.mark.parametrize(("worth", "answer"), [(6, "challenge"), (1, "pass")])
def test_a_bot_doubts_what_is_hard_to_believe(worth: int, answer: str) -> None:
    s = GAME.position({}, {"hands": [[worth, 4], [3, 4]], "points": [3, 3]})
    apply(s, 0, GAME.parse(s, f"play {worth}"))
    assert decide(Job.of("toll.game:GAME", s, 1, "solid", 1, Budget(nodes=2000))).text == answer
