"""Herosi as an expert sees it: what each throw would pay on this table, and from that what to roll and when to stop.

Questions about dice are not searched by playing on: one more throw of dice drowns the difference between two ways to
keep. Instead every action that the hand allows is played out once on the table as it is, boosts, creatures and all,
which says what each throw would pay, and herosi_dice does the rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Final

from arenarium.bots.evaluations.herosi import LOST, HerosiEvaluation
from arenarium.bots.evaluations.herosi_dice import NEVER, Prospects, Throws
from arenarium.bots.search import Candidate, Search
from arenarium.core.game import Json
from arenarium.core.kernel import Action, Decision, State
from arenarium.games.herosi.actions import ChooseAction, shows_all_elements, track_of
from arenarium.games.herosi.battle import Duels, battle_stack
from arenarium.games.herosi.box import (
    AIR,
    BOARD,
    CARD,
    COMMAND,
    EARTH,
    ELEMENTS,
    EMPTY,
    FACE_COUNT,
    FIELDS,
    FIRE,
    FIRST_CREATURE,
    FREEZE,
    HERO,
    HOOKS,
    PLAYER,
    WATER,
)
from arenarium.games.herosi.creatures import forget_activations
from arenarium.games.herosi.endings import THIRD_PLACE
from arenarium.games.herosi.preparation import Answers, Keeps, Rolling
from arenarium.games.herosi.setup import Army
from arenarium.games.herosi.state import (
    ACTOR,
    BATTLE_ROW,
    BEARER,
    DICE,
    FIGHTING,
    IN_HAND,
    NO_DIE,
    POWER,
    SPELL_ROW,
    TOURNAMENT,
    TRACK,
    Match,
    drawable,
    hand_size,
    number_of_dice,
    team,
)
from arenarium.games.herosi.stop import OptIn, Round, stop_damage, weakness
from arenarium.games.herosi.verbs import (
    CAST,
    DISPEL,
    DRAW,
    FINISHED,
    GO,
    HERO_PICK,
    LANDING,
    LEAVE,
    PASS,
    PASSING,
    PLACE,
    READYING,
    ROLL,
    target_seat,
)

# Where declining is a fair guess of what the rest is worth; elsewhere the best that follows is looked for.
MAY_DECLINE: Final = ("choose_boost", "give_orders", "teleport_next")

# Questions in the middle of an own action.
ACTING: Final = (
    *("choose_action", "choose_target", "choose_heal", "choose_boost", "chain_next", "teleport_next", "teleport_to"),
    *("strike", "react", "activate", "give_orders"),
)
WON: Final = 100.0  # more than any table is worth
FEW_CARDS: Final = 3  # in a hand; each one that lacks is missed
IN_THE_BOOK: Final = 0.5  # the chances of an answer that the book gives
BESIDE_THE_BOOK: Final = 0.45  # those of the others
REMEMBERED: Final = 64
NO_PLACE: Final = 0  # not yet
THIRD: Final = 3
DEEPER: Final = 8  # plans that are thought through once more

_throws: dict[int, Throws] = {}


def throws_of(dice: int) -> Throws:
    found = _throws.get(dice)
    if found is None:
        found = Throws(dice)
        _throws[dice] = found
    return found


class HerosiExpert(HerosiEvaluation):
    """The weights are explained where they stand, in bots/data/herosi.toml."""

    def __init__(
        self,
        weights: Mapping[str, float],
        lasting: Mapping[str, float],
        draft: Mapping[str, float],
        armies: Mapping[str, list[str]],
    ) -> None:
        super().__init__(weights)
        self.waiting = weights["waiting"]
        self.seen: dict[tuple[int, ...], Prospects] = {}
        self.draft: dict[str, float] = dict(draft)
        self.armies: dict[str, list[str]] = dict(armies)
        self.cover = weights["cover"]
        self.first_cards = weights["first_cards"]
        self.hurt = weights["hurt"]
        # What a lasting spell is worth to its bearer, by hook.
        self.bearing: list[float] = [lasting.get(hook, 0.0) for hook in HOOKS]

    # --- positions ----------------------------------------------------------------------------

    def scores(self, s: State) -> list[float]:
        assert isinstance(s, Match)
        out = self.standing(s)
        for seat in range(s.seats):
            if s.alive >> seat & 1:
                out[seat] += self.dice(s, seat)
        return out

    def standing(self, s: Match) -> list[float]:
        """What lies on the table and in the hands, the dice apart."""
        out: list[float] = []
        for seat in range(s.seats):
            if not s.alive >> seat & 1:
                out.append(LOST)
                continue
            value = self.holding(s, seat)
            hand = hand_size(s, seat)
            if hand < FEW_CARDS:
                value -= self.first_cards * (FEW_CARDS - hand)
            out.append(value)
        for i in range(0, len(s.spells), SPELL_ROW):
            target = s.spells[i + BEARER]
            hook = s.box.spells[s.spells[i]].hook
            worth = self.bearing[hook]
            if hook == FREEZE and s.kind[target] >= FIRST_CREATURE:
                worth = worth * s.box.creature(s.kind[target]).points
            # Each token of power takes one more dispelling.
            out[target_seat(target)] += worth * (1.0 + self.power * s.spells[i + POWER])
        return out

    def margin(self, s: Match, seat: int) -> float:
        """How far a seat is ahead of those it fights, in points, the dice apart."""
        if not s.stack and (won := outcome_of(s, seat)):
            return won
        out = self.standing(s)
        own = 0.0
        others = 0.0
        count = 0
        for other in range(s.seats):
            if team(s, other) == team(s, seat):
                own += out[other]
            elif s.rules.mode != TOURNAMENT or s.arena[other] == s.arena[seat]:
                others += out[other]
                count += 1
        return own - (others / count if count else 0.0)

    # --- counsel ------------------------------------------------------------------------------

    def opening(self, search: Search, states: list[State], d: Decision) -> list[Candidate]:
        s = states[0]
        assert isinstance(s, Match)
        if d.ask == "draft":
            return self.drafting(s, d)
        return self.arming(search, s, d) if d.ask in ("place_hero", "build_army") else []

    def drafting(self, s: Match, d: Decision) -> list[Candidate]:
        """Heroes and spells by what they were worth in many games; a spell of the own element brings a free boost."""
        found: list[Candidate] = []
        track = track_of(s, d.seat) * TRACK
        for i in range(d.count()):
            action = d.nth(i)
            verb, choice, _, _ = action
            if verb == HERO_PICK:
                value = self.draft.get(ELEMENTS[choice], 0.0)
            else:
                spell = s.box.spells[s.track[track + choice]]
                value = self.draft.get(spell.name, 0.0)
                if spell.element >= 0 and spell.element == s.hero[d.seat]:
                    value += self.draft["own_element"]
            found.append(Candidate(action, 1.0 / (1.0 + exp(-value))))
        found.sort(key=_by_value)
        return found

    def arming(self, search: Search, s: Match, d: Decision) -> list[Candidate]:
        """The next piece of a known army that fits what stands already; none where no army fits."""
        seat = d.seat
        fitting: list[list[str]] = []
        for name in self.armies:
            if name.startswith(ELEMENTS[s.hero[seat]]):
                pieces = self.armies[name]
                if fits(s, seat, pieces):
                    fitting.append(pieces)
        if not fitting:
            return []
        pieces = fitting[search.luck.below(len(fitting))]
        chosen: Action = READYING
        for field in range(BOARD):
            kind = planned(s, pieces, field)
            if kind == HERO and s.kind[seat * BOARD + field] == EMPTY:
                chosen = (PLACE, kind, field, 0)
                break
            if s.kind[seat * BOARD + field] == EMPTY and chosen == READYING:
                option: Action = (PLACE, kind, field, 0) if kind != EMPTY else (LEAVE, field, 0, 0)
                if d.allows(option):
                    chosen = option
        found = [Candidate(chosen, IN_THE_BOOK)]
        for i in range(d.count()):
            if d.nth(i) != chosen:
                found.append(Candidate(d.nth(i), BESIDE_THE_BOOK))
        return found if d.allows(chosen) else []

    # --- questions about dice -------------------------------------------------------------------

    def counsel(self, search: Search, states: list[State], d: Decision) -> list[Candidate]:
        seat = d.seat
        if isinstance(states[0].stack[-1], Duels):
            states = [alone(s, seat) for s in states]
        s = states[0]
        assert isinstance(s, Match)
        top = s.stack[-1]
        if d.ask in ACTING:
            return self.planning(search, states, d)
        if (s.stunned >> seat) & 1 or not isinstance(top, (Keeps, Answers, OptIn, Rolling)):
            return []
        if d.ask == "roll_or_stop" and d.nth(0) == LANDING:
            return []  # dice are in the air: land or stop
        prospects = self.prospects(search, s, seat)
        now = self.margin(s, seat)
        found: list[Candidate] = []
        for i in range(d.count()):
            action = d.nth(i)
            value = self.prospect(s, seat, action, prospects)
            found.append(Candidate(action, 1.0 / (1.0 + exp(-(now + value) / self.scale))))
        found.sort(key=_by_value)
        return found

    def prospects(self, search: Search, s: Match, seat: int) -> Prospects:
        """What a seat's dice are worth on this table; remembered, because only dice change until somebody acts."""
        box = s.box
        rules = s.rules
        key = (
            *(id(box), rules.mode, int(rules.boosts), int(rules.plain), int(rules.penalty[seat]), s.alive, s.stunned),
            *(seat, number_of_dice(s, seat), drawable(s, seat)),
            *s.hand[seat * box.cards : (seat + 1) * box.cards],
            *[hand_size(s, other) for other in range(s.seats)],
            *(*s.hero, *s.arena, *s.cap, *s.life, *s.points, *s.kind, *s.wounds, *s.beside, *s.spells),
        )
        found = self.seen.get(key)
        if found is None:
            throws = throws_of(number_of_dice(s, seat))
            found = Prospects(throws, self.payoffs(search, s, seat, throws))
            if search.over():
                return found  # thought about too briefly to be remembered
            if len(self.seen) >= REMEMBERED:
                self.seen.clear()
            self.seen[key] = found
        return found

    def prospect(self, s: Match, seat: int, action: Action, prospects: Prospects) -> float:
        """What an answer about dice is worth: a roll, a stop, or neither."""
        verb, mask, _, _ = action
        counts = [0, 0, 0, 0, 0, 0]
        for i in range(DICE):
            face = s.dice[seat * DICE + i]
            if face >= 0 and not (verb == ROLL and (mask >> i) & 1):
                counts[face] += 1
        kept = prospects.throws.number[tuple(counts)]
        if verb == ROLL:
            return prospects.worth[kept] - prospects.rate
        if kept < prospects.throws.full:
            return prospects.worth[kept]  # a stop that throws what is in the hand
        if verb in (PASS, GO):
            return prospects.go_on(kept)
        return prospects.act(kept)

    def payoffs(self, search: Search, s: Match, seat: int, throws: Throws) -> list[float]:
        """What acting on each throw is worth, in points: the best of all that its symbols pay for."""
        box = s.box
        dice = throws.dice
        base = seat * box.cards
        fail = -self.life * box.failed_stop_damage if s.rules.penalty[seat] else -self.life
        cards: list[int] = []
        gains: list[list[float]] = []
        for card in range(box.cards):
            if s.hand[base + card]:
                spell = box.spells[card]
                size = spell.same
                for face in range(FACE_COUNT):
                    size += spell.needs[face]
                if size <= dice:
                    gain: list[float] = []
                    for spare in range(dice - size + 1):
                        gain.append(self.gain(search, s, seat, (CAST, card, 0, 0), spare))
                        if gain[spare] <= NEVER:
                            break
                    if gain[0] > NEVER:
                        while len(gain) <= dice:
                            gain.append(gain[-1])
                        cards.append(card)
                        gains.append(gain)
        most = min(dice - box.draw_needs + 1, drawable(s, seat))
        draws = [0.0] + [self.gain(search, s, seat, (DRAW, n, 0, 0), 0) for n in range(1, most + 1)]
        dispel = NEVER
        for i in range(0, len(s.spells), SPELL_ROW):
            value = self.gain(search, s, seat, (DISPEL, s.spells[i], s.spells[i + BEARER], 0), 0)
            if value > dispel:
                dispel = value
        out: list[float] = []
        for t in range(throws.full, len(throws.counts)):
            have = list(throws.counts[t])
            best = fail
            for k in range(len(cards)):
                spell = box.spells[cards[k]]
                if spell.paid_by(have):
                    value = gains[k][have[COMMAND] - spell.needs[COMMAND]]
                    if value > best:
                        best = value
            drawn = have[CARD] - box.draw_needs + 1
            if drawn > 0 and most > 0:
                value = draws[drawn if drawn < most else most]
                if value > best:
                    best = value
            if dispel > best and shows_all_elements(have):
                best = dispel
            hurt = weakness(s, seat, have)
            for i in range(0, len(s.spells), SPELL_ROW):
                if s.spells[i + BEARER] >= PLAYER or s.kind[s.spells[i + BEARER]] == HERO:
                    hurt += stop_damage(s, seat, i, have)
            out.append(best - self.life * hurt)
        return out

    def gain(self, search: Search, s: Match, seat: int, action: Action, spare: int) -> float:
        """What an action with so many command symbols left over changes; NEVER where it cannot be taken."""
        c = s.clone()
        c.stack = c.stack[:-1] + (Round(seat, c.seats), ChooseAction(seat))
        c.acted |= 1 << seat
        c.battle[c.arena[seat] * BATTLE_ROW + ACTOR] = seat
        forget_activations(c, seat)
        show(c, seat, action, spare)
        before = self.margin(c, seat)
        d = search.question(c)
        if d is None or not d.allows(action):
            return NEVER
        turn = self.turn(c)
        search.play(c, d, action)
        return self.margin(self.finish(search, c, seat, turn, False, False), seat) - before

    def planning(self, search: Search, states: list[State], d: Decision) -> list[Candidate]:
        """The answers within an action by what the whole of it comes to.

        All are planned quickly; the best with more care, and then on every state, because hands differ in what the
        others will answer. A pass over the states is given up if the budget ends in it.
        """
        s = states[0]
        assert isinstance(s, Match)
        turn = self.turn(s)
        found: list[Candidate] = []
        for i in range(d.count()):
            found.append(Candidate(d.nth(i), self.outcome(search, s, d, d.nth(i), turn, False)))
        found.sort(key=_by_value)
        best = found[:DEEPER]
        sums = [0.0] * len(best)
        passes = 0
        for state in states:
            assert isinstance(state, Match)
            values = [self.outcome(search, state, d, plan.action, turn, True) for plan in best]
            if search.over():
                break
            passes += 1
            for i in range(len(best)):
                sums[i] += values[i]
        if passes:
            for i in range(len(best)):
                best[i].value = sums[i] / passes
                best[i].visits = passes
            best.sort(key=_by_value)
        found = best + found[DEEPER:]
        for plan in found:
            plan.value = 1.0 / (1.0 + exp(-plan.value / self.scale))
        return found

    def outcome(self, search: Search, s: Match, d: Decision, action: Action, turn: int, careful: bool) -> float:
        """The margin at the end of an action that goes on with this answer, after replies if care is taken."""
        c = s.clone()
        search.play(c, d, action)
        return self.margin(self.finish(search, c, d.seat, turn, careful, careful), d.seat)

    def finish(self, search: Search, c: Match, seat: int, turn: int, careful: bool, replies: bool) -> Match:
        """Play an action of this turn to its end, in place unless there are replies: each answer by what would follow
        if all after it were declined, or with care if all after it were answered like that."""
        while True:
            d = search.question(c)
            if d is None or self.turn(c) != turn:
                return c
            n = d.count()
            if n == 1 or d.seat != seat:
                if replies and n > 1 and d.ask == "opt_in":
                    c = self.reply(search, c, d, turn)
                else:
                    search.play(c, d, d.nth(0))
                continue
            best = d.nth(0)
            top = NEVER * 2
            for i in range(n):
                option = d.nth(i)
                e = c.clone()
                search.play(e, d, option)
                if careful:
                    value = self.margin(self.finish(search, e, seat, turn, False, False), seat)
                else:
                    value = self.declined(search, e, seat, turn, 2)
                if value > top:
                    best, top = option, value
                if search.over():
                    break
            search.play(c, d, best)

    def reply(self, search: Search, c: Match, d: Decision, turn: int) -> Match:
        """Another player with dice that pay for something acts if it gains more than his dice are worth to him."""
        e = c.clone()
        search.play(e, d, d.nth(1))
        e = self.finish(search, e, d.seat, turn, False, False)
        if self.margin(e, d.seat) - self.margin(c, d.seat) > self.waiting:
            return e
        search.play(c, d, PASSING)
        return c

    def declined(self, search: Search, c: Match, seat: int, turn: int, deep: int) -> float:
        """The margin if nothing more is done that need not be; targets and the like are still chosen well."""
        while True:
            d = search.question(c)
            if d is None or self.turn(c) != turn:
                return self.margin(c, seat)
            n = d.count()
            if d.seat == seat and n > 1 and d.ask in MAY_DECLINE:
                search.play(c, d, FINISHED if d.nth(n - 1) == FINISHED else PASSING)
            elif d.seat != seat or n == 1 or deep == 0 or search.over():
                search.play(c, d, d.nth(0))
            else:
                top = NEVER * 2
                for i in range(n):
                    e = c.clone()
                    search.play(e, d, d.nth(i))
                    value = self.declined(search, e, seat, turn, deep - 1)
                    if value > top:
                        top = value
                return top


