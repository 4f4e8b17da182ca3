"""Scenario files: what they can say, and what they say when they are wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from arenarium.core import scenario
from arenarium.core.refusal import BadData
from arenarium.games.herosi.game import GAME as HEROSI
from tests.toy import GAME

HEAD = """
game = "toll"
title = "A challenged card needs a die at least as high"
[options]
seats = 2
[position]
hands = [[3, 5], [2]]
"""


def run(tmp_path: Path, body: str, head: str = HEAD) -> scenario.Run:
    path = tmp_path / "s.toml"
    path.write_text(head + body, encoding="utf-8")
    played = scenario.Run(GAME, scenario.read(path))
    played.run()
    return played


def test_a_scenario_plays_asks_refuses_scripts_lots_and_expects(tmp_path: Path) -> None:
    played = run(
        tmp_path,
        """
[[step]]
asked = { seat = "r", ask = "play", options = ["play 5", "play 3", "boast 1", "boast 2"], count = 4 }
[[step]]
asked = { excludes = ["play 2"], includes = ["play 3"] }
[[step]]
seat = 0
refused = "play 2"
kind = "not_allowed"
rule = "TO §2"
[[step]]
seat = "b"
refused = "play 2"
[[step]]
refused = "sing"
kind = "unreadable"
[[step]]
do = "boast 2"
[[step]]
undo = 1
[[step]]
do = "play 5"
[[step]]
lots = ["roll 4"]
[[step]]
do = "challenge"
[[step]]
do = ["play 2"]
[[step]]
expect = { points = [0, 5], asked = [0], result = "open", hands = [[3], []] }
[expect]
board = "r 3 | 0 - 0\\nb . | 5 - 0\\nbag 0\\nplayed 5 2"
""",
    )
    assert played.state.points == [0, 5]


def test_a_scenario_may_begin_at_the_real_start_with_a_seed(tmp_path: Path) -> None:
    head = 'game = "toll"\ntitle = "Start"\nseed = "any text"\n[options]\nseats = 2\n'
    body = '[[step]]\nseat = 0\ndo = "pledge 1"\n[[step]]\nseat = 1\ndo = "pledge 0"\n[[step]]\nasked = { seat = 0 }\n'
    assert len(run(tmp_path, body, head).state.hands[0]) == 2


def test_an_answer_to_a_closed_question_is_stale(tmp_path: Path) -> None:
    body = '[[step]]\ndo = "play 5"\n[[step]]\nseat = 0\nrefused = "play 3"\nkind = "stale"\n'
    run(tmp_path, body)
    with pytest.raises(scenario.ScenarioFault, match="not as stale"):
        run(tmp_path, body.replace('"play 3"', '"play 2"'))


def test_an_answer_may_be_stale_though_it_is_an_option_again(tmp_path: Path) -> None:
    run(tmp_path, '[[step]]\ndo = "boast 2"\n[[step]]\nseat = 0\nrefused = "play 3"\nkind = "stale"\n')


def test_the_line_of_the_last_expectation_is_named(tmp_path: Path) -> None:
    with pytest.raises(scenario.ScenarioFault, match="step 2, line 11"):
        run(tmp_path, '[[step]]\ndo = "play 5"\n\n[expect]\npoints = [9, 9]\n')


def test_what_a_seat_was_told_can_be_expected(tmp_path: Path) -> None:
    """By kind or by fields, how often, in which order; each seat what it saw itself."""
    run(
        tmp_path,
        """
[[step]]
lots = ["roll 4"]
[[step]]
do = ["boast 2", "play 5", "challenge"]
[[step]]
saw = { seat = "b", event = "rolled" }
[[step]]
saw = { seat = "spectator", event = { kind = "played", card = 5 }, count = 1 }
[[step]]
saw = { seat = "r", event = ["boasted", { kind = "played", card = 5 }, "rolled"] }
[[step]]
seat = "b"
do = "boast 1"
[[step]]
saw = { seat = "r", event = "played", count = 0 }
[[step]]
saw = { seat = "r", event = "played", since = "start" }
""",
    )


def test_an_order_that_was_not_told_is_no_order(tmp_path: Path) -> None:
    body = '[[step]]\ndo = ["boast 2", "play 5"]\n[[step]]\nsaw = { seat = "r", event = ["played", "boasted"] }\n'
    with pytest.raises(scenario.ScenarioFault, match=r"in this order, but:\n.*boasted.*\n.*played"):
        run(tmp_path, body)


def test_what_was_taken_back_was_not_told(tmp_path: Path) -> None:
    taken_back = '[[step]]\ndo = "boast 2"\n[[step]]\nundo = 1\n'
    run(tmp_path, taken_back + '[[step]]\nsaw = { seat = "b", event = "boasted", count = 0 }\n')


def test_what_a_seat_sees_can_be_expected(tmp_path: Path) -> None:
    run(
        tmp_path,
        """
