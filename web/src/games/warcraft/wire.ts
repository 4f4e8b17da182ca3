/** Written by scripts/wire-types from src/arenarium/games/warcraft/wire.py, src/arenarium/games/warcraft/wire_events.py, src/arenarium/games/warcraft/wire_answers.py; edit that and run it again. */

import type { Question, Seat } from '../../core/told.ts';

export type RaceId = 'human' | 'orc' | 'undead' | 'night_elf';

export type PieceType = 'melee' | 'ranged' | 'flying' | 'worker';

export type AbilityId = 'area_attack' | 'heal' | 'slow_poison' | 'bloodlust' | 'raise_dead';

/** fmt: skip */
export type CardId = 'call_to_arms' | 'dispel_magic' | 'invisibility' | 'polymorph' | 'devour' | 'ensnare' | 'envenomed_spears' | 'pillage' | 'faerie_fire' | 'marksmanship' | 'moon_glaive' | 'renew' | 'cripple' | 'curse' | 'summon_building' | 'web' | 'fast' | 'resources' | 'town_portal' | 'victory_point';

export type StepId = 'move' | 'harvest' | 'deploy' | 'spend';

export type TokenId = 'melee' | 'ranged' | 'flying' | 'graveyard' | 'nordrassil';

export type Side = 'attackers' | 'defenders';

/** a seat; null for neutral units */
export type Owner = number | null;

export type AreaId = string;

/** Where points come from; they add up to the side's points. */
export type Source = {
  kind: 'town' | 'objective' | 'level' | 'card';
  points: number;
  /** of a Town or an objective */
  area?: AreaId;
  /** whose level or cards */
  seat?: Seat;
  /** at its highest level */
  type?: PieceType;
};

/** A unit type: its card in force, and where its pieces are. */
export type UnitView = {
  level: number;
  levels: number;
  strength: number;
  ability: AbilityId | null;
  /** a locale key */
  name: string;
  /** buildings for the next level; null at the highest */
  needs: Record<string, number> | null;
  board: number;
  training: number;
  reserve: number;
};

export type WorkersView = {
  board: number;
  training: number;
  building: number;
  reserve: number;
};

/** Buildings of one type. */
export type BuildingsView = {
  ready: number;
  sites: number;
  summoned: number;
  /** that can still be constructed */
  left: number;
  idle: number;
};

export type OutpostsView = {
  board: number;
  sites: number;
  reserve: number;
};

export type SeatView = {
  seat: Seat;
  /** null until it is dealt */
  race: RaceId | null;
  team: number;
  alive: boolean;
  town: AreaId | null;
  gold: number;
  wood: number;
  /** the side's: allies show the same number */
  points: number;
  sources: Source[];
  /** null where it is not to be seen */
  hand: CardId[] | null;
  hand_count: number;
  deck: number;
  discard: CardId[];
  laid: number;
  aside: number;
  /** empty until the races are dealt, and so are the buildings */
  units: Record<string, UnitView>;
  workers: WorkersView;
  buildings: Record<string, BuildingsView>;
  outposts: OutpostsView;
};

/** Pieces of one race, counted. */
export type Stack = {
  race: RaceId;
  melee: number;
  ranged: number;
  flying: number;
  worker: number;
};

/** One owner's pieces in an area. */
export type Pieces = Stack & {
  seat: Owner;
  /** in this Move Step */
  moved?: Record<string, number>;
};

export type Outpost = {
  seat: Seat;
  race: RaceId;
  ready: boolean;
};

/** What is in one area; what is not there is left out. */
export type AreaView = {
  pieces?: Pieces[];
  /** 1 partly, 2 completely */
  depleted?: number;
  /** occupied once */
  marker?: boolean;
  locked?: boolean;
  fast?: boolean;
  crippled?: boolean;
  /** workers under arms */
  called?: boolean;
  outpost?: Outpost;
  captive?: RaceId;
  token?: TokenId;
};

export type MapArea = {
  id: AreaId;
  /** the centre, in a drawing of 800 by 680 */
  x: number;
  y: number;
  kind: string;
  vp: number;
  /** whose Town it is now */
  town: RaceId | null;
  label: string | null;
  neighbours: AreaId[];
};

