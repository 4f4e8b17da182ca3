"""Why an action is not an option now, with the number of the rule. Sentences are in the locale files."""

from __future__ import annotations

from arenarium.core.hexes import NAMES, NEAR
from arenarium.core.kernel import Action, Decision, questions
from arenarium.core.refusal import NotAllowed
from arenarium.games.monolith import verbs
from arenarium.games.monolith.box import (
    BANNER,
    BATTLE_CHARGE_ORDER,
    BATTLE_ORDER,
    CAVALRY,
    CHARGE_RUNE,
    GRANT_MANEUVER,
    GRANT_TELEPORT,
    HAS_MANEUVER,
    HAS_TELEPORT,
    ROTATION,
    TRANSFORMATION,
    TRAY,
    TRAY_MASK,
)
from arenarium.games.monolith.monoliths import is_folded
from arenarium.games.monolith.orders import would_be_netted
from arenarium.games.monolith.state import (
    USED_MANEUVER,
    USED_ROTATION,
    USED_TELEPORT,
    Arena,
    all_segments,
    kind_on,
    landings,
    link_hexes,
    order_in_hand,
    retreats,
)
from arenarium.games.monolith.turn import ORDER_OF_VERB, all_orders, plays_left
from arenarium.games.monolith.verbs import VERBS, charge_spot, charge_target, granter_of, spot_hex

USED = {verbs.MANEUVER: USED_MANEUVER, verbs.TELEPORT: USED_TELEPORT, verbs.ROTATE: USED_ROTATION}
FEATURE = {verbs.MANEUVER: HAS_MANEUVER, verbs.TELEPORT: HAS_TELEPORT, verbs.ROTATE: ROTATION}
IN_PLAY = (
    verbs.PLACE,
    verbs.DISCARD,
    verbs.REDRAW,
    verbs.BATTLE,
    verbs.CHARGE,
    *ORDER_OF_VERB,
    *FEATURE,
    verbs.UNFOLD,
    verbs.DONE,
)


def _no(reason: str, rule: str, **args: object) -> NotAllowed:
    return NotAllowed(f"monolith-refuse-{reason}", rule, **args)


def refuse(s: Arena, seat: int, action: Action) -> NotAllowed:
    """The first rule that stands in the way of an action."""
    asked = questions(s)
    if not asked:
        return _no("over", "MA §9")
    for d in asked:
        if d.seat == seat and seat >= 0:  # a spectator bears the number of chance
            return _why_not(s, seat, action, d)
    return _no("not-asked", "MA §3", asked_seat=asked[0].seat)


def _why_not(s: Arena, seat: int, action: Action, asked: Decision) -> NotAllowed:
    """For a seat that is asked something."""
    verb, kind, h, _ = action
    if asked.ask == "discard":
        return _discard(s, seat, verb, kind)
    if asked.ask == "place_banner":
        if verb != verbs.PLACE or s.box.role[kind] != BANNER:
            return _no("banner-first", "MA §2")
        return _no("hex-taken", "MA §2", hex=NAMES[h])
    if asked.ask == "hide_tiles":
        return _no("hide", "MA §10")
    if asked.ask != "play":
        return _choice(s, action, asked)
    if verb not in IN_PLAY:
        return _no("not-now", "MA §1", verb=VERBS[verb])
    return _play(s, seat, action)


def _choice(s: Arena, action: Action, asked: Decision) -> NotAllowed:
    """In the middle of a battle, a push or an unfolding: another answer, or one that does not fit the question."""
    verb, a, b, _ = action
    fitting_verb, fitting_a, _, _ = asked.nth(0)
    if verb == fitting_verb:
        if verb == verbs.STRIKE and a == fitting_a:
            if s.tile[b] < 0:
                return _no("hex-empty", "MA §6", hex=NAMES[b])
            return _no("not-an-enemy", "MA §6", hex=NAMES[b])
        if verb == verbs.RETREAT and a == fitting_a:
            if s.tile[b] >= 0:
                return _no("hex-taken", "MA §8", hex=NAMES[b])
            return _no("retreat", "MA §8", hex=NAMES[b])
        if verb == verbs.SPEND:
            return _no("spend", "MA §7")
        if verb == verbs.POISON:
            return _no("no-venom", "MA R30", hex=NAMES[b])
    return _no("answer-first", "MA §1", question=f"@monolith-ask-{asked.ask}")


def _discard(s: Arena, seat: int, verb: int, kind: int) -> NotAllowed:
    if verb == verbs.DISCARD:
        return _no("not-in-hand", "MA §3", tile=_tile(s, kind))
    if verb == verbs.REDRAW:
        return _redraw(s, seat)
    return _no("discard-first", "MA §3")


def _redraw(s: Arena, seat: int) -> NotAllowed:
    if not all_orders(s, seat) or not s.hand[seat]:
        return _no("not-unlucky", "MA §3")
    if not s.bag[seat]:
        return _no("stack-empty", "MA §3")
    return _no("redraw-late", "MA §3")


