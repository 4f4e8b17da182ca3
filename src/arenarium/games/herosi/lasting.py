"""Lasting spells in play. HE §4.1, §4.4"""

from __future__ import annotations

from arenarium.core.kernel import Event
from arenarium.games.herosi.box import BLESSING, EMPTY, HERO, PLAYER
from arenarium.games.herosi.dice import GiveUp, drop_die
from arenarium.games.herosi.state import BEARER, OWNER, SPELL_ROW, TOURNAMENT, Match, changed, is_alive, number_of_dice
from arenarium.games.herosi.verbs import SPELL, spell_of, target_seat


def find(s: Match, card: int, target: int) -> int:
    """Where in `spells` this card lies on this target; -1 if it does not."""
    for i in range(0, len(s.spells), SPELL_ROW):
        if s.spells[i] == card and s.spells[i + BEARER] == target:
            return i
    return -1


def amount(s: Match, hook: int, target: int) -> int:
    """What the lasting spells of one kind come to on a target; 0 without any."""
    total = 0
    for i in range(0, len(s.spells), SPELL_ROW):
        if s.spells[i + BEARER] == target:
            spell = s.box.spells[s.spells[i]]
            if spell.hook == hook:
                total += spell.amount
    return total


def has(s: Match, hook: int, target: int) -> bool:
    for i in range(0, len(s.spells), SPELL_ROW):
        if s.spells[i + BEARER] == target and s.box.spells[s.spells[i]].hook == hook:
            return True
    return False


def owner_of(s: Match, hook: int, target: int) -> int:
    """Whose spell of this kind lies on the target; -1 without any."""
    for i in range(0, len(s.spells), SPELL_ROW):
        if s.spells[i + BEARER] == target and s.box.spells[s.spells[i]].hook == hook:
            return s.spells[i + OWNER]
    return -1


def bearer_kind(s: Match, target: int) -> int:
    """What stands where a spell is aimed or lies, for events: a kind; below 0 a Hero, by his element; or nothing."""
    if target >= SPELL:
        _, target = spell_of(target)
    if target >= PLAYER:
        return EMPTY
    kind = s.kind[target]
    return -1 - s.hero[target_seat(target)] if kind == HERO else kind


def attach(s: Match, card: int, owner: int, target: int, power: int, out: list[Event]) -> None:
    s.spells.append(card)
    s.spells.append(owner)
    s.spells.append(target)
    s.spells.append(power)
    out.append(Event("attached", (owner, card, target, power, bearer_kind(s, target))))


def end(s: Match, i: int, out: list[Event]) -> None:
    """A lasting spell leaves play, for its owner's discard pile. May push the question of Blessing's die."""
    card, owner, target = s.spells[i], s.spells[i + OWNER], s.spells[i + BEARER]
    del s.spells[i : i + SPELL_ROW]
    out.append(Event("ended", (card, target, owner, bearer_kind(s, target))))
    if is_alive(s, owner) or s.rules.mode == TOURNAMENT:  # whoever lost a duel there keeps their cards, HE A54
        s.discard[owner * s.box.cards + card] += 1
    else:
        s.gone = changed(s.gone, card, s.gone[card] + 1)  # HE A26
    if s.box.spells[card].hook == BLESSING and is_alive(s, target - PLAYER):
        lose_seventh_die(s, target - PLAYER)


def lose_seventh_die(s: Match, seat: int) -> None:
    """HE A44: who has not acted in this stop chooses a die; for the others it does not matter which."""
    count = number_of_dice(s, seat)
    if count <= s.box.dice:
        return  # it had not joined yet (A45)
    if (s.acted >> seat) & 1:
        drop_die(s, seat, count - 1)
    else:
        s.push(GiveUp(seat))


def end_all_on(s: Match, target: int, out: list[Event]) -> None:
    i = len(s.spells) - SPELL_ROW
    while i >= 0:
        if s.spells[i + BEARER] == target:
            end(s, i, out)
        i -= SPELL_ROW


def follow(s: Match, old: int, new: int) -> None:
    """The spells on a Being go where it goes."""
    for i in range(BEARER, len(s.spells), SPELL_ROW):
        if s.spells[i] == old:
            s.spells[i] = new
