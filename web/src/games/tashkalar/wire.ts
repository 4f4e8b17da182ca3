/** Written by scripts/wire-types from src/arenarium/games/tashkalar/wire.py, src/arenarium/games/tashkalar/wire_events.py, src/arenarium/games/tashkalar/wire_answers.py; edit that and run it again. */

import type { Question, Seat } from '../../core/told.ts';

/** "e5": columns a to i, rows 1 to 9 from the top */
export type Square = string;

export type Side = number;

export type Rank = 'common' | 'heroic' | 'legendary';

/** its id: "knight", "f03", "t06" */
export type Card = string;

/** the locale key of a card's name: "@tashkalar-knight" */
export type Name = string;

/** "r0", "r90", … "m270" */
export type Orientation = string;

export type Direction = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

export type CardKind = 'being' | 'legend' | 'flare';

export type Reason = 'deck' | 'score' | 'limit';

/** of a card */
export type Part = 'effect' | 'upper' | 'lower' | 'frozen' | 'warp';

/** "published", "rulebook", …; by field where the facts of a row differ */
export type Source = string | Record<string, string>;

/** Enemy pieces destroyed this turn. */
export type Fallen = {
  side: Side;
  rank: Rank;
  count: number;
};

export type Turn = {
  number: number;
  seat: Seat;
  /** who decides now: the partner after a handover */
  actor: Seat;
  actions: number;
  discarded: boolean;
  handed_over: boolean;
  /** the next being summoned this turn may use one enemy piece */
  borrow: boolean;
  /** empty squares that may count in its pattern */
  void: number;
  /** whose pieces make the pattern (Possessed Summoner) */
  pattern_side: Side | null;
  summoned: number;
  extra_turns: number;
  destroyed: Fallen[];
};

export type PieceOnSquare = {
  at: Square;
  side: Side;
  rank: Rank;
  gateway?: true;
};

export type PieceOnCard = {
  side: Side;
  rank: Rank;
};

export type Player = {
  seat: Seat;
  side: Side;
  school: string;
  beings: number;
  legends: number;
  flares: number;
  /** the own hand: beings, legends, flares, each sorted; null for everybody else's */
  cards: Card[] | null;
  deck: number;
  /** cards of the deck not turned sideways */
  straight: number;
  /** the top card last; null: discarded face down */
  discard: (Card | null)[];
  frozen: Card | null;
  pending: Card | null;
  /** Merchant of Time */
  on_card: PieceOnCard | null;
  /** the next turn begins with one action fewer */
  missing_action: boolean;
  left: boolean;
};

export type SideView = {
  side: Side;
  seats: Seat[];
  /** Melee: the lowest colour */
  score: number;
  /** Melee: points by enemy side */
  colours: Record<string, number> | null;
  /** Melee: who may still be improvised with */
  improvise: Side[] | null;
  claimed: Card[];
  task_points: number;
  supply: number;
  legendary_supply: number;
  common: number;
  heroic: number;
  legendary: number;
  gateway: Square | null;
};

export type Count = {
  what: string;
  have: number;
  need: number;
};

/** A task is fulfilled when every count reaches its need; with `either`, when one does. */
export type Progress = {
  counts: Count[];
  either: boolean;
};

export type Tasks = {
  current: Card[];
  next: Card | null;
  deck: number;
  /** what the player in turn could claim as things stand */
  fulfilled: Card[];
  /** by task, then by side */
  progress: Record<string, Progress[]>;
};

export type SharedDeck = {
  deck: number;
  discard: Card[];
};

/** The effect being resolved. */
export type EffectNow = {
  card: Card;
  part: Part;
  /** where a being was summoned */
  square: Square | null;
  orientation: Orientation | null;
  /** where it is now */
  self: Square | null;
  pattern: Square[];
  marked: Square[];
};

export type Ending = {
  reason: Reason;
  /** turns after the present one */
  turns_left: number;
};

export type View = {
  mode: string;
  seats: number;
  you: Seat;
  phase: 'setup' | 'turn' | 'over';
  turn: Turn;
  board: PieceOnSquare[];
  players: Player[];
  sides: SideView[];
  tasks: Tasks | null;
  legends: SharedDeck;
  flares: SharedDeck;
  effect: EffectNow | null;
  ending: Ending | null;
  goal: number;
  result: number[] | null;
};

/** An open question as one seat may see it. */
export type Asked = Question & {
  /** whose effect asks */
  card?: Card | null;
  /** `pass`, `end` or `done` is among the options */
  optional?: boolean;
};

