/** The places of a hand: three for beings, two for legends, one for a flare. A card keeps its own as long as it is held, and finds it again when it comes back. */

const OF: Record<string, readonly number[]> = { being: [0, 1, 2], legend: [3, 4], flare: [5] };
const ALL = 6;

export class Places {
  readonly #kept = new Map<string, number>();
  #last: readonly string[] = [];

  /** The cards by their places; '' where there is none. */
  of(cards: readonly string[], kindOf: (id: string) => string): string[] {
    const slots: string[] = Array.from({ length: Math.max(ALL, cards.length) }, () => '');
    const lay = (id: string, at: number): void => {
      slots[at] = id;
      this.#kept.set(id, at);
    };
    // Whoever lay there a moment ago lies there still; then who lay there once; then who is new.
    const free = (at: number | undefined): at is number => at !== undefined && slots[at] === '';
    const held = cards.filter((id) => this.#last.includes(id));
    for (const id of [...held, ...cards]) {
      const at = this.#kept.get(id);
      if (!slots.includes(id) && free(at)) lay(id, at);
    }
    for (const id of cards.filter((one) => !slots.includes(one))) lay(id, (OF[kindOf(id)] ?? []).find(free) ?? slots.indexOf(''));
    this.#last = [...cards];
    return slots;
  }
}

/** The same things in the order in which they came: what is new stands last. */
export const asTheyCame = (before: readonly string[], now: readonly string[]): string[] => [...before.filter((key) => now.includes(key)), ...now.filter((key) => !before.includes(key))];
