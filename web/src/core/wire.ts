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
  kind: string;
  /** Who sits there: name, or null while the chair is free. */
  name?: string | null;
  user?: string | null;
  bot?: string | null;
  here?: boolean;
  invite?: string;
}

export interface ClockInfo {
  kind?: string;
  /** Milliseconds left, by seat. */
  left?: (number | null)[];
  running?: number[];
  at?: number;
}

export interface TableInfo extends Json {
  id: string;
  game: string;
  state: string;
  title?: string;
  options: Json;
  seats: SeatInfo[];
  clock?: ClockInfo | null;
  result?: number[] | null;
  commitment?: string;
  seed?: string;
  offers?: Json;
  paused?: boolean;
  host?: boolean;
}

export interface Welcome {
  v: number;
  table: TableInfo;
  seats: number[];
  seq: number;
  lang?: string;
}

export interface ViewMessage {
  seq: number;
  seat: number;
  view: Json;
  questions: Question[];
  floor: number;
  length: number;
  result?: number[] | null;
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

export type ServerMessage =
  | { t: 'welcome'; d: Welcome }
  | { t: 'view'; d: ViewMessage }
  | { t: 'entries'; d: { from: number; entries: Entry[] } }
  | { t: 'ack'; d: { n: string; seq: number } }
  | { t: 'refused'; d: Refused }
  | { t: 'table'; d: TableInfo }
  | { t: 'chat'; d: ChatLine | { lines: ChatLine[] } }
  | { t: 'told'; d: Json & { id: string } }
  | { t: 'pong'; d: { at: number } }
  | { t: 'error'; d: Refused }
  | { t: 'bye'; d: Json };

export interface ClientMessage {
  t: string;
  d: Json;
}
