/** Written by scripts/wire-types from src/arenarium/games/herosi/wire.py, src/arenarium/games/herosi/wire_events.py, src/arenarium/games/herosi/wire_answers.py; edit that and run it again. */

import type { Seat } from '../../core/told.ts';

export type Element = 'fire' | 'water' | 'earth' | 'air';

export type Symbol = 'fire' | 'water' | 'earth' | 'air' | 'command' | 'card';

export type Mode = 'duel' | 'free_for_all' | 'no_elimination' | 'teams' | 'tournament';

export type Pace = 'calm' | 'live';

export type Cadence = 'brisk' | 'normal' | 'relaxed';

export type Phase = 'draft' | 'army' | 'rolling' | 'keeps' | 'answers' | 'landing' | 'resolution' | 'over';

export type Status = 'in' | 'stunned' | 'out';

export type OnOff = 'on' | 'off';

export type Settings = {
  no_boosts: boolean;
  plain_heroes: boolean;
  optional_ending: boolean;
  /** of stops */
  limit: number;
  life: number;
  cadence: Cadence;
  hints: boolean;
  /** by seat */
  penalty: OnOff[];
};

/** Creatures are being commanded: symbols pay for anything, bonus points for activations only. */
export type OrdersView = {
  seat: Seat;
  symbols: number;
  bonus: number;
};

/** Usually the only one; two in teams before the merge and in tournaments. */
export type BattleView = {
  seats: Seat[];
  phase: Phase;
  /** counts from 0 */
  preparation: number;
  stops: number;
  /** who stopped last */
  stopper: Seat | null;
  /** who is resolving now */
  actor: Seat | null;
  priority: Seat;
  /** who has acted or failed in this stop */
  acted: Seat[];
  orders: OrdersView | null;
  /** calm pace: in this round everyone rolls at least one die or stops */
  forced: boolean;
  upper: (string | null)[];
  lower: (string | null)[];
};

/** A Being on a field; those of a Hero end with `exposed`. */
export type FieldView = {
  /** "hero", or a creature's */
  id: string;
  wounds: number;
  life: number;
  exposed: boolean;
  /** of a basic attack now */
  strength?: number;
  /** of an activation now */
  cost?: number;
  frozen?: boolean;
  /** in this action */
  activated?: boolean;
};

export type DieView = {
  face: Symbol | null;
  at: 'table' | 'hand' | 'air';
};

export type HandView = {
  size: number;
  /** one's own */
  cards?: string[];
  /** another's: what everybody saw entering it */
  known?: string[];
};

export type DeckView = {
  size: number;
  /** one's own; a deck has no order */
  cards?: string[];
};

export type PlayerView = {
  seat: Seat;
  colour: string;
  /** the seat itself but in teams */
  team: number;
  battle: number;
  status: Status;
  hero: Element | null;
  life: number;
  points: number;
  ready: boolean;
  chosen: boolean;
  may_stop: boolean;
  must_roll: boolean;
  /** null until armies are revealed */
  fields: Record<string, FieldView | null> | null;
  /** creatures that can return */
  beside: number;
  dice: DieView[];
  /** on the table, by face */
  symbols: Record<string, number>;
  hand: HandView;
  deck: DeckView;
  discard: string[];
};

/** A lasting spell in play. */
export type LastingView = {
  /** "poison@b.f2" */
  name: string;
  card: string;
  /** who cast it */
  owner: Seat;
  /** whose Being bears it, or who himself */
  target_seat: Seat;
  /** null: it lies on the player */
  field: string | null;
  power: number;
};

/** What the caster has announced so far. */
export type CastingView = {
  card: string;
  target: string | null;
  heal: string | null;
  /** in pairs */
  discards: string[][];
  boosts: number;
  /** of these */
  free: number;
};

export type View = {
  mode: Mode;
  pace: Pace;
  seat: Seat;
  /** of the seat's own battle; of the first for a spectator */
  phase: Phase;
  settings: Settings;
  first: Seat;
  pile: number;
  /** nobody's yet */
  heroes: Element[];
  battles: BattleView[];
  players: PlayerView[];
  spells: LastingView[];
  /** only for the caster, before the effect */
  casting: CastingView | null;
  /** what an army may cost, while armies are built */
  army_points: number | null;
  /** places by seat */
  result: number[] | null;
};

/** "@herosi-fireball" */
export type Card = string;

/** "@herosi-hero_fire" */
export type Hero = string;

/** "@herosi-griffin", on the field named before it */
export type Being = string;

/** "b.f2" */
export type Field = string;

/** "f2" */
export type OwnField = string;

/** "a2" */
export type Slot = string;

/** "b.f2", or the player "b" */
export type Bearer = string;

/** "poison@b.f2" */
export type SpellInPlay = string;

/** what stands there; "" for a player */
export type Reached = string;

export type Type = 'magical' | 'physical';

export type Ending = 'creatures' | 'limit' | 'points';

export type OfSeat = {
  seat: Seat;
};

export type OfTarget = {
  target: Field;
  /** whose it is */
  target_seat: number;
  being: Being;
};

