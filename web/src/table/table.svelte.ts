import type { Unasked } from '../core/board.ts';
import { heard, stood, type LiveState, QUIET } from '../core/live.ts';
import { seatName } from '../core/names.ts';
import { type Hello, type Link, TableSocket, toServer, type Connection } from '../core/socket.ts';
import type { ChatLine, Entry, Json, Question, Refused, ServerMessage, TableInfo, ViewMessage } from '../core/wire.ts';
import { Received } from './received.ts';
import { Shown } from './shown.svelte.ts';
import { type Setting, Stage } from './stage.svelte.ts';
import { Supposed } from './supposed.svelte.ts';
import { Tutor } from './tutor.svelte.ts';

/** A line of the talk: of a person, or of the server about a seat. */
export type TalkLine = Pick<ChatLine, 'name' | 'text'> & { who?: string; seat?: number };

/** How what happens is shown. */
export interface Show extends Pick<Setting, 'play' | 'speed' | 'away' | 'began'> {
  /** Whether the own move is seen while it is being sent. */
  drawn: () => boolean;
  /** Whether an entry is no deed of its seat. */
  idle: (entry: Entry) => boolean;
  /** What is answered without asking. */
  unasked?: (question: Question) => Unasked | undefined;
}

/** All that this client knows about one table, and what it can do there. Components read it, and dismiss a refusal. */
export class Table {
  info = $state.raw<TableInfo | null>(null);
  /** My seats; several at a shared screen, none for spectators. */
  seats = $state.raw<readonly number[]>([]);
  chat = $state.raw<readonly TalkLine[]>([]);
  link = $state<Link>('connecting');
  /** How often in a row the server was called in vain. */
  tries = $state(0);
  /** I had a seat, and now the server does not know me any more: the cookie is gone or void. */
  unknown = $state(false);
  /** The newest refusal, until it is dismissed. */
  refused = $state.raw<Refused | null>(null);
  /** What the live pace said last: when rolling opens, what waits, who is missing. */
  live = $state.raw<LiveState>(QUIET);
  #paused = 0;
  /** Actions under way to the server. */
  sending = $state(0);
  /** At a shared screen without secrets: the board turns by itself to whichever of my seats is asked. */
  turns = false;

