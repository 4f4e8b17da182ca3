/** Written by scripts/wire-types from src/arenarium/server/wire/__init__.py, src/arenarium/server/wire/basics.py, src/arenarium/server/wire/catalogue.py, src/arenarium/server/wire/incoming.py, src/arenarium/server/wire/learning.py, src/arenarium/server/wire/lookback.py, src/arenarium/server/wire/outgoing.py, src/arenarium/server/wire/play.py, src/arenarium/server/wire/puzzles.py, src/arenarium/server/wire/studies.py, src/arenarium/server/wire/tables.py; edit that and run it again. */

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
  /** of advice: by its name, what nobody means to do */
  slip?: string;
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

export type StudySent = {
  t: 'study';
  d: StudyNews;
};

export type ByeSent = {
  t: 'bye';
  d: Bye;
};

export type ServerMessage = WelcomeSent | ViewSent | EntriesSent | AckSent | RefusedSent | TableSent | SeatsSent | ChatSent | FaultSent | MutedSent | PingSent | PongSent | AnswerSent | LiveSent | StudySent | ByeSent;

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
  /** entries of the log */
  seq: number;
  seat: number;
  view: Record<string, unknown>;
  questions: Question[];
  /** the first moment that this seat may go back to */
  floor: number;
  /** answers on the present line: those that were taken back do not count */
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

export type PuzzleResult = '' | 'missed' | 'helped' | 'solved';

export type PuzzleRating = {
  value: number;
  /** how far it may be off (95 %) */
  doubt: number;
};

export type PuzzleTheme = {
  all: number;
  solved: number;
};

/** The puzzles of a game for one person. */
export type Puzzles = {
  count: number;
  themes: Record<string, PuzzleTheme>;
  rating: PuzzleRating;
  answered: number;
  /** your rating after each of the last answers that counted */
  curve: number[];
  /** the name of today's */
  daily: string;
  /** the daily ones, today's last */
  week: PuzzleResult[];
  /** by rating; None: all are solved */
  next: string | null;
};

export type PuzzleProof = {
  /** what the best line gains, for certain or on average as the goal has it */
  best: number;
  /** what any other answer may gain at most */
  second: number;
  worlds: number;
  lines: number;
};

export type Puzzle = {
  name: string;
  theme: string;
  /** what counts; "": the usual of the game */
  goal: string;
  /** what an answer leads to is seen only when others have answered too */
  goes_on: boolean;
  seat: number;
  /** answers to be found, one after the other */
  find: number;
  rating: PuzzleRating;
  mine: PuzzleRating;
  /** by how many people */
  tried: number;
  solved: number;
  result: PuzzleResult;
  proof?: PuzzleProof;
  line?: string[];
};

export type PuzzleVerdict = {
  /** None: right so far, there is more to find */
  right: boolean | null;
  done: number;
  /** what the answer can still gain */
  gain: number | null;
  /** how the turn goes on from it at its best */
  then: string[];
};

export type PuzzleHelp = {
  /** how the best answer begins, as far as another begins so too */
  hint: string;
  /** the solution; empty with a hint */
  line: string[];
};

export type StudyTitle = string;

export type StudyComment = string;

/** of a position, as a scenario file */
export type StudyText = string;

/** of the board, as its game names it */
export type StudyPlace = string;

export type StudyVerdict = '' | 'best' | 'good' | 'interesting' | 'inaccuracy' | 'mistake' | 'blunder';

export type StudyColour = 'green' | 'red' | 'blue' | 'yellow';

export type StudyLink = string;

export type AnswerText = string;

export type NodeId = number;

/** A place of the board that is marked, or an arrow from it to another. */
export type StudyMark = {
  at: StudyPlace;
  to?: StudyPlace;
  /** green, if it says nothing */
  colour?: StudyColour;
};

export type StudyMarks = StudyMark[];

/** An answer and the lots that fell after it. The first node of a chapter is its position, before any answer. */
export type StudyNode = {
  id: number;
  /** none: the first of its chapter, whose id is the chapter's */
  parent: number | null;
  /** -1 for the first of a chapter */
  seat: number;
  text: string;
  lots: string[];
  /** how a log tells it: the first events of the answer */
  says: Told[];
  comment: string;
  verdict: StudyVerdict;
  marks: StudyMark[];
};

/** Where a chapter begins. */
export type StudyFrom = {
  kind: 'position' | 'match' | 'start';
  /** of a position, as a scenario file */
  text?: string;
  /** of a match, and after how many entries of its line */
  table?: string;
  at?: number;
};

export type StudyChapter = {
  id: number;
  title: string;
  game: string;
  options: Record<string, unknown>;
  /** hash of what the facts of the game are corrected by */
  pack: string | null;
  seats: number;
  origin: StudyFrom;
  /** the first one first, every node before its children, children in their order */
  nodes: StudyNode[];
};

/** Addresses by which others come in; null: not shared, or no longer. */
export type StudyLinks = {
  read: string | null;
  write: string | null;
};

export type StudyLimits = {
  chapters: number;
  nodes: number;
};

/** A study in a list. */
export type StudyRow = {
  id: string;
  title: string;
  /** the name */
  owner: string;
  may: 'own' | 'write' | 'read';
  revision: number;
  created: number;
  changed: number;
  games: string[];
  /** nodes */
  count: number;
};

export type Study = StudyRow & {
  chapters: StudyChapter[];
  /** for its owner */
  links?: StudyLinks;
  most: StudyLimits;
};

