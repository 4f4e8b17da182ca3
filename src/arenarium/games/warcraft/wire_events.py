"""What Warcraft tells of what happened. docs/views/warcraft.md

The fields of an event are its numbers in order; what a number stands for is in the note of its type. An event kept
from before a field was added ends without it.
"""

# ruff: noqa: UP013 - events with little to say have a line each
from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from arenarium.core.wire import Seat
from arenarium.games.warcraft.wire import AreaId, Owner

Race = Annotated[str, "race"]
OwnersRace = Annotated[str, "owner's race"]  # of the seat named last; `@warcraft-nobody` where there is none
Type = Annotated[str, "type"]
Card = Annotated[str, "card"]
Resource = Annotated[str, "resource"]
Token = Annotated[str, "token"]
Step = Annotated[str, "step"]
Purpose = Annotated[Literal["attack", "reroll", "glaive", "curse"], "purpose"]
Reason = Annotated[str, "reason"]

Dealt = TypedDict("Dealt", {"kind": Literal["dealt"], "seat": Seat, "race": Race})
First = TypedDict("First", {"kind": Literal["first"], "seat": Seat})
# Somebody drew a card you do not see.
Drew = TypedDict("Drew", {"kind": Literal["drew"], "seat": Seat})
DrewCard = TypedDict("DrewCard", {"kind": Literal["drew_card"], "seat": Seat, "card": Card})
Reshuffled = TypedDict("Reshuffled", {"kind": Literal["reshuffled"], "seat": Seat})
StepBegan = TypedDict("StepBegan", {"kind": Literal["step"], "seat": Seat, "step": Step})
SiteLost = TypedDict("SiteLost", {"kind": Literal["site_lost"], "seat": Seat, "area": AreaId})
Called = TypedDict("Called", {"kind": Literal["called"], "seat": Seat, "area": AreaId, "count": int})
Ported = TypedDict("Ported", {"kind": Literal["ported"], "seat": Seat, "type": Type, "from": AreaId, "to": AreaId})
Joined = TypedDict("Joined", {"kind": Literal["joined"], "seat": Seat, "area": AreaId})
RoundBegan = TypedDict("RoundBegan", {"kind": Literal["round"], "round": int, "area": AreaId})
Raised = TypedDict("Raised", {"kind": Literal["raised"], "seat": Seat, "area": AreaId})
Respawned = TypedDict(
    "Respawned", {"kind": Literal["respawned"], "seat": Seat, "type": Type, "from": AreaId, "to": AreaId}
)
Trimmed = TypedDict("Trimmed", {"kind": Literal["trimmed"], "seat": Seat, "area": AreaId, "count": int})
Eliminated = TypedDict("Eliminated", {"kind": Literal["eliminated"], "seat": Seat})
Renewed = TypedDict("Renewed", {"kind": Literal["renewed"], "seat": Seat, "area": AreaId})
Summoned = TypedDict("Summoned", {"kind": Literal["summoned"], "seat": Seat, "type": Type, "area": AreaId})
Deployed = TypedDict("Deployed", {"kind": Literal["deployed"], "seat": Seat, "type": Type, "area": AreaId})
Finished = TypedDict("Finished", {"kind": Literal["finished"], "seat": Seat, "type": Type})
OutpostFinished = TypedDict("OutpostFinished", {"kind": Literal["outpost_finished"], "seat": Seat, "area": AreaId})
OutpostBegun = TypedDict("OutpostBegun", {"kind": Literal["outpost_begun"], "seat": Seat, "area": AreaId})
Trained = TypedDict("Trained", {"kind": Literal["trained"], "seat": Seat, "type": Type})
Took = TypedDict("Took", {"kind": Literal["took"], "seat": Seat, "amount": int, "resource": Resource})
Gave = TypedDict("Gave", {"kind": Literal["gave"], "seat": Seat, "to_seat": Seat, "gold": int, "wood": int})
Laid = TypedDict("Laid", {"kind": Literal["laid"], "seat": Seat})
Rescued = TypedDict("Rescued", {"kind": Literal["rescued"], "seat": Seat, "race": OwnersRace})
Resigned = TypedDict("Resigned", {"kind": Literal["resigned"], "seat": Seat})
DrawnGame = TypedDict("DrawnGame", {"kind": Literal["drawn_game"], "reason": Reason})


class TurnBegan(TypedDict):
    kind: Literal["turn"]
    turn: int
    seat: Seat  # the first player


