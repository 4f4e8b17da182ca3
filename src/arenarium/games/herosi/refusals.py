"""Why an action is not possible now, with the rule's number."""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action, Frame, questions
from arenarium.core.refusal import NotAllowed, Refusal
from arenarium.games.herosi.actions import ChooseAction, Dispelling, shows_all_elements, track_of
from arenarium.games.herosi.battle import battle_stack
from arenarium.games.herosi.beings import activation_cost, return_cost
from arenarium.games.herosi.box import (
    ABILITIES,
    ACTIVATE,
    ADJACENT,
    ANY_CREATURE,
    ANY_EXPOSED_BEING,
    ANY_PLAYER,
    BESIDE,
    BOARD,
    CARD,
    ELEMENTS,
    EMPOWER,
    EMPTY,
    FACES,
    FIELDS,
    FIRST_CREATURE,
    FREEZE,
    HERO,
    LASTING_SPELL,
    NO_BOOST,
    NURSE,
    ORDER,
    OWN_BEING,
    OWN_CREATURE,
    PASSIVE,
    PLAYER,
)
from arenarium.games.herosi.creatures import Activated, Orders, reached
from arenarium.games.herosi.events import HERO_KEYS, being_key, card_key
from arenarium.games.herosi.lasting import find, has
from arenarium.games.herosi.notation import field_name, notate, slot_name, target_name
from arenarium.games.herosi.preparation import Answers, Keeps, Rolling
from arenarium.games.herosi.setup import PICKS, Army, Draft, spent
from arenarium.games.herosi.spells import UNSET, Casting, Chain, Frenzied, Reactions, Teleporting, cards_in, free_boost
from arenarium.games.herosi.state import (
    FIGHTING,
    IN_AIR,
    IN_HAND,
    LOWER,
    NO_CARD,
    TRACK,
    Match,
    dice_of,
    drawable,
    exposed,
    hand_size,
    hero_field,
    is_alive,
    is_enemy,
    number_of_dice,
    symbols,
)
from arenarium.games.herosi.stop import OptIn
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
    GIVE,
    HEAL,
    HERO_PICK,
    KEEP,
    LAND,
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
    target_seat,
)


def no(reason: str, rule: str, **args: object) -> NotAllowed:
    return NotAllowed(f"herosi-refuse-{reason}", f"HE {rule}" if rule else "", **args)


# Where the rules say when an action has its moment; §3, the round, for all others.
NO_LIMIT: Final = 99  # points, where a creature acts without an order
MOMENTS: Final = {
    HERO_PICK: "§2",
    TAKE: "§2",
    PLACE: "§2",
    LEAVE: "§2",
    CLEAR: "§2",
    READY: "§2",
    AT: "§4.1",
    TO: "§9",
    DISCARD: "§9",
    HEAL: "§9",
    GIVE: "§9",
    ATTACK: "§5",
    USE: "§5",
    MOVE: "§5",
    RETURN_TO: "§5",
    DONE: "§5",
}


# Where a spell that was cast takes effect, and what follows from it.
TAKING_EFFECT: Final = (Chain, Teleporting, Frenzied, Reactions, Orders, Activated)
# Where targets are chosen.
CHOOSING: Final = (Casting, Chain, Teleporting, Frenzied, Orders, Activated)


