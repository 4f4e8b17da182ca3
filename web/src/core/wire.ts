/** Written by scripts/wire-types from src/arenarium/server/wire; edit that and run it again. */

export type Json = Record<string, unknown>;

/** the sender's own name for a message */
export type Nonce = string;

export type Id = string;

export type Ordinal = number;

export type SeatNumber = number;

export type ChatText = string;

/** by language */
export type Texts = Record<string, string>;

export type Me = {
  id: string;
  name: string;
  lang: string;
  webhook: boolean;
  /** shown once */
  recovery?: string;
};

export type Mode = {
  name: string;
  seats: number[];
  teams: boolean;
};

export type Setting = {
  name: string;
  default: unknown;
  choices: unknown[];
  modes: string[];
  per_seat: boolean;
};

export type GameInfo = {
  name: string;
  rules: number;
  stage: string;
  abbreviation: string;
  colours: string[];
  modes: Mode[];
  settings: Setting[];
  /** levels that play this game as another one does, for nothing was learned of it */
  stand_ins: Record<string, string>;
  /** the options of a match for somebody who has never played it */
  first: Record<string, unknown>;
};

export type BotInfo = {
  name: string;
  level: number | null;
};

export type ServerInfo = {
  version: string;
  protocol: number;
  /** the public key (Ed25519, hexadecimal) of the seal on exported matches */
  key: string;
};

export type Games = {
  games: GameInfo[];
  bots: BotInfo[];
  /** the bot that sits down where none is named */
  usual: string;
  packs: string[];
  languages: string[];
};

export type Hello = {
  v: number;
  table: Id;
  seat?: SeatNumber | null;
  token?: string | null;
  /** entries it has already */
  have?: Ordinal | null;
};

export type Act = {
  seat: SeatNumber;
  text: string;
  n: Nonce;
  q?: Ordinal | null;
  /** live pace: the `seq` of the newest view when the player acted */
  seen?: Ordinal | null;
};

export type Show = {
  seat?: SeatNumber | null;
};

export type Since = {
  seq: Ordinal;
};

export type Undo = {
  seat: SeatNumber;
  to: Ordinal;
  n: Nonce;
};

export type Consent = {
  what: string;
  yes: boolean;
  n: Nonce;
  seat?: SeatNumber | null;
};

/** draw, resign, pause, resume, back. */
export type Seated = {
  seat: SeatNumber;
  n: Nonce;
};

/** A bot for somebody who left. */
export type SitIn = {
  seat: SeatNumber;
  n: Nonce;
  bot?: string | null;
};

export type Chat = {
  text: ChatText;
};

export type Mute = {
  who: Id;
  on: boolean;
};

/** What else is said beside `id`, `what` and `seat` belongs to the question. */
export type Ask = {
  id: string;
  what: string;
  seat?: SeatNumber | null;
  args?: Record<string, unknown>;
};

/** ping, pong. */
export type Beat = {
  at: number;
};

export type ClientMessage = {
  t: string;
  d: Record<string, unknown>;
};

export type ScenarioRow = {
  game: string;
  chapter: string;
  name: string;
  title: string;
  titles: Texts;
  rules: string[];
  text: Texts;
  steps: number;
};

export type Scenarios = {
  scenarios: ScenarioRow[];
};

export type LessonAct = {
  seat: number | null;
  text: string;
  say: Texts;
  /** of the scenario, from 0: its position before this is told by a picture of that step */
  step: number;
  /** the rules do not allow it, and say why */
  refused?: boolean;
};

/** A scenario as a guide walks through it. */
export type Lesson = {
  title: string;
  titles: Texts;
  text: Texts;
  acts: LessonAct[];
  closing: Texts;
};

/** A position of a scenario as one seat sees it. */
export type Picture = {
  titles: Texts;
  options: Record<string, unknown>;
  seats: number;
  seat: number;
  view: Record<string, unknown>;
};

export type ReplayStep = {
  n: number;
  entry: Entry | null;
  /** none where today's rules cannot follow */
  view: Record<string, unknown> | null;
};