export type Map = {
  areas: MapArea[];
  walls: [AreaId, AreaId][];
  /** centres of missing hexes inside the board */
  holes: [number, number][];
};

/** One owner's units of a battle in one area. */
export type Fighters = Stack & {
  seat: Owner;
  side: Side;
  area: AreaId;
};

export type UnitAt = {
  seat: Owner;
  race: RaceId;
  type: PieceType;
  area: AreaId;
};

/** Dice that are due. */
export type Rolling = {
  seat: Owner;
  race: RaceId;
  type: PieceType;
  left: number;
};

export type BySide = {
  attackers: number;
  defenders: number;
};

/** Where the battle is, how far it has come and who is in it. */
export type BattleHead = {
  area: AreaId;
  round: number;
  /** null between rounds */
  phase: PieceType | null;
  attackers: RaceId[];
  defenders: RaceId[];
};

export type BattleView = BattleHead & {
  flanks: AreaId[];
  fighting: Fighters[];
  /** still to be taken */
  losses: BySide;
  hits: Record<string, number>;
  /** whose flyers may be taken as melee casualties */
  grounded: RaceId[];
  polymorphed: UnitAt[];
  devoured: UnitAt[];
  rolling: Rolling | null;
};

export type Way = {
  seat: Seat;
  from: AreaId;
  to: AreaId;
};

/** Who is on the way through a Town Portal. */
export type PortalView = Stack & Way & {
};

export type View = {
  mode: string;
  scenario: string;
  turn: number;
  limit: number;
  /** null where points do not decide */
  target: number | null;
  step: StepId | 'setup' | 'over';
  active: Seat | null;
  first: Seat | null;
  seats: SeatView[];
  /** only those with something in them */
  areas: Record<string, AreaView>;
  map: Map;
  battle: BattleView | null;
  /** who is on the way through a Town Portal and stands nowhere yet */
  portal?: PortalView;
  result: number[] | null;
};

export type FromTo = {
  from?: AreaId;
  to?: AreaId;
};

/** A question, with what it is about. */
export type Asked = Question & FromTo & {
  /** the battlefield, the area entered (call_to_arms), where the unit stands (objection) */
  area?: AreaId;
  /** casualties still to take */
  left?: number;
  /** what would be cancelled (dispel) */
  card?: CardId;
  /** and who played it */
  by_seat?: Seat;
  /** of the unit removed (pillage) or named (objection) */
  race?: RaceId;
  type?: PieceType;
  /** to be had */
  gold?: number;
  wood?: number;
  /** whom the gift is for */
  to_seat?: Seat;
  /** what this Spend Step is for already */
  kind?: 'train' | 'build' | 'upgrade' | null;
};

export type Race = string;

/** of the seat named last; `@warcraft-nobody` where there is none */
export type OwnersRace = string;

export type Type = string;

export type Card = string;

export type Resource = string;

export type Token = string;

export type Step = string;

export type Purpose = 'attack' | 'reroll' | 'glaive' | 'curse';

export type Reason = string;

export type Dealt = {
  kind: 'dealt';
  seat: Seat;
  race: Race;
};

export type First = {
  kind: 'first';
  seat: Seat;
};

/** Somebody drew a card you do not see. */
export type Drew = {
  kind: 'drew';
  seat: Seat;
};

export type DrewCard = {
  kind: 'drew_card';
  seat: Seat;
  card: Card;
};

export type Reshuffled = {
  kind: 'reshuffled';
  seat: Seat;
};

export type StepBegan = {
  kind: 'step';
  seat: Seat;
  step: Step;
};

export type SiteLost = {
  kind: 'site_lost';
  seat: Seat;
  area: AreaId;
};

export type Called = {
  kind: 'called';
  seat: Seat;
  area: AreaId;
  count: number;
};

export type Ported = {
  kind: 'ported';
  seat: Seat;
  type: Type;
  from: AreaId;
  to: AreaId;
};

export type Joined = {
  kind: 'joined';
  seat: Seat;
  area: AreaId;
};

export type RoundBegan = {
  kind: 'round';
  round: number;
  area: AreaId;
};

