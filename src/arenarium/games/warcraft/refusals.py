"""Why an action is not an option now: a reason and the rule's number (docs/notation/warcraft.md)."""

from __future__ import annotations

from collections.abc import Callable

from arenarium.core.kernel import Action, Decision, questions
from arenarium.core.refusal import NotAllowed
from arenarium.games.warcraft.battlefield import (
    battle_of,
    fighters_at,
    side_of,
    takes_part,
    the_battle,
    zone,
)
from arenarium.games.warcraft.box import CARDS, FLYING, GRAVEYARD, NO_TOKEN, TYPES, WORKER
from arenarium.games.warcraft.casualties import Losses, decider
from arenarium.games.warcraft.gifts import may_give, own_gold, own_wood
from arenarium.games.warcraft.harvest import made_by
from arenarium.games.warcraft.move import carries, range_of, spread, stuck
from arenarium.games.warcraft.notation import race_name
from arenarium.games.warcraft.pieces import (
    armed,
    buildings_left,
    count_of,
    free_workers,
    has_buildings,
    held_by_foes,
    is_necromancer,
    is_top,
    nib,
    outposts_left,
    price_of,
)
from arenarium.games.warcraft.spend import CONSTRUCTING, OPEN, TRAINING, UPGRADING, Spend, any_outposts
from arenarium.games.warcraft.state import War, copies
from arenarium.games.warcraft.verbs import (
    AMOUNT,
    BUILD,
    BUILD_OUTPOST,
    CARRY,
    DEPLOY,
    FIGHT,
    FINISH,
    FINISH_OUTPOST,
    GIVE,
    LOSE,
    MOVE,
    PLAY,
    PUT,
    RESPAWN,
    SUMMON,
    TRAIN,
    UPGRADE,
    is_polymorphed,
    kind_of,
    owner_and_type,
)

Reason = Callable[[War, int, Action, Decision], NotAllowed | None]


def no(reason: str, rule: str, **args: object) -> NotAllowed:
    return NotAllowed(f"warcraft-refuse-{reason}", rule, **args)


def refuse(s: War, seat: int, action: Action) -> NotAllowed | None:
    """The concrete reason; None when the game is over."""
    if not s.stack:
        return None
    verb, _, _, _ = action
    asked = next((d for d in questions(s) if d.seat == seat), None)
    if verb == PLAY and s.slot[0] >= 0 and 0 <= seat < s.seats:
        return _card(s, seat, action, asked)
    if asked is None:
        return NotAllowed("core-refuse-not-asked", "WC §2")
    asks, reason = REASONS.get(verb, ((), None))
    if reason is None or asked.ask not in asks:
        return no("not-now", "WC §2")
    return reason(s, seat, action, asked)


def _card(s: War, seat: int, action: Action, asked: Decision | None) -> NotAllowed:
    _, played, _, _ = action
    card = f"@warcraft-{CARDS[played]}"
    if not copies(s.hand[seat], played):
        return no("no-card", "WC §12", card=card)
    b = battle_of(s)
    if b is not None and not takes_part(s, b, seat):
        return no("no-unit-in-battle", "WC §5.6", card=card)
    if asked is None or not any((verb, card) == (PLAY, played) for verb, card, _, _ in asked.options):
        return no("window", "WC §12", card=card)
    return no("card-target", "WC §12", card=card)


# --- movement --------------------------------------------------------------------------------


def _move(s: War, seat: int, action: Action, asked: Decision) -> NotAllowed | None:
    verb, t, area, to = action
    names = {"type": f"@warcraft-{TYPES[t]}", "area": s.box.names[area], "to": s.box.names[to]}
    if count_of(s, seat, t, area) == 0:
        return no("no-piece", "WC §4.1", **names)
    if nib(s.pieces[seat * s.box.size + area] - s.moved[area], t) == 0:
        return no("moved", "WC §4.1", **names)
    if (stuck(s, seat) >> area) & 1:
        return no("crippled", "WC A35", **names)
    if (s.locked >> area) & 1 and (t != WORKER or s.lock_workers):
        return no("locked", "WC §7", **names)
    held = held_by_foes(s, seat)
    steps = range_of(s, seat, t, area)
    if steps <= 0:
        return no("crippled", "WC A35", **names)
    if verb == CARRY and t == WORKER:
        return no("carry-worker", "WC A38", **names)
    if t != FLYING and (s.box.mountains >> to) & 1:
        return no("mountain", "WC §4.1", **names)
    reached = (spread(s, seat, t, area, steps, held) >> to) & 1
    full = s.full_workers[seat] if t == WORKER else s.full_units[seat]
    if reached and (full >> to) & 1:
        return no("full", "WC §3", **names)
    if reached and verb == CARRY and not (carries(s, seat, t, area, held) >> to) & 1:
        return no("no-captive", "WC A38", **names)
    if t == WORKER and (held >> to) & 1 and not (s.units[seat] >> to) & 1:
        return no("worker-enemy", "WC §4.1", **names)
    if t == WORKER and is_necromancer(s, seat) and (s.workers[seat] >> to) & 1:
        return no("necromancers", "WC §13.2", **names)
    for a, b in s.box.walls:
        if t not in (FLYING, WORKER) and (area, to) in ((a, b), (b, a)):
            return no("wall", "WC §13.3", **names)
    return no("too-far", "WC §4.1", steps=steps, **names)


