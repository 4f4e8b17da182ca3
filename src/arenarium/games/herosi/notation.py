"""How actions and positions are written; docs/notation/herosi.md is the reference."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from arenarium.core.kernel import Action, Decision
from arenarium.core.refusal import Unreadable, quoted
from arenarium.games.herosi.box import (
    BACK,
    BESIDE,
    BOARD,
    ELEMENTS,
    EMPTY,
    FIELDS,
    FIRST_CREATURE,
    HERO,
    LETTERS,
    PLAYER,
    Box,
)
from arenarium.games.herosi.state import DICE, IN_AIR, IN_HAND, LOWER, NO_CARD, NO_DIE, SPELL_ROW, TRACK, Match
from arenarium.games.herosi.verbs import (
    ACT,
    AT,
    ATTACK,
    CAST,
    CLEAR,
    DISCARD,
    DISPEL,
    DONE,
    DRAW,
    DREW,
    FACE,
    FIRST,
    GIVE,
    GO,
    HEAL,
    HERO_PICK,
    KEEP,
    LAND,
    LAY,
    LEARN,
    LEAVE,
    MOVE,
    OWN,
    PAIR,
    PASS,
    PLACE,
    READY,
    RETURN_TO,
    ROLL,
    SPELL,
    STOP,
    TAKE,
    TO,
    USE,
    spell_of,
    spell_target,
)

COLOURS: Final = "rbgp"
COLUMNS: Final = "abcd"
PLAIN: Final = {
    PASS: "pass",
    CLEAR: "clear",
    READY: "ready",
    LAND: "land",
    STOP: "stop",
    KEEP: "keep",
    GO: "go",
    ACT: "act",
    DONE: "done",
}
PLAIN_VERBS: Final = {word: verb for verb, word in PLAIN.items()}


# --- names -----------------------------------------------------------------------------------------


def field_name(at: int) -> str:
    return f"{COLOURS[at // BOARD]}.{FIELDS[at % BOARD]}"


def slot_name(slot: int) -> str:
    slot %= TRACK
    return f"{COLUMNS[slot % LOWER]}{1 if slot < LOWER else 2}"


def bearer_name(target: int) -> str:
    """What a lasting spell lies on: a Being or a player."""
    return COLOURS[target - PLAYER] if target >= PLAYER else field_name(target)


def spell_name(box: Box, card: int, target: int) -> str:
    return f"{box.spells[card].name}@{bearer_name(target)}"


def being_name(box: Box, kind: int) -> str:
    return "hero" if kind == HERO else box.creature(kind).name


def target_name(box: Box, target: int) -> str:
    if target >= SPELL:
        return spell_name(box, *spell_of(target))
    if target >= OWN:
        return FIELDS[target - OWN]
    if target == BESIDE:
        return "beside"
    return bearer_name(target)


def dice_name(mask: int) -> str:
    return " ".join(str(i + 1) for i in range(DICE) if (mask >> i) & 1)


ROLLS: Final = [f"roll {dice_name(mask)}" for mask in range(1 << DICE)]  # a live table writes them all the time


# --- actions ---------------------------------------------------------------------------------------


def notate(box: Box, action: Action) -> str:
    verb, a, b, c = action
    if verb == ROLL:
        return ROLLS[a]
    if verb in PLAIN:
        return PLAIN[verb]
    if verb == HERO_PICK:
        return f"hero {ELEMENTS[a]}"
    if verb == TAKE:
        return f"take {slot_name(a)}"
    if verb == PLACE:
        return f"place {being_name(box, a)} {FIELDS[b]}"
    if verb == CAST:
        return f"cast {box.spells[a].name}"
    if verb == DRAW:
        return f"draw {a}"
    if verb == LEARN:
        return f"learn {slot_name(a)}"
    if verb == DISPEL:
        return f"dispel {spell_name(box, a, b)}"
    if verb == AT:
        return f"at {target_name(box, a)}"
    if verb == PAIR:
        return f"discard {box.spells[a].name} {box.spells[b].name}"
    if verb == DISCARD:
        return f"discard {box.spells[a].name}"
    if verb == TO:
        return f"to {FIELDS[a]}"
    if verb == HEAL:
        return f"heal {FIELDS[a]}"
    if verb == ATTACK:
        return f"attack {FIELDS[a]} {field_name(b)}"
    if verb == USE:
        text = f"use {FIELDS[a]} {target_name(box, b)}"
        return f"{text} {field_name(c - 1)}" if c else text
    if verb == MOVE:
        return f"move {FIELDS[a]} {FIELDS[b]}"
    if verb == RETURN_TO:
        return f"return {FIELDS[a]}"
    if verb == LEAVE:
        return f"leave {FIELDS[a]}"
    if verb == GIVE:
        return f"give {a + 1}"
    if verb == FIRST:
        return f"first {COLOURS[a]}"
    if verb == LAY:
        return f"lay {box.spells[a].name}"
    if verb == DREW:
        return f"draw {box.spells[a].name}"
    assert verb == FACE, f"unknown verb {verb}"
    return f"face {LETTERS[a].lower()}"


_texts: dict[int, tuple[Decision, list[str]]] = {}


def options_text(box: Box, d: Decision) -> list[str]:
    """Options in notation. The long lists of rolls are the same objects again and again, so they are written once."""
    if d.ask not in ("roll_or_stop", "choose_keeps"):
        return [notate(box, a) for a in d.options]
    kept = _texts.get(id(d))
    if kept is None or kept[0] is not d:
        kept = (d, [notate(box, a) for a in d.options])
        _texts[id(d)] = kept
    return list(kept[1])


def parse(box: Box, text: str) -> Action:
    return Reader(box, text).read()


class Reader:
    """Reads the operands of one action."""

    def __init__(self, box: Box, text: str) -> None:
        self.box = box
        self.text = text
        self.words = text.lower().split()

    def unreadable(self) -> Unreadable:
        return Unreadable("herosi-refuse-unreadable", text=quoted(self.text))

    def expect(self, *counts: int) -> None:
        if len(self.words) - 1 not in counts:
            raise self.unreadable()

    def one_of(self, word: str, known: tuple[str, ...] | str) -> int:
        if word not in known or not word:
            raise self.unreadable()
        return known.index(word)

    def number(self, word: str, low: int, high: int) -> int:
        if not (word.isascii() and word.isdigit()) or not low <= int(word) <= high:
            raise self.unreadable()
        return int(word)

    def card(self, word: str) -> int:
        if word not in self.box.card_of:
            raise self.unreadable()
        return self.box.card_of[word]

    def slot(self, word: str) -> int:
        if len(word) != 2:
            raise self.unreadable()
        return self.one_of(word[0], COLUMNS) + (LOWER if self.one_of(word[1], "12") else 0)

    def own(self, word: str) -> int:
        return self.one_of(word, FIELDS)

    def field(self, word: str) -> int:
        seat, dot, name = word.partition(".")
        if not dot or len(seat) != 1:
            raise self.unreadable()
        return self.one_of(seat, COLOURS) * BOARD + self.own(name)

    def bearer(self, word: str) -> int:
        return PLAYER + self.one_of(word, COLOURS) if len(word) == 1 else self.field(word)

    def spell(self, word: str) -> tuple[int, int]:
        card, at, bearer = word.partition("@")
        if not at:
            raise self.unreadable()
        return self.card(card), self.bearer(bearer)

    def target(self, word: str) -> int:
        if "@" in word:
            card, bearer = self.spell(word)
            return spell_target(card, bearer)
        if word == "beside":
            return BESIDE
        return self.bearer(word)

    def read(self) -> Action:
        if not self.words or len(self.words) > 10:
            raise self.unreadable()
        verb, operands = self.words[0], self.words[1:]
        if verb in PLAIN_VERBS:
            self.expect(0)
            return (PLAIN_VERBS[verb], 0, 0, 0)
        if verb == "roll":
            self.expect(*range(1, DICE + 1))
            mask = 0
            for word in operands:
                bit = 1 << (self.number(word, 1, DICE) - 1)
                if mask & bit:
                    raise self.unreadable()
                mask |= bit
            return (ROLL, mask, 0, 0)
        if verb == "place":
            self.expect(2)
            if operands[0] == "hero":
                return (PLACE, HERO, self.own(operands[1]), 0)
            if operands[0] not in self.box.kind_of:
                raise self.unreadable()
            return (PLACE, self.box.kind_of[operands[0]], self.own(operands[1]), 0)
        if verb == "use":
            self.expect(2, 3)
            own = self.own(operands[0])
            target = OWN + self.own(operands[1]) if operands[1] in FIELDS else self.target(operands[1])
            return (USE, own, target, self.field(operands[2]) + 1 if len(operands) == 3 else 0)
        if verb == "attack":
            self.expect(2)
            return (ATTACK, self.own(operands[0]), self.field(operands[1]), 0)
        if verb == "move":
            self.expect(2)
            return (MOVE, self.own(operands[0]), self.own(operands[1]), 0)
        if verb == "discard" and len(operands) == 2:
            first, second = sorted((self.card(operands[0]), self.card(operands[1])))
            return (PAIR, first, second, 0)
        self.expect(1)
        word = operands[0]
        if verb == "dispel":
            card, bearer = self.spell(word)
            return (DISPEL, card, bearer, 0)
        if verb == "draw":
            return (DRAW, self.number(word, 1, 9), 0, 0) if word.isdigit() else (DREW, self.card(word), 0, 0)
        if verb == "hero":
            return (HERO_PICK, self.one_of(word, ELEMENTS), 0, 0)
        if verb == "give":
            return (GIVE, self.number(word, 1, DICE) - 1, 0, 0)
        if verb == "first":
            return (FIRST, self.one_of(word, COLOURS), 0, 0)
        if verb == "face":
            return (FACE, self.one_of(word.upper(), LETTERS), 0, 0)
        if verb == "at":
            return (AT, self.target(word), 0, 0)
        slots = {"take": TAKE, "learn": LEARN}
        if verb in slots:
            return (slots[verb], self.slot(word), 0, 0)
        fields = {"to": TO, "heal": HEAL, "return": RETURN_TO, "leave": LEAVE}
        if verb in fields:
            return (fields[verb], self.own(word), 0, 0)
        cards = {"cast": CAST, "discard": DISCARD, "lay": LAY}
        if verb in cards:
            return (cards[verb], self.card(word), 0, 0)
        raise self.unreadable()


# --- positions -------------------------------------------------------------------------------------


def being_text(s: Match, at: int) -> str:
    kind = s.kind[at]
    if kind == EMPTY:
        return "."
    return being_name(s.box, kind) + ("!" * s.wounds[at] if kind >= FIRST_CREATURE else "")


def dice_text(s: Match, seat: int) -> str:
    marks = {IN_HAND: "-", IN_AIR: "~"}
    dice = [d for d in s.dice[seat * DICE : seat * DICE + DICE] if d != NO_DIE]
    return " ".join(LETTERS[d] if d >= 0 else marks[d] for d in dice)


def row_text(s: Match, seat: int, first: int) -> str:
    return " ".join(being_text(s, seat * BOARD + first + i) for i in range(BACK))


def spells_text(s: Match) -> list[str]:
    rows = []
    for i in range(0, len(s.spells), SPELL_ROW):
        card, owner, target, power = s.spells[i : i + SPELL_ROW]
        rows.append(f"{spell_name(s.box, card, target)}/{COLOURS[owner]}" + (f"+{power}" if power else ""))
    return rows


def track_text(s: Match, track: int, first: int) -> str:
    cards = s.track[track * TRACK + first : track * TRACK + first + LOWER]
    return " ".join(s.box.spells[card].name if card != NO_CARD else "." for card in cards)


def cards_of(box: Box, counts: Sequence[int], seat: int) -> list[str]:
    first = seat * box.cards
    return list(card_names(box, tuple(counts[first : first + box.cards])))


@lru_cache(maxsize=4096)  # hands and piles stay as they are for many views
def card_names(box: Box, counts: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(box.spells[card].name for card, count in enumerate(counts) for _ in range(count))


def board_picture(s: Match) -> str:
    """The boards, two by two: back front | front back, columns that face each other in one line."""
    lines = []
    for left in range(0, s.seats, 2):
        right = left + 1
        both = right < s.seats
        rows = [(f"life {s.life[left]}", f"life {s.life[right]}" if both else "")]
        for column in range(BACK):
            at = left * BOARD + column
            mine = f"{being_text(s, at + BACK):<18} {being_text(s, at):<18}"
            other = right * BOARD + BACK - 1 - column
            rows.append((mine, f"{being_text(s, other):<18} {being_text(s, other + BACK)}" if both else ""))
        rows.append((f"dice {dice_text(s, left)}", f"dice {dice_text(s, right)}" if both else ""))
        for mine, theirs in rows:
            lines.append(f"{mine:<38} | {theirs}".rstrip() if both else mine.rstrip())
    return "\n".join(lines)


def picture(s: Match) -> str:
    lines = [board_picture(s)]
    for seat in range(s.seats):
        hero = ELEMENTS[s.hero[seat]] if s.hero[seat] >= 0 else "?"
        parts = [f"{COLOURS[seat]}: {hero}"]
        if (s.stunned >> seat) & 1:
            parts.append("stunned")
        if not (s.alive >> seat) & 1:
            parts.append("out")
        parts.append("hand " + (" ".join(cards_of(s.box, s.hand, seat)) or "-"))
        parts.append("deck " + (" ".join(cards_of(s.box, s.deck, seat)) or "-"))
        parts.append("discard " + (" ".join(cards_of(s.box, s.discard, seat)) or "-"))
        if s.beside[seat]:
            parts.append(f"beside {s.beside[seat]}")
        lines.append("; ".join(parts))
    lines.append("spells " + (" ".join(spells_text(s)) or "-"))
    for track in range(len(s.track) // TRACK):
        lines.append("upper " + track_text(s, track, 0))
        lines.append("lower " + track_text(s, track, LOWER))
    return "\n".join(lines)