/** A lasting spell in play. */
export type OfSpell = {
  card: Card;
  spell: SpellInPlay;
  /** whose Being bears it, or who himself */
  target_seat: number;
};

/** Of this there is nothing more to say than who. */
export type OfPlayer = OfSeat & {
  kind: 'first' | 'cleared' | 'ready' | 'drew_hidden' | 'shuffled' | 'chose' | 'kept' | 'went' | 'called' | 'stopped' | 'priority' | 'acts' | 'passed' | 'blessed' | 'stunned' | 'fell' | 'resigned' | 'won';
};

/** A card fills a gap of the track. */
export type Laid = {
  kind: 'laid';
  card: Card;
  slot: Slot;
  track: number;
};

/** It slides down to fill a gap of the lower row. */
export type Slid = {
  kind: 'slid';
  card: Card;
  from: Slot;
  track: number;
  to: Slot;
};

export type ChoseHero = OfSeat & {
  kind: 'chose_hero';
  hero: Hero;
  /** his own spell, which goes into the deck */
  card: string;
};

/** In the draft; or later, by Learn. */
export type Took = OfSeat & {
  kind: 'took' | 'learned';
  card: Card;
  slot: Slot;
  track: number;
};

export type Placed = OfSeat & {
  /** own seat only */
  kind: 'placed';
  being: string;
  field: OwnField;
  stands: FieldView;
};

export type LeftEmpty = OfSeat & {
  /** own seat only */
  kind: 'left_empty';
  field: OwnField;
};

export type Revealed = OfSeat & {
  kind: 'revealed';
  army: string[];
  /** where they stand */
  fields: Record<string, FieldView | null>;
};

/** Who draws is told the card, the others are told `drew_hidden`. */
export type OfCard = OfSeat & {
  kind: 'drew' | 'discarded';
  card: Card;
};

export type Rolled = OfSeat & {
  kind: 'rolled';
  /** "1 3 4", taken up */
  dice: string;
  count: number;
};

export type Landed = OfSeat & {
  kind: 'landed';
  die: number;
  face: string;
  letter: string;
};

export type Rerolls = OfSeat & {
  /** all his dice */
  kind: 'rerolls';
  /** whose Siren it is */
  by_seat: Seat;
};

export type GaveDie = OfSeat & {
  kind: 'gave_die';
  die: number;
};

/** Live pace: a Stop of a window, in milliseconds since rolling opened. */
export type StopTime = OfSeat & {
  kind: 'stop_time';
  received: number;
  /** of the way there and back, as credited */
  half: number;
  effective: number;
};

/** The dice show the opposed element, or the stop failed: before the Hero is hurt. */
export type OfDamage = OfSeat & {
  kind: 'weakness' | 'failed';
  amount: number;
};

export type Continued = {
  /** dice are picked up, rolling opens again */
  kind: 'continued';
  battle: number;
};

export type Cast = OfSeat & {
  kind: 'cast';
  card: Card;
  target: string;
  /** whose Being, who himself, or on whose side the spell lies */
  target_seat: number;
  boosts: number;
  being: Reached;
};

export type Attached = OfSeat & {
  kind: 'attached';
  card: Card;
  target: Bearer;
  target_seat: number;
  power: number;
  being: Reached;
};

/** It takes effect at a stop, before somebody is hurt; or it leaves play. */
export type Lasting = OfSpell & {
  kind: 'effect' | 'ended';
  owner_seat: Seat;
  being: Reached;
};

export type Power = OfSpell & {
  kind: 'power';
  /** tokens now */
  power: number;
  owner_seat: Seat;
  being: Reached;
};

export type Dispelled = OfSeat & {
  kind: 'dispelled';
  card: Card;
  spell: SpellInPlay;
  target_seat: number;
  owner_seat: Seat;
  being: Reached;
};

export type Hurt = OfTarget & {
  kind: 'hurt';
  amount: number;
  type: Type;
  /** -1: nobody's */
  by_seat: Seat;
};

export type Healed = OfTarget & {
  kind: 'healed';
  amount: number;
};

/** It ignores physical damage, dies, or leaves as a Will-o'-wisp used up. */
export type OfBeing = OfTarget & {
  kind: 'unhurt' | 'died' | 'removed';
};

/** A basic attack; or a blow in frenzy. */
export type Attacked = {
  kind: 'attacked' | 'struck';
  /** who made it */
  seat: Seat;
  from: Field;
  /** whose creature it is */
  from_seat: number;
  being: Being;
  target: Field;
  /** whose the victim is */
  target_seat: number;
  victim: Being;
};

/** Fire Wall or Griffin hits the attacker first. */
export type Answered = OfTarget & {
  kind: 'answered';
  by: string;
  /** whose Griffin or spell it is */
  by_seat: Seat;
};

/** An own creature uses its ability; an own Being goes to another field. */
export type Used = {
  kind: 'used';
  seat: Seat;
  from: Field;
  being: Being;
};

export type Moved = {
  kind: 'moved' | 'teleported';
  seat: Seat;
  from: Field;
  to: Field;
  being: Being;
};

export type Returned = OfSeat & {
  /** a Phoenix */
  kind: 'returned';
  field: Field;
  being: Being;
  stands: FieldView;
};