[[step]]
view = { seat = "r", path = "hands.0", equals = [3, 5] }
[[step]]
view = { seat = "r", path = "hands.1.0", absent = true }
[[step]]
view = { seat = -1, path = "points.1", equals = 0 }
""",
    )
    with pytest.raises(scenario.ScenarioFault, match=r"'points.1' of the view should be 7 and is 0"):
        run(tmp_path, '[[step]]\nview = { seat = "b", path = "points.1", equals = 7 }\n')


def test_a_position_that_cannot_arise_says_so(tmp_path: Path) -> None:
    head = HEAD.replace("[3, 5]", "[3, 3, 3]")
    with pytest.raises(BadData, match=r"line 7: position.hands: there are 2 cards of 3; no game comes to this"):
        run(tmp_path, "[[step]]\nasked = {}\n", head)
    run(tmp_path, "[[step]]\nasked = {}\n", head.replace("title", "impossible = true\ntitle"))


def test_resigning_ends_a_scenario(tmp_path: Path) -> None:
    run(tmp_path, '[[step]]\nresign = "r"\n[[step]]\nasked = { nobody = true }\n[expect]\nresult = [2, 1]\n')


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ('[[step]]\ndo = "play 2"\n', "may not"),
        ('[[step]]\ndo = "dance"\n', "; options: play 3, play 5"),
        ('[[step]]\nseat = "b"\ndo = "pass"\n', "; seat r is asked 'play'"),
        ('[[step]]\nseat = 0\nrefused = "play 3"\n', "should be refused"),
        ('[[step]]\nrefused = "play 2"\nkind = "unreadable"\n', "not as unreadable"),
        ('[[step]]\nrefused = "play 2"\nrule = "TO §9"\n', "not TO §9"),
        ('[[step]]\nasked = { seat = "b" }\n', "seat b should be asked, but seat r is asked 'play'"),
        ('[[step]]\nasked = { ask = "juggle" }\n', "asked 'play'"),
        ('[[step]]\nasked = { options = ["play 3", "boast 1", "boast 2"] }\n', "offered beside: ['play 5']"),
        ('[[step]]\nasked = { includes = ["play 6"] }\n', "should be an option"),
        ('[[step]]\nasked = { excludes = ["play 3"] }\n', "should not be an option"),
        ("[[step]]\nasked = { count = 7 }\n", "7 options, there are 4: play 3, play 5, boast 1, boast 2"),
        ('[[step]]\nasked = { excludes = ["plya 3"] }\n', "'plya 3' cannot be read"),
        ('[[step]]\nasked = { includes = ["plya 3"] }\n', "'plya 3' cannot be read"),
        ('[[step]]\nasked = { options = ["plya 3"] }\n', "'plya 3' cannot be read"),
        ("[[step]]\nasked = { nobody = true }\n", "nobody should be asked"),
        ("[expect]\npoints = [9, 9]\n", "should be [9, 9] and is [0, 0]; seat r is asked 'play'"),
        ("[expect]\nresult = [1, 2]\n", "'result' should be"),
        ('[expect]\nboard = "r 1 | 0\\nb 2 | 0"\n', "'board' differs"),
        ('[[step]]\ndo = ["play 5", "challenge"]\n', "'lots' has no answer left: roll 1, roll 2"),
        ('[[step]]\nlots = ["roll 9"]\n[[step]]\ndo = ["play 5", "challenge"]\n', "chance cannot answer 'roll 9'"),
        ("[[step]]\nundo = 1\n", "no action left"),
        ('[[step]]\nlots = ["roll 4"]\n[[step]]\ndo = "play 5"\n', "left of 'lots': roll 4"),
        ('[[step]]\nresign = "b"\n[[step]]\nresign = 1\n', "has given up already"),
        ("[[step]]\nasked = { seat = 1 }\n", "seat 1 should be asked, but seat 0 is asked 'play'"),
        ('[[step]]\ndo = "play 5"\n[[step]]\nsaw = { seat = "b", event = "scored" }\n', "'scored' 0 times, not 1"),
    ],
)
def test_what_does_not_hold_is_said_with_step_line_and_picture(tmp_path: Path, body: str, reason: str) -> None:
    with pytest.raises(scenario.ScenarioFault) as fault:
        run(tmp_path, body)
    assert reason in fault.value.reason
    assert "step" in fault.value.where
    assert "r 3" in fault.value.report()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("game = 7\n", "not a text"),
        ('game = "toll"\n', "title"),
        ("game = \n", "not TOML"),
        (HEAD + "colour = 3\n", "known keys"),
        ('game="toll"\ntitle="t"\nfoo=1\n[[step]]\ndo="pass"\n', "unknown key"),
        (HEAD, "shows nothing"),
        (HEAD + "[[step]]\nfly = 1\n", "exactly one of"),
        (HEAD + '[[step]]\ndo = "pass"\nrefused = "pass"\n', "exactly one of"),
        (HEAD + '[[step]]\ndo = "pass"\nkind = "stale"\n', "has no such key"),
        (HEAD + '[[step]]\nrefused = "pass"\nkind = "odd"\n', "must be one of"),
        (HEAD + "[[step]]\nasked = { who = 1 }\n", "unknown key"),
        (HEAD + '[[step]]\nseat = "g"\ndo = "play 3"\n', "is not a seat"),
        (HEAD + "[expect]\nweather = 1\n", "unknown fact; known are"),
        (HEAD + "[expect]\n", "holds always"),
        (HEAD + "[[step]]\nexpect = {}\n", "holds always"),
        (HEAD + '[[step]]\nasked = { excludes = "play 3" }\n', "must be a list of actions"),
        (HEAD + '[[step]]\nafter = "soon"\nasked = {}\n', "must be a time such as"),
        (HEAD + '[[step]]\nafter = "2s"\nasked = {}\n', "it does not matter when somebody answers"),
        (HEAD + '[[step]]\nsaw = { seat = "r" }\n', "saw.event"),
        (HEAD + '[[step]]\nsaw = { event = "played" }\n', "saw.seat: is missing"),
        (HEAD + '[[step]]\nsaw = { seat = "r", event = "played", since = "dawn" }\n', "must be 'start'"),
        (HEAD + '[[step]]\nsaw = { seat = "r", event = ["played"], count = 1 }\n', "a list is an order"),
        (HEAD + '[[step]]\nview = { seat = "r", path = "hand" }\n', "either 'equals' or 'absent = true'"),
        (HEAD + '[[step]]\nview = { seat = "r", path = "sky", equals = 1 }\n', "there is no 'sky' in the view"),
        (HEAD.replace("hands", "hnads") + "[[step]]\nasked = {}\n", "s.toml, line 7: position: hnads"),
        ('game="toll"\ntitle="t"\n[options]\nseats=9\n[[step]]\ndo="pass"\n', "core-refuse-seats"),
        (HEAD.replace("seats = 2", "seats = 9") + '[[step]]\ndo="pass"\n', "options: core-refuse-seats"),
    ],
)
def test_a_broken_file_gets_a_message_its_author_can_act_on(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(BadData, match=reason) as broken:
        run(tmp_path, "[[step]]\nasked = {}\n" if "colour" in text else "", text)
    assert "s.toml" in str(broken.value)
    assert "position: position" not in str(broken.value)


@pytest.mark.parametrize(
    ("look", "reason"),
    [
        ('saw = { seat = "r", event = "roled", count = 0 }', "saw.event: 'roled' is none of"),
        ('saw = { seat = "r", event = [{ kind = "rolled", dei = 1 }] }', "saw.event: 'dei' is none of"),
        ('view = { seat = "r", path = "players.0.hnad", absent = true }', "there is no"),
        ('view = { seat = "r", path = "players.red.hand", absent = true }', "there is no"),
    ],
)
def test_what_could_never_be_told_or_seen_is_not_waited_for(tmp_path: Path, look: str, reason: str) -> None:
    """A slip of the pen in an event that shall not come, or in a field that shall be absent, would hold for ever."""
    path = tmp_path / "s.toml"
    path.write_text(f'game = "herosi"\ntitle = "t"\n[position]\n[[step]]\n{look}\n', encoding="utf-8")
    with pytest.raises(BadData, match=reason):
        scenario.check(HEROSI, scenario.read(path))


def test_the_line_of_a_failing_step_is_named(tmp_path: Path) -> None:
    with pytest.raises(scenario.ScenarioFault, match="step 2, line 11"):
        run(tmp_path, '[[step]]\ndo = "play 5"\n\n[[step]]\ndo = "play 3"\n')


def test_yaml_serves_as_well(tmp_path: Path) -> None:
    path = tmp_path / "s.yaml"
    path.write_text("game: toll\ntitle: t\nposition: {hands: [[1], []]}\nstep:\n- do: play 1\n- expect: {asked: [1]}\n")
    scenario.check(GAME, scenario.read(path))
    path.write_text("game: [")
    with pytest.raises(BadData, match="not YAML"):
        scenario.read(path)