def refuse(s: Match, seat: int, action: Action) -> Refusal:
    if not s.stack:
        return NotAllowed("core-refuse-over")
    if not 0 <= seat < s.seats:
        return NotAllowed("core-refuse-not-asked")
    if not is_alive(s, seat):
        return no("out", "§6")
    stack = battle_stack(s, s.arena[seat]) if s.stage >= FIGHTING else s.stack
    top: Frame[Match] | None = stack[-1] if stack else None
    verb, what, _, _ = action
    if verb in (ROLL, STOP, LAND, KEEP):
        return refuse_dice(s, seat, action, top)
    if all(d.seat != seat for d in questions(s)):
        return NotAllowed("core-refuse-not-asked", "HE §2" if s.stage < FIGHTING else "HE §3")
    reason: Refusal | None = None
    if isinstance(top, Draft):
        reason = refuse_draft(s, seat, action, top)
    elif isinstance(top, Army):
        reason = refuse_army(s, seat, action, top)
    elif verb in (CAST, DRAW, LEARN, DISPEL) and not isinstance(top, (ChooseAction, Reactions)):
        reason = refuse_moment(top)
    elif verb in (CAST, DRAW, LEARN, DISPEL, ACT):
        reason = refuse_action(s, seat, action)
    elif verb == PAIR and isinstance(top, TAKING_EFFECT):
        reason = no("boost-late", "A22")
    elif isinstance(top, CHOOSING) and in_other_battle(s, seat, action):
        reason = no("other-pair", "§8")
    elif isinstance(top, Casting):
        reason = refuse_casting(s, seat, action, top)
    elif isinstance(top, Dispelling) and verb == PAIR:
        reason = refuse_pair(s, seat, action, cards_in(top.pairs))
    elif isinstance(top, Chain) and verb == AT:
        reason = refuse_chain(s, what, top)
    elif isinstance(top, Teleporting):
        reason = refuse_teleport(s, action, top)
    elif isinstance(top, (Orders, Activated)):
        reason = refuse_order(s, seat, action, top)
    elif verb in (ATTACK, USE, MOVE, RETURN_TO):
        reason = no("after-cast", "§5")
    elif verb == PAIR:
        reason = no("boost-now", "§4.1")
    elif verb == DISCARD and not s.hand[seat * s.box.cards + what]:
        reason = no("not-in-hand", "§4.1", card=card_key(s, what))
    return reason or no("no-option", MOMENTS.get(verb, "§3"), action=notate(s.box, action))


def in_other_battle(s: Match, seat: int, action: Action) -> bool:
    """Whether the action is meant for somebody, or for a spell on somebody, who fights in another battle. HE §8"""
    verb, first, second, third = action
    meant = {AT: [first], DISPEL: [second], ATTACK: [second], USE: [second, third - 1]}.get(verb, [])
    return any(s.arena[owner] != s.arena[seat] for target in meant if 0 <= (owner := owner_of(target)) < s.seats)


def owner_of(target: int) -> int:
    """The seat that a target, or the bearer of a spell, belongs to; -1 if it is one's own by its name."""
    if target >= SPELL:
        _, target = spell_of(target)
    return -1 if target < 0 or BESIDE <= target < SPELL else target_seat(target)


def refuse_moment(top: Frame[Match] | None) -> Refusal:
    """One of the four actions, at a moment for none of them. HE §3"""
    if isinstance(top, (Rolling, Keeps, Answers)):
        return no("stop-first", "§3")
    return no("say-act" if isinstance(top, OptIn) else "one-action", "§3")


def refuse_dice(s: Match, seat: int, action: Action, top: Frame[Match] | None) -> Refusal:
    verb, mask, _, _ = action
    if not isinstance(top, (Rolling, Keeps, Answers)):
        return no("too-late" if s.stage >= FIGHTING else "not-rolling", "§3")
    if verb == STOP:
        if (s.must_roll >> seat) & 1:
            return no("must-roll", "§10")
        if (s.stunned >> seat) & 1:
            needs = s.box.revive_needs
            return no("stunned", "A50", needs=needs, shown=symbols(s, seat)[CARD])
        if isinstance(top, Rolling):
            return no("not-rolled", "A58")
        return no("already-chosen" if isinstance(top, Answers) else "choose-keeps-first", "§10")
    if verb == LAND:
        return no("nothing-in-the-air", "§10")
    if isinstance(top, Answers) or all(d.seat != seat for d in questions(s)):
        return no("already-chosen", "§10")
    if verb == KEEP:
        if isinstance(top, Keeps) and top.forced:
            return no("forced-roll", "§10")
        return no("dice-in-hand", "§3")
    if dice_of(s, seat, IN_AIR):
        return no("in-the-air", "§10")
    count = number_of_dice(s, seat)
    if mask >= 1 << count:
        return no("no-such-die", "§3", dice=count)
    return no("dice-in-hand", "§3", held=dice_of(s, seat, IN_HAND).bit_count())


