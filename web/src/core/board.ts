/** What a game gives the client, and what it gets. docs/client.md explains it with an example. */
import type { Component } from 'svelte';
import type { Clicks } from './choose.ts';
import type { Chooser } from './chooser.svelte.ts';
import type { Editing } from './editing.ts';
import type { Lang } from './languages.ts';
import type { LiveState } from './live.ts';
import type { Settings } from './settings.svelte.ts';
import type { Sound } from './sound.ts';
import type { Entry, Json, Question, TableInfo, Told } from './wire.ts';

export type { Lang };

/** Something a player may ask about: a tile, card, area, spell, by the id the catalogue knows it by. */
export interface Thing {
  id: string;
  /** Where it stands and how it is now, for games that say more about a thing in play. */
  at?: string;
  now?: Json;
}

/** What the stage shows now: one event, or a few that belong together. */
export interface Step<V = Json> {
  events: readonly Told[];
  /** The entry they belong to. */
  entry: Entry;
  /** What was seen before it; `view` of the properties is what is seen after it. */
  before: V;
  /** How long it stays, in thousandths of a second at single speed. */
  ms: number;
  /** Its place among the steps that are being shown, from 1, and how many there are. */
  at: number;
  of: number;
}

/** How a game's events become steps; lies in the game's `steps.ts`. */
export interface Steps<V = Json> {
  /** How long each kind of event stays, in thousandths of a second at single speed. A kind that is not named is not seen by itself: it belongs to the step of the event after it. */
  durations: Readonly<Record<string, number>>;
  /** How long a step of these events stays, where the longest of them does not say it: many blows take longer than one. */
  stays?: (events: readonly Told[]) => number | undefined;
  /** How long an own deed stays drawn beside the question after it, which does not wait for it; by default no longer than one that is waited for. */
  lingers?: number;
  /** True where an event belongs to the step that these events make: a volley of dice, wounds that fall at once. */
  joins?: (event: Told, step: readonly Told[]) => boolean;
  /** What goes on beside the seat's own game, such as the other battle of a tournament: nobody who is asked has to sit through it. */
  aside?: (events: readonly Told[], view: V, seat: number) => boolean;
  /** Kinds that at live pace nothing waits for: whatever is newer is shown in their place. */
  fleeting?: ReadonlySet<string>;
  /** Own answers whose outcome is not in the answer, such as what a card does that one lets work, or a blow that others take: it is shown as whatever others do. */
  news?: (entry: Entry) => boolean;
  /** The view after one event, as far as the event says it. Whatever it does not say comes with the next real view. */
  after: (view: V, event: Told, catalogue: Json) => V;
  /** What is heard with a step. */
  sound?: (events: readonly Told[]) => Sound | undefined;
}

/** A line of what an option would do. */
export interface Foreseen {
  text: string;
  /** An own loss is red and comes first, a gain is green. */
  tone: 'loss' | 'gain' | 'plain';
}

/** The proportions of a game's drawings, from which `table/layout.ts` makes the tracks; in px where no ratio. */
export interface Proportions {
  /** Width by height of the board, and where it turns on an upright phone, of the turned one. */
  ratio: number;
  turned?: number;
  /** Height of the log in a wide window. */
  log: number;
  /** Heights on a phone held upright, and on one held sideways. */
  upright: { info: number; hand: number };
  sideways: { hand: number };
  /** The two answers are what the game is played with: they are 62 to 64 high, and on a phone the tools give way to them. */
  tall?: boolean;
}

export interface BoardProps<V = Json> {
  /** What the seat knows, exactly as docs/views/<game>.md says. */
  view: V;
  /** The open question of this seat, or null when it is not asked. */
  question: Question | null;
  /** The texts it may answer with; empty when it is not asked. */
  options: readonly string[];
  /** Whom the rules wait for, as far as it is told. */
  asked?: readonly number[];
  /** Whose eyes: 0… or -1 for a spectator. */
  seat: number;
  /** The seat whose row lies nearest: the own one; at a shared screen the first, whoever is asked. */
  home: number;
  /** All that happened up to this view, as far as this client was told. */
  history?: readonly Entry[];
  /** What the stage shows now; null at the present. */
  step: Step<V> | null;
  /** What the option that is aimed at (`choose.aimed`, or `choose.ready`) would do, as far as it can be known; null while it is not known. */
  foreseen: readonly Told[] | null;
  /** The view after a line that is looked back on: what it lays anew is drawn as ghosts. */
  reached?: V | null;
  /** What the game's further question (`GameClient.ahead`) says of that option; null while it is not known. */
  ahead?: Json | null;
  /** The own answer that is under way to the server. */
  sending: string | null;
  /** Answer the question. */
  pick: (option: string) => void;
  /** The clicks so far; shared by Board, Hand, Side and the question line. */
  choose: Chooser;
  /** Ask the server about the position: preview, odds, summons… Rejects with the refusal. */
  inquire: (what: string, args?: Json) => Promise<Json>;
  /** Open the help of a thing. */
  help: (thing: Thing) => void;
  /** A seat's player, as a name. */
  nameOf: (seat: number) => string;
  lang: Lang;
  settings: Settings;
  table: TableInfo;
  /** The catalogue of GET /api/games/<game>/catalogue; {} until it is there. */
  catalogue: Json;
  /** What the live pace said last, at tables that play so. */
  live?: LiveState;
  /** True in replays and for spectators: nothing can be answered. */
  still: boolean;
}