# --- battle ----------------------------------------------------------------------------------


def _fight(s: War, seat: int, action: Action, asked: Decision) -> NotAllowed | None:
    _, area, _, _ = action
    return no("no-battle", "WC §4.2", area=s.box.names[area])


def _lose(s: War, seat: int, action: Action, asked: Decision) -> NotAllowed | None:
    _, kind, area, _ = action
    owner, t = owner_and_type(kind)
    names = {"type": f"@warcraft-{TYPES[t]}", "race": f"@warcraft-{race_name(s, owner)}", "area": s.box.names[area]}
    if t == WORKER and armed(s, owner, area) == 0:
        return no("worker-casualty", "WC §5.3", **names)
    b = the_battle(s)
    _, loser, _, _ = asked.nth(0)
    same_side = side_of(b, owner) == side_of(b, owner_and_type(loser)[0])
    if not same_side or not (zone(s, b, owner, t) >> area) & 1 or fighters_at(s, b, owner, t, area) == 0:
        return no("not-in-battle", "WC §5.3", **names)
    top = s.stack[-1]
    if isinstance(top, Losses) and top.own and owner != decider(s, b, top.side):
        return no("objected", "WC A61", **names)
    if is_polymorphed(kind):
        return no("not-polymorphed", "WC A62", **names)
    return no("flyer", "WC §5.2", **names)


def _respawn(s: War, seat: int, action: Action, asked: Decision) -> NotAllowed | None:
    _, area, _, _ = action
    return no("respawn", "WC A43", area=s.box.names[area])


def _put(s: War, seat: int, action: Action, asked: Decision) -> NotAllowed | None:
    _, _, area, _ = action
    return no("portal", "WC A33", area=s.box.names[area])


# --- harvest and deploy ----------------------------------------------------------------------


def _summon(s: War, seat: int, action: Action, asked: Decision) -> NotAllowed | None:
    _, area, _, _ = action
    name = s.box.names[area]
    token = s.box.token[area]
    if not (s.workers[seat] & s.tokens) >> area & 1 or not NO_TOKEN < token < GRAVEYARD:
        return no("no-power", "WC §13.2", area=name)
    t = made_by(token)
    if s.reserve[kind_of(seat, t)] == 0:
        return no("reserve", "WC §8", type=f"@warcraft-{TYPES[t]}", count=s.box.pieces[t])
    if (s.full_units[seat] >> area) & 1:
        return no("stack", "WC §3", area=name)
    return no("no-power", "WC §13.2", area=name)


def _deploy(s: War, seat: int, action: Action, asked: Decision) -> NotAllowed | None:
    _, t, area, _ = action
    names = {"type": f"@warcraft-{TYPES[t]}", "area": s.box.names[area]}
    if nib(s.training[seat], t) == 0:
        return no("not-trained", "WC §7", **names)
    if area != s.town[seat] and not (s.outposts[seat] >> area) & 1:
        return no("deploy-place", "WC §7", **names)
    return no("stack", "WC §3", area=names["area"])


def _finish(s: War, seat: int, action: Action, asked: Decision) -> NotAllowed | None:
    _, t, _, _ = action
    name = f"@warcraft-{TYPES[t]}"
    if nib(s.rising[seat] + s.summoned[seat], t) == 0:
        return no("no-site", "WC §7", type=name)
    return no("town-full", "WC §7", type=name)


def _finish_outpost(s: War, seat: int, action: Action, asked: Decision) -> NotAllowed | None:
    _, area, _, _ = action
    return no("no-outpost-site", "WC §7", area=s.box.names[area])


# --- spending --------------------------------------------------------------------------------


def _kind(s: War) -> int:
    top = s.stack[-1]
    return top.kind if isinstance(top, Spend) else OPEN


def _price(s: War, seat: int, gold: int, wood: int) -> NotAllowed | None:
    if s.gold[seat] >= gold and s.wood[seat] >= wood:
        return None
    return no("resources", "WC §8", gold=gold, wood=wood)