def refuse_draft(s: Match, seat: int, action: Action, top: Draft) -> Refusal | None:
    verb, choice, _, _ = action
    if verb == HERO_PICK:
        if s.hero[seat] >= 0:
            return no("hero-already", "§2")
        return no("hero-taken", "§2", hero=HERO_KEYS[choice])
    if verb == TAKE:
        if s.hero[seat] < 0 and top.pick >= (PICKS - 1) * s.seats:
            return no("hero-due", "§2")
        if choice < LOWER:
            return no("upper-row", "§2")
        return no("slot-empty", "A5", slot=slot_name(choice))
    return None


def refuse_army(s: Match, seat: int, action: Action, top: Army) -> Refusal | None:
    verb, what, field, _ = action
    hero = hero_field(s, seat)
    if verb == READY:
        return no("hero-unplaced", "A3")
    if verb == LEAVE:
        if hero < 0:
            return no("hero-unplaced", "A3")
        return no("field-decided", "A3", field=FIELDS[what])
    if verb != PLACE:
        return None
    if what == HERO:
        return no("hero-placed", "A3")
    if hero < 0:
        return no("hero-unplaced", "A3")
    return refuse_creature(s, seat, what, field, top)


def refuse_creature(s: Match, seat: int, kind: int, field: int, top: Army) -> Refusal | None:
    creature = s.box.creature(kind)
    if creature.hero != s.hero[seat]:
        return no("other-army", "§2", being=f"@herosi-{creature.name}")
    if s.kind[seat * BOARD + field] != EMPTY:
        return no("field-taken", "A3", field=FIELDS[field])
    if not top.is_open(s, seat, field):
        return no("field-decided", "A3", field=FIELDS[field])
    points, creatures = spent(s, seat)
    if creatures >= s.box.army_creatures:
        return no("army-creatures", "A2", most=s.box.army_creatures)
    if s.store[kind] == 0:
        return no("army-copies", "A2", being=f"@herosi-{creature.name}", copies=creature.copies)
    if points + creature.points > top.budget:
        return no("army-points", "A2", points=points + creature.points, most=top.budget)
    return None


def refuse_action(s: Match, seat: int, action: Action) -> Refusal | None:
    verb, what, _, _ = action
    shown = symbols(s, seat)
    if verb == ACT:
        return no("no-action", "A11")
    if verb == CAST:
        return refuse_cast(s, seat, what, shown)
    if verb == DRAW:
        if shown[CARD] < s.box.draw_needs:
            return no("draw-needs", "§4.2", needs=s.box.draw_needs, shown=shown[CARD])
        return no("draw-many", "§4.2", most=min(shown[CARD] - s.box.draw_needs + 1, drawable(s, seat)))
    if verb == LEARN:
        needs = s.box.learn_upper_needs if what < LOWER else s.box.learn_lower_needs
        if shown[CARD] < needs:
            return no("learn-needs", "§4.3", needs=needs, shown=shown[CARD])
        if s.track[track_of(s, seat) * TRACK + what] == NO_CARD:
            return no("slot-empty", "A5", slot=slot_name(what))
        return None
    if not shows_all_elements(shown):
        return no("dispel-needs", "§4.4")
    return no("other-pair", "§8") if in_other_battle(s, seat, action) else no("no-such-spell", "§4.4")


def refuse_cast(s: Match, seat: int, card: int, shown: list[int]) -> Refusal:
    spell = s.box.spells[card]
    name = card_key(s, card)
    if not s.hand[seat * s.box.cards + card]:
        return no("not-in-hand", "§4.1", card=name)
    if spell.paid_by(shown):
        return no("no-target", "§4.1", card=name)
    needs = max(spell.same, *spell.needs)
    if spell.same:
        return no("needs-same", "§4.1", card=name, needs=needs, shown=max(shown[: len(ELEMENTS)]))
    face = spell.needs.index(needs)
    return no("needs", "§4.1", card=name, needs=needs, face=f"@herosi-face-{FACES[face]}", shown=shown[face])


def refuse_casting(s: Match, seat: int, action: Action, top: Casting) -> Refusal | None:
    verb, target, _, _ = action
    spell = s.box.spells[top.card]
    if verb == PAIR:
        if spell.boost == NO_BOOST:
            return no("no-boost", "§4.1", card=card_key(s, top.card))
        if not s.rules.boosts:
            return no("boosts-off", "§7")
        if free_boost(s, seat, top.card) + len(top.pairs) >= spell.max_boosts:
            return no("boosts-most", "§9", most=spell.max_boosts)
        return refuse_pair(s, seat, action, [top.card] + cards_in(top.pairs))
    if verb == DISCARD:
        return no("pairs-only", "A20")
    if verb == AT and top.target == UNSET:
        return refuse_target(s, seat, top.card, target)
    return None


