/** Written by scripts/wire-types from src/arenarium/games/monolith/wire.py, src/arenarium/games/monolith/wire_events.py, src/arenarium/games/monolith/wire_answers.py; edit that and run it again. */

import type { Question, Seat } from '../../core/told.ts';

/** "c3" */
export type Hex = string;

/** "c2 c3 d2" */
export type Hexes = string;

/** the locale key of its name: "@monolith-de_pikeman" */
export type Tile = string;

/** a hex, "poison" or "order" */
export type Source = string;

export type Flag = boolean;

export type Six = number[];

/** Words for numbers of the rules, in the order of those numbers. */
export type Mover = 'move' | 'false' | 'maneuver' | 'teleport' | 'turn' | 'rotate';

export type How = 'melee' | 'ranged' | 'penetrating' | 'assassin' | 'poison' | 'morlock' | 'order';

export type Cause = 'order' | 'full' | 'last';

export type Why = 'netted' | 'disarmed';

export type Outcome = 'side0' | 'side1' | 'draw';

export type Phase = 'hide' | 'banners' | 'draw' | 'discard' | 'play' | 'unfold' | 'push' | 'battle' | 'over';

export type MoveName = 'maneuver' | 'teleport' | 'rotation';

export type Role = 'banner' | 'champion' | 'rune' | 'order';

/** an initiative; "none" outside a battle */
export type Moment = number | 'start' | 'none';

/** What a rune or banner gives to a tile. */
export type Grant = {
  what: string;
  amount: number;
  by: Hex;
};

/** A source of movement in the owner's turn. */
export type Movement = {
  what: MoveName;
  /** null: printed on the tile */
  by: Hex | null;
  used: boolean;
};

export type PrintedFacts = {
  melee: Six;
  ranged: Six;
  initiative: number[];
  life: number;
  features: Record<string, number>;
};

/** What a tile of this kind and rotation has wherever it lies. */
export type PrintedTile = {
  tile: string;
  kind: Role;
  rotation: number;
  armour: Six;
  net: Six;
  lightning: Six;
  connect: Six;
  printed: PrintedFacts;
};

/** What the tile on a hex is like now. */
export type TileNow = {
  hex: Hex;
  seat: Seat;
  side: number;
  wounds: number;
  /** wounds it can still take; of a banner its side's hit points */
  life: number;
  poison: number;
  entrenched: boolean;
  net_marker: boolean;
  netted: boolean;
  netted_by: Hex[];
  disarmed: boolean;
  disarmed_by: Hex[];
  melee: Six;
  ranged: Six;
  /** slots from the highest, those of Double Attack included */
  initiative: number[];
  /** slots already used in the battle that is on */
  used_attacks: number[];
  venom: boolean;
  penetrating: boolean;
  granted: Grant[];
  moves: Movement[];
  /** whose Monolith it lies on; a banner's own seat when Monoliths are on */
  segment: Seat | null;
};

/** A tile on the board. */
export type BoardTile = PrintedTile & TileNow & {
};

export type EmptyHex = {
  hex: Hex;
  empty: true;
};

export type UnderTile = {
  tile: string;
  seat: Seat;
  wounds: number;
  poison: number;
  entrenched: boolean;
};

export type Monolith = {
  folded: boolean;
  /** null: unfolded, or not for this seat to know; an entry: an empty segment */
  under: (UnderTile | null)[] | null;
};

export type SeatView = {
  seat: Seat;
  side: number;
  faction: string;
  hand: string[];
  bag: number;
  discard: string[];
  /** the bag; while its Monolith is secret, for others the two hidden tiles too */
  left: Record<string, number>;
  monolith: Monolith | null;
};

export type Side = {
  side: number;
  seats: Seat[];
  hp: number;
};

/** A lower segment of a Monolith on the board. */
export type Segment = {
  hex: Hex;
  seat: Seat;
  empty: boolean;
};

export type Ending = {
  drawn_out: boolean;
  due: Seat[];
  extra: boolean;
};

/** A blow that has not landed yet. */
export type Blow = {
  from: Source;
  to: Hex;
  strength: number;
  how: How;
  venom: boolean;
};

export type BattleView = {
  segment: Moment;
  last: boolean;
  pending: Blow[];
  /** runes of Regeneration */
  spent: Hex[];
};

export type UnfoldingView = {
  seat: Seat;
  /** of the tiles whose rotations are being chosen */
  hexes: Hex[];
};

export type Progress = {
  mode: string;
  monoliths: boolean;
  tactical: boolean;
  /** counts from 1; 0 before the first */
  turn: number;
  active: Seat;
  phase: Phase;
  hand_limit: number;
  /** only in the more tactical game */
  plays_left: number | null;
  sides: Side[];
  order: Seat[];
  /** in the order */
  place: number;
};

