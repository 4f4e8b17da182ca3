/** One table's connection: reconnects by itself, resends what was not acknowledged, repairs gaps. */
import type { ClientMessage, Json, Refused, ServerMessage } from './wire.ts';

/** "barred": the server does not let this client to the table, and trying again by itself would not help. */
export type Link = 'connecting' | 'open' | 'away' | 'barred' | 'closed';

/** As much of a WebSocket as is needed; tests bring their own. */
export interface Connection {
  send(text: string): void;
  close(): void;
  onopen: ((e: never) => void) | null;
  onmessage: ((e: { data: unknown }) => void) | null;
  onclose: ((e: never) => void) | null;
  onerror: ((e: never) => void) | null;
}

export interface Hello extends Json {
  table: string;
  seat?: number;
  token?: string;
}

export interface SocketEvents {
  message(message: ServerMessage): void;
  link(state: Link): void;
  /** How many tries in a row came to nothing. */
  tries(count: number): void;
  /** How many entries this client has. */
  have(): number;
}

interface Pending {
  message: ClientMessage;
  resolve: () => void;
  reject: (why: Refused) => void;
}
interface Asked {
  message: ClientMessage;
  resolve: (answer: Json) => void;
  reject: (why: Refused) => void;
}

export const nonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, '0')).join('');

const BACKOFF = [300, 600, 1200, 2500, 5000];
const PING_EVERY = 15_000;
/** From a try to the welcome. A proxy may hold a connection open that leads nowhere. */
const WELCOME_WITHIN = 12_000;
/** For an answer when the page is looked at again: a device that slept does not know that its connections are dead. */
const ANSWER_WITHIN = 4_000;
/** Refusals that no waiting changes. */
export const BARRED = new Set(['malformed', 'nobody', 'denied', 'unknown']);

export class TableSocket {
  #connection: Connection | null = null;
  #link: Link = 'connecting';
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #messages = 0;
  #asked = 0;
  readonly #pending = new Map<string, Pending>();
  readonly #questions = new Map<string, Asked>();

  constructor(
    readonly hello: Hello,
    readonly on: SocketEvents,
    readonly connect: () => Connection,
  ) {
    this.#open();
    this.#pinger = setInterval(() => this.#beat(), PING_EVERY);
  }

  get link(): Link {
    return this.#link;
  }

  /** Send something that must arrive exactly once; settles with its acknowledgement or refusal. */
  act(t: string, d: Json): Promise<void> {
    const n = nonce();
    const message = { t, d: { ...d, n } };
    return new Promise((resolve, reject) => {
      this.#pending.set(n, { message, resolve, reject });
      this.#send(message);
    });
  }

  /** Send something that may be lost. */
  say(t: string, d: Json): void {
    this.#send({ t, d });
  }

  /** Ask the server about the position. */
  ask(what: string, args: Json): Promise<Json> {
    const id = `x${++this.#asked}`;
    const message = { t: 'ask', d: { ...args, id, what } };
    return new Promise((resolve, reject) => {
      this.#questions.set(id, { message, resolve, reject });
      this.#send(message);
    });
  }

  /** Try again now; for when the network comes back, or the player asks for it. */
  retry(): void {
    if (this.#link === 'barred') this.again();
    else if (this.#link === 'away') {
      clearTimeout(this.#timer);
      this.#open();
    }
  }

  /** Sit down anew: the server looks again who this is and where they sit. */
  again(): void {
    if (this.#link === 'closed') return;
    clearTimeout(this.#timer);
    this.#set('connecting');
    this.#open();
  }

  /** The page is looked at again: find out soon whether the connection still lives. */
  check(): void {
    if (this.#link === 'away') return this.retry();
    if (this.#link !== 'open') return;
    const before = this.#messages;
    this.say('ping', { at: Date.now() });
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#messages === before && this.#lost(), ANSWER_WITHIN);
  }

  close(): void {
    this.#set('closed');
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    this.#drop();
  }

  #set(link: Link): void {
    if (this.#link === link) return;
    this.#link = link;
    this.on.link(link);
  }

  #drop(): void {
    clearTimeout(this.#deadline);
    const connection = this.#connection;
    this.#connection = null;
    if (!connection) return;
    connection.onopen = connection.onmessage = connection.onclose = connection.onerror = null;
    connection.close();
  }

  #open(): void {
    this.#drop();
    const connection = this.connect();
    this.#connection = connection;
    connection.onopen = () => {
      this.#send({ t: 'hello', d: { v: 1, ...this.hello, have: this.on.have() } });
    };
    connection.onmessage = (e) => this.#receive(String(e.data));
    connection.onclose = () => this.#lost();
    connection.onerror = () => this.#lost();
    this.#deadline = setTimeout(() => this.#lost(), WELCOME_WITHIN);
  }

  #lost(seconds = 0): void {
    if (this.#link === 'closed') return;
    this.#drop();
    const pause = Math.max(1000 * seconds, BACKOFF[Math.min(this.#tries++, BACKOFF.length - 1)]!);
    this.on.tries(this.#tries);
    this.#set('away');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), pause);
  }

  #beat(): void {
    if (this.#link !== 'open') return;
    if (this.#heard && Date.now() - this.#heard > 2.5 * PING_EVERY) this.#lost();
    else this.say('ping', { at: Date.now() });
  }

  #send(message: ClientMessage): void {
    // Before the welcome nothing but hello may travel: what is pending goes out then.
    if (!this.#connection || (this.#link !== 'open' && message.t !== 'hello')) return;
    try {
      this.#connection.send(JSON.stringify(message));
    } catch {
      this.#lost();
    }
  }

  #receive(text: string): void {
    this.#heard = Date.now();
    this.#messages += 1;
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === 'error' && this.#link !== 'open') {
      // Hello was refused. Too much at once or a database that is away for a moment is no reason to stay outside.
      if (BARRED.has(message.d.kind)) {
        this.#drop();
        this.#set('barred');
        this.on.message(message);
      } else this.#lost(Number(message.d.args['seconds'] ?? 0));
      return;
    }
    if (message.t === 'welcome') {
      clearTimeout(this.#deadline);
      this.#tries = 0;
      this.on.tries(0);
      this.#set('open');
      this.on.message(message);
      for (const { message: unsent } of this.#pending.values()) this.#send(unsent);
      for (const { message: unasked } of this.#questions.values()) this.#send(unasked);
      return;
    }
    if (message.t === 'ack') {
      this.#pending.get(message.d.n)?.resolve();
      this.#pending.delete(message.d.n);
    } else if (message.t === 'refused' && message.d.n !== undefined) {
      this.#pending.get(message.d.n)?.reject(message.d);
      this.#pending.delete(message.d.n);
    } else if (message.t === 'answer') {
      const { id, ...answer } = message.d;
      const asked = this.#questions.get(id);
      this.#questions.delete(id);
      const refused = answer['refused'] as Refused | undefined;
      if (refused) asked?.reject(refused);
      else asked?.resolve((answer['answer'] ?? {}) as Json);
    } else if (message.t === 'ping') {
      this.say('pong', message.d);
      return;
    } else if (message.t === 'bye') {
      this.on.message(message);
      this.#lost();
      return;
    }
    this.on.message(message);
  }
}

/** The real thing, to the host that served this page. A proxy can tell by the table which worker its players meet at. */
export function toServer(table: string): Connection {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/ws?table=${encodeURIComponent(table)}`) as unknown as Connection;
}