export type BySeat = {
  /** who did it, or to whom it happened */
  seat: Seat;
};

/** A piece is named: its side, all who play it, and the one of them to name (the player in turn, or the first). */
export type Owned = {
  side: Side;
  owner_seat: Seat;
  owner_seats: Seat[];
};

export type OnSquare = BySeat & Owned & {
  at: Square;
};

export type RankOnSquare = OnSquare & {
  /** as it is now */
  rank: Rank;
};

/** A card is named; null for those who may not know it. */
export type OneCard = {
  card: Name | null;
  id: Card | null;
  known: 'yes' | 'no';
};

export type CardOfSeat = OneCard & {
  seat: Seat;
};

export type From = {
  from: Square;
};

export type Way = {
  from: Square;
  to: Square;
};

export type TurnBegan = BySeat & {
  kind: 'turn';
  number: number;
  actions: number;
};

export type Placed = RankOnSquare & {
  kind: 'placed';
};

export type Upgraded = RankOnSquare & {
  kind: 'upgraded';
};

export type Downgraded = RankOnSquare & {
  kind: 'downgraded';
};

/** Merchant of Time takes a piece from the board. */
export type Loaded = RankOnSquare & {
  kind: 'loaded';
};

/** Merchant of Time gives it back. */
export type Unloaded = RankOnSquare & {
  kind: 'unloaded';
};

export type Lifted = OnSquare & {
  kind: 'lifted';
};

export type Gateway = OnSquare & {
  kind: 'gateway';
};

/** The piece or the empty square that an effect goes on from. */
export type Chose = BySeat & {
  kind: 'chose';
  at: Square;
  /** null: no piece is there */
  side: Side | null;
  owner_seat: Seat | null;
  owner_seats: Seat[];
};

export type Summoned = CardOfSeat & {
  kind: 'summoned';
  at: Square;
  orientation: Orientation | null;
  /** null where it made no difference */
  pattern: Square[] | null;
};

export type Improvised = OnSquare & {
  kind: 'improvised';
};

export type Destroyed = RankOnSquare & {
  kind: 'destroyed';
  counted: boolean;
};

export type Moved = BySeat & Owned & Way & {
  kind: 'moved';
  rank: Rank;
};

export type Leapt = BySeat & Owned & Way & {
  kind: 'leapt';
  rank: Rank;
};

export type Converted = RankOnSquare & {
  kind: 'converted';
  was: Rank;
  from_side: Side;
  from_seat: Seat;
  from_seats: Seat[];
};

/** Two pieces have exchanged squares: the named one went to `to`, the other one came from there. */
export type Swapped = BySeat & Owned & Way & {
  kind: 'swapped';
  /** null in matches that were logged before it was told */
  other_side: Side | null;
  other_seat: Seat | null;
  other_seats: Seat[];
};

export type Shot = BySeat & Owned & From & {
  kind: 'shot';
  direction: Direction;
};

export type Gained = BySeat & {
  kind: 'gained';
  actions: number;
};

export type LostAction = BySeat & {
  kind: 'lost_action';
};

export type ExtraTurn = BySeat & {
  kind: 'extra_turn';
};

export type Resigned = BySeat & {
  kind: 'resigned';
};

/** All others begin their next turn with one action fewer. */
export type Chilled = BySeat & {
  kind: 'chilled';
};

export type Discarded = CardOfSeat & {
  kind: 'discarded';
};

export type Dropped = CardOfSeat & {
  kind: 'dropped';
};

export type Thawed = CardOfSeat & {
  kind: 'thawed';
};

export type Froze = CardOfSeat & {
  kind: 'froze';
};

export type Warped = CardOfSeat & {
  kind: 'warped';
};

export type Pending = CardOfSeat & {
  kind: 'pending';
};

/** A card discarded face down is proven to lie in the pile, and lies open from now on. */
export type Shown = CardOfSeat & {
  kind: 'shown';
};

export type Recovered = CardOfSeat & {
  kind: 'recovered';
  /** which card of the discard pile it was, 1 the lowest; null: the pending being */
  position: number | null;
};

export type Returned = CardOfSeat & {
  kind: 'returned';
  what: CardKind;
};

export type Drew = CardOfSeat & {
  kind: 'drew';
  what: CardKind;
};

export type FlareInvoked = CardOfSeat & {
  kind: 'flare';
  upper: boolean;
  lower: boolean;
  half: 'upper' | 'lower' | 'both';
  /** the first player of the side compared with */
  against_seat: Seat;
  against_seats: Seat[];
};