/** What is the same for every seat, beside the board. */
export type Rest = {
  segments: Segment[];
  poison_pool: number;
  ending: Ending;
  battle: BattleView | null;
  unfolding: UnfoldingView | null;
  result: number[] | null;
};

export type View = Progress & Rest & {
  seats: SeatView[];
  board: BoardTile[];
};

export type OfSeat = {
  seat: Seat;
};

export type OfSeatAndTile = OfSeat & {
  tile: Tile;
};

export type OfMovedTile = OfSeatAndTile & {
  tile_seat: Seat;
};

export type OfMarkedTile = OfSeatAndTile & {
  hex: Hex;
  tile_seat: Seat;
};

export type OfTile = {
  tile: Tile;
  hex: Hex;
};

export type OfTileThatLeft = {
  tile: Tile;
  tile_seat: Seat;
  hex: Hex;
};

export type Start = {
  from: Hex;
};

export type Way = {
  from: Hex;
  to: Hex;
};

export type Aimed = {
  tile: Tile;
  from: Hex;
  target: Tile;
  to: Hex;
};

export type BannerPlaced = OfSeatAndTile & {
  kind: 'banner_placed';
  hex: Hex;
};

export type TurnBegan = OfSeat & {
  kind: 'turn_began';
  number: number;
};

export type Drew = OfSeatAndTile & {
  kind: 'drew';
};

export type LastTile = OfSeat & {
  kind: 'last_tile';
};

export type Redrew = OfSeat & {
  kind: 'redrew';
  count: number;
};

export type Discarded = OfSeatAndTile & {
  kind: 'discarded';
};

export type Placed = OfSeatAndTile & {
  kind: 'placed';
  hex: Hex;
  rotation: number;
};

export type Transformed = OfSeatAndTile & {
  kind: 'transformed';
  hex: Hex;
  rotation: number;
  victim: Tile;
  victim_seat: Seat;
};

export type Played = OfSeatAndTile & {
  /** an order is shown */
  kind: 'played';
};

export type TurnEnded = OfSeat & {
  kind: 'turn_ended';
};

export type Moved = OfMovedTile & Way & {
  kind: 'moved';
  rotation: number;
  by: Mover;
};

export type Turned = OfMovedTile & {
  kind: 'turned';
  hex: Hex;
  rotation: number;
  by: Mover;
};

export type PushBegun = OfSeatAndTile & Start & {
  kind: 'push_begun';
  victim: Tile;
  to: Hex;
  victim_seat: Seat;
};

export type Pushed = {
  kind: 'pushed';
  tile: Tile;
  tile_seat: Seat;
  from: Hex;
  to: Hex;
};

export type Charged = OfSeatAndTile & Way & {
  kind: 'charged';
  rotation: number;
  target: Tile;
  target_hex: Hex;
  /** the rune's, or "" */
  by: Hex;
  target_seat: Seat;
};

export type ChargeDisarmed = OfTile & {
  kind: 'charge_disarmed';
  tile_seat: Seat;
};

export type Bombed = OfSeat & {
  kind: 'bombed';
  hexes: Hexes;
};

export type Entrenched = OfMarkedTile & {
  kind: 'entrenched';
};

export type NetThrown = OfMarkedTile & {
  kind: 'net_thrown';
};

export type Shot = OfMarkedTile & {
  kind: 'shot';
};

export type Hidden = OfSeat & {
  kind: 'hidden';
  /** only for its owner */
  first?: Tile;
  second?: Tile;
};

export type UnfoldBegun = OfSeat & {
  kind: 'unfold_begun';
};

export type Unfolded = OfSeat & {
  kind: 'unfolded';
  first_hex: Hex;
  second_hex: Hex;
};

export type Revealed = OfMovedTile & {
  kind: 'revealed';
  hex: Hex;
  rotation: number;
};

export type Folded = OfSeat & {
  kind: 'folded';
};

export type FoldBlocked = OfMarkedTile & {
  kind: 'fold_blocked';
};

export type BattleBegan = {
  kind: 'battle_began';
  cause: Cause;
};

export type SegmentBegan = {
  kind: 'segment';
  initiative: number;
};

export type Struck = Aimed & {
  kind: 'struck';
  strength: number;
  how: How;
  venom: Flag;
  tile_seat: Seat;
  target_seat: Seat;
};

export type Stopped = Aimed & {
  /** armour took all of a shot */
  kind: 'stopped';
  tile_seat: Seat;
  target_seat: Seat;
};

export type Softened = {
  /** armour took one off a shot */
  kind: 'softened';
  target: Tile;
  to: Hex;
  strength: number;
  target_seat: Seat;
};

export type Held = OfTile & {
  kind: 'held';
  why: Why;
  tile_seat: Seat;
};

/** Only in previews. */
export type Missed = {
  kind: 'missed';
  tile: Tile;
  from: Hex;
  tile_seat: Seat;
};

