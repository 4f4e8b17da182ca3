/** What the page of one's own matches says about a table. */
import { t } from '../core/i18n.svelte.ts';
import { modeName, shortName, sitter } from '../core/names.ts';
import { settings } from '../core/settings.svelte.ts';
import type { SeatInfo, TableInfo } from '../core/wire.ts';
import type { Word } from '../lookback/verdicts.ts';

export type Outcome = 'won' | 'lost' | 'drawn' | 'over';

const own = (table: TableInfo, person: string): SeatInfo[] => table.seats.filter((s) => s.person === person);

/** Everybody sat at one screen: nobody in particular won. */
export const oneScreen = (table: TableInfo, person: string): boolean => own(table, person).length === table.seats.length;

/** The scenario that is tried at a table, by its name; "" for one's own positions and for all else. */
export function scenarioOf(table: TableInfo): string {
  const name = table.kind === 'scenario' ? (table.parent ?? '').replace(/^scenario:/, '') : '';
  return name === 'own' || name.startsWith('puzzle-') ? '' : name;
}

export function outcome(table: TableInfo, person: string): Outcome {
  const { result } = table;
  if (!result || oneScreen(table, person)) return 'over';
  if (result.every((place) => place === 1)) return 'drawn';
  return own(table, person).some((s) => result[s.seat] === 1) ? 'won' : 'lost';
}

/** Who else played; at one screen everybody. */
export const opponents = (table: TableInfo, person: string): SeatInfo[] => (oneScreen(table, person) ? table.seats : table.seats.filter((s) => s.person !== person));

/** What the sides had in the end, the own one first; "" where nobody counted. */
export function score(table: TableInfo, person: string): string {
  const seats = own(table, person).map((s) => s.seat);
  const first = (of: readonly number[]): boolean => of.some((seat) => seats.includes(seat));
  return (table.score ?? []).toSorted((a, b) => Number(first(b.seats)) - Number(first(a.seats))).map((side) => side.points).join(' : ');
}

/** Verdicts that a row of a list has room for. */
export const TOLD = ['best', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Counts = Partial<Record<Word, number>>;

/** How often each verdict fell on one's own choices; null before anybody looked back. */
export function verdicts(table: TableInfo, person: string): Counts | null {
  if (!table.verdicts) return null;
  const sum: Counts = {};
  for (const { seat } of own(table, person)) for (const [word, n] of Object.entries(table.verdicts[seat] ?? {})) sum[word as Word] = (sum[word as Word] ?? 0) + n;
  return sum;
}

/** How long it took: minutes, hours, or days for those who had days to think. */
export function lasted(table: TableInfo): string {
  if (!table.begun || !table.ended) return '';
  const minutes = Math.max(1, Math.round((table.ended - table.begun) / 60));
  if (minutes >= 2 * 24 * 60) return t('web-days', { days: Math.round(minutes / 1440) });
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}

const midnight = (seconds: number): number => new Date(seconds * 1000).setHours(0, 0, 0, 0);

/** The day, as one would say it: today, yesterday, 14 Nov. */
export function day(seconds: number, now = Date.now() / 1000): string {
  const ago = Math.round((midnight(now) - midnight(seconds)) / 86_400_000);
  if (ago < 2) return new Intl.RelativeTimeFormat(settings.lang, { numeric: 'auto' }).format(-ago, 'day');
  const year = new Date(seconds * 1000).getFullYear() === new Date(now * 1000).getFullYear();
  return new Intl.DateTimeFormat(settings.lang, { day: 'numeric', month: 'short', ...(year ? {} : { year: 'numeric' }) }).format(seconds * 1000);
}

/** Whether a row answers what was typed: a name, a game, a mode, a day. */
export function answers(table: TableInfo, sought: string): boolean {
  const when = table.ended ?? table.created;
  const said = [shortName(table.game), modeName(table.game, table.options['mode']), table.title, day(when), new Date(when * 1000).toLocaleDateString(settings.lang), ...table.seats.map((s) => sitter(s, table.seats))];
  const text = said.join(' ').toLowerCase();
  return sought.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}

/** Running tables as they press: mine to answer first, by the time that is left; then those that wait for others, the newest first. */
export function byTurn(tables: readonly TableInfo[], person: string): TableInfo[] {
  const mine = (x: TableInfo): boolean => own(x, person).some((s) => x.turn?.includes(s.seat)) && x.state === 'running';
  const left = (x: TableInfo): number => Math.min(Infinity, ...own(x, person).map((s) => x.time?.left[s.seat] ?? Infinity));
  return tables.toSorted((a, b) => Number(mine(b)) - Number(mine(a)) || (mine(a) ? left(a) - left(b) || 0 : 0) || (b.changed ?? 0) - (a.changed ?? 0));
}