  /** Whose eyes are wanted: one of my seats, or -1. What is shown follows. */
  #eyes = $state(-1);
  readonly stage: Stage;
  readonly shown: Shown;
  /** Answers that were the only ones there were, by their entries; of those before this visit the game says what is no deed. */
  readonly #forced = new Set<number>();
  /** Answers that the page gave by itself. */
  readonly #given = new Set<number>();
  #first = 0;
  /** My move on its way. */
  readonly supposed = new Supposed(() => this.#socket.check());
  /** Where the table has one. */
  readonly tutor = new Tutor((option) => this.inquire('advise', { option }));
  readonly #show: Show;
  readonly #received = new Received();
  readonly #socket: TableSocket;

  constructor(hello: Hello, show: Show, connect: () => Connection = () => toServer(hello.table)) {
    this.#show = show;
    this.stage = new Stage({ ...show, seats: () => this.seats, live: () => this.isLive, decides: this.decides, given: (entry) => this.#given.has(entry.seq) });
    this.shown = new Shown(this.stage, () => this.#eyes, (question) => show.unasked?.(question));
    this.#socket = new TableSocket(
      hello,
      {
        message: (m) => this.#take(m),
        link: (l) => {
          this.link = l;
          if (l === 'barred' && this.seats.length) this.unknown = true;
        },
        tries: (n) => (this.tries = n),
        have: () => this.#received.have,
      },
      connect,
    );
  }

  /** My answer is on its way: to the server, or back as what it led to. Until then nothing else can be answered. */
  readonly answering = $derived.by(() => this.sending > 0 || this.supposed.move !== null);

  /** The answer that the tutor asks about, while its question is open. */
  readonly held = $derived.by(() => (this.tutor.held && this.tutor.held.q === this.shown.question?.q ? this.tutor.held : null));

  /** Rolling and Stop cannot wait for anything. */
  readonly isLive = $derived.by(() => this.info?.options['pace'] === 'live');

  close(): void {
    this.stage.close();
    this.supposed.settle();
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
    this.#socket.check();
  }

  /** Whether an own entry was a decision. */
  readonly decides = (entry: Entry): boolean => !(entry.seq < this.#first ? this.#show.idle(entry) : this.#forced.has(entry.seq));

  nameOf = (seat: number): string => {
    return seatName(this.info, seat);
  };

  pick = (text: string): void => {
    const question = this.shown.question;
    if (!question) return;
    this.stage.now();
    // At live pace a Stop does not wait for the roll before it, and the server weighs when by what had been seen.
    if (question.live) void this.#act('act', { seat: question.seat, text, seen: this.shown.seq });
    else if (!this.answering) void this.#consider(question, text);
  };

  /** Give the answer that nobody is asked for: what is shown goes on. */
  answerUnasked(): void {
    const { open, unasked } = this.shown;
    if (open && unasked && !this.answering) this.#answer(open, unasked.option, unasked);
  }

  /** Answer for another of my seats without turning the board to it; false where that seat is not asked this. */
  answerFor(seat: number, text: string): boolean {
    const question = this.#received.views.get(seat)?.questions.find((q) => q.seat === seat && q.options?.includes(text));
    if (!question || this.sending) return false;
    this.#answer(question, text);
    return true;
  }

  /** Answer, unless there is a tutor who would ask first. */
  async #consider(question: Question, text: string): Promise<void> {
    const { seat, q, options } = question;
    if (this.info?.tutor && options?.length !== 1) {
      const move = { seat, q, option: text, only: false };
      this.supposed.send(move);
      const may = await this.tutor.allows(seat, q, text);
      if (this.supposed.move !== move) return; // taken back meanwhile
      if (!may) return this.supposed.settle();
    }
    this.#answer(question, text);
  }

  /** Give the answer that the tutor asks about. */
  insist(): void {
    const { question } = this.shown;
    const { held } = this;
    this.tutor.decline();
    if (question && held && !this.answering) this.#answer(question, held.option);
  }

  #answer({ seat, q, options }: Question, text: string, unasked?: Unasked): void {
    this.supposed.send({ seat, q, option: text, only: options?.length === 1 || unasked !== undefined, unasked: unasked !== undefined && !unasked.ordered });
    void this.#act('act', { seat, q, text }).then((done) => done || this.supposed.settle());
  }

  /** Take back to the first `to` entries of the line; by default one free step. */
  undo(to: number): void {
    void this.#act('undo', { seat: this.shown.seat, to });
  }

  consent(what: 'undo' | 'draw' | 'pause', yes: boolean): void {
    void this.#act('consent', { seat: this.shown.seat, what, yes });
  }

  command(what: 'draw' | 'resign' | 'pause' | 'resume'): void {
    void this.#act(what, { seat: this.shown.seat });
  }

  say(text: string): void {
    this.#socket.say('chat', { text });
  }

  mute(who: string, on: boolean): void {
    this.#socket.say('mute', { who, on });
  }

  inquire = (what: string, args: Json = {}): Promise<Json> => this.#socket.ask(what, { seat: this.shown.seat, ...args });

  /** Let a bot play a seat: which one, the server knows. */
  sitIn(seat: number): void {
    void this.#act('sitin', { seat });
  }

  takeBack(seat: number): void {
    void this.#act('back', { seat });
  }

  /** Turn the board to another of my seats. */
  look(seat: number): void {
    this.#eyes = seat;
    if (!this.#received.views.has(seat)) this.#socket.say('view', { seat });
    else this.#showKnown();
  }

  /** True when it is done, false when it was refused. */
  async #act(t: string, d: Json): Promise<boolean> {
    this.sending += 1;
    try {
      await this.#socket.act(t, d);
      this.refused = null;
      return true;
    } catch (why) {
      this.refused = why as Refused;
      // What was refused as stale means that this page is behind.
      if (this.refused.kind === 'stale') this.#socket.say('view', { seat: this.shown.seat });
      return false;
    } finally {
      this.sending -= 1;
    }
  }

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
        if (message.d.paused && !this.info?.paused) this.#paused = performance.now();
        else if (!message.d.paused && this.info?.paused) this.live = stood(this.live, performance.now() - this.#paused);
        this.info = message.d;
        if (message.d.result) this.shown.ended = message.d.result;
        break;
      case 'entries':
        if (!this.#received.append(message.d.entries)) this.#socket.say('since', { seq: this.#received.have });
        break;
      case 'view':
        this.#see(message.d);
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
    if (seats.includes(this.#eyes)) return;
    this.#eyes = seats[0] ?? -1;
    this.#showKnown(); // what this seat sees may have come before the news that it is mine
  }

  #see(d: ViewMessage): void {
    this.#received.views.set(d.seat, d);
    if (d.time && this.info) this.info = { ...this.info, time: d.time };
    const next = this.#next(d);
    const there = this.#received.views.get(next);
    // The view of the seat that is asked comes right behind this one: what lies between is nothing to look at.
    if (next !== this.#eyes && (there?.seq ?? -1) < d.seq) return;
    if (next === this.#eyes && d.seat !== next) return;
    this.#eyes = next;
    const news = this.#received.hand();
    if (!this.stage.received) this.#first = news.length;
    const drawn = this.#show.drawn();
    this.stage.take(there ?? d, news, this.#told(d, news) && drawn);
  }

  /** Whether this view tells that my move was played. */
  #told(d: ViewMessage, news: readonly Entry[]): boolean {
    const { move } = this.supposed;
    if (!move || !this.supposed.answered(move.seat, d.questions.find((q) => q.seat === move.seat)?.q)) return false;
    const entry = news.find((e) => e.kind === 'act' && e.seat === move.seat);
    if (entry && move.only) this.#forced.add(entry.seq);
    if (entry && move.unasked) this.#given.add(entry.seq);
    return entry !== undefined;
  }

  /** Whose eyes are wanted after this view. */
  #next(d: ViewMessage): number {
    const seat = this.#eyes;
    if (!this.turns || d.result || d.questions.some((q) => q.seat === seat)) return seat;
    return d.questions.find((q) => this.seats.includes(q.seat))?.seat ?? seat;
  }

  /** The newest view of the seat that looks; one that is behind the screen is about to be followed by its new one. */
  #showKnown(): void {
    const known = this.#received.views.get(this.#eyes);
    if (known && known.seq >= (this.stage.received?.seq ?? -1)) this.stage.turn(known, this.#received.hand());
  }
}