def _train(s: War, seat: int, action: Action, asked: Decision) -> NotAllowed | None:
    _, t, _, _ = action
    name = f"@warcraft-{TYPES[t]}"
    if is_necromancer(s, seat):
        return no("necromancers-buy", "WC §13.2")
    if _kind(s) not in (OPEN, TRAINING):
        return no("one-option", "WC §8")
    if nib(s.built[seat], t) == 0:
        return no("no-building", "WC §8", type=name)
    if nib(s.built[seat], t) <= nib(s.training[seat], t):
        return no("busy-building", "WC §8", type=name)
    if s.reserve[kind_of(seat, t)] == 0:
        return no("reserve", "WC §8", type=name, count=s.box.pieces[t])
    return _price(s, seat, *price_of(s, seat, t))


def _build(s: War, seat: int, action: Action, asked: Decision) -> NotAllowed | None:
    _, t, _, _ = action
    name = f"@warcraft-{TYPES[t]}"
    if is_necromancer(s, seat):
        return no("necromancers-buy", "WC §13.2")
    if _kind(s) not in (OPEN, CONSTRUCTING):
        return no("one-option", "WC §8")
    if t == WORKER or buildings_left(s, seat, t) == 0:
        return no("no-building-left", "WC §8", type=name)
    home = s.town[seat]
    if home < 0 or free_workers(s, seat, home) <= 0:
        return no("no-worker-in-town", "WC §8", type=name)
    return _price(s, seat, s.box.building_gold, s.box.building_wood)


def _build_outpost(s: War, seat: int, action: Action, asked: Decision) -> NotAllowed | None:
    _, area, _, _ = action
    name = s.box.names[area]
    if is_necromancer(s, seat):
        return no("necromancers-buy", "WC §13.2")
    if _kind(s) not in (OPEN, CONSTRUCTING):
        return no("one-option", "WC §8")
    if count_of(s, seat, WORKER, area) == 0:
        return no("no-worker", "WC §8", area=name)
    if free_workers(s, seat, area) == 0:
        return no("builder-busy", "WC §8", area=name)
    if (any_outposts(s) >> area) & 1:
        return no("outpost-there", "WC A49", area=name)
    if outposts_left(s, seat) == 0:
        return no("no-outpost-left", "WC §8", area=name)
    return _price(s, seat, s.box.outpost_gold, s.box.outpost_wood)


def _upgrade(s: War, seat: int, action: Action, asked: Decision) -> NotAllowed | None:
    _, t, _, _ = action
    name = f"@warcraft-{TYPES[t]}"
    if asked.ask == "necromancer":
        if t == WORKER or is_top(s, seat, t):
            return no("top", "WC §8", type=name)
        return no("no-upgrade", "WC §13.2", type=name)
    top = s.stack[-1]
    if isinstance(top, Spend) and top.kind not in (OPEN, UPGRADING):
        return no("one-option", "WC §8")
    if t == WORKER or is_top(s, seat, t):
        return no("top", "WC §8", type=name)
    if isinstance(top, Spend) and (top.types >> t) & 1:
        return no("upgrade-twice", "WC §8", type=name)
    if not has_buildings(s, seat, t):
        return no("needs", "WC §8", type=name)
    return _price(s, seat, s.box.upgrade_gold, s.box.upgrade_wood)


def _give(s: War, seat: int, action: Action, asked: Decision) -> NotAllowed | None:
    _, ally, _, _ = action
    if ally == seat or not (s.friends[seat] >> ally) & 1:
        return no("not-ally", "WC §10", race=f"@warcraft-{race_name(s, ally)}")
    if not may_give(s, seat):
        return no("gift-received", "WC A51")
    return None


def _amount(s: War, seat: int, action: Action, asked: Decision) -> NotAllowed | None:
    _, gold, wood, _ = action
    received = gold + wood > 0 and gold <= s.gold[seat] and wood <= s.wood[seat]
    return no("amount", "WC A51" if received else "WC §10", gold=own_gold(s, seat), wood=own_wood(s, seat))


REASONS: dict[int, tuple[tuple[str, ...], Reason]] = {
    MOVE: (("move",), _move),
    CARRY: (("move",), _move),
    FIGHT: (("choose_battle",), _fight),
    LOSE: (("choose_casualty", "choose_target"), _lose),
    RESPAWN: (("respawn",), _respawn),
    PUT: (("portal_place",), _put),
    SUMMON: (("necromancer",), _summon),
    DEPLOY: (("deploy",), _deploy),
    FINISH: (("deploy",), _finish),
    FINISH_OUTPOST: (("deploy",), _finish_outpost),
    TRAIN: (("spend",), _train),
    BUILD: (("spend",), _build),
    BUILD_OUTPOST: (("spend",), _build_outpost),
    UPGRADE: (("spend", "necromancer"), _upgrade),
    GIVE: (("move", "spend", "gift"), _give),
    AMOUNT: (("gift_amount",), _amount),
}
