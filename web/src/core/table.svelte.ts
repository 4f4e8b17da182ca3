import { type Hello, type Link, TableSocket, toServer, type Wire } from './socket.ts';
import { seenBy } from './eyes.ts';
import { heard, LIVE, type LiveNews, SILENT } from './live.ts';
import { seatName } from './names.ts';
import { share } from './share.ts';
import type { ChatLine, Entry, Json, Question, Refused, ServerMessage, TableInfo, ViewMessage } from './wire.ts';

/** A line of the talk: of a person, or of the server about a seat. */
export type Said = Pick<ChatLine, 'name' | 'text'> & { who?: string; seat?: number };

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
  chat = $state.raw<readonly Said[]>([]);
  link = $state<Link>('connecting');
  /** How often in a row the server was called in vain. */
  tries = $state(0);
  /** I had a seat, and now the server does not know me any more: the cookie is gone or void. */
  unknown = $state(false);
  /** The newest refusal, until it is dismissed. */
  refused = $state.raw<Refused | null>(null);
  /** What the live pace said last: when rolling opens, what waits, who is missing. */
  live = $state.raw<LiveNews>(SILENT);
  /** Actions under way to the server. */
  sending = $state(0);
  /** At a shared screen without secrets: the board turns by itself to whichever of my seats is asked. */
  turns = false;

  readonly question = $derived(this.questions.find((q) => q.seat === this.seat && q.options !== undefined) ?? null);
  readonly options = $derived<readonly string[]>(this.question?.options ?? []);
  /** The log for whoever sits before the screen; after the end nothing is a secret. */
  readonly log = $derived(this.seats.length < 2 || this.result ? this.entries : this.entries.map((e) => seenBy(e, this.seat)));
  readonly asked = $derived(this.questions.map((q) => q.seat));

  readonly #socket: TableSocket;
  /** The newest view of each of my seats, and what happened since that seat was last shown. */
  readonly #views = new Map<number, ViewMessage>();
  #since: Entry[] = [];
  /** Entries whose view is still on its way, right behind them: both are drawn at once. */
  #coming: Entry[] = [];
  /** How far the view on the screen goes. */
  #shown = -1;

  constructor(hello: Hello, connect: () => Wire = () => toServer(hello.table)) {
    this.#socket = new TableSocket(
      hello,
      {
        message: (m) => this.#take(m),
        link: (l) => {
          this.link = l;
          if (l === 'barred' && this.seats.length) this.unknown = true;
        },
        tries: (n) => (this.tries = n),
        have: () => this.#have,
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

  /** Sit down anew: after a seat was taken or given up, or somebody else plays at this device. */
  again(): void {
    this.unknown = false;
    this.refused = null;
    this.#socket.again();
  }

  /** The page is looked at again. */
  wake(): void {
    this.#socket.look();
  }

  nameOf = (seat: number): string => {
    return seatName(this.info, seat);
  };

  // ── Doing ────────────────────────────────────────────────────────────────────────────────────

  pick = (text: string): void => {
    const question = this.question;
    if (!question) return;
    // At live pace a Stop does not wait for the roll before it, and the server weighs when by what had been seen.
    if (question.ask === LIVE) void this.#act('act', { seat: question.seat, text, seen: this.#shown });
    else if (!this.sending) void this.#act('act', { seat: question.seat, q: question.q, text });
  };

  /** Answer for another of my seats without turning the board to it; false where that seat is not asked this. */
  play(seat: number, text: string): boolean {
    const question = this.#views.get(seat)?.questions.find((q) => q.seat === seat && q.options?.includes(text));
    if (!question || this.sending) return false;
    void this.#act('act', { seat, q: question.q, text });
    return true;
  }

  /** Take back to the first `to` entries of the line; by default one free step. */
  undo(to: number): void {
    void this.#act('undo', { seat: this.seat, to });
  }

  consent(what: 'undo' | 'draw' | 'pause', yes: boolean): void {
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

  /** Let a bot play a seat, or take the own seat back. */
  sitIn(seat: number, bot: string | null): void {
    void (bot === null ? this.#act('back', { seat }) : this.#act('sitin', { seat, bot }));
  }

  /** Turn the board to another of my seats. */
  look(seat: number): void {
    this.seat = seat;
    const known = this.#views.get(seat);
    // A view that is behind the one on the screen is about to be followed by its new one.
    if (known && known.seq >= this.#shown) this.#put(known);
    else if (!known) this.#socket.say('view', { seat });
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
        if (this.seats.length && !message.d.seats.length) this.unknown = true;
        if (message.d.seats.length) this.unknown = false;
        this.#sit(message.d.seats);
        if (message.d.chat) this.chat = message.d.chat;
        break;
      case 'seats':
        this.#sit(message.d.seats);
        break;
      case 'table':
        this.info = message.d;
        if (message.d.result) this.result = message.d.result;
        break;
      case 'entries':
        this.#append(message.d.entries);
        break;
      case 'view':
        this.#show(message.d);
        break;
      case 'chat':
        this.chat = [...this.chat, message.d];
        break;
      case 'fault':
        // Told to the host alone: a bot failed and another answered for it.
        this.chat = [...this.chat, { name: '', seat: message.d.seat, text: message.d.message }];
        break;
      case 'live':
        this.live = heard(this.live, message.d, performance.now());
        break;
      case 'refused':
      case 'error':
        if (message.t === 'error' || message.d.n === undefined) this.refused = message.d;
        break;
      default:
        break;
    }
  }

  #sit(seats: number[]): void {
    this.seats = seats;
    if (seats.includes(this.seat)) return;
    this.seat = seats[0] ?? -1;
    // What this seat sees may have come before the news that it is mine.
    const known = this.#views.get(this.seat);
    if (known && known.seq >= this.#shown) this.#put(known);
  }

  get #have(): number {
    return this.entries.length + this.#coming.length;
  }

  #append(entries: Entry[]): void {
    const have = this.#have;
    const news = entries.filter((e) => e.seq >= have);
    if (news.length && news[0]!.seq > have) {
      // A message was lost: ask for what lies between, and take nothing out of order.
      this.#socket.say('since', { seq: have });
      return;
    }
    this.#coming.push(...news);
  }

  #show(d: ViewMessage): void {
    this.#views.set(d.seat, d);
    if (d.time && this.info) this.info = { ...this.info, time: d.time };
    const next = this.#next(d);
    const there = this.#views.get(next);
    // The view of the seat that is asked comes right behind this one: what lies between is nothing to look at.
    if (next !== this.seat && (there?.seq ?? -1) < d.seq) return;
    if (next === this.seat && d.seat !== this.seat) return;
    this.seat = next;
    this.#put(there ?? d);
  }

  /** Whose eyes are wanted after this view. */
  #next(d: ViewMessage): number {
    if (!this.turns || d.result || d.questions.some((q) => q.seat === this.seat)) return this.seat;
    return d.questions.find((q) => this.seats.includes(q.seat))?.seat ?? this.seat;
  }

  #put(d: ViewMessage): void {
    if (this.#coming.length) {
      this.entries = [...this.entries, ...this.#coming];
      this.#since.push(...this.#coming);
      this.#coming = [];
    }
    // At the first sight what happened is only read, not played; the same moment from another seat is not played twice.
    if (this.view === null) this.fresh = [];
    else if (d.seq !== this.#shown) this.fresh = this.seats.length < 2 ? this.#since : this.#since.map((e) => seenBy(e, d.seat));
    this.#since = [];
    this.#shown = d.seq;
    this.view = share(this.view, d.view);
    this.questions = d.questions;
    this.floor = d.floor;
    this.length = d.length;
    this.result = d.result ?? null;
  }
}