export type Revived = OfSeat & {
  kind: 'revived';
  life: number;
};

export type Scored = OfSeat & {
  kind: 'scored';
  amount: number;
  points: number;
};

export type Merged = {
  /** teams: one battle from now on */
  kind: 'merged';
};

export type Pairing = OfSeat & {
  kind: 'final' | 'third_place';
  other_seat: Seat;
};

export type Decided = {
  /** otherwise than by the last Hero */
  kind: 'decided';
  by: Ending;
};

export type OfSetup = Laid | Slid | ChoseHero | Took | Placed | LeftEmpty | Revealed;

export type OfDice = OfCard | Rolled | Landed | Rerolls | GaveDie;

export type OfStop = StopTime | OfDamage | Continued;

export type OfMagic = Cast | Attached | Lasting | Power | Dispelled;

export type OfBeings = Hurt | Healed | OfBeing | Attacked | Answered | Used | Moved | Returned;

export type OfEnding = Revived | Scored | Merged | Pairing | Decided;

export type Told = OfPlayer | OfSetup | OfDice | OfStop | OfMagic | OfBeings | OfEnding;

export type Queued = {
  kind: 'queued';
  n: string;
  seat: Seat;
  in?: number;
};

export type Taken = {
  kind: 'taken';
  n: string;
  seat: Seat;
  in: number;
};

export type Stopping = OfSeat & {
  kind: 'stopping';
  n: string;
};

export type Opens = {
  kind: 'opens';
  battle: number;
  preparation: number;
  in: number;
};

/** A seat may think until then; or the table waits until then for one who has dropped out. */
export type Waiting = {
  kind: 'clock' | 'paused';
  seat: Seat;
  in: number;
};

export type StopRow = OfSeat & {
  /** in milliseconds of the server's clock */
  received: number;
  /** as credited */
  round_trip: number;
  effective: number;
};

/** Every Stop of a window, the winner first. */
export type Figures = {
  kind: 'figures';
  battle: number;
  preparation: number;
  rows: StopRow[];
};

export type Resumed = {
  kind: 'resumed';
};

export type LiveNews = Queued | Taken | Stopping | Opens | Figures | Waiting | Resumed;

/** One of the four actions, with what the dice lack for it. */
export type PossibleAction = {
  /** "cast fireball", "draw", "learn lower", "learn upper", "dispel" */
  action: string;
  possible: boolean;
  /** by face; "same element" where any one of the four will do */
  missing: Record<string, number>;
  /** casting */
  card?: string;
  /** casting: it has one */
  targets?: boolean;
  /** drawing: so many at most */
  cards?: number;
  /** dispelling */
  spells?: string[];
};

export type NoStop = 'not_rolled' | 'must_roll' | 'stunned' | 'not_playing';

export type StopEffect = {
  spell: string;
  target: string;
  amount: number;
};

/** What a Stop would bring; dice in the air would land with it and are not counted. */
export type PossibleStop = {
  allowed: boolean;
  reason: NoStop | null;
  in_air: number;
  weakness: number;
  effects: StopEffect[];
  /** of a failed stop */
  penalty: number;
  commands: number;
  /** by the effects alone */
  hero_falls: boolean;
  /** no action is left once the effects are done */
  in_vain: boolean;
};

export type Possible = {
  symbols: Record<string, number>;
  actions: PossibleAction[];
  stop: PossibleStop;
};

/** Of an own creature as it stands. */
export type Reach = {
  attack: string[];
  /** whole actions */
  use: string[];
  cost: number;
  exposed: boolean;
};

/** where each field is from: rulebook, published, reconstructed */
export type Sources = Record<string, string>;

export type HeroFacts = {
  id: Element;
  element: Element;
  opposed: Element;
  life: number;
  special: string;
  source: Sources;
};

export type CreatureFacts = {
  id: string;
  hero: Element;
  copies: number;
  points: number;
  strength: number;
  life: number;
  activation: number;
  direction: 'front' | 'front_right' | 'front_sides' | 'any';
  ability: string;
  kind: 'none' | 'passive' | 'activated';
  covered: boolean;
  damage?: number;
  adjacent?: number;
  heal?: number;
  power?: number;
  markers?: number;
  orders?: string;
  source: Sources;
};

export type SpellFacts = {
  id: string;
  group: 'basic' | 'deck' | 'special';
  element: Element | 'none';
  copies: number;
  needs: Record<string, number>;
  target: string;
  lasting: boolean;
  boost: string;
  effect: string;
  hook?: string;
  damage?: number;
  heal?: number;
  amount?: number;
  symbol?: string;
  splash?: string;
  max_boosts?: number;
  source: Sources;
};

export type PresetFacts = {
  hero: Element;
  fields: Record<string, string>;
  source: Sources | string;
};

export type NumberFacts = {
  id: string;
  value: number;
  source: Sources;
};

export type Catalogue = {
  heroes: HeroFacts[];
  creatures: CreatureFacts[];
  spells: SpellFacts[];
  presets: PresetFacts[];
  numbers: NumberFacts[];
};
