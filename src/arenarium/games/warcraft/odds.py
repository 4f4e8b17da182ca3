"""How a battle would probably end (WC §5), by playing it out many times without cards."""

from __future__ import annotations

from arenarium.core.kernel import CHANCE, Action, Decision, Event, Luck, answer, questions, settle
from arenarium.core.refusal import NotAllowed
from arenarium.games.warcraft.battle import begin_battle
from arenarium.games.warcraft.battlefield import Battle, takes_part, the_battle, zone
from arenarium.games.warcraft.box import FLYING, MELEE, RACES, WORKER
from arenarium.games.warcraft.pieces import ALL_UNITS, UNITS, armed, fighting_areas, nib, strength
from arenarium.games.warcraft.state import War
from arenarium.games.warcraft.verbs import LOSE, PASS, RAISE, owner_and_type
from arenarium.games.warcraft.wire_answers import Odds

SAMPLES = 400
SEED = 20031115
MOST = 5000


def battle_odds(s: War, where: str, attacker: int = -1, defender: int = -1, samples: int = SAMPLES) -> Odds:
    """The distribution of winners and losses if `attacker`, by default the active player, fought there now.

    No cards are drawn or played; each side loses its weakest unit first, off the battlefield if it can, and raises
    its dead. Hidden hands play no part, and the same position gives the same answer.
    """
    if where not in s.box.names:
        raise NotAllowed("warcraft-refuse-no-enemy", "WC §5.1", area=where)
    area = s.box.names.index(where)
    if attacker < 0:
        attacker = s.active
    if not (fighting_areas(s, attacker) >> area) & 1:
        raise NotAllowed("warcraft-refuse-no-battle", "WC §4.2", area=where)
    if defender < 0:
        defender = enemy_in(s, area, attacker)
    start = s.clone()
    start.active = attacker
    start.stack = ()
    start.hand = start.deck = start.discard = (0,) * start.box.owners
    begin_battle(start, area, defender)
    b = the_battle(start)
    sides = (b.attackers, b.defenders)
    standing = [units_in_battle(start, b, mask) for mask in sides]
    before = [side_count(start, mask) for mask in sides]
    luck = Luck(SEED)
    ends = [0, 0, 0]
    lost: list[dict[int, int]] = [{}, {}]
    for _ in range(samples):
        c = start.clone()
        out: list[Event] = []
        settle(c, out)
        while c.stack:
            (d,) = questions(c)
            answer(c, d, luck.draw(d) if d.seat == CHANCE else prudent(c, d), out)
        held = [any((fighting_areas(c, o) >> area) & 1 for o in owners(c, mask)) for mask in sides]
        ends[0 if held[0] else 1 if held[1] else 2] += 1
        for side in (0, 1):
            n = before[side] - side_count(c, sides[side])
            lost[side][n] = lost[side].get(n, 0) + 1
    names = [[RACES[s.race[o]] for o in owners(start, mask) if takes_part(start, b, o)] for mask in sides]
    mean = [sum(n * times for n, times in lost[side].items()) / samples for side in (0, 1)]
    spread = [{str(n): lost[side][n] / samples for n in sorted(lost[side])} for side in (0, 1)]
    return {
        "area": where,
        "attackers": names[0],
        "defenders": names[1],
        "samples": samples,
        "win": ends[0] / samples,
        "lose": ends[1] / samples,
        "neither": ends[2] / samples,
        "losses": {"attackers": mean[0], "defenders": mean[1]},
        "attacker_losses": spread[0],
        "defender_losses": spread[1],
        "standing": {"attackers": standing[0], "defenders": standing[1]},
    }


def enemy_in(s: War, area: int, attacker: int) -> int:
    """The first enemy with units in the area, clockwise from the attacker."""
    for i in range(s.box.owners):
        o = (attacker + i) % s.seats if i < s.seats else i
        if (s.foes[attacker] >> o) & 1 and (fighting_areas(s, o) >> area) & 1:
            return o
    raise NotAllowed("warcraft-refuse-no-enemy", "WC §5.1", area=s.box.names[area])


def owners(s: War, mask: int) -> list[int]:
    return [o for o in range(s.box.owners) if (mask >> o) & 1]


def side_count(s: War, mask: int) -> int:
    """Units of a side on the board, with workers under arms; reserves do not count."""
    size = s.box.size
    total = 0
    for o in owners(s, mask):
        for a in range(size):
            packed = s.pieces[o * size + a]
            total += UNITS[packed & ALL_UNITS] + armed(s, o, a)
    return total


def units_in_battle(s: War, b: Battle, mask: int) -> int:
    """Units of a side that take part."""
    total = 0
    for o in owners(s, mask):
        for a in range(s.box.size):
            units = s.pieces[o * s.box.size + a] & ALL_UNITS
            if (zone(s, b, o, MELEE) >> a) & 1:
                total += UNITS[units]
            elif (zone(s, b, o, FLYING) >> a) & 1:
                total += nib(units, FLYING)
    return total


def prudent(s: War, d: Decision) -> Action:
    """A plain way to play a battle: lose what hurts least, raise whom one can, otherwise pass."""
    options = d.options
    verb, _, _, _ = options[0]
    if verb == LOSE:
        return min(options, key=lambda action: worth(s, action))
    if (RAISE, 0, 0, 0) in options:
        return (RAISE, 0, 0, 0)
    assert verb == PASS or len(options) == 1 or d.ask == "respawn", d.ask
    return options[0]


def worth(s: War, action: Action) -> tuple[int, int, Action]:
    """Units on the battlefield are worth most, then strong ones."""
    _, kind, area, _ = action
    owner, t = owner_and_type(kind)
    here = 1 if area == the_battle(s).area else 0
    return here, strength(s, owner, MELEE if t == WORKER else t), action