export interface HelpText {
  title: string;
  /** Locale key or finished sentence of what it does. */
  lines: { text: string; rule?: string; source?: string; sign?: string }[];
  /** SVG of the thing itself. */
  picture?: string;
  /** The same as a part of the game's own. */
  drawn?: { part: Component<any>; props: Json };
  source?: string;
}

/** A shipped scenario, and how many of its steps are played. */
export type Drawn = readonly [name: string, step: number];

/** Positions that pages about a game draw. */
export interface Positions {
  gallery: readonly Drawn[];
  /** The drawing beside each chapter of the rules, in the order of `<game>-learn-1`, `-2`, … */
  chapters: readonly Drawn[];
  /** Scenarios to learn from, in themes of four: `<game>-theme-1`, …; what is to be found in each is `<game>-find-1`, … */
  chosen: readonly string[];
}

/** What the strip controls: the stage, or what a game shows in its place. */
export interface Controls {
  step: { at: number; of: number } | null;
  /** More is to come: how many steps there will be is not known yet. */
  grows?: boolean;
  /** Something is being shown; something seen before is looked at again. */
  busy: boolean;
  again: boolean;
  paused: boolean;
  canBack: boolean;
  /** There is something to be told again; it was not seen. */
  recalls: boolean;
  missed: boolean;
  back: () => void;
  forward: () => void;
  toggle: () => void;
  /** Back to the present. */
  now: () => void;
}

/** A thing of somebody's box, drawn as at the table. */
export interface BoxedProps {
  /** All that is true of it there: docs/protocol.md. */
  row: Json;
  /** The data file without its ending, and the table in it. */
  file: string;
  table: string;
  catalogue: Json;
  /** In a list: 36 px, or nothing. */
  small?: boolean;
  /** Where sides are chosen by clicking them: which one is, and choosing another. */
  side?: number;
  choose?: (side: number) => void;
}

/** A fact that a game lets people change in its own way, such as a pattern by its squares. */
export interface FactProps {
  value: unknown;
  row: Json;
  label: string;
  change: (value: unknown) => void;
}

/** How a game's pack takes pieces that are in no box: a whole data file of somebody's own. */
export interface OwnPieces {
  /** The table of the data file, and the kinds that can be added to it. */
  table: string;
  kinds: readonly string[];
  /** A file of that name that begins as a copy of these things. */
  make: (name: string, like: readonly Json[], taken: readonly string[]) => { file: string; sheet: Json };
  add: (sheet: Json, kind: string) => { sheet: Json; id: string };
  remove: (sheet: Json, id: string) => Json;
}

export interface Unasked {
  option: string;
  ordered?: boolean;
  hides?: boolean;
}