export type Replay = {
  seat: number;
  frames: ReplayStep[];
};

export type LuckGot = {
  what: string;
  times: number;
  expected: number;
};

/** Lots of one kind that one seat was given: what came how often, and how often the odds promised it. */
export type LuckRow = {
  seat: number;
  ask: string;
  lots: number;
  got: LuckGot[];
  mean?: number;
  expected_mean?: number;
};

export type LuckReport = {
  luck: LuckRow[];
};

/** Chances of winning by seat, from 0 to 1, before an entry of the line. */
export type Point = {
  at: number;
  seq: number;
  chances: number[];
};

export type Frequency = {
  kind: string;
  often: number;
  otherwise: number;
};

/** an event that follows more often from one choice than from the other */
export type Reason = Record<string, unknown> & Frequency;

/** What a choice comes to. From `better` on: of faults alone. */
export type Weighed = {
  verdict: 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder' | 'close';
  lost: number;
  /** to either side of `lost` */
  doubt: number;
  chance: number;
  better?: string;
  line?: string[];
  did?: Told[];
  does?: Told[];
  gains?: Reason[];
  spares?: Reason[];
};

export type Decision = Weighed & {
  at: number;
  seq: number;
  seat: number;
  turn: number;
  ask: string;
  played: string;
};

export type Advice = {
  /** to `advise`: of a clear mistake */
  warning: Weighed | null;
};

export type Fortune = {
  /** what lots gave each seat, give or take a doubt */
  gave: number[];
  doubt: number;
};

export type Lot = Fortune & {
  at: number;
  seq: number;
  /** -1: nobody's in particular */
  seat: number;
  turn: number;
};

export type Report = {
  ready: boolean;
  failed: boolean;
  done: number;
  /** it took */
  seconds: number;
  curve: Point[];
  decisions: Decision[];
  lots: Lot[];
  luck: Fortune | null;
};

export type WelcomeSent = {
  t: 'welcome';
  d: Welcome;
};

export type ViewSent = {
  t: 'view';
  d: ViewMessage;
};

export type EntriesSent = {
  t: 'entries';
  d: Entries;
};

export type AckSent = {
  t: 'ack';
  d: Ack;
};

export type RefusedSent = {
  t: 'refused' | 'error';
  d: Refused;
};

export type TableSent = {
  t: 'table';
  d: TableInfo;
};

export type SeatsSent = {
  t: 'seats';
  d: Seats;
};

export type ChatSent = {
  t: 'chat';
  d: ChatLine;
};

export type FaultSent = {
  t: 'fault';
  d: Fault;
};

export type MutedSent = {
  t: 'muted';
  d: Muted;
};

export type PingSent = {
  t: 'ping';
  d: Timed;
};

export type PongSent = {
  t: 'pong';
  d: Clocked;
};

export type AnswerSent = {
  t: 'answer';
  d: Answered;
};

export type LiveSent = {
  t: 'live';
  d: LiveMessage;
};

export type ByeSent = {
  t: 'bye';
  d: Bye;
};

export type ServerMessage = WelcomeSent | ViewSent | EntriesSent | AckSent | RefusedSent | TableSent | SeatsSent | ChatSent | FaultSent | MutedSent | PingSent | PongSent | AnswerSent | LiveSent | ByeSent;

export type AnyEvent = {
  kind: string;
};

/** an event as this client may know it: its kind and the fields its sentence needs */
export type Told = Record<string, unknown> & AnyEvent;

export type AnyQuestion = {
  seat: number;
  /** of an own question */
  q?: number;
  /** absent when the question is another seat's */
  ask?: string;
  options?: string[];
  /** its answers are intents: the pace of the table says whether and when each counts */
  live?: boolean;
};

export type Question = Record<string, unknown> & AnyQuestion;

export type Entry = {
  seq: number;
  seat: number;
  kind: string;
  /** of one's own actions only */
  text?: string;
  events: Told[];
  /** always in the log; a client's own examples have no time */
  at?: number;
};

/** New entries, in the order of the log. */
export type Entries = {
  from: number;
  entries: Entry[];
};

