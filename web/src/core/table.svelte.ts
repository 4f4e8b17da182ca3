import { TableSocket, toServer, type Hello, type Link, type Wire } from './socket.ts';
import type { ChatLine, Entry, Json, Question, Refused, ServerMessage, TableInfo, ViewMessage } from './wire.ts';

/** All that this client knows about one table. Components read it; nothing else writes it. */
export class Table {
  info = $state.raw<TableInfo | null>(null);
  /** My seats; several at a shared screen, none for who watches. */
  seats = $state.raw<readonly number[]>([]);
  /** Whose eyes: one of my seats, or -1. */
  seat = $state(-1);
  view = $state.raw<Json | null>(null);
  questions = $state.raw<readonly Question[]>([]);
  /** What happened between the view before and this one. */
  fresh = $state.raw<readonly Entry[]>([]);
  /** The log as this client may know it, taken-back entries included. */
  entries = $state.raw<readonly Entry[]>([]);
  floor = $state(0);
  length = $state(0);
  result = $state.raw<readonly number[] | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  link = $state<Link>('connecting');
  /** The newest refusal, until it is dismissed. */
  refused = $state.raw<Refused | null>(null);
  /** Actions under way to the server. */
  sending = $state(0);

  readonly question = $derived(this.questions.find((q) => q.seat === this.seat && q.options !== undefined) ?? null);
  readonly options = $derived<readonly string[]>(this.question?.options ?? []);
  readonly asked = $derived(this.questions.map((q) => q.seat));

  readonly #socket: TableSocket;
  #since: Entry[] = [];
  #expect = -1;

  constructor(hello: Hello, connect: () => Wire = toServer) {
    this.#socket = new TableSocket(
      hello,
      {
        message: (m) => this.#take(m),
        link: (l) => (this.link = l),
        have: () => this.entries.at(-1)?.seq ?? -1,
      },
      connect,
    );
  }

  close(): void {
    this.#socket.close();
  }

  retry(): void {
    this.#socket.retry();
  }

  nameOf = (seat: number): string => {
    const row = this.info?.seats.find((s) => s.seat === seat);
    return row?.name ?? row?.bot ?? `${seat + 1}`;
  };

  // ── Doing ────────────────────────────────────────────────────────────────────────────────────

  pick = (text: string): void => {
    const question = this.question;
    if (!question || this.sending) return;
    void this.#act('act', { seat: question.seat, q: question.q, text });
  };

  /** Take back to the first `to` entries of the line; by default one free step. */
  undo(to: number): void {
    void this.#act('undo', { seat: this.seat, to });
  }

  consent(what: 'undo' | 'draw', yes: boolean): void {
    void this.#act('consent', { seat: this.seat, what, yes });
  }

  command(what: 'draw' | 'resign' | 'pause' | 'resume'): void {
    void this.#act(what, { seat: this.seat });
  }

  say(text: string): void {
    this.#socket.say('chat', { text });
  }

  mute(who: string, on: boolean): void {
    this.#socket.say('mute', { who, on });
  }

  inquire = (what: string, args: Json = {}): Promise<Json> => this.#socket.ask(what, { seat: this.seat, ...args });

  /** Sit on another of my chairs, or look from it. */
  look(seat: number): void {
    this.seat = seat;
    this.#socket.say('view', { seat });
  }

  async #act(t: string, d: Json): Promise<void> {
    this.sending += 1;
    try {
      await this.#socket.act(t, d);
      this.refused = null;
    } catch (why) {
      this.refused = why as Refused;
      // What was refused as stale means that this page is behind.
      if (this.refused.kind === 'stale') this.#socket.say('view', { seat: this.seat });
    } finally {
      this.sending -= 1;
    }
  }

  // ── Hearing ──────────────────────────────────────────────────────────────────────────────────

  #take(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.info = message.d.table;
        this.seats = message.d.seats;
        if (!this.seats.includes(this.seat)) this.seat = this.seats[0] ?? -1;
        this.#expect = message.d.seq;
        break;
      case 'table':
        this.info = message.d;
        break;
      case 'entries':
        this.#append(message.d.from, message.d.entries);
        break;
      case 'view':
        this.#show(message.d);
        break;
      case 'chat':
        this.chat = 'lines' in message.d ? message.d.lines : [...this.chat, message.d];
        break;
      case 'refused':
      case 'error':
        if (message.t === 'error' || message.d.n === undefined) this.refused = message.d;
        break;
      default:
        break;
    }
  }

  #append(from: number, entries: Entry[]): void {
    const last = this.entries.at(-1)?.seq ?? -1;
    const news = entries.filter((e) => e.seq > last);
    const first = news[0]?.seq;
    if (first !== undefined && last >= 0 && first > last + 1 && from > last + 1) {
      // A message was lost: ask for what lies between, and take nothing out of order.
      this.#socket.say('since', { seq: last });
      return;
    }
    this.entries = [...this.entries, ...news];
    this.#since.push(...news);
  }

  #show(d: ViewMessage): void {
    if (d.seat !== this.seat && this.seats.includes(d.seat) && !this.seats.includes(this.seat)) this.seat = d.seat;
    if (d.seat !== this.seat) return;
    const first = this.view === null;
    // At the first sight, and after a long absence, what happened is only read, not played.
    this.fresh = first ? [] : this.#since;
    this.#since = [];
    this.view = d.view;
    this.questions = d.questions;
    this.floor = d.floor;
    this.length = d.length;
    this.result = d.result ?? null;
  }

  /** The newest entry the server spoke of when it welcomed us. */
  get known(): number {
    return this.#expect;
  }
}