def _tile(s: Arena, kind: int) -> str:
    return f"@monolith-{s.box.ids[kind]}"


def _in_hand(s: Arena, seat: int, kind: int) -> bool:
    if s.box.faction[kind] != s.faction[seat]:
        return False
    return bool(s.hand[seat] >> (TRAY * s.box.local[kind]) & TRAY_MASK)


def _play(s: Arena, seat: int, action: Action) -> NotAllowed:
    verb, a, b, c = action
    if verb == verbs.REDRAW:
        return _redraw(s, seat)
    if verb in (verbs.PLACE, verbs.DISCARD):
        if not _in_hand(s, seat, a):
            return _no("not-in-hand", "MA §4", tile=_tile(s, a))
        if plays_left(s) <= 0:
            return _no("no-plays-left", "MA §11")
        return _place(s, a, b)
    if verb == verbs.UNFOLD:
        return _unfold(s, seat, a, b)
    if verb == verbs.BATTLE or (verb == verbs.CHARGE and a == verbs.PRINTED):
        return _battle(s, seat, action)
    if verb in ORDER_OF_VERB:
        order = ORDER_OF_VERB[verb]
        if order_in_hand(s, seat, order) < 0:
            return _no("no-order", "MA §4", order=f"@monolith-verb-{VERBS[verb]}")
        if plays_left(s) <= 0:
            return _no("no-plays-left", "MA §11")
    if verb == verbs.BOMB:
        return _no("bomb-shape", "MA §8", hexes=" ".join(NAMES[h] for h in (a, b, c)))
    if verb == verbs.PUSH:
        return _push(s, seat, a, b)
    if verb in (verbs.NET, verbs.SHOOT, verbs.ENTRENCH):
        return _target(s, seat, verb, b)
    if verb == verbs.CHARGE:
        return _charge(s, seat, action)
    return _movement(s, seat, action)


def _place(s: Arena, kind: int, h: int) -> NotAllowed:
    if s.box.order[kind]:
        return _no("is-order", "MA §4", tile=_tile(s, kind))
    if s.unfolded and not s.segment[s.active] >> h & 1:
        return _no("unfolded", "MA §10")
    if s.tile[h] >= 0 and s.box.features[kind] & TRANSFORMATION:
        if s.banners >> h & 1:
            return _no("transform-banner", "MA §6", hex=NAMES[h])
        if s.unfolded:
            return _no("unfolded", "MA R39")
        return _no("transform-own", "MA §6", hex=NAMES[h])
    return _no("hex-taken", "MA §4", hex=NAMES[h])


def _unfold(s: Arena, seat: int, a: int, b: int) -> NotAllowed:
    if not s.monoliths:
        return _no("no-monoliths", "MA §10")
    if not is_folded(s, seat):
        return _no("already-unfolded", "MA §10")
    if s.unfolded:
        return _no("unfold-once", "MA R49")
    if s.placed:
        return _no("unfold-after-placing", "MA R49")
    for h in (a, b):
        if s.tile[h] >= 0:
            return _no("hex-taken", "MA §10", hex=NAMES[h])
        if all_segments(s) >> h & 1:
            return _no("segment-taken", "MA §10", hex=NAMES[h])
    return _no("chain-broken", "MA §10")


def _battle(s: Arena, seat: int, action: Action) -> NotAllowed:
    verb, _, _, _ = action
    charging = order_in_hand(s, seat, BATTLE_CHARGE_ORDER)
    if charging < 0 and order_in_hand(s, seat, BATTLE_ORDER) < 0:
        return _no("no-order", "MA §4", order=f"@monolith-verb-{VERBS[verb]}")
    if plays_left(s) <= 0:
        return _no("no-plays-left", "MA §11")
    if verb == verbs.BATTLE:
        return _no("battle-too-late", "MA §9")
    if charging < 0:
        return _no("no-order", "MA §8", order="@monolith-verb-charge")
    return _charge(s, seat, action)


def _own_tile(s: Arena, seat: int, h: int, rule: str) -> NotAllowed | None:
    if s.tile[h] < 0:
        return _no("hex-empty", rule, hex=NAMES[h])
    if s.owner[h] != seat:
        return _no("not-yours", rule, hex=NAMES[h])
    return None


def _push(s: Arena, seat: int, pusher: int, pushed: int) -> NotAllowed:
    wrong = _own_tile(s, seat, pusher, "MA §8")
    if wrong is not None:
        return wrong
    if s.netted >> pusher & 1:
        return _no("netted", "MA §6", hex=NAMES[pusher])
    if s.tile[pushed] < 0:
        return _no("hex-empty", "MA §8", hex=NAMES[pushed])
    if s.side[s.owner[pushed]] == s.side[seat]:
        return _no("not-an-enemy", "MA §8", hex=NAMES[pushed])
    if not NEAR[pusher] >> pushed & 1:
        return _no("not-adjacent", "MA §8", hex=NAMES[pushed])
    if s.netted >> pushed & 1:
        return _no("netted", "MA §6", hex=NAMES[pushed])
    assert not retreats(s, pusher, pushed)
    return _no("nowhere-to-go", "MA §8", hex=NAMES[pushed])