export interface GameClient<V = Json> {
  Board: Component<BoardProps<V>>;
  /** Own cards, tiles, dice: under the question. */
  Hand?: Component<BoardProps<V>>;
  /** Further public things: tasks, town, spells. */
  Side?: Component<BoardProps<V>>;
  /** The middle of a player's row: score, piles, hit points. `of` is the seat it tells about. */
  Player?: Component<BoardProps<V> & { of: number }>;
  /** Stands in the row of options, before its buttons: dice, an army's creatures. It fits into the row or runs sideways. */
  Options?: Component<BoardProps<V>>;
  /** Whole sentences under the question: what the chosen thing would do. */
  Hint?: Component<BoardProps<V>>;
  /** What is left to do in this turn, in the head of the action area: actions, gold. */
  Left?: Component<BoardProps<V>>;
  /** What the stage shows, in the row of the options: the card that is played, its text and its target. */
  Played?: Component<BoardProps<V>>;
  /** Every tile or card once, for /gallery/<game>. */
  Gallery?: Component<{ catalogue: Json; lang: Lang }>;
  /** A thing of somebody's box, for /box/<game>. */
  Boxed?: Component<BoxedProps>;
  /** Facts of the box with an editor of their own, by their field. */
  factFields?: Readonly<Record<string, Component<FactProps>>>;
  own?: OwnPieces;
  positions?: Positions;
  /** How positions are set up on the board, fetched when somebody does. */
  editing?: () => Promise<{ editing: Editing }>;
  /** How an option text falls into clicks; by default at every space. */
  clicks?: Clicks;
  /** How what happened is shown, step by step. */
  stage?: Steps<V>;
  /** The view with an own answer that is not acknowledged yet; undefined where it cannot be shown. */
  suppose?: (view: V, option: string, props: BoardProps<V>) => V | undefined;
  proportions?: Proportions;
  /** Which options stand in the two places for answers: `no` left (pass, decline, roll), `yes` right (the marked answer; Enter). */
  answers?: (options: readonly string[], props: BoardProps<V>) => { no?: string; yes?: string };
  /**
   * An answer that is given without being asked for: the question is not shown. `ordered`: it is the rest of what the player has
   * ordered, such as a stack that walks piece by piece; `hides`: that nobody was asked would tell the others something.
   */
  unasked?: (props: BoardProps<V>) => Unasked | undefined;
  /** An answer that the game sees to by itself, such as an army that is told piece by piece; false where it is given as it stands. */
  carries?: (option: string, props: BoardProps<V>) => boolean;
  /** The step that a question belongs to: while it lasts, an option that is spent keeps its place among the buttons, and says why it cannot be had. Without it every question stands for itself. */
  step?: (props: BoardProps<V>) => string | undefined;
  /** What an option would leave unspent, in a sentence that warns before it is given. */
  unspent?: (option: string, props: BoardProps<V>) => string | undefined;
  /** The third tool of the action area, in place of the list of all options; without `go` it is dimmed. */
  tool?: (props: BoardProps<V>) => { label: string; sign: string; key?: string; on?: boolean; go?: () => void };
  /** What is looked at in place of the present, such as a battle that is foreseen: the strip's controls lead through it. */
  looksAt?: (props: BoardProps<V>) => { controls: Controls; sentence: string } | null;
  /** What an option would do, in words; by default the log lines of the events. */
  foresight?: (events: readonly Told[], option: string, props: BoardProps<V>) => Foreseen[];
  /** A further question that is asked about an option that is aimed at, with its text: the answer is `ahead` of the properties. */
  ahead?: string;
  /** What the step that is shown has done, in the same lines. */
  outcome?: (step: Step<V>, props: BoardProps<V>) => Foreseen[];
  /** One step back of what board and hand hold besides the path of clicks; false where there is none. */
  stepBack?: (props: BoardProps<V>) => boolean;
  /** A question in the midst of what one has begun: where nothing declines, the place for No takes the beginning back, as long as that is free. */
  midst?: (props: BoardProps<V>) => boolean;
  /** What the help sheet says about a thing. */
  help?: (thing: Thing, props: BoardProps<V>) => HelpText | null;
  /** A log line that is not simply the sentence `<game>-event-<kind>`; null leaves the event out. */
  logLine?: (event: Told, entry: Entry, props: { lang: Lang; nameOf: (seat: number) => string }) => string | null | undefined;
  /** What these events are called where there is one line for them; by default all their lines of the log. */
  headline?: (events: readonly Told[]) => string | undefined;
  /** Where the rules speak of what an event tells: "MA §5". */
  rule?: (event: Told) => string | undefined;
  /** Whose deed an event is that names no seat, such as a blow in a battle another player began. */
  seatOf?: (event: Told, view: V) => number | undefined;
  /** In a row of events with one `run`, those that share a `key` are told in one line, until one is `apart` from those before it; null stands alone. */
  together?: { run: (event: Told) => string | null; key: (event: Told) => string; apart?: (event: Told, of: readonly Told[]) => boolean; text: (events: readonly Told[], props: { lang: Lang; nameOf: (seat: number) => string }) => string };
  /** Entries that are no deed (dice thrown, a card not played): what the others did stays marked after them. */
  idle?: (entry: Entry) => boolean;
  /** Kinds of events that happen by the way (cards drawn, dice): the last turn in a line leaves them out. */
  minor?: ReadonlySet<string>;
  /** Of these, what may be the deed itself: where its entry tells nothing else. */
  lone?: ReadonlySet<string>;
  /** What is asked, where the question alone does not say it: a card that is chosen, the step of an effect. */
  sentence?: (props: BoardProps<V>) => string | undefined;
  /** The arguments of a refusal, with what the server names by notation in words. */
  named?: (args: Json, props: BoardProps<V>) => Json;
  /** The label of an option as a button, where words of the option are not enough. */
  optionLabel?: (option: string, props: BoardProps<V>) => string | undefined;
  /** Options that the question line shows as buttons of their own; by default those of one word (`pass`, `done`). */
  buttons?: (options: readonly string[], choose: Chooser) => string[];
  /** Options that Board and Hand offer by themselves; others are always listed as buttons. Default: none is. */
  covers?: (option: string, question: Question) => boolean;
  /** False when nothing of a seat is hidden from the others, at this table or at this moment: a shared screen then changes seats without a curtain. */
  secrets?: boolean | ((table: TableInfo, view: V) => boolean);
  /** The sign and the key of an option that is a button in the question line, and its words where what it is about lies chosen beside it. */
  face?: (option: string) => { sign?: string; key?: string; short?: string; /** On the answer, while its own button is marked beside it. */ brief?: string; /** A second line on an answer, in small: what it takes or leads to. */ note?: string; /** What one would hardly leave undone: the red button. */ primary?: boolean; /** It only costs whoever gives it: Enter leads to it and does not give it. */ costly?: boolean } | undefined;
  /** What a seat has in the end, in words: stands beside its place in the result. */
  score?: (view: V, seat: number) => string;
  /** What in a log line is the name of a place on the board. */
  places?: RegExp;
  /** Keys this game understands, for the keys sheet: [key, locale key]. */
  keys?: readonly (readonly [string, string])[];
}
