/** What travels between the server and a client: docs/protocol.md as types. */

export type Json = Record<string, unknown>;

/** An event as this client may know it: its kind and the fields its sentence needs. */
export interface Told extends Json {
  kind: string;
}

export interface Question extends Json {
  seat: number;
  q: number;
  /** Absent when the question is another seat's. */
  ask?: string;
  options?: string[];
}

export interface Entry {
  seq: number;
  seat: number;
  kind: string;
  text?: string;
  events: Told[];
  at?: number;
}

export interface SeatInfo {
  seat: number;
  kind: 'person' | 'hotseat' | 'open' | 'invite' | 'bot';
  person?: string | null;
  /** Who sits there, or null while the chair is free. */
  name?: string | null;
  /** The bot's level; on a person's seat: a bot sits in for now. */
  bot?: string | null;
  here?: boolean;
  /** Since when the person is not connected; from `replaceable` on others may let a bot sit in. */
  away?: number | null;
  replaceable?: number | null;
}

/** Seconds left by seat, and whose clock runs. */
export interface TimeInfo {
  left: (number | null)[];
  running: number[];
  now: number;
}

export interface Offer {
  what: 'undo' | 'draw' | 'pause';
  seat: number;
  to?: number | null;
  yes: number[];
}

export interface TableInfo extends Json {
  id: string;
  game: string;
  state: string;
  title?: string;
  options: Json;
  seats: SeatInfo[];
  clock?: Json | null;
  time?: TimeInfo | null;
  result?: number[] | null;
  commitment?: string;
  seed?: string | null;
  offers?: Offer[];
  paused?: boolean;
  host?: string;
  rematch?: string | null;
  broken?: string | null;
  /** In lobby rows: the seats that are asked. */
  turn?: number[];
  /** Where the server tells it: my seats. */
  mine?: number[];
  links?: Record<string, string>;
}

export interface Welcome {
  v: number;
  table: TableInfo;
  seats: number[];
  seq: number;
  lang?: string;
  chat?: ChatLine[];
}

export interface ViewMessage {
  seq: number;
  seat: number;
  view: Json;
  questions: Question[];
  floor: number;
  length: number;
  result?: number[] | null;
  time?: TimeInfo | null;
}

export interface Refused {
  n?: string;
  kind: string;
  key: string;
  rule: string;
  args: Json;
  message?: string;
}

export interface ChatLine {
  who?: string;
  name: string;
  seat?: number | null;
  text: string;
  at?: number;
}

/** The live pace (Herosi); `in` is milliseconds from now. Types, not interfaces, so that they are JSON to everybody else. */
export type LiveMessage =
  | { kind: 'queued' | 'stopping'; n: string; seat: number }
  | { kind: 'taken'; n: string; seat: number; in: number }
  | { kind: 'opens'; battle: number; preparation: number; in: number }
  | { kind: 'figures'; battle: number; preparation: number; rows: { seat: number; received: number; round_trip: number; effective: number }[] }
  | { kind: 'clock' | 'paused'; seat: number; in: number }
  | { kind: 'resumed' };

export type ServerMessage =
  | { t: 'welcome'; d: Welcome }
  | { t: 'view'; d: ViewMessage }
  | { t: 'entries'; d: { from: number; entries: Entry[] } }
  | { t: 'ack'; d: { n: string; seq: number } }
  | { t: 'refused'; d: Refused }
  | { t: 'table'; d: TableInfo }
  | { t: 'seats'; d: { seats: number[] } }
  | { t: 'chat'; d: ChatLine }
  | { t: 'fault'; d: { seat: number; bot: string; kind: string; message: string } }
  | { t: 'muted'; d: { who: string[] } }
  | { t: 'ping'; d: Json }
  | { t: 'told'; d: Json & { id: string } }
  | { t: 'pong'; d: { at: number } }
  | { t: 'live'; d: LiveMessage }
  | { t: 'error'; d: Refused }
  | { t: 'bye'; d: Json };

export interface ClientMessage {
  t: string;
  d: Json;
}

/** A scenario as a guide walks through it. */
export interface Lesson {
  title: string;
  titles: Record<string, string>;
  text: Record<string, string>;
  acts: { seat: number | null; text: string; say: Record<string, string>; /** The rules do not allow it, and say why. */ refused?: boolean }[];
  closing: Record<string, string>;
}

/** Lots of one kind that one seat was given: what came how often, and how often the odds promised it. */
export interface LuckRow {
  seat: number;
  ask: string;
  lots: number;
  got: { what: string; times: number; expected: number }[];
  mean?: number;
  expected_mean?: number;
}

/** Chances of winning by seat, from 0 to 1, before an entry of the line. */
export interface Point {
  at: number;
  seq: number;
  chances: number[];
}

/** An event that follows more often from one choice than from the other. */
export type Reason = Told & { often: number; otherwise: number };

interface Somewhere {
  at: number;
  seq: number;
  seat: number;
  chance: number;
}

/** A choice that cost much, with a better one. */
export interface Choice extends Somewhere {
  kind: 'choice';
  ask: string;
  played: string;
  better: string;
  chance_better: number;
  lost: number;
  did: Told[];
  does: Told[];
  gains: Reason[];
  spares: Reason[];
}

/** A turn in which a chance fell though nothing better was found. */
export interface Swing extends Somewhere {
  kind: 'swing';
  to: number;
  chance_before: number;
}

export type Moment = Choice | Swing;

/** GET /api/tables/{id}/analysis. */
export interface Report extends Json {
  ready: boolean;
  failed: boolean;
  done: number;
  curve: Point[];
  moments: Moment[];
}

/** A position of a scenario as one seat sees it. */
export interface Picture {
  titles: Record<string, string>;
  options: Json;
  seats: number;
  seat: number;
  view: Json;
}
