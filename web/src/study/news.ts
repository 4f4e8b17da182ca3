/** What others change in a study, told as it happens: a socket that comes back by itself and asks for what it has missed. */
import { BARRED, type Connection } from '../core/socket.ts';
import type { ServerMessage, StudyNews } from '../core/wire.ts';

export interface Hears {
  id: string;
  link: () => string | null;
  /** The revision that is known here. */
  have: () => number;
  told: (news: StudyNews) => void;
  /** Whether it is heard what others do. */
  near: (yes: boolean) => void;
}

const BACKOFF = [300, 600, 1200, 2500, 5000];
const PING_EVERY = 15_000;
/** Longer without a word means that nobody is there. */
const SILENT = 2.5 * PING_EVERY;

export class News {
  readonly #hears: Hears;
  readonly #connect: () => Connection;
  #connection: Connection | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #over = false;
  readonly #beat: ReturnType<typeof setInterval>;

  constructor(hears: Hears, connect: () => Connection = toServer) {
    this.#hears = hears;
    this.#connect = connect;
    this.#open();
    this.#beat = setInterval(() => {
      if (Date.now() - this.#heard > SILENT) this.#lost();
      else this.#send('ping', { at: Date.now() });
    }, PING_EVERY);
  }

  /** The page is looked at again, or the network is back. */
  wake(): void {
    if (this.#connection) this.#send('ping', { at: Date.now() });
    else {
      clearTimeout(this.#timer);
      this.#open();
    }
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#drop();
  }

  #open(): void {
    if (this.#over) return;
    this.#drop();
    const connection = this.#connect();
    this.#connection = connection;
    this.#heard = Date.now();
    connection.onopen = () => {
      const link = this.#hears.link();
      this.#send('study', { id: this.#hears.id, have: this.#hears.have(), ...(link ? { link } : {}) });
    };
    connection.onmessage = (e) => this.#take(JSON.parse(String(e.data)) as ServerMessage);
    connection.onclose = () => this.#lost();
    connection.onerror = () => this.#lost();
  }

  #take(message: ServerMessage): void {
    this.#heard = Date.now();
    if (message.t === 'ping') this.#send('pong', message.d);
    else if (message.t === 'bye') this.#lost();
    else if (message.t === 'error') this.#refused(message.d.kind, Number(message.d.args['seconds'] ?? 0));
    else if (message.t === 'study' && message.d.id === this.#hears.id) {
      this.#tries = 0;
      this.#hears.near(true);
      this.#hears.told(message.d);
    }
  }

  /** Too much at once, or a database that is away for a moment, is asked again; who may not listen any more is not. */
  #refused(kind: string, seconds: number): void {
    if (!BARRED.has(kind)) return this.#lost(seconds);
    this.#drop();
    this.#hears.near(false);
  }

  #send(t: string, d: unknown): void {
    try {
      this.#connection?.send(JSON.stringify({ t, d }));
    } catch {
      // It is not open yet, or not any more: then it says so itself.
    }
  }

  #drop(): void {
    const connection = this.#connection;
    this.#connection = null;
    if (!connection) return;
    connection.onopen = connection.onmessage = connection.onclose = connection.onerror = null;
    connection.close();
  }

  #lost(seconds = 0): void {
    this.#drop();
    if (this.#over) return;
    this.#hears.near(false);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), Math.max(seconds * 1000, BACKOFF[Math.min(this.#tries++, BACKOFF.length - 1)]!));
  }
}

function toServer(): Connection {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/ws`) as unknown as Connection;
}
