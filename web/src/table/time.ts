import { t } from '../core/i18n.svelte.ts';
import type { TableInfo } from '../core/wire.ts';

/** Whose clock stands at nothing: their match ended by it, not by giving up. */
export const ranOut = (info: TableInfo | null): number[] => (info?.clock ? (info.time?.left ?? []).flatMap((left, seat) => (left !== null && left <= 0 ? [seat] : [])) : []);

const two = (n: number): string => String(n).padStart(2, '0');

/** So many seconds as a clock shows them. */
export function timeLeft(seconds: number): string {
  if (!Number.isFinite(seconds)) return '';
  const s = Math.ceil(Math.max(0, seconds));
  if (s >= 172_800) return t('web-days', { days: Math.floor(s / 86_400) });
  if (s >= 3600) return `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`;
  return `${two(Math.floor(s / 60))}:${two(s % 60)}`;
}