export type Morlock = Aimed & {
  kind: 'morlock';
  tile_seat: Seat;
  target_seat: Seat;
};

export type PoisonWorks = OfTile & {
  kind: 'poison_works';
  wounds: number;
  tile_seat: Seat;
};

export type BattleEnded = {
  kind: 'battle_ended';
  hp0: number;
  hp1: number;
};

export type Regenerated = {
  kind: 'regenerated';
  rune_hex: Hex;
  rune_seat: Seat;
  tile: Tile;
  hex: Hex;
  source: Source;
  tile_seat: Seat;
};

export type Wounded = OfTile & {
  kind: 'wounded';
  wounds: number;
  life: number;
  tile_seat: Seat;
};

export type TrenchLost = OfTile & {
  kind: 'trench_lost';
  tile_seat: Seat;
};

export type BannerHurt = OfSeat & {
  kind: 'banner_hurt';
  hex: Hex;
  wounds: number;
  hp: number;
};

export type Poisoned = OfTile & {
  kind: 'poisoned';
  pool: number;
  tile_seat: Seat;
};

export type Eliminated = OfTileThatLeft & {
  kind: 'eliminated';
};

export type RuneSpent = OfTileThatLeft & {
  kind: 'rune_spent';
};

export type Faded = OfTileThatLeft & {
  /** it has lost a borrowed point of toughness */
  kind: 'faded';
};

export type BannerFell = OfSeat & {
  kind: 'banner_fell';
  hex: Hex;
};

export type NetLifted = OfTile & {
  kind: 'net_lifted';
  tile_seat: Seat;
};

export type LastTurns = {
  /** the tie-break turns begin */
  kind: 'last_turns';
};

export type GameOver = {
  kind: 'game_over';
  outcome: Outcome;
  hp0: number;
  hp1: number;
  /** the first seat of the side that won; not with a draw */
  winner_seat?: Seat;
};

export type Resigned = OfSeat & {
  kind: 'resigned';
};

export type TurnTold = BannerPlaced | TurnBegan | Drew | LastTile | Redrew | Discarded | Placed | Transformed | Played | TurnEnded;

export type OrderTold = Moved | Turned | PushBegun | Pushed | Charged | ChargeDisarmed | Bombed | Entrenched | NetThrown | Shot;

export type MonolithTold = Hidden | UnfoldBegun | Unfolded | Revealed | Folded | FoldBlocked;

export type AttackTold = Struck | Stopped | Softened | Held | Missed | Morlock | PoisonWorks;

export type BattleTold = BattleBegan | SegmentBegan | AttackTold | NetLifted | BattleEnded;

export type WoundTold = Regenerated | Wounded | TrenchLost | BannerHurt | Poisoned | Eliminated | RuneSpent | Faded | BannerFell;

export type EndTold = LastTurns | GameOver | Resigned;

export type Told = TurnTold | OrderTold | MonolithTold | BattleTold | WoundTold | EndTold;

export type Moves = {
  hex: Hex;
  /** what the asker may do now with the tile there */
  options: string[];
};

export type TileAnswer = BoardTile | EmptyHex;

/** An initiative, or what comes before the battle, in its first step, after the last segment. */
export type PreviewMoment = number | 'before' | 'start' | 'end' | 'none';

export type PreviewSegment = {
  initiative: PreviewMoment;
  events: Told[];
};

export type PreviewEnd = {
  hp: number[];
  gone: Hex[];
  /** the picture in notation */
  board: string;
  /** sides at zero */
  fallen: number[];
};

export type PreviewBranch = {
  do: string;
  then: Preview;
};

/** What happens up to a question or the end of the battle. */
export type Preview = {
  segments: PreviewSegment[];
  ask: Question | null;
  branches: PreviewBranch[];
  end: PreviewEnd | null;
  /** there were more answers than are worked out */
  cut: boolean;
  /** at the root, of an answer: the tiles with it given, the battle not yet begun */
  board?: BoardTile[];
};

export type Effect = {
  type: string;
  amount?: number;
};

export type Card = {
  id: string;
  code: string;
  faction: string;
  kind: Role;
  count: number;
  initiative: number[];
  melee: Six;
  ranged: Six;
  armour: Six;
  net: Six;
  lightning: Six;
  connect: Six;
  features: Record<string, number>;
  effect: Effect | null;
  aura: Effect | null;
  /** by field where it is from; "*" for the rest */
  source: Record<string, string>;
  /** by language, for where the locale has none */
  names?: Record<string, string>;
  texts?: Record<string, string>;
};

export type Faction = {
  id: string;
  prefix: string;
  colour: string;
  tiles: string[];
  /** by language, for where the locale has none */
  names?: Record<string, string>;
};

export type Fact = {
  id: string;
  value: number | string;
  source: string;
};

export type Catalogue = {
  factions: Faction[];
  tiles: Card[];
  rules: Fact[];
};