def refuse_pair(s: Match, seat: int, action: Action, spoken: list[int]) -> Refusal:
    _, a, b, _ = action
    if hand_size(s, seat) - len(spoken) < 2:
        return no("boost-cards", "A20")
    for card in (a, b):
        if s.hand[seat * s.box.cards + card] - spoken.count(card) < (2 if a == b else 1):
            return no("not-in-hand", "A20", card=card_key(s, card))
    return no("no-option", "§4.1", action=notate(s.box, action))


def refuse_target(s: Match, seat: int, card: int, target: int) -> Refusal | None:
    spell = s.box.spells[card]
    name = card_key(s, card)
    if spell.target == LASTING_SPELL:
        return no("needs-spell", "§4.1", card=name) if target < SPELL else no("no-such-spell", "§4.1")
    if target == BESIDE:
        return no("nobody-beside", "A40") if spell.effect == ACTIVATE else no("wrong-target", "§4.1", card=name)
    if target >= SPELL or (target >= PLAYER) != (spell.target == ANY_PLAYER):
        return no("wrong-target", "§4.1", card=name)
    owner = target_seat(target)
    if owner >= s.seats or not is_alive(s, owner):
        return no("nobody-there", "§4.1", target=target_name(s.box, target))
    if target < PLAYER:
        if s.kind[target] == EMPTY:
            return no("nobody-there", "§4.1", target=field_name(target))
        if spell.target in (OWN_CREATURE, OWN_BEING) and owner != seat:
            return no("own-only", "§4.1", card=name)
        if spell.target in (ANY_CREATURE, OWN_CREATURE) and s.kind[target] == HERO:
            return no("creatures-only", "§4.1", card=name)
        if spell.target == ANY_EXPOSED_BEING and not exposed(s, target):
            return no("covered-target", "§4.1", target=field_name(target))
    if spell.lasting and find(s, card, target) >= 0:
        return no("twice", "§4.1", card=name)
    return None


def refuse_chain(s: Match, target: int, top: Chain) -> Refusal | None:
    if target >= PLAYER or s.kind[target] == EMPTY:
        return no("nobody-there", "§9", target=target_name(s.box, target))
    if target // BOARD != top.last // BOARD:
        return no("one-opponent", "§8")
    if (top.hit >> (target % BOARD)) & 1:
        return no("chain-twice", "§9")
    return no("chain-adjacent", "§9", target=field_name(target), last=field_name(top.last))


def refuse_teleport(s: Match, action: Action, top: Teleporting) -> Refusal | None:
    verb, target, _, _ = action
    if verb == TO and top.being != UNSET:
        return no("field-taken", "§9", field=FIELDS[target])
    if verb != AT or top.being != UNSET:
        return None
    if target >= len(s.kind) or s.kind[target] == EMPTY:
        return no("nobody-there", "§9", target=target_name(s.box, target))
    if target // BOARD != top.seat:
        return no("own-only", "§9", card="@herosi-teleport")
    return no("teleported", "A22")


def refuse_order(s: Match, seat: int, action: Action, top: Orders | Activated) -> Refusal | None:
    verb, field, target, ordered = action
    if verb == PASS:
        return no("say-done", "§5")
    if verb not in (ATTACK, USE, MOVE, RETURN_TO):
        return None
    command = top.command if isinstance(top, Orders) else 0
    points = command + top.bonus if isinstance(top, Orders) else NO_LIMIT
    if verb == RETURN_TO:
        return refuse_return(s, seat, field, points)
    at = seat * BOARD + field
    if s.kind[at] == EMPTY:
        return no("nobody-there", "§5", target=field_name(at))
    if isinstance(top, Activated) and (verb == MOVE or at != top.target):
        return no("commanded-only", "A15")
    being = being_key(s, s.kind[at], seat)
    if has(s, FREEZE, at):
        return no("frozen", "§9", being=being)
    if verb == MOVE:
        if command < 1:
            return no("no-symbols", "A16" if points else "§5")
        if s.kind[seat * BOARD + target] != EMPTY:
            return no("field-taken", "§5", field=FIELDS[target])
        if target not in ADJACENT[field]:
            return no("not-adjacent", "§5", field=FIELDS[target])
        return None
    if s.kind[at] < FIRST_CREATURE:
        return no("hero-idle", "§5")
    if (s.used[seat] >> field) & 1:
        return no("activated", "§5", being=being)
    cost = activation_cost(s, seat, at)
    if isinstance(top, Orders) and cost > points:
        return no("cost", "§5", being=being, cost=cost, points=points)
    if verb == ATTACK:
        return refuse_attack(s, seat, at, target)
    return refuse_use(s, seat, at, target, ordered - 1)


