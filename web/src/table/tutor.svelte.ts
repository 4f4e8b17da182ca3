import { settings } from '../core/settings.svelte.ts';
import type { Advice, Json, Weighed } from '../core/wire.ts';

/** What is not weighed by then is played. */
const PATIENCE = 1500; // ms

/** The more a tutor has said, the more must be at stake: of a chance, for the first mistake and more for each one after it. */
const STAKE = 0.15;
const MORE = 0.06;
/** So often it speaks of what costs less, but nobody means. */
const SLIPS = 3;

/** A clear mistake, with what would be better. */
export type Warning = Weighed & Required<Pick<Weighed, 'better' | 'line' | 'did' | 'does' | 'gains' | 'spares'>>;

/** An answer that was chosen and not sent. */
export interface Held {
  seat: number;
  q: number | undefined;
  option: string;
  warning: Warning;
}

/** What the page is given of it. */
export interface Tutoring {
  held: Held | null;
  shown: boolean;
  show: () => void;
  again: () => void;
  insist: () => void;
}

const same = (a: Held, seat: number, q: number | undefined, option: string): boolean => a.seat === seat && a.q === q && a.option === option;
/** How a thing is turned makes no other idea. */
const idea = (option: string): string => option.replace(/\/\d+/g, '');

/** Asks before a clear mistake whether it is meant. What the player has decided against is not brought up again. */
export class Tutor {
  held = $state.raw<Held | null>(null);
  /** The better idea is to be seen. */
  shown = $state(false);
  #last: Held | null = null;
  #said = 0;
  readonly #declined = new Set<string>();
  readonly #ask: (option: string) => Promise<Json>;

  constructor(ask: (option: string) => Promise<Json>) {
    this.#ask = ask;
  }

  /** Whether an answer may be sent; if not, it is held. Without an answer in time it may. */
  async allows(seat: number, q: number | undefined, option: string): Promise<boolean> {
    this.again();
    if (!settings.tutor) return true; // the player wants to be left alone
    if (!this.#last || !same(this.#last, seat, q, option)) {
      const warning = await this.#weighed(option);
      if (!warning || this.#declined.has(idea(warning.better)) || !this.#worth(warning.lost)) return true;
      this.#said += 1;
      this.#last = { seat, q, option, warning };
    }
    this.held = this.#last;
    return false;
  }

  /** The player thinks again. */
  again(): void {
    this.held = null;
    this.shown = false;
  }

  /** The player has decided against the better idea. */
  decline(): void {
    if (this.held) this.#declined.add(idea(this.held.warning.better));
    this.#last = null;
    this.again();
  }

  #worth(lost: number): boolean {
    return lost < STAKE ? this.#said < SLIPS : lost >= STAKE + this.#said * MORE;
  }

  async #weighed(option: string): Promise<Warning | null> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((done) => (timer = setTimeout(() => done(null), PATIENCE)));
    const told = this.#ask(option).then(
      (answer) => (answer as unknown as Advice).warning as Warning | null,
      () => null,
    );
    try {
      return await Promise.race([told, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