Moved = TypedDict(
    "Moved",
    {
        "kind": Literal["moved"],
        "seat": Seat,
        "type": Type,
        "from": AreaId,
        "to": AreaId,
        "carried": int,  # the captive of its race, 0 or 1
    },
)


class Played(TypedDict):
    """A card, and its operands where it has some."""

    kind: Literal["played"]
    seat: Seat
    card: Card
    area: NotRequired[AreaId]
    to: NotRequired[AreaId]
    race: NotRequired[Race]
    type: NotRequired[Type]
    resource: NotRequired[Resource]
    target_seat: NotRequired[Owner]  # whose unit, or who is to lose less


class Cancelled(TypedDict):
    kind: Literal["cancelled"]
    seat: Seat  # whose card
    card: Card
    by_seat: Seat


class BattleBegan(TypedDict):
    kind: Literal["battle"]
    seat: Seat  # the attacker
    area: AreaId
    defender_seat: Owner
    race: OwnersRace  # the defender's


class Rolled(TypedDict):
    kind: Literal["rolled"]
    seat: Owner
    race: OwnersRace
    type: Type
    face: int
    strength: int
    hit: int  # 0 or 1
    purpose: Purpose


class LossesDue(TypedDict):
    """Casualties of the phase, and who leads each side."""

    kind: Literal["losses"]
    attackers: int
    defenders: int
    attacker_seat: Owner
    defender_seat: Owner


class Prevented(TypedDict):
    kind: Literal["prevented"]
    seat: Owner  # who suffers less
    race: OwnersRace
    count: int


class UnitOfOwner(TypedDict):
    """A unit of a player, or of the neutral side."""

    seat: Owner
    race: OwnersRace
    type: Type
    area: AreaId


class Objected(UnitOfOwner):
    """An ally will not lose this unit: the leader's own falls."""

    kind: Literal["objected"]


class Lost(UnitOfOwner):
    kind: Literal["lost"]


class Devoured(UnitOfOwner):
    kind: Literal["devoured"]


class Returned(UnitOfOwner):
    kind: Literal["returned"]


class Digested(UnitOfOwner):
    kind: Literal["digested"]


class Pillaged(TypedDict):
    kind: Literal["pillaged"]
    seat: Seat
    from_seat: Seat
    gold: int
    wood: int


class BattleEnded(TypedDict):
    kind: Literal["battle_ended"]
    area: AreaId
    seat: Owner  # the winner; null neutral units or nobody
    race: OwnersRace


class Destroyed(TypedDict):
    kind: Literal["destroyed"]
    seat: Seat
    area: AreaId
    count: int  # workers
    outpost: int  # 0 or 1


class TokenRemoved(TypedDict):
    kind: Literal["token_removed"]
    area: AreaId
    token: Token
    seat: Owner  # whose powers it gave
    by_seat: Seat


class Occupied(TypedDict):
    kind: Literal["occupied"]
    seat: Seat  # the owner of the Town
    area: AreaId


class Harvested(TypedDict):
    kind: Literal["harvested"]
    seat: Seat
    area: AreaId
    amount: int
    resource: Resource


class Depleted(TypedDict):
    kind: Literal["depleted"]
    area: AreaId
    level: int  # 1 partly, 2 completely
    seat: Seat  # by whose workers


class Built(TypedDict):
    kind: Literal["built"]
    seat: Seat
    type: Type
    summoned: int  # 0 or 1


class Upgraded(TypedDict):
    kind: Literal["upgraded"]
    seat: Seat
    type: Type
    level: int
    name: str  # of the unit, a locale key


class Spell(TypedDict):
    kind: Literal["spell"]
    seat: Seat
    left: int  # cards still to draw


class Won(TypedDict):
    kind: Literal["won"]
    seat: Seat  # the first winner
    winners: list[Seat]
    count: int
    reason: Reason


Told = (
    Dealt | First | Drew | DrewCard | Reshuffled | TurnBegan | StepBegan | Moved | SiteLost | Played | Cancelled
    | Called | Ported | BattleBegan | Joined | RoundBegan | Rolled | Raised | LossesDue | Prevented | Objected | Lost
    | Devoured | Returned | Digested | Pillaged | Respawned | Trimmed | BattleEnded | Destroyed | TokenRemoved
    | Occupied | Eliminated | Harvested | Depleted | Renewed | Summoned | Deployed | Finished | OutpostFinished
    | OutpostBegun | Trained | Built | Upgraded | Took | Gave | Laid | Spell | Rescued | Resigned | Won | DrawnGame
)  # fmt: skip