export type HandedOver = BySeat & {
  kind: 'handed_over';
  to_seat: Seat;
};

export type TaskTurnedUp = OneCard & {
  kind: 'task';
  place: 'current' | 'next' | 'under' | 'aside';
};

export type Claimed = CardOfSeat & {
  kind: 'claimed';
  points: number;
};

export type Scored = BySeat & {
  kind: 'scored';
  points: number;
  /** Melee: in which colour */
  side: Side | null;
  colour_seat: Seat | null;
  coloured: 'yes' | 'no';
  why: 'destroyed' | 'legend' | 'flare' | 'leftover';
  /** all who have these points */
  scorer_seats: Seat[];
};

export type Reshuffled = {
  kind: 'reshuffled';
  what: CardKind;
};

export type EndingBegan = Ending & {
  kind: 'ending';
};

export type Over = {
  kind: 'over';
  /** by seat */
  places: number[];
};

export type Told = TurnBegan | Placed | Upgraded | Downgraded | Loaded | Unloaded | Lifted | Gateway | Chose | Summoned | Improvised | Destroyed | Moved | Leapt | Converted | Swapped | Shot | Gained | LostAction | ExtraTurn | Resigned | Chilled | Discarded | Dropped | Thawed | Froze | Warped | Pending | Shown | Recovered | Returned | Drew | FlareInvoked | HandedOver | TaskTurnedUp | Claimed | Scored | Reshuffled | EndingBegan | Over;

/** A way to summon a card; rows that are the same choice share their text. */
export type Summon = {
  card: Card;
  square: Square;
  orientation: Orientation;
  pattern: Square[];
  /** what the effect would reach from there */
  marked: Square[];
  destroys: Square | null;
  needs_lift: boolean;
  borrow: Square | null;
  improvise: Square | null;
  text: string;
};

/** "own": its rank is too low */
export type Has = 'empty' | 'own' | 'enemy';

/** A pattern that lacks a single piece. */
export type Near = {
  card: Card;
  square: Square | null;
  orientation: Orientation;
  pattern: Square[];
  missing: Square;
  /** that is needed there */
  rank: Rank;
  has: Has;
};

export type Missing = {
  square: Square;
  rank: Rank;
};

/** A place where a card that is in neither list lacks the fewest pieces. */
export type Far = {
  card: Card;
  square: Square;
  pattern: Square[];
  missing: Missing[];
};

export type Summons = {
  summons: Summon[];
  near: Near[];
  far: Far[];
};

/** How far the tasks that lie open now would be. */
export type TasksAhead = {
  /** what the player in turn could claim then */
  fulfilled: Card[];
  /** by task, then by side */
  progress: Record<string, Progress[]>;
};

/** What an answer would lead to, up to the next question or the next card drawn. */
export type Preview = {
  events: Told[];
  board: PieceOnSquare[];
  actions: number;
  /** who would be asked next; -1: a card is drawn; null: the game is over */
  seat: Seat | null;
  /** in High Form, while the turn goes on */
  tasks: TasksAhead | null;
};

/** Squares by steps right and down from the summon square, and arrows. */
export type Marks = {
  cells: number[][];
  cells2: number[][];
  directions: Direction[];
  /** false: a picture aid only */
  effect: boolean;
};

/** `grid`: c own piece, h own heroic or higher, T summon square, C and H one that must hold such a piece. */
export type BeingFacts = {
  id: Card;
  kind: 'being' | 'legend';
  deck: string;
  rank: Rank;
  grid: string[];
  marks: Marks;
  oriented: boolean;
  orientations: Orientation[];
  frozen: boolean;
  warp: boolean;
  source: Source;
};

export type FlareFacts = {
  id: Card;
  kind: 'flare';
  upper: number;
  lower: number;
  source: Source;
};

export type TaskFacts = {
  id: Card;
  kind: 'task';
  type: 'destruction' | 'colored' | 'summoning' | 'pattern' | 'enemy';
  advanced: boolean;
  points: number;
  source: Source;
};

export type ArenaFacts = {
  squares: Square[];
  red: Square[];
  green: Square[];
  central: Square[];
  duel_start: Square[];
  melee_start: Square[][];
  source: Source;
};

export type PieceFacts = {
  two_sided: number;
  legendary: number;
  source: Source;
};

export type School = {
  id: string;
  deck: string;
  colour: string;
  source: Source;
};

export type Catalogue = {
  arena: ArenaFacts;
  pieces: PieceFacts;
  schools: School[];
  cards: (BeingFacts | FlareFacts | TaskFacts)[];
};
