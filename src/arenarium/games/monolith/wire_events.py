"""What Monolith Arena tells of what happened. docs/views/monolith.md

The fields of each are the arguments of the event, those it inherits first. Who saw less is told less.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from arenarium.core.wire import Seat
from arenarium.games.monolith.wire import Cause, Flag, Hex, Hexes, How, Mover, Outcome, Source, Tile, Why


class OfSeat(TypedDict):
    seat: Seat


class OfSeatAndTile(OfSeat):
    tile: Tile


class OfMovedTile(OfSeatAndTile):
    tile_seat: Seat


class OfMarkedTile(OfSeatAndTile):
    hex: Hex
    tile_seat: Seat


class OfTile(TypedDict):
    tile: Tile
    hex: Hex


class OfTileThatLeft(TypedDict):
    tile: Tile
    tile_seat: Seat
    hex: Hex


Start = TypedDict("Start", {"from": Hex})
Way = TypedDict("Way", {"from": Hex, "to": Hex})
Aimed = TypedDict("Aimed", {"tile": Tile, "from": Hex, "target": Tile, "to": Hex})


class BannerPlaced(OfSeatAndTile):
    kind: Literal["banner_placed"]
    hex: Hex


class TurnBegan(OfSeat):
    kind: Literal["turn_began"]
    number: int


class Drew(OfSeatAndTile):
    kind: Literal["drew"]


class LastTile(OfSeat):
    kind: Literal["last_tile"]


class Redrew(OfSeat):
    kind: Literal["redrew"]
    count: int


class Discarded(OfSeatAndTile):
    kind: Literal["discarded"]


class Placed(OfSeatAndTile):
    kind: Literal["placed"]
    hex: Hex
    rotation: int


class Transformed(OfSeatAndTile):
    kind: Literal["transformed"]
    hex: Hex
    rotation: int
    victim: Tile
    victim_seat: Seat


class Played(OfSeatAndTile):
    kind: Literal["played"]  # an order is shown


class TurnEnded(OfSeat):
    kind: Literal["turn_ended"]


class Moved(OfMovedTile, Way):
    kind: Literal["moved"]
    rotation: int
    by: Mover


class Turned(OfMovedTile):
    kind: Literal["turned"]
    hex: Hex
    rotation: int
    by: Mover


class PushBegun(OfSeatAndTile, Start):
    kind: Literal["push_begun"]
    victim: Tile
    to: Hex
    victim_seat: Seat


Pushed = TypedDict("Pushed", {"kind": Literal["pushed"], "tile": Tile, "tile_seat": Seat, "from": Hex, "to": Hex})


class Charged(OfSeatAndTile, Way):
    kind: Literal["charged"]
    rotation: int
    target: Tile
    target_hex: Hex
    by: Hex  # the rune's, or ""
    target_seat: Seat


class ChargeDisarmed(OfTile):
    kind: Literal["charge_disarmed"]
    tile_seat: Seat


class Bombed(OfSeat):
    kind: Literal["bombed"]
    hexes: Hexes


class Entrenched(OfMarkedTile):
    kind: Literal["entrenched"]


class NetThrown(OfMarkedTile):
    kind: Literal["net_thrown"]


class Shot(OfMarkedTile):
    kind: Literal["shot"]


class Hidden(OfSeat):
    kind: Literal["hidden"]
    first: NotRequired[Tile]  # only for its owner
    second: NotRequired[Tile]


class UnfoldBegun(OfSeat):
    kind: Literal["unfold_begun"]


class Unfolded(OfSeat):
    kind: Literal["unfolded"]
    first_hex: Hex
    second_hex: Hex


class Revealed(OfMovedTile):
    kind: Literal["revealed"]
    hex: Hex
    rotation: int


class Folded(OfSeat):
    kind: Literal["folded"]


class FoldBlocked(OfMarkedTile):
    kind: Literal["fold_blocked"]


class BattleBegan(TypedDict):
    kind: Literal["battle_began"]
    cause: Cause


class SegmentBegan(TypedDict):
    kind: Literal["segment"]
    initiative: int


class Struck(Aimed):
    kind: Literal["struck"]
    strength: int
    how: How
    venom: Flag
    tile_seat: Seat
    target_seat: Seat


class Stopped(Aimed):
    kind: Literal["stopped"]  # armour took all of a shot
    tile_seat: Seat
    target_seat: Seat


class Softened(TypedDict):
    kind: Literal["softened"]  # armour took one off a shot
    target: Tile
    to: Hex
    strength: int
    target_seat: Seat


class Held(OfTile):
    kind: Literal["held"]
    why: Why
    tile_seat: Seat


# Only in previews.
Missed = TypedDict("Missed", {"kind": Literal["missed"], "tile": Tile, "from": Hex, "tile_seat": Seat})


class Morlock(Aimed):
    kind: Literal["morlock"]
    tile_seat: Seat
    target_seat: Seat


class PoisonWorks(OfTile):
    kind: Literal["poison_works"]
    wounds: int
    tile_seat: Seat


class BattleEnded(TypedDict):
    kind: Literal["battle_ended"]
    hp0: int
    hp1: int


class Regenerated(TypedDict):
    kind: Literal["regenerated"]
    rune_hex: Hex
    rune_seat: Seat
    tile: Tile
    hex: Hex
    source: Source
    tile_seat: Seat


class Wounded(OfTile):
    kind: Literal["wounded"]
    wounds: int
    life: int
    tile_seat: Seat


class TrenchLost(OfTile):
    kind: Literal["trench_lost"]
    tile_seat: Seat


class BannerHurt(OfSeat):
    kind: Literal["banner_hurt"]
    hex: Hex
    wounds: int
    hp: int


class Poisoned(OfTile):
    kind: Literal["poisoned"]
    pool: int
    tile_seat: Seat


class Eliminated(OfTileThatLeft):
    kind: Literal["eliminated"]


class RuneSpent(OfTileThatLeft):
    kind: Literal["rune_spent"]


class Faded(OfTileThatLeft):
    kind: Literal["faded"]  # it has lost a borrowed point of toughness


class BannerFell(OfSeat):
    kind: Literal["banner_fell"]
    hex: Hex


class NetLifted(OfTile):
    kind: Literal["net_lifted"]
    tile_seat: Seat


class LastTurns(TypedDict):
    kind: Literal["last_turns"]  # the tie-break turns begin


class GameOver(TypedDict):
    kind: Literal["game_over"]
    outcome: Outcome
    hp0: int
    hp1: int
    winner_seat: NotRequired[Seat]  # the first seat of the side that won; not with a draw


class Resigned(OfSeat):
    kind: Literal["resigned"]


TurnTold = BannerPlaced | TurnBegan | Drew | LastTile | Redrew | Discarded | Placed | Transformed | Played | TurnEnded
OrderTold = Moved | Turned | PushBegun | Pushed | Charged | ChargeDisarmed | Bombed | Entrenched | NetThrown | Shot
MonolithTold = Hidden | UnfoldBegun | Unfolded | Revealed | Folded | FoldBlocked
AttackTold = Struck | Stopped | Softened | Held | Missed | Morlock | PoisonWorks
BattleTold = BattleBegan | SegmentBegan | AttackTold | NetLifted | BattleEnded
WoundTold = Regenerated | Wounded | TrenchLost | BannerHurt | Poisoned | Eliminated | RuneSpent | Faded | BannerFell
EndTold = LastTurns | GameOver | Resigned
Told = TurnTold | OrderTold | MonolithTold | BattleTold | WoundTold | EndTold
