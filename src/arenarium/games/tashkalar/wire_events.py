"""What Tash-Kalar tells of what happened. docs/views/tashkalar.md"""

from __future__ import annotations

from typing import Literal, TypedDict

from arenarium.core.wire import Seat
from arenarium.games.tashkalar.wire import Card, CardKind, Direction, Ending, Name, Orientation, Rank, Side, Square


class BySeat(TypedDict):
    seat: Seat  # who did it, or to whom it happened


class Owned(TypedDict):
    """A piece is named: its side, all who play it, and the one of them to name (the player in turn, or the first)."""

    side: Side
    owner_seat: Seat
    owner_seats: list[Seat]


class OnSquare(BySeat, Owned):
    at: Square


class RankOnSquare(OnSquare):
    rank: Rank  # as it is now


class OneCard(TypedDict):
    """A card is named; null for those who may not know it."""

    card: Name | None
    id: Card | None
    known: Literal["yes", "no"]


class CardOfSeat(OneCard):
    seat: Seat


From = TypedDict("From", {"from": Square})
Way = TypedDict("Way", {"from": Square, "to": Square})


class TurnBegan(BySeat):
    kind: Literal["turn"]
    number: int
    actions: int


class Placed(RankOnSquare):
    kind: Literal["placed"]


class Upgraded(RankOnSquare):
    kind: Literal["upgraded"]


class Downgraded(RankOnSquare):
    kind: Literal["downgraded"]


class Loaded(RankOnSquare):
    """Merchant of Time takes a piece from the board."""

    kind: Literal["loaded"]


class Unloaded(RankOnSquare):
    """Merchant of Time gives it back."""

    kind: Literal["unloaded"]


class Lifted(OnSquare):
    kind: Literal["lifted"]


class Gateway(OnSquare):
    kind: Literal["gateway"]


class Chose(BySeat):
    """The piece or the empty square that an effect goes on from."""

    kind: Literal["chose"]
    at: Square
    side: Side | None  # null: no piece is there
    owner_seat: Seat | None
    owner_seats: list[Seat]


class Summoned(CardOfSeat):
    kind: Literal["summoned"]
    at: Square
    orientation: Orientation | None
    pattern: list[Square] | None  # null where it made no difference


class Improvised(OnSquare):
    kind: Literal["improvised"]


class Destroyed(RankOnSquare):
    kind: Literal["destroyed"]
    counted: bool


class Moved(BySeat, Owned, Way):
    kind: Literal["moved"]
    rank: Rank


class Leapt(BySeat, Owned, Way):
    kind: Literal["leapt"]
    rank: Rank


class Converted(RankOnSquare):
    kind: Literal["converted"]
    was: Rank
    from_side: Side
    from_seat: Seat
    from_seats: list[Seat]


class Swapped(BySeat, Owned, Way):
    """Two pieces have exchanged squares: the named one went to `to`, the other one came from there."""

    kind: Literal["swapped"]
    other_side: Side | None  # null in matches that were logged before it was told
    other_seat: Seat | None
    other_seats: list[Seat]


class Shot(BySeat, Owned, From):
    kind: Literal["shot"]
    direction: Direction


class Gained(BySeat):
    kind: Literal["gained"]
    actions: int


class LostAction(BySeat):
    kind: Literal["lost_action"]


class ExtraTurn(BySeat):
    kind: Literal["extra_turn"]


class Resigned(BySeat):
    kind: Literal["resigned"]


class Chilled(BySeat):
    """All others begin their next turn with one action fewer."""

    kind: Literal["chilled"]


class Discarded(CardOfSeat):
    kind: Literal["discarded"]


class Dropped(CardOfSeat):
    kind: Literal["dropped"]


class Thawed(CardOfSeat):
    kind: Literal["thawed"]


class Froze(CardOfSeat):
    kind: Literal["froze"]


class Warped(CardOfSeat):
    kind: Literal["warped"]


class Pending(CardOfSeat):
    kind: Literal["pending"]


class Shown(CardOfSeat):
    """A card discarded face down is proven to lie in the pile, and lies open from now on."""

    kind: Literal["shown"]


class Recovered(CardOfSeat):
    kind: Literal["recovered"]
    position: int | None  # which card of the discard pile it was, 1 the lowest; null: the pending being


class Returned(CardOfSeat):
    kind: Literal["returned"]
    what: CardKind


class Drew(CardOfSeat):
    kind: Literal["drew"]
    what: CardKind


class FlareInvoked(CardOfSeat):
    kind: Literal["flare"]
    upper: bool
    lower: bool
    half: Literal["upper", "lower", "both"]
    against_seat: Seat  # the first player of the side compared with
    against_seats: list[Seat]


class HandedOver(BySeat):
    kind: Literal["handed_over"]
    to_seat: Seat


class TaskTurnedUp(OneCard):
    kind: Literal["task"]
    place: Literal["current", "next", "under", "aside"]


class Claimed(CardOfSeat):
    kind: Literal["claimed"]
    points: int


class Scored(BySeat):
    kind: Literal["scored"]
    points: int
    side: Side | None  # Melee: in which colour
    colour_seat: Seat | None
    coloured: Literal["yes", "no"]
    why: Literal["destroyed", "legend", "flare", "leftover"]
    scorer_seats: list[Seat]  # all who have these points


class Reshuffled(TypedDict):
    kind: Literal["reshuffled"]
    what: CardKind


class EndingBegan(Ending):
    kind: Literal["ending"]


class Over(TypedDict):
    kind: Literal["over"]
    places: list[int]  # by seat


Told = (
    TurnBegan
    | Placed
    | Upgraded
    | Downgraded
    | Loaded
    | Unloaded
    | Lifted
    | Gateway
    | Chose
    | Summoned
    | Improvised
    | Destroyed
    | Moved
    | Leapt
    | Converted
    | Swapped
    | Shot
    | Gained
    | LostAction
    | ExtraTurn
    | Resigned
    | Chilled
    | Discarded
    | Dropped
    | Thawed
    | Froze
    | Warped
    | Pending
    | Shown
    | Recovered
    | Returned
    | Drew
    | FlareInvoked
    | HandedOver
    | TaskTurnedUp
    | Claimed
    | Scored
    | Reshuffled
    | EndingBegan
    | Over
)