export type Raised = {
  kind: 'raised';
  seat: Seat;
  area: AreaId;
};

export type Respawned = {
  kind: 'respawned';
  seat: Seat;
  type: Type;
  from: AreaId;
  to: AreaId;
};

export type Trimmed = {
  kind: 'trimmed';
  seat: Seat;
  area: AreaId;
  count: number;
};

export type Eliminated = {
  kind: 'eliminated';
  seat: Seat;
};

export type Renewed = {
  kind: 'renewed';
  seat: Seat;
  area: AreaId;
};

export type Summoned = {
  kind: 'summoned';
  seat: Seat;
  type: Type;
  area: AreaId;
};

export type Deployed = {
  kind: 'deployed';
  seat: Seat;
  type: Type;
  area: AreaId;
};

export type Finished = {
  kind: 'finished';
  seat: Seat;
  type: Type;
};

export type OutpostFinished = {
  kind: 'outpost_finished';
  seat: Seat;
  area: AreaId;
};

export type OutpostBegun = {
  kind: 'outpost_begun';
  seat: Seat;
  area: AreaId;
};

export type Trained = {
  kind: 'trained';
  seat: Seat;
  type: Type;
};

export type Took = {
  kind: 'took';
  seat: Seat;
  amount: number;
  resource: Resource;
};

export type Gave = {
  kind: 'gave';
  seat: Seat;
  to_seat: Seat;
  gold: number;
  wood: number;
};

export type Laid = {
  kind: 'laid';
  seat: Seat;
};

export type Rescued = {
  kind: 'rescued';
  seat: Seat;
  race: OwnersRace;
};

export type Resigned = {
  kind: 'resigned';
  seat: Seat;
};

export type DrawnGame = {
  kind: 'drawn_game';
  reason: Reason;
};

export type TurnBegan = {
  kind: 'turn';
  turn: number;
  /** the first player */
  seat: Seat;
};

export type Moved = {
  kind: 'moved';
  seat: Seat;
  type: Type;
  from: AreaId;
  to: AreaId;
  /** the captive of its race, 0 or 1 */
  carried: number;
};

/** A card, and its operands where it has some. */
export type Played = {
  kind: 'played';
  seat: Seat;
  card: Card;
  area?: AreaId;
  to?: AreaId;
  race?: Race;
  type?: Type;
  resource?: Resource;
  /** whose unit, or who is to lose less */
  target_seat?: Owner;
};

export type Cancelled = {
  kind: 'cancelled';
  /** whose card */
  seat: Seat;
  card: Card;
  by_seat: Seat;
};

export type BattleBegan = {
  kind: 'battle';
  /** the attacker */
  seat: Seat;
  area: AreaId;
  defender_seat: Owner;
  /** the defender's */
  race: OwnersRace;
};

export type Rolled = {
  kind: 'rolled';
  seat: Owner;
  race: OwnersRace;
  type: Type;
  face: number;
  strength: number;
  /** 0 or 1 */
  hit: number;
  purpose: Purpose;
};

/** Casualties of the phase, and who leads each side. */
export type LossesDue = {
  kind: 'losses';
  attackers: number;
  defenders: number;
  attacker_seat: Owner;
  defender_seat: Owner;
};

export type Prevented = {
  kind: 'prevented';
  /** who suffers less */
  seat: Owner;
  race: OwnersRace;
  count: number;
};

/** A unit of a player, or of the neutral side. */
export type UnitOfOwner = {
  seat: Owner;
  race: OwnersRace;
  type: Type;
  area: AreaId;
};

/** An ally will not lose this unit: the leader's own falls. */
export type Objected = UnitOfOwner & {
  kind: 'objected';
};

export type Lost = UnitOfOwner & {
  kind: 'lost';
};

export type Devoured = UnitOfOwner & {
  kind: 'devoured';
};

export type Returned = UnitOfOwner & {
  kind: 'returned';
};

export type Digested = UnitOfOwner & {
  kind: 'digested';
};

export type Pillaged = {
  kind: 'pillaged';
  seat: Seat;
  from_seat: Seat;
  gold: number;
  wood: number;
};

export type BattleEnded = {
  kind: 'battle_ended';
  area: AreaId;
  /** the winner; null neutral units or nobody */
  seat: Owner;
  race: OwnersRace;
};