export type StudyList = {
  /** your own and those you have joined, the newest change first */
  studies: StudyRow[];
};

/** One change. Revisions have no gaps; a client that misses one reads the study again, or asks from there on. */
export type StudyEdit = {
  revision: number;
  kind: 'study' | 'chapter' | 'chapters' | 'name' | 'add' | 'note' | 'order' | 'gone' | 'back';
  /** the name of whoever made it */
  by: string;
  /** the nonce it was sent with */
  n?: string;
  title?: string;
  chapter?: number;
  /** a new chapter, or one that was brought back */
  opened?: StudyChapter;
  /** ids of chapters, or of the children of `node` */
  order?: number[];
  node?: number;
  /** each after its parent */
  nodes?: StudyNode[];
  comment?: string;
  verdict?: StudyVerdict;
  marks?: StudyMark[];
};

export type StudyShelved = {
  what: 'deleted' | null;
  /** in which it can be brought back */
  seconds: number;
};

/** What came of a change. */
export type StudyDone = {
  /** of the study now */
  revision: number;
  /** none: it was so already */
  edits: StudyEdit[];
  /** where an answer led to; the first of a new chapter */
  node?: number;
  /** in which what is gone can be brought back */
  seconds?: number;
};

/** The position at a node. */
export type StudyPosition = {
  node: number;
  chapter: number;
  options: Record<string, unknown>;
  seats: number;
  result: number[] | null;
  /** one seat's, or every seat's; each with the options of the questions to it */
  views: ViewMessage[];
  /** how many entries came before */
  first: number;
  /** what led here: of this node, or from another one on */
  entries: Entry[];
};

export type StudyGuest = {
  id: string;
  name: string;
};

/** What whoever has a study open is told. `gone`: it is deleted, or no longer shared with them. */
export type StudyNews = {
  id: string;
  revision: number;
  /** none, and a higher revision: too many were missed; read it again */
  edits: StudyEdit[];
  /** who has it open */
  here: StudyGuest[];
  may?: 'own' | 'write' | 'read';
  gone?: boolean;
};

export type StudyAnswer = {
  seat: SeatNumber;
  text: AnswerText;
  /** how the first lots after it fall; the rest are drawn */
  lots?: AnswerText[];
};

export type StudyLine = StudyAnswer[];

/** Where a chapter begins: the text of a position, a moment of a match, a shipped scenario, or a game's start. */
export type StudyBegin = {
  title?: StudyTitle;
  text?: StudyText | null;
  table?: Id | null;
  at?: number;
  token?: string | null;
  /** take along how the match, or the scenario, went on */
  follow?: boolean;
  game?: string | null;
  scenario?: string | null;
  options?: Record<string, unknown>;
};

export type StudyNew = {
  title: StudyTitle;
  chapter: StudyBegin;
};

export type StudyTitled = {
  title: StudyTitle;
  n: Nonce;
};

/** A new chapter. */
export type StudyOpen = StudyBegin & {
  n: Nonce;
};

/** Chapters as they are to follow one another. */
export type StudyOrder = {
  chapters: NodeId[];
  n: Nonce;
};

/** Answers one after another below a node; those that are there already are followed. */
export type StudyAdd = {
  node: NodeId;
  line: StudyLine;
  n: Nonce;
  /** draw the lots again, as another child */
  again?: boolean;
};

/** What is said of a node. `seen`: the revision that is before the writer's eyes; refused where somebody else has said something else meanwhile. */
export type StudyNote = {
  seen: Ordinal;
  n: Nonce;
  comment?: StudyComment | null;
  verdict?: StudyVerdict | null;
  marks?: StudyMarks | null;
};

/** first: before its siblings. main: all on the way to it too. gone: delete it with all that follows. back: bring it back. */
export type StudyPut = {
  what: 'first' | 'main' | 'gone' | 'back';
  n: Nonce;
};

export type StudyShare = {
  what: 'read' | 'write';
  /** a link that is withdrawn does not come back */
  shared: boolean;
};

export type StudyJoin = {
  link: StudyLink;
};

export type StudyShelf = {
  /** nothing: bring it back */
  what: 'deleted' | null;
};

/** A question about the position of a node, as `ask` at a table. */
export type StudyAsk = {
  what: string;
  seat?: SeatNumber;
  args?: Record<string, unknown>;
};

/** Over the socket, `study`: tell me of its changes; without an id no longer. */
export type WatchStudy = {
  id?: Id | null;
  link?: StudyLink | null;
  /** the revision it has */
  have?: Ordinal | null;
};

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

/** What one side had when the match was over: points, life, hit points. */
export type Scored = {
  seats: number[];
  points: number;
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
  /** once it is over; of a match of before, or where nothing is counted, not */
  score?: Scored[];
  rematch: string | null;
  parent: string | null;
  seats: SeatInfo[];
  /** in the lobby */
  changed?: number;
  /** in the lobby: the seats that are asked */
  turn?: number[];
  /** of one's own finished match, once analysed: how many of each, by seat */
  verdicts?: Record<string, number>[];
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
export const LONGEST = { Nonce: 64, Id: 64, ChatText: 500, StudyTitle: 80, StudyComment: 4000, StudyText: 100000, StudyPlace: 40, StudyLink: 64, AnswerText: 4000, StudyMarks: 64, StudyLine: 100 } as const;