/** The position as one seat knows it. */
export type ViewMessage = {
  seq: number;
  seat: number;
  view: Record<string, unknown>;
  questions: Question[];
  floor: number;
  length: number;
  result: number[] | null;
  time?: TimeInfo;
};

export type ChatLine = {
  n: number;
  who: string;
  name: string;
  text: string;
  at: number;
};

export type Welcome = {
  v: number;
  table: TableInfo;
  seats: number[];
  seq: number;
  lang: string;
  chat: ChatLine[];
};

export type Ack = {
  n: string;
  /** the entry that the message made */
  seq?: number;
  /** where it made none (an offer, a pause, a bot that sits in): the change of the table */
  change?: number;
};

export type Refused = {
  n?: string;
  kind: string;
  key: string;
  rule: string;
  args: Record<string, unknown>;
  /** always of the server; a client's own refusals have none */
  message?: string;
};

/** That a bot failed, as its host is told. */
export type Fault = {
  seat: number;
  bot: string;
  kind: string;
  detail: string;
  instead: string;
  message: string;
};

export type Seats = {
  seats: number[];
};

export type Muted = {
  who: string[];
};

export type Answered = {
  id: string;
  what: string;
  answer?: unknown;
  /** in place of an answer */
  refused?: Refused;
};

export type Foreseen = {
  /** to `foresee` with one option: what the seat would be told if it gave that answer */
  events: Told[];
};

export type ForeseenEach = {
  /** to `foresee` with several: the same by option, of as many as there was time for */
  foreseen: Record<string, Told[]>;
};

export type Timed = {
  at: number;
};

export type Clocked = {
  at: number;
  now: number;
};

export type Bye = {
  reason: 'restart' | 'signed-out';
  /** in so many seconds */
  again: number;
};

/** of a game with a pace: its own wire.py says which; `in` is milliseconds */
export type LiveMessage = Record<string, unknown> & AnyEvent;

export type SeatInfo = {
  seat: number;
  kind: 'person' | 'hotseat' | 'open' | 'invite' | 'bot';
  person: string | null;
  /** "" while nobody sits there */
  name: string;
  /** the bot's level; on a person's seat: a bot sits in for now */
  bot: string | null;
  here?: boolean;
  /** since when the person is not connected */
  away?: number;
  /** from then on others may let a bot sit in */
  replaceable?: number;
};

/** Seconds left by seat, and whose clock runs. */
export type TimeInfo = {
  left: number[];
  running: number[];
  now: number;
};

export type Offer = {
  what: 'undo' | 'draw' | 'pause';
  seat: number;
  to: number;
  yes: number[];
};

/** The same for everybody who may know of the table. */
export type TableInfo = {
  id: string;
  game: string;
  /** only matches count; the others were opened to try something */
  kind: 'match' | 'scenario' | 'whatif';
  rules: number;
  options: Record<string, unknown>;
  pack: string | null;
  title: string;
  public: boolean;
  host: string;
  created: number;
  begun: number | null;
  ended: number | null;
  state: 'open' | 'running' | 'finished' | 'closed';
  length: number;
  paused: boolean;
  /** clear mistakes are asked about before they are made; it counts in no ranking */
  tutor: boolean;
  broken: string | null;
  offers: Offer[];
  clock: Record<string, unknown> | null;
  time: TimeInfo | null;
  commitment: string;
  seed: string | null;
  /** some lots are an example's, not the seed's */
  scripted: boolean;
  result: number[] | null;
  rematch: string | null;
  parent: string | null;
  seats: SeatInfo[];
  /** in the lobby */
  changed?: number;
  /** in the lobby: the seats that are asked */
  turn?: number[];
  /** where the server tells it: my seats */
  mine?: number[];
  /** for whoever made the table: to watch it, and to each invited seat */
  links?: Texts;
};

export type Lobby = {
  tables: TableInfo[];
  /** of one's own finished matches: of each game, and those that are hidden */
  counts?: Record<string, number>;
};

/** The most characters of a text. */
export const LONGEST = { Nonce: 64, Id: 64, ChatText: 500 } as const;
