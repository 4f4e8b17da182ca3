import type { Chooser } from '../core/chooser.svelte.ts';
import type { Json, Question, Told } from '../core/wire.ts';

/** Whoever only passes over an option with the mouse does not aim at it. */
const AIMING = 80; // ms

interface Asks {
  chooser: Chooser;
  question: () => Question | null;
  inquire: (what: string, args: Json) => Promise<Json>;
  /** What the game asks besides. */
  ahead: () => string | undefined;
}

/** What the option that is aimed at would do, as far as the server can tell. Made while a component begins. */
export class Foresight {
  #known = $state.raw<ReadonlyMap<string, { events: readonly Told[]; ahead: Json | null }>>(new Map());
  readonly #of: Asks;

  constructor(of: Asks) {
    this.#of = of;
    let asked = '';
    $effect(() => {
      const question = of.question();
      const key = question ? `${question.seat} ${question.q}` : '';
      if (key !== asked) this.#known = new Map();
      asked = key;
      const option = this.option;
      if (!question || option === null || this.#known.has(option)) return;
      const timer = setTimeout(() => void this.#ask(option, key), AIMING);
      return () => clearTimeout(timer);
    });
  }

  readonly option = $derived.by(() => {
    const { aimed, ready, options } = this.#of.chooser;
    const option = aimed ?? ready;
    return option !== null && options.includes(option) ? option : null;
  });

  /** Null while it is not known. */
  readonly events = $derived.by(() => (this.option === null ? null : (this.#known.get(this.option)?.events ?? null)));
  readonly ahead = $derived.by(() => (this.option === null ? null : (this.#known.get(this.option)?.ahead ?? null)));

  async #ask(option: string, key: string): Promise<void> {
    try {
      const also = this.#of.ahead();
      const [told, ahead] = await Promise.all([this.#of.inquire('foresee', { option }), also ? this.#of.inquire(also, { text: option }).catch(() => null) : null]);
      const question = this.#of.question();
      if (key === (question ? `${question.seat} ${question.q}` : '')) this.#known = new Map([...this.#known, [option, { events: (told['events'] ?? []) as Told[], ahead }]]);
    } catch {
      // What cannot be foreseen is not said.
    }
  }
}
