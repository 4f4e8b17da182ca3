/** The places of a hand: a card keeps its own as long as it is held, a new one takes the first that is empty. Cards of a kind may lie there twice. */
export class Places {
  #last: readonly string[] = [];

  /** The cards by their places; '' where there is none. */
  of(hand: readonly string[]): string[] {
    const left = [...hand];
    const take = (id: string): string => {
      const at = left.indexOf(id);
      return at < 0 ? '' : left.splice(at, 1)[0]!;
    };
    const slots = this.#last.map(take);
    for (const id of left) {
      const empty = slots.indexOf('');
      if (empty < 0) slots.push(id);
      else slots[empty] = id;
    }
    while (slots.at(-1) === '') slots.pop();
    this.#last = slots;
    return [...slots];
  }
}
