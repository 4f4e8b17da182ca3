/** What an option would do, in words. */

import type { BoardProps, Foreseen } from '../../core/board.ts';
import { t } from '../../core/i18n.svelte.ts';
import type { Told as Any } from '../../core/wire.ts';
import { bare } from '../common/told.ts';
import { logLine, MINOR } from './log.ts';
import { heroName, LETTERS, nameOf } from './view.ts';
import type { Told, View } from './wire.ts';

/** Own losses first, what others lose is a gain. */
export function foresight(events: readonly Any[], _: string, props: BoardProps<View>): Foreseen[] {
  const told = events as unknown as readonly Told[];
  const lines: Foreseen[] = [];
  const lost = new Map<string, number>();
  for (const e of told) if (e.kind === 'hurt') lost.set(e.target, (lost.get(e.target) ?? 0) + e.amount);
  const dead = new Set(told.flatMap((e) => (e.kind === 'died' || e.kind === 'removed' ? [e.target] : [])));
  for (const [target, amount] of lost) {
    const seat = LETTERS.indexOf(target[0]!);
    const player = props.view.players[seat];
    const being = player?.fields?.[target.slice(2)];
    const left = being ? (being.id === 'hero' ? player.life : being.life - being.wounds) - amount : 0;
    const name = being ? (being.id === 'hero' ? heroName(player.hero).split(',')[0]! : nameOf(being.id)) : target;
    lines.push({ text: t(dead.has(target) || left <= 0 ? 'herosi-foresight-dies' : 'herosi-foresight-loses', { name, amount, left, mine: seat === props.seat ? 'yes' : 'no' }), tone: seat === props.seat ? 'loss' : 'gain' });
  }
  for (const e of told) {
    if (e.kind === 'slid') lines.push({ text: t('herosi-log-slid', { card: nameOf(bare(e.card)) }), tone: 'plain' });
    if (['hurt', 'died', 'attacked', 'cast', 'weakness', 'effect', 'took', 'slid', 'chose_hero', 'learned'].includes(e.kind) || MINOR.has(e.kind)) continue;
    const text = logLine(e as unknown as Any, { seq: 0, seat: props.seat, kind: 'act', events: [] }, { lang: props.lang, nameOf: props.nameOf });
    if (text) lines.push({ text, tone: e.kind === 'healed' && e.target_seat === props.seat ? 'gain' : 'plain' });
  }
  return lines;
}