export type Destroyed = {
  kind: 'destroyed';
  seat: Seat;
  area: AreaId;
  /** workers */
  count: number;
  /** 0 or 1 */
  outpost: number;
};

export type TokenRemoved = {
  kind: 'token_removed';
  area: AreaId;
  token: Token;
  /** whose powers it gave */
  seat: Owner;
  by_seat: Seat;
};

export type Occupied = {
  kind: 'occupied';
  /** the owner of the Town */
  seat: Seat;
  area: AreaId;
};

export type Harvested = {
  kind: 'harvested';
  seat: Seat;
  area: AreaId;
  amount: number;
  resource: Resource;
};

export type Depleted = {
  kind: 'depleted';
  area: AreaId;
  /** 1 partly, 2 completely */
  level: number;
  /** by whose workers */
  seat: Seat;
};

export type Built = {
  kind: 'built';
  seat: Seat;
  type: Type;
  /** 0 or 1 */
  summoned: number;
};

export type Upgraded = {
  kind: 'upgraded';
  seat: Seat;
  type: Type;
  level: number;
  /** of the unit, a locale key */
  name: string;
};

export type Spell = {
  kind: 'spell';
  seat: Seat;
  /** cards still to draw */
  left: number;
};

export type Won = {
  kind: 'won';
  /** the first winner */
  seat: Seat;
  winners: Seat[];
  count: number;
  reason: Reason;
};

/** fmt: skip */
export type Told = Dealt | First | Drew | DrewCard | Reshuffled | TurnBegan | StepBegan | Moved | SiteLost | Played | Cancelled | Called | Ported | BattleBegan | Joined | RoundBegan | Rolled | Raised | LossesDue | Prevented | Objected | Lost | Devoured | Returned | Digested | Pillaged | Respawned | Trimmed | BattleEnded | Destroyed | TokenRemoved | Occupied | Eliminated | Harvested | Depleted | Renewed | Summoned | Deployed | Finished | OutpostFinished | OutpostBegun | Trained | Built | Upgraded | Took | Gave | Laid | Spell | Rescued | Resigned | Won | DrawnGame;

/** Of each side, on the average. */
export type Shares = {
  attackers: number;
  defenders: number;
};

/** How a battle would probably end; no cards are played in it. */
export type Odds = {
  area: AreaId;
  attackers: RaceId[];
  defenders: RaceId[];
  samples: number;
  /** for the attackers */
  win: number;
  lose: number;
  neither: number;
  losses: Shares;
  /** by how many units: how often */
  attacker_losses: Record<string, number>;
  defender_losses: Record<string, number>;
  /** units that take part */
  standing: BySide;
};

export type Reach = {
  areas: AreaId[];
};

export type UnitFacts = {
  id: string;
  race: RaceId;
  type: PieceType;
  level: number;
  strength: number;
  ability: AbilityId | null;
  needs: Record<string, number> | null;
  vp: number;
  /** where each fact is from; "*" for the rest */
  source: Record<string, string>;
};

export type RaceFacts = {
  id: RaceId;
  colour: string;
  key: string;
  source: string;
  units: UnitFacts[];
  deck: Record<string, number>;
};

export type CardFacts = {
  id: CardId;
  races: RaceId[];
  window: string;
  source: string;
  copies_source: string;
};

export type AbilityFacts = {
  id: AbilityId;
  source: string;
};

export type Price = {
  gold: number;
  wood: number;
  source: string;
};

/** What one race pays instead. */
export type RacePrice = Price & {
  race: RaceId;
  type: PieceType;
};

export type Costs = {
  train: Record<string, Price>;
  override: RacePrice[];
  building: Price;
  outpost: Price;
  upgrade: Price;
};

export type Die = {
  faces: number[];
  source: string;
};

export type Dice = {
  resource: Die;
};

export type ScenarioFacts = {
  id: string;
  source: string;
  map: Map;
};

export type Catalogue = {
  races: RaceFacts[];
  cards: CardFacts[];
  abilities: AbilityFacts[];
  costs: Costs;
  dice: Dice;
  scenario: ScenarioFacts;
};