def _target(s: Arena, seat: int, verb: int, h: int) -> NotAllowed:
    if verb == verbs.ENTRENCH:
        return _own_tile(s, seat, h, "MA §8") or _no("entrenched-already", "MA §8", hex=NAMES[h])
    if s.tile[h] < 0:
        return _no("hex-empty", "MA §8", hex=NAMES[h])
    if s.side[s.owner[h]] == s.side[seat]:
        return _no("not-an-enemy", "MA §8", hex=NAMES[h])
    if verb == verbs.SHOOT:
        return _no("not-a-banner", "MA §8", hex=NAMES[h])
    return _no("netted-already", "MA §8", hex=NAMES[h])


def _charge(s: Arena, seat: int, action: Action) -> NotAllowed:
    _, a, h, c = action
    to, target = spot_hex(charge_spot(c)), charge_target(c)
    wrong = _own_tile(s, seat, h, "MA §8")
    if wrong is not None:
        return wrong
    if a != verbs.PRINTED:
        rune = granter_of(a)
        if s.tile[rune] < 0 or s.owner[rune] != seat or s.box.gift[kind_on(s, rune)] != CHARGE_RUNE:
            return _no("no-charge-rune", "MA R38", hex=NAMES[rune])
        if s.netted >> rune & 1:
            return _no("netted", "MA R38", hex=NAMES[rune])
    if not s.box.features[kind_on(s, h)] & CAVALRY:
        return _no("no-cavalry", "MA §8", hex=NAMES[h])
    if s.netted >> h & 1:
        return _no("netted", "MA R62", hex=NAMES[h])
    wrong = _landing(s, h, to, near=True)
    if wrong is not None:
        return wrong
    if to == h:
        return _no("charge-moves", "MA §8")
    if s.tile[target] < 0 or s.side[s.owner[target]] == s.side[seat] or not NEAR[to] >> target & 1:
        return _no("charge-target", "MA §8", hex=NAMES[target])
    if would_be_netted(s, h, to):
        return _no("charge-into-net", "MA R37", hex=NAMES[to])
    return _no("charge-facing", "MA §8", hex=NAMES[target])


def _landing(s: Arena, h: int, to: int, near: bool) -> NotAllowed | None:
    if to == h:
        return None
    if near and not NEAR[h] >> to & 1:
        return _no("too-far", "MA §8", hex=NAMES[to])
    if s.tile[to] >= 0:
        return _no("hex-taken", "MA §8", hex=NAMES[to])
    if not landings(s, h, 1 << to):
        return _no("chain-broken", "MA §10")
    return None


def _movement(s: Arena, seat: int, action: Action) -> NotAllowed:
    """Move, False Order, Rotation, Maneuver, Teleport and the Rotation feature."""
    verb, a, h, c = action
    if s.tile[h] < 0:
        return _no("hex-empty", "MA §8", hex=NAMES[h])
    is_ours = s.side[s.owner[h]] == s.side[seat]
    if verb == verbs.FALSE:
        if is_ours:
            return _no("not-an-enemy", "MA §8", hex=NAMES[h])
    elif not is_ours or (verb in (verbs.TELEPORT, verbs.ROTATE) and s.owner[h] != seat):
        return _no("not-yours", "MA R67" if is_ours else "MA §8", hex=NAMES[h])
    if s.netted >> h & 1:
        return _no("netted", "MA §6", hex=NAMES[h])
    if verb in FEATURE:
        wrong = _source(s, verb, a, h)
        if wrong is not None:
            return wrong
    to = h if verb in (verbs.TURN, verbs.ROTATE) else spot_hex(c)
    wrong = _landing(s, h, to, near=verb != verbs.TELEPORT)
    return wrong or _no("no-change", "MA §8")


def _source(s: Arena, verb: int, a: int, h: int) -> NotAllowed | None:
    """Whether the feature is there and still unused."""
    if a == verbs.PRINTED:
        if not s.box.features[kind_on(s, h)] & FEATURE[verb]:
            return _no("no-feature", "MA §6", feature=f"@monolith-verb-{VERBS[verb]}", hex=NAMES[h])
        return _no("used", "MA §8", hex=NAMES[h]) if s.used[h] & USED[verb] else None
    g = granter_of(a)
    gift = GRANT_MANEUVER if verb == verbs.MANEUVER else GRANT_TELEPORT
    if s.tile[g] < 0 or s.box.gift[kind_on(s, g)] != gift:
        return _no("no-granter", "MA §7", hex=NAMES[g])
    if s.netted >> g & 1:
        return _no("netted", "MA §6", hex=NAMES[g])
    if s.side[s.owner[g]] != s.side[s.owner[h]] or not link_hexes(s, g) >> h & 1:
        return _no("not-connected", "MA §7", hex=NAMES[g])
    return _no("used", "MA R42", hex=NAMES[g]) if s.used[h] & s.source[g] else None
