import { t } from '../core/i18n.svelte.ts';
import { gameName } from '../core/names.ts';
import { settings } from '../core/settings.svelte.ts';
import { play } from '../core/sound.ts';
import type { Table } from './table.svelte.ts';

/** The bell, the title and the notification say the same thing: it is your turn. Called while a component begins. */
export function ringOnTurn(table: Table): void {
  let rung = false;
  $effect(() => {
    const mine = table.shown.question !== null && !table.shown.result;
    const name = table.info ? gameName(table.info.game) : 'Arenarium';
    document.title = `${mine ? '● ' : ''}${name} · Arenarium`;
    if (mine && !rung) {
      play('bell');
      if (settings.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted')
        new Notification(t('web-your-turn'), { body: name, ...(table.info ? { tag: table.info.id } : {}) });
    }
    rung = mine;
  });
}
