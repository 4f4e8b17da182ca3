"""What a seat can and cannot know: every redrawn world is one that fits all it has seen, and none is left out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from arenarium.conformance import seen
from arenarium.core import codec
from arenarium.core.game import Json, pick_by
from arenarium.core.kernel import CHANCE, Event, Luck, apply, questions
from arenarium.games.tashkalar.box import DECK_SIZE
from arenarium.games.tashkalar.decks import IN_BAG, IN_HAND
from arenarium.games.tashkalar.game import GAME, SCHOOLS
from arenarium.games.tashkalar.knowledge import Past
from arenarium.games.tashkalar.loading import box_for
from arenarium.games.tashkalar.state import CARD_KINDS, Bout
from tests.tashkalar.play import bout, ready

World = tuple[Any, ...]


def world(s: Bout) -> World:
    """Where every card is."""
    unders = tuple(tuple(i % 32 for i in row) for row in s.unders)
    return tuple(s.hands), tuple(s.bags), unders, s.tops, s.piles, s.secret


def told(s: Bout, events: list[Event], seat: int) -> list[Json | None]:
    return [GAME.tell(s, e, seat) for e in events]


class Belief:
    """All worlds a seat holds possible, found by trying every hidden answer in every one of them."""

    def __init__(self, s: Bout, seat: int, worlds: list[Bout]) -> None:
        self.true = s
        self.seat = seat
        self.worlds = worlds
        self.events: list[Event] = []

    def step(self, text: str) -> None:
        """Somebody answers; what the seat is told leaves some worlds and some hidden answers."""
        (d,) = questions(self.true)
        action = GAME.parse(self.true, text)
        before = {world(s): s.clone() for s in self.worlds}
        events = apply(self.true, d.seat, action)
        self.events += events
        noticed, sight = told(self.true, events, self.seat), seen(GAME, self.true, self.seat)
        found: dict[World, Bout] = {}
        for s in before.values():
            asked = questions(s)
            if len(asked) != 1 or asked[0].seat != d.seat:
                continue
            for option in [action] if d.seat == self.seat != CHANCE else asked[0].options:
                if not asked[0].allows(option):
                    continue
                after = s.clone()
                same = told(after, apply(after, d.seat, option), self.seat) == noticed
                if same and seen(GAME, after, self.seat) == sight:
                    found[world(after)] = after
        self.worlds = list(found.values())

    def play(self, *texts: str) -> Belief:
        for text in texts:
            self.step(text)
        return self

    def check(self, luck: Luck, most: int = 1000) -> int:
        """The truth is held possible, every redrawn world too, and all of them come up; how many there are."""
        possible = {world(s) for s in self.worlds}
        assert world(self.true) in possible
        met = set()
        for _ in range(min(most, 40 * len(possible))):
            other = GAME.resample(self.true, self.seat, pick_by(luck))
            met.add(world(other))
            met.add(world(GAME.resample(other, self.seat, pick_by(luck))))
        assert met <= possible
        assert met == possible or 40 * len(possible) > most
        return len(possible)


def _texts(s: Bout) -> list[str]:
    return [GAME.notate(s, a) for a in questions(s)[0].options]


def begin(seat: int, own: str = "a3", enemy: str = "i3", schools: list[str] | None = None, **position: Any) -> Belief:
    """A position of which the seat knows only what it sees."""
    return belief(bout(own, enemy, schools=schools, **position).state, seat, 500)


def before_kiskin_spirit(**position: Any) -> Belief:
    """Blue looks on while red holds Kiskin Spirit, with a Dryad open in the pile."""
    return begin(
        1,
        schools=["sylvan", "northern"],
        own="d6 d7 f7",
        hands={"r": ["kiskin-spirit", "unicorn", "sapling"]},
        decks={"r": ["naiad"], "b": []},
        discards={"r": ["dryad"]},
        legends=[],
        flares=[],
        **position,
    )


def belief(s: Bout, seat: int, patience: int) -> Belief:
    start = Belief(s, seat, [])
    found: dict[World, Bout] = {}
    luck = Luck(1)
    stale = 0
    while stale < patience:  # until nothing new has come up for a long time
        other = GAME.resample(s, seat, pick_by(luck))
        stale = stale + 1 if world(other) in found else 0
        found[world(other)] = other
    start.worlds = list(found.values())
    return start


def test_a_known_card_may_have_been_returned_only_after_it_was_known() -> None:
    """TK R38: an open card comes to hand by Kiskin Spirit; what went face down before it did is not that card."""
    b = before_kiskin_spirit()
    b.play("discard unicorn", "done", "summon kiskin-spirit f6", "recover dryad", "end", "draw dryad", "draw naiad")
    assert b.check(Luck(2)) == 3  # the card that lies face down is any but the Dryad
    b.play("place a5", "place a6", "end", "discard dryad", "return sapling", "done")
    assert b.check(Luck(3)) == 18
    dryad = 1 << b.true.box.numbers["dryad"] - b.true.first_card[0]
    assert all(s.piles[0][0] != dryad.bit_length() - 1 for s in b.worlds)


def test_legends_in_hands_are_none_of_those_shuffled_anew() -> None:
    """A legend held since before the discards were shuffled was not among them."""
    b = begin(
        1,
        hands={"r": ["titan", "messenger"], "b": ["bomb"]},
        legends=["hell-bull"],
        legends_discard=["leviathan", "fire-dragon"],
        flares=[],
        decks={"r": ["herald"], "b": ["knight"]},
    )
    assert b.check(Luck(3)) == 2 * 2  # Titan or Hell Bull in hand, Messenger or Herald
    b.play("place e5", "place e6", "end", "draw herald", "draw hell-bull")
    b.play("place f5", "place f6", "end", "draw knight", "draw leviathan", "draw fire-dragon")
    assert questions(b.true)[0].seat == 0
    b.check(Luck(4))
    # Seat 1 holds both that were shuffled; seat 0 the two others, known to it only as such.
    assert {s.hands[1] for s in b.worlds} == {b.true.hands[1]}


def test_a_returned_legend_is_an_old_one_or_a_new_one_but_the_hand_keeps_the_other() -> None:
    b = begin(
        1,
        hands={"r": ["titan", "messenger", "bomb"]},
        legends=[],
        legends_discard=["leviathan", "fire-dragon", "hell-bull"],
        flares=[],
        decks={"r": ["herald", "knight"], "b": []},
    )
    b.play("place e5", "place e6", "end", "draw herald", "draw leviathan")
    b.play("place f5", "place f6", "end", "draw fire-dragon", "draw hell-bull")
    assert {s.hands[1] for s in b.worlds} == {b.true.hands[1]}  # all three that were shuffled are accounted for
    b.play("discard messenger", "return leviathan", "done", "place a5")
    assert (
        b.check(Luck(5)) == 2 * 4 * 3
    )  # under the deck is Titan or Leviathan; which being is face down, which in the deck


@pytest.mark.parametrize("seed", range(3))
def test_redrawn_worlds_fit_the_whole_history(seed: int) -> None:
    """Short games with few cards, many discards and returns, among four: nothing that fits is left out."""
    luck = Luck(seed + 40)
    seat = seed % 3 - 1
    b = begin(
        seat,
        schools=["nethervoid", "sylvan"],
        hands={"r": ["hell-hound", "shadow-imp", "titan", "f01"], "b": ["kiskin-spirit", "naiad", "f02"]},
        decks={"r": ["flame-imp"], "b": ["dryad"]},
        legends=["hell-bull"],
        legends_discard=["leviathan"],
        flares=["f03"],
    )
    for _ in range(26):
        asked = questions(b.true)
        if not asked:
            break
        d = asked[0]
        texts = [GAME.notate(b.true, a) for a in d.options]
        eager = [t for t in texts if t.split()[0] in ("discard", "return", "draw", "flare", "end", "recover", "summon")]
        b.step((eager or texts)[luck.below(len(eager or texts))])
        assert 0 < len(b.worlds) < 3000
    b.check(luck, most=200)


TWINS = ("lesser-shadow-twin", "greater-shadow-twin")


def twins(seat: int, hand: list[str], deck: list[str], **position: Any) -> Belief:
    """Etherweave with the patterns of both Twins on the board, and something for each of them to destroy."""
    return begin(
        seat,
        own="c5 d5 e5 f5 e3 e7",
        enemy="i4 i5h f3h",
        schools=["etherweave", "northern"],
        hands={"r": hand},
        decks={"r": deck, "b": []},
        legends=[],
        flares=[],
        **position,
    )


def lies_face_down(s: Bout, name: str) -> bool:
    return (s.secret[0] >> s.box.numbers[name] - s.first_card[0]) & 1 == 1


def test_a_shadow_twin_that_is_used_shows_the_other_one() -> None:
    """TK R61: the other Twin is proven to lie in the pile, and every world has it there from then on."""
    b = twins(1, [*TWINS, "singularity"], ["doppelganger"])
    b.play("discard greater-shadow-twin", "done", "summon lesser-shadow-twin c4")
    assert any(lies_face_down(s, "singularity") for s in b.worlds)
    b.check(Luck(2))
    b.play("choose e3")
    luck = Luck(3)
    for _ in range(30):
        other = GAME.resample(b.true, 1, pick_by(luck))
        assert b.true.piles[0] == other.piles[0]
        assert other.secret[0] == 0
    assert b.check(luck) == 2  # Singularity or Doppelganger is in the hand
    (event,) = [e for e in b.events if e.kind == "shown"]
    assert event.reveals
    assert GAME.tell(b.true, event, 1) == {
        "kind": "shown",
        "seat": 0,
        "card": "@tashkalar-greater-shadow-twin",
        "id": "greater-shadow-twin",
        "known": "yes",
    }


@pytest.mark.parametrize("discarded", ["greater-shadow-twin", "singularity"])
def test_a_shadow_twin_that_is_not_used_tells_nothing(discarded: str) -> None:
    """TK R61: with a card face down in the pile its owner is asked in any case, so nobody learns by the question."""
    b = twins(1, [*TWINS, "singularity"], ["doppelganger"])
    b.play(f"discard {discarded}", "done", "summon lesser-shadow-twin c4")
    assert ("choose e3" in _texts(b.true)) == (discarded == "greater-shadow-twin")
    assert "pass" in _texts(b.true)
    b.play("pass")
    assert {lies_face_down(s, "greater-shadow-twin") for s in b.worlds} == {True, False}
    b.check(Luck(4))


def test_without_a_face_down_card_nobody_is_asked_for_the_other_twin() -> None:
    """What all can see needs no question: nothing lies face down, or the other Twin is pending in sight."""
    b = twins(1, [*TWINS, "singularity"], ["doppelganger"])
    b.play("summon lesser-shadow-twin c4")
    assert "pass" not in _texts(b.true)
    b = twins(1, ["lesser-shadow-twin", "singularity"], ["doppelganger"], pending={"r": "greater-shadow-twin"})
    b.play("discard singularity", "done", "summon lesser-shadow-twin c4")
    assert "pass" not in _texts(b.true)


def test_the_greater_twin_without_a_target_asks_nothing_whatever_lies_in_the_pile() -> None:
    for discarded in ("lesser-shadow-twin", "singularity"):
        b = begin(
            1,
            own="d5 e5 f5",
            schools=["etherweave", "northern"],
            hands={"r": [*TWINS, "singularity"]},
            decks={"r": ["doppelganger"], "b": []},
            legends=[],
            flares=[],
        )
        b.play(f"discard {discarded}", "done", "summon greater-shadow-twin c5")
        assert "end" in _texts(b.true)
        b.check(Luck(5))


def test_a_partner_cannot_use_a_twin_that_lies_face_down() -> None:
    """TK R60: what the partner may not see is not for the partner to use, and the partner is not asked."""
    for open_one, asked in ((False, False), (True, True)):
        b = bout(
            "c5 d5 e5",
            "e3",
            mode="duel_teams",
            schools=["etherweave", "northern", "southern", "highland"],
            hands={"r": [*TWINS, "singularity"]},
        )
        place = b.state.box.numbers["greater-shadow-twin"] - b.state.first_card[0]
        b.do("discard greater-shadow-twin", "done")
        if open_one:
            b.state.secret = (0,) * 4
        else:
            assert b.state.secret[0] == 1 << place
        b.do("summon lesser-shadow-twin c4", "handover")
        assert ("pass" in b.options) == asked


def test_a_card_taken_from_the_pile_is_known_by_its_place() -> None:
    """TK R38: of two cards face down one goes back on the deck; which it was is secret, where it lay is not."""
    b = before_kiskin_spirit(actions=3)
    b.play("discard unicorn", "done", "place a5", "place a6", "end", "draw naiad")
    b.play("place i5", "place i6", "end")
    b.play("discard sapling", "done", "summon kiskin-spirit f6", "recover sapling")
    (event,) = [e for e in b.events if e.kind == "recovered"]
    told_of = GAME.tell(b.true, event, 1)
    assert told_of is not None
    assert (told_of["id"], told_of["position"]) == (None, 3)
    b.check(Luck(6))


@pytest.mark.parametrize("seed", range(8))
def test_redrawn_worlds_fit_what_the_twins_have_shown(seed: int) -> None:
    """Games with few cards, both Twins among them, in which they are discarded, summoned, drawn again and used."""
    luck = Luck(seed + 70)
    seat = 1 if seed % 2 else -1
    hand = [*TWINS, "singularity"]
    b = twins(seat, hand, ["time-traveler", "doppelganger", "warpmaster"][: 2 + seed % 2])
    b.play(f"discard {hand[luck.below(3)]}", "done")
    for _ in range(16):
        asked = questions(b.true)
        if not asked:
            break
        texts = _texts(b.true)
        first = ("summon lesser", "summon greater")[luck.below(2)]
        wanted = [t for t in texts if t.startswith((first, "choose", "destroy"))]
        wanted = wanted or [t for t in texts if t.split()[0] in ("discard", "draw", "end", "done")]
        if "pass" in texts and luck.below(3) == 0:
            wanted = ["pass"]
        b.step((wanted or texts)[luck.below(len(wanted or texts))])
        assert 0 < len(b.worlds) < 3000
        b.check(luck, most=10)
    b.check(luck, most=100)


@pytest.mark.parametrize("school", SCHOOLS)
def test_no_card_tells_what_redrawn_worlds_do_not_know(school: str) -> None:
    """Every card of every school, with a card face down in the pile before it is played and drawing after it."""
    box = box_for({})
    first = box.schools[school] * DECK_SIZE
    names = box.names[first : first + DECK_SIZE]
    for i, card in enumerate(names):
        luck = Luck(i + 1)
        others = [names[(i + k) % DECK_SIZE] for k in (1, 5, 9, 13, 4)]
        b = belief(
            ready(
                card,
                "e5",
                own="a5 b3h",
                enemy="i4 c9h b2 g2h f9",
                schools=[school, "highland" if school != "highland" else "sylvan"],
                hands={"r": [others[0], others[1], "titan", "f01"]},
                decks={"r": others[2:4], "b": []},
                discards={"r": others[4:]},
                legends=[],
                flares=[],
            ).state,
            1,
            120,
        )
        b.play(f"discard {others[luck.below(2)]}", "done")
        warps = [t for t in _texts(b.true) if t.startswith("warp")]
        if warps and luck.below(2):
            b.step(warps[luck.below(len(warps))])
        for _ in range(14):
            texts = _texts(b.true)
            wanted = [t for t in texts if t.startswith((f"summon {card} ", "thaw", "recover", "copy", "drop"))]
            if not wanted and "end" in texts:
                wanted = ["end"]
            b.step((wanted or texts)[luck.below(len(wanted or texts))])
            assert b.worlds, (card, _texts(b.true))
            b.check(luck, most=4)
            if b.true.seat == 1:
                break
        assert {"summoned", "pending"} & {e.kind for e in b.events}, card


def test_a_card_that_went_under_the_deck_in_sight_stays_there() -> None:
    """Hell Hound goes under its deck open to all: everybody knows where it lies until it may have been returned."""
    b = begin(
        1,
        schools=["nethervoid", "northern"],
        hands={"r": ["hell-hound", "shadow-imp"]},
        decks={"r": ["flame-imp", "gate-keeper"]},
    )
    place = b.true.box.numbers["hell-hound"] - b.true.first_card[0]
    b.true.unders = ((place,), *b.true.unders[1:])
    b.true.hands[0] &= ~(1 << place)
    b.true.trail = (place | 8 << 7 | 5 << 11 | (15 | 64) << 15,)
    luck = Luck(8)
    for _ in range(40):
        assert GAME.resample(b.true, 1, pick_by(luck)).unders[0] == (place,)


def test_a_save_keeps_the_history() -> None:
    s = GAME.start({"mode": "melee", "seats": 3})
    luck = Luck(3)
    while asked := questions(s):
        apply(s, asked[0].seat, luck.draw(asked[0]))
        if len(s.trail) > 60:
            break
    loaded = codec.load(GAME, json.loads(json.dumps(codec.save(GAME, s, 1))))
    assert loaded.trail == s.trail
    one, other = Luck(5), Luck(5)
    assert world(GAME.resample(s, 1, pick_by(one))) == world(GAME.resample(loaded, 1, pick_by(other)))


def test_what_an_old_save_knew_is_not_forgotten() -> None:
    """Schema 1: who knew where a card was becomes a step on the spot that they saw."""
    data: Json = {"lore": [[75, 2, 0]], "hands": [0, 8, 0, 0, 0, 0], "unders": [[]] * 7, "tops": [[], []]}
    (code,) = GAME.upcasters[1](data)["trail"]
    assert (code & 127, (code >> 7) & 15, (code >> 11) & 15, code >> 15) == (75, 1, 1, 2)


def test_of_two_cards_drawn_one_after_the_other_either_may_have_come_first() -> None:
    """TK R38: they parted in the deck and met again in the hand, unseen by the opponent"""
    s = GAME.start({"mode": "duel"})
    luck = Luck(4)
    while questions(s)[0].seat == CHANCE:
        d = questions(s)[0]
        apply(s, CHANCE, luck.draw(d))
    deck = range(DECK_SIZE)
    places = [IN_HAND + 1 if (s.hands[CARD_KINDS] >> i) & 1 else IN_BAG for i in deck]
    past = Past(s, 0, DECK_SIZE, places)
    first, second, third = past.movers[:3]
    assert past.partings(first, second)[0] == (0, 2)
    assert past.partings(first, third)[0] == (0, 3)
    assert past.partings(second, third)[0] == (1, 3)
