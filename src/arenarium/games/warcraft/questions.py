"""A question as the one who is asked sees it (docs/views/warcraft.md)."""

from __future__ import annotations

from arenarium.core.game import Json
from arenarium.core.kernel import Decision
from arenarium.games.warcraft.battlefield import battle_of, the_phase
from arenarium.games.warcraft.box import CARDS, TYPES
from arenarium.games.warcraft.cards import Cast, pillage_price
from arenarium.games.warcraft.casualties import Losses, Objection
from arenarium.games.warcraft.gifts import Amount
from arenarium.games.warcraft.notation import race_name
from arenarium.games.warcraft.portal import Portal
from arenarium.games.warcraft.spend import Spend
from arenarium.games.warcraft.state import War
from arenarium.games.warcraft.verbs import owner_and_type
from arenarium.games.warcraft.windows import Window

BATTLE_ASKS = {
    "round_card", "melee_card", "roll_card", "hit_card", "casualty_card", "marksmanship", "pillage", "choose_casualty",
    "choose_target", "raise_dead", "invite", "join", "respawn",
}  # fmt: skip
SPENDING = (None, "train", "build", "upgrade")


def extras(s: War, d: Decision) -> Json:
    """What the question is about, beside its options."""
    if not s.stack:
        return {}
    top = s.stack[-1]
    b = battle_of(s)
    out: Json = {"area": s.box.names[b.area]} if d.ask in BATTLE_ASKS and b is not None else {}
    if isinstance(top, Losses):
        out["left"] = the_phase(s).due[top.side]
    elif isinstance(top, Objection):
        _, t = owner_and_type(top.kind)
        out |= {"area": s.box.names[top.area], "race": race_name(s, top.owner), "type": TYPES[t]}
    elif isinstance(top, Cast):
        out |= {"card": CARDS[top.card], "by_seat": top.seat}
    elif isinstance(top, Window) and d.ask == "call_to_arms":
        out["area"] = s.box.names[top.place]
    elif isinstance(top, Window) and d.ask == "pillage":
        owner, t = owner_and_type(the_phase(s).removed // s.box.size)
        gold, wood = pillage_price(s)
        out |= {"race": race_name(s, owner), "type": TYPES[t], "gold": gold, "wood": wood}
    elif isinstance(top, Portal):
        out |= {"from": s.box.names[top.area], "to": s.box.names[top.to]}
    elif isinstance(top, Amount):
        out["to_seat"] = top.to
    elif isinstance(top, Spend):
        out["kind"] = SPENDING[top.kind]
    return out
