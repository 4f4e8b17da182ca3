"""Every readable action that is no option has a reason with a rule's number, in both languages."""

from __future__ import annotations

import pytest

from arenarium.core import codec
from arenarium.core.game import Json
from arenarium.core.hexes import CELLS
from arenarium.core.kernel import Action, Luck, apply, questions
from arenarium.games.monolith import verbs
from arenarium.games.monolith.game import GAME
from arenarium.games.monolith.state import Arena
from arenarium.words import LANGUAGES, words
from tests.monolith.play import arena, play, refusal

VARIANTS: list[Json] = [
    {"mode": "duel"},
    {"mode": "duel", "monoliths": True, "factions": ["guardians_of_the_realm", "harbingers_of_the_forest"]},
    {"mode": "four", "monoliths": True},
    {"mode": "duel", "tactical": True},
]


def any_action(s: Arena, luck: Luck) -> Action:
    """A well-formed action, usually nonsense in this position."""
    verb = luck.below(len(verbs.VERBS))
    a, b, c = luck.below(CELLS), luck.below(CELLS), luck.below(CELLS)
    end = b * 6 + luck.below(6)
    granter = luck.below(CELLS + 1)
    if verb in (verbs.REDRAW, verbs.BATTLE, verbs.DONE):
        return (verb, 0, 0, 0)
    if verb in (verbs.DRAW, verbs.DISCARD):
        return (verb, s.box.first[s.faction[s.active]] + luck.below(15), 0, 0)
    if verb == verbs.PLACE:
        return (verb, s.box.first[s.faction[s.active]] + luck.below(15), b, luck.below(6))
    if verb == verbs.HIDE:
        first = s.box.first[s.faction[s.active]]
        return (verb, first + luck.below(15), 0, first + luck.below(15))
    if verb == verbs.CHARGE:
        return (verb, granter, a, end * 19 + c)
    if verb in (verbs.MANEUVER, verbs.TELEPORT):
        return (verb, granter, a, end)
    if verb in (verbs.MOVE, verbs.FALSE):
        return (verb, 0, a, end)
    if verb in (verbs.TURN, verbs.ROTATE, verbs.FACE):
        return (verb, 0, a, luck.below(6))
    if verb in (verbs.BOMB, verbs.SPEND):
        return (verb, a, b, c)
    if verb in (verbs.PUSH, verbs.RETREAT, verbs.STRIKE, verbs.UNFOLD):
        return (verb, a, b, 0)
    return (verb, 0, b, 0)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_nonsense_is_refused_with_a_reason_everybody_can_read(options: Json) -> None:
    luck = Luck(11)
    s = GAME.start(options)
    while asked := questions(s):
        d = asked[luck.below(len(asked))]
        if d.seat >= 0 and luck.below(4) == 0:
            before = codec.digest(GAME, s)
            for seat in range(s.seats):
                for _ in range(6):
                    action = any_action(s, luck)
                    mine = next((q for q in asked if q.seat == seat), None)
                    if mine is not None and mine.allows(action):
                        continue
                    refused = GAME.refuse(s, seat, action)
                    assert refused.kind == "not_allowed"
                    assert refused.rule.startswith("MA ")
                    for lang in LANGUAGES:
                        sentence = words(lang).say(refused.key, refused.args_)
                        assert words(lang).has(refused.key)
                        assert "{" not in sentence
                        assert "@" not in sentence
            assert codec.digest(GAME, s) == before
        apply(s, d.seat, luck.draw(d))
    assert GAME.refuse(s, 0, (verbs.DONE, 0, 0, 0)).key == "monolith-refuse-over"


