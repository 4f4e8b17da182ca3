import type { BoardProps, GameClient } from '../core/board.ts';
import { has, t, variables } from '../core/i18n.svelte.ts';
import type { Json } from '../core/wire.ts';

/** Why an option that is spent cannot be had, as the server says it. */
export class Refused {
  option = $state('');
  text = $state('');

  clear(): void {
    this.option = this.text = '';
  }

  async ask(option: string, board: BoardProps, client: GameClient | null): Promise<void> {
    this.option = option;
    this.text = '';
    board.choose.aim(null);
    try {
      const told = await board.inquire('why', { text: option });
      const args = (told['args'] ?? {}) as Json;
      const key = String(told['key'] ?? '');
      if (this.option === option && !told['allowed']) this.text = has(key) ? t(key, variables(client?.named?.(args, board) ?? args, board.nameOf)) : String(told['message'] ?? '');
    } catch {
      // No reason is told where the server does not answer.
    }
  }
}
