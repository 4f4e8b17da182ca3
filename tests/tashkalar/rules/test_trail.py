"""The trail of the cards, which redrawn worlds are made from, tells in every scenario where the cards are. TK R38"""

from __future__ import annotations

from pathlib import Path

import pytest

from arenarium.core import scenario
from arenarium.core.game import pick_by
from arenarium.core.kernel import Luck
from arenarium.games.tashkalar import decks
from arenarium.games.tashkalar.game import GAME
from arenarium.games.tashkalar.state import BEING, CARD_KINDS, UNDER_SEAT, Bout

FOLDER = Path(__file__).parents[2] / "scenarios" / "tashkalar"
CHAPTERS = sorted(f.name for f in FOLDER.iterdir())
SPECTATOR = -1


def final(path: Path) -> Bout:
    s = scenario.check(GAME, scenario.read(path))
    assert isinstance(s, Bout)
    return s


def place(s: Bout, key: int) -> int:
    """Where a card is now, read off the table."""
    owner, kind, i = decks.card_of(key)
    deck = decks.deck_of(owner, kind)
    for seat in [owner] if kind == BEING else range(s.seats):
        if s.hands[seat * CARD_KINDS + kind] >> i & 1:
            return decks.IN_HAND + seat
    if s.bags[deck] >> i & 1:
        return decks.IN_BAG
    if i in [code % UNDER_SEAT for code in s.unders[deck]]:
        return decks.UNDER
    if kind == BEING and i in s.tops[owner]:
        return decks.ON_TOP
    if kind == BEING and s.secret[owner] >> i & 1:
        return decks.FACE_DOWN
    return decks.OPEN


def seers(key: int, was: int, now: int) -> int:
    """Who saw which card it was: all if it lay open, else those whose hands it left or came to, or its owner."""
    if decks.OPEN in (was, now):
        return decks.EVERYBODY
    hands = [p - decks.IN_HAND for p in (was, now) if decks.IN_HAND <= p < decks.IN_HAND + 4]
    owner, kind, _ = decks.card_of(key)
    assert hands or kind == BEING
    return sum(1 << seat for seat in hands or [owner])


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_trail_leads_where_the_cards_are(chapter: str) -> None:
    for path in sorted((FOLDER / chapter).glob("*.toml")):
        s = final(path)
        at: dict[int, int] = {}
        for step in s.trail:
            key, was, now = decks.step_key(step), decks.step_was(step), decks.step_now(step)
            assert at.get(key, was) == was != now, path.name
            assert decks.step_sees(step) == seers(key, was, now), path.name
            at[key] = now
        for key, there in at.items():
            assert there == place(s, key), path.name


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_redrawn_world_looks_the_same_and_has_every_card_once(chapter: str) -> None:
    for n, path in enumerate(sorted((FOLDER / chapter).glob("*.toml"))):
        s = final(path)
        seat = n % (s.seats + 1) - 1
        other = GAME.resample(s, seat, pick_by(Luck(n)))
        assert GAME.view(other, seat) == GAME.view(s, seat), path.name
        assert len(other.trail) == len(s.trail)
        for step, redrawn in zip(s.trail, other.trail, strict=True):
            assert step >> decks.WAS_AT == redrawn >> decks.WAS_AT, path.name  # the same places, seen by the same
            if decks.step_sees(step) >> (seat if seat >= 0 else 6) & 1:
                assert step == redrawn, path.name
        last = {decks.step_key(step): decks.step_now(step) for step in other.trail}
        for key, there in last.items():
            assert there == place(other, key), path.name
        for seat_or_deck, row in enumerate(s.piles):
            assert len(other.piles[seat_or_deck]) == len(row)
        for mask, redrawn_mask in zip([*s.hands, *s.bags], [*other.hands, *other.bags], strict=True):
            assert mask.bit_count() == redrawn_mask.bit_count(), path.name