@pytest.mark.parametrize(
    ("tiles", "hand", "text", "key", "rule"),
    [
        ("", ["pik"], "place kni c3/0", "not-in-hand", "MA §4"),
        ("c3:b.wra0", ["pik"], "place pik c3/0", "hex-taken", "MA §4"),
        ("", ["bat"], "place bat c3/0", "is-order", "MA §4"),
        ("c3:r.kni0#", [], "maneuver c3>c4/0", "netted", "MA §6"),
        ("c3:r.pik0", [], "maneuver c3>c4/0", "no-feature", "MA §6"),
        ("c3:r.kni0", [], "maneuver c3>c3/0", "no-change", "MA §8"),
        ("c3:r.pik0 c4:r.agi0", [], "maneuver c3>c2/0 by c5", "no-granter", "MA §7"),
        ("c3:r.pik0 c5:r.agi0", [], "maneuver c3>c2/0 by c5", "not-connected", "MA §7"),
        ("c3:r.pik0", ["mov"], "move c4>c5/0", "hex-empty", "MA §8"),
        ("c3:r.pik0", ["mov"], "turn c3/1", "no-order", "MA §4"),
        ("c4:r.kni0 d2:b.ban", ["bat"], "charge c4>c3/0 d2", "charge-facing", "MA §8"),
        ("c4:r.kni0 e1:b.ban", ["bat"], "charge c4>c3/0 e1", "charge-target", "MA §8"),
        ("c4:r.kni0 c3:b.ban", ["bat"], "charge c4>c4/0 c3", "charge-moves", "MA §8"),
        ("c4:r.kni0 d2:b.ban", [], "charge c4>c3/1 d2 by a1", "no-charge-rune", "MA R38"),
        ("", [], "strike c3>c4", "not-now", "MA §1"),
    ],
)
def test_the_reason_is_the_first_rule_in_the_way(tiles: str, hand: list[str], text: str, key: str, rule: str) -> None:
    refused = refusal(arena(tiles, "de la", hands={"r": hand}), text)
    assert (refused.key, refused.rule) == (f"monolith-refuse-{key}", rule)


def test_a_question_in_the_middle_of_a_battle_comes_first() -> None:
    s = arena("c3:b.pla0 c2:r.pik1 d2:r.pik2 d1:r.reg0", "de gr", phase="battle")
    assert refusal(s, "done").key == "monolith-refuse-answer-first"
    assert GAME.refuse(s, 1, (verbs.DONE, 0, 0, 0)).key == "monolith-refuse-not-asked"


@pytest.mark.parametrize(
    ("tiles", "factions", "before", "text", "key", "rule"),
    [
        ("c4:r.ass0 c3:r.hun0 c1:b.gol0 a1:b.gol0", "hf gr", "battle", "strike c4>c3", "not-an-enemy", "MA §6"),
        ("c4:r.ass0 c3:r.hun0 c1:b.gol0 a1:b.gol0", "hf gr", "battle", "strike c4>c2", "hex-empty", "MA §6"),
        ("c4:r.ass0 c3:r.hun0 c1:b.gol0 a1:b.gol0", "hf gr", "battle", "strike c3>c1", "answer-first", "MA §1"),
        ("c3:r.gol0 c2:b.wra3", "gr la", "push c3>c2", "retreat c2>b2", "retreat", "MA §8"),
        ("c3:r.gol0 c2:b.wra3", "gr la", "push c3>c2", "retreat c2>c5", "retreat", "MA §8"),
        ("c3:r.gol0 c2:b.wra3 c1:b.myg0", "gr la", "push c3>c2", "retreat c2>c1", "hex-taken", "MA §8"),
        ("c3:b.pla0 c2:r.pik1 d2:r.pik2 d1:r.reg0", "de gr", "battle", "spend d1 c3>d1", "spend", "MA §7"),
        ("c3:b.pla0 c2:r.pik1 d2:r.pik2 d1:r.reg0", "de gr", "battle", "place pik a1/0", "answer-first", "MA §1"),
        ("c4:r.ban c3:r.dem0 c2:b.gol0 d2:b.gol0", "la gr", "battle", "poison c4", "no-venom", "MA R30"),
    ],
)
def test_a_choice_that_does_not_fit(tiles: str, factions: str, before: str, text: str, key: str, rule: str) -> None:
    s = arena(tiles, factions, hands={"r": ["pus"] if before.startswith("push") else ["bat"]}, poison_pool=1)
    play(s, before)
    state = codec.digest(GAME, s)
    refused = refusal(s, text)
    assert (refused.key, refused.rule) == (f"monolith-refuse-{key}", rule)
    (d,) = questions(s)
    other = GAME.refuse(s, 1 - d.seat, d.nth(0))
    assert (other.key, other.rule) == ("monolith-refuse-not-asked", "MA §3")
    assert codec.digest(GAME, s) == state