def alone(s: State, seat: int) -> State:
    """Of two battles at the same time the seat's own: what the other one comes to is not its concern."""
    c = s.clone()
    assert isinstance(c, Match)
    c.stack = battle_stack(c, c.arena[seat])
    return c


def outcome_of(s: Match, seat: int) -> float:
    """What the end of a battle is worth; 0 where it leads to another one and says nothing yet."""
    place = s.place[seat]
    if place == NO_PLACE:
        return 0.0
    best = THIRD if s.rules.mode == TOURNAMENT and s.stage > FIGHTING and s.arena[seat] == THIRD_PLACE else 1
    return WON if place == best else -WON


def planned(s: Match, pieces: list[str], field: int) -> int:
    """What stands on a field in an army written as `being field`; EMPTY for nothing, -1 for what the box lacks."""
    for piece in pieces:
        being, where = piece.split()
        if where == FIELDS[field]:
            return HERO if being == "hero" else s.box.kind_of.get(being, -1)
    return EMPTY


def fits(s: Match, seat: int, pieces: list[str]) -> bool:
    """Whether all that stands already belongs to this army and the rest may still be had."""
    top = s.stack[-1]
    if not isinstance(top, Army):
        return False
    points = 0
    for field in range(BOARD):
        kind = planned(s, pieces, field)
        if kind < 0 or (kind != s.kind[seat * BOARD + field] and not (kind != EMPTY and top.is_open(s, seat, field))):
            return False
        if kind >= FIRST_CREATURE:
            points += s.box.creature(kind).points
    return points <= top.budget


def show(c: Match, seat: int, action: Action, spare: int) -> None:
    """Lay down exactly the dice that pay for an action, and so many command symbols."""
    verb, what, _, _ = action
    faces: list[int] = []
    if verb == CAST:
        spell = c.box.spells[what]
        if spell.same:
            faces += [FIRE] * spell.same
        for face in range(FACE_COUNT):
            faces += [face] * spell.needs[face]
    elif verb == DRAW:
        faces += [CARD] * (c.box.draw_needs + what - 1)
    elif verb == DISPEL:
        faces += [FIRE, WATER, EARTH, AIR]
    faces += [COMMAND] * spare
    for i in range(DICE):
        if c.dice[seat * DICE + i] != NO_DIE:
            c.dice[seat * DICE + i] = faces[i] if i < len(faces) else IN_HAND


def _by_value(c: Candidate) -> float:
    return -c.value


def make(data: Json) -> HerosiExpert:
    weights = {**data["weights"], **data["expert"]}
    return HerosiExpert(
        {k: float(v) for k, v in weights.items()},
        {k: float(v) for k, v in data["lasting"].items()},
        {k: float(v) for k, v in data["draft"].items()},
        {k: [piece.strip() for piece in v.split(",")] for k, v in data["armies"].items()},
    )