def refuse_return(s: Match, seat: int, field: int, points: int) -> Refusal | None:
    if not s.beside[seat]:
        return no("nobody-beside", "A40")
    being = being_key(s, s.box.returning[s.hero[seat]], seat)
    if s.beside[seat] <= s.beside_used[seat]:
        return no("activated", "A40", being=being)
    if s.kind[seat * BOARD + field] != EMPTY:
        return no("field-taken", "A40", field=FIELDS[field])
    cost = return_cost(s, seat)
    return no("cost", "§5", being=being, cost=cost, points=points) if cost > points else None


def refuse_attack(s: Match, seat: int, at: int, victim: int) -> Refusal | None:
    being = being_key(s, s.kind[at], seat)
    if victim >= len(s.kind) or s.kind[victim] == EMPTY:
        return no("nobody-there", "§5", target=field_name(victim))
    owner = victim // BOARD
    if not is_enemy(s, seat, owner):
        return no("not-enemy", "§5")
    if not exposed(s, at):
        return no("covered-attacker", "§5", being=being)
    if not exposed(s, victim):
        return no("covered-target", "§5", target=field_name(victim))
    return no("out-of-reach", "§5", being=being, target=field_name(victim))


def refuse_use(s: Match, seat: int, at: int, target: int, victim: int) -> Refusal | None:
    creature = s.box.creature(s.kind[at])
    ability = creature.ability
    being = being_key(s, s.kind[at], seat)
    if ABILITIES[ability] in PASSIVE:
        return no("no-ability", "§5", being=being)
    if ability == EMPOWER:
        return no("boosts-off", "§7") if not s.rules.boosts else no("no-such-spell", "A39")
    if not creature.covered and not exposed(s, at):
        return no("covered-ability", "§9", being=being)
    if ability == ORDER and OWN <= target < SPELL:
        return refuse_ordered(s, seat, at, target - OWN, victim)
    if ability == NURSE and OWN <= target < SPELL:
        return refuse_patient(s, seat, being, target - OWN)
    if target < len(s.kind):
        if s.kind[target] == EMPTY:
            return no("nobody-there", "§5", target=field_name(target))
        if not is_enemy(s, seat, target // BOARD):
            return no("not-enemy", "§5")
        if not exposed(s, target):
            return no("covered-target", "§9", target=field_name(target))
    return no("wrong-target", "§5", card=being)


def refuse_ordered(s: Match, seat: int, at: int, field: int, victim: int) -> Refusal | None:
    """A Gnome's order to the Golem on an own field. HE A42"""
    orders = s.box.creature(s.kind[at]).orders
    golem = seat * BOARD + field
    if s.kind[golem] != orders:
        return no("wrong-target", "A42", card=being_key(s, s.kind[at], seat))
    name = being_key(s, orders, seat)
    if (s.used[seat] >> field) & 1:
        return no("activated", "§9", being=name)
    if has(s, FREEZE, golem):
        return no("frozen", "A17", being=name)
    if not exposed(s, golem):
        return no("covered-attacker", "A42", being=name)
    return None if victim in reached(s, seat, golem) else refuse_attack(s, seat, golem, max(victim, 0))


def refuse_patient(s: Match, seat: int, being: str, field: int) -> Refusal:
    """Only creatures beside it can be healed. HE §9"""
    patient = s.kind[seat * BOARD + field]
    if patient == HERO:
        return no("creatures-only", "§9", card=being)
    if patient == EMPTY:
        return no("nobody-there", "§9", target=FIELDS[field])
    return no("not-adjacent", "§9", field=FIELDS[field])
