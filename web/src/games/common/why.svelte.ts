import type { BoardProps } from '../../core/board.ts';
import { has, t, variables } from '../../core/i18n.svelte.ts';
import type { Json } from '../../core/wire.ts';

const SHOWN = 5000;

/** Why something that was tried cannot be done: the server's reason and rule, for a few seconds beside the board. */
class Why {
  text = $state('');
  rule = $state('');
  #turn = 0;

  /** `named` puts what the server names by notation into words, where a game has any. */
  async ask<V>(props: BoardProps<V>, action: string, named: (args: Json) => Json = (args) => args): Promise<void> {
    const turn = ++this.#turn;
    try {
      const told = await props.inquire('why', { text: action });
      if (turn !== this.#turn || told['allowed']) return;
      const key = String(told['key'] ?? '');
      this.tell(has(key) ? t(key, variables(named((told['args'] ?? {}) as Json), props.nameOf)) : String(told['message'] ?? ''), String(told['rule'] ?? ''));
    } catch {
      // No reason is told for what the server cannot read.
    }
  }

  /** Says a reason that is known already. */
  tell(text: string, rule: string): void {
    const turn = ++this.#turn;
    this.text = text;
    this.rule = rule;
    setTimeout(() => turn === this.#turn && this.clear(), SHOWN);
  }

  clear(): void {
    this.#turn += 1;
    this.text = '';
    this.rule = '';
  }
}

export const why = new Why();
