/** Why a line of a battle reads as it does: what adds up to its figure, who holds whom, and the rule. Nothing is said that does not add up. */

import { list, t } from '../../core/i18n.svelte.ts';
import type { Told } from '../../core/wire.ts';
import type { BoardTile, Grant } from './view.ts';
import { nameOfTile } from './words.ts';

const RULES: Readonly<Record<string, string>> = {
  struck: 'MA §5', missed: 'MA §5', wounded: 'MA §5', banner_hurt: 'MA §5', eliminated: 'MA §5', faded: 'MA §5', trench_lost: 'MA §5', net_lifted: 'MA §5',
  stopped: 'MA §6', softened: 'MA §6', held: 'MA §6', morlock: 'MA §6', poison_works: 'MA §6', poisoned: 'MA §6',
  regenerated: 'MA §7', rune_spent: 'MA §7', banner_fell: 'MA §9',
};

export const ruleOf = (event: Told): string => RULES[event.kind] ?? '';

/** Reasons of one event of a segment, given the tiles as the segment finds them. */
export function reasons(event: Told, segment: string, tiles: readonly BoardTile[]): string[] {
  const at = (hex: unknown): BoardTile | undefined => tiles.find((x) => x.hex === hex);
  const named = (hex: string): string => {
    const tile = at(hex);
    return tile ? `${nameOfTile(tile.tile)} ${hex}` : hex;
  };
  /** "strength 1 + 1 (Rune of Strength c5)", if what is printed and what is given make up the figure. */
  const sum = (key: string, figure: number, printed: readonly number[], gifts: readonly Grant[]): string[] => {
    const given = gifts.filter((g) => at(g.by));
    const base = figure - given.reduce((all, g) => all + (g.amount ?? 0), 0);
    if (!given.length || !printed.includes(base)) return [];
    return [t(key, { sum: [base, ...given.map((g) => `${g.amount ?? 0} (${named(g.by)})`)].join(' + ') })];
  };
  if (event.kind === 'held') {
    const tile = at(event['hex']);
    const by = event['why'] === 'netted' ? tile?.netted_by : tile?.disarmed_by;
    return by?.length ? [t('monolith-why-held', { by: list(by.map(named)) })] : [];
  }
  if (event.kind !== 'struck') return [];
  const tile = at(event['from']);
  if (!tile) return [];
  const far = event['how'] === 'ranged' || event['how'] === 'penetrating';
  const gifts = (what: string): Grant[] => tile.granted.filter((g) => g.what === what);
  const twice = gifts('double_attack').filter((g) => at(g.by));
  return [
    ...sum('monolith-why-strength', Number(event['strength']), far ? tile.printed.ranged : tile.printed.melee, gifts(far ? 'ranged' : 'melee')),
    ...(twice.length ? [t('monolith-why-twice', { by: list(twice.map((g) => named(g.by))) })] : sum('monolith-why-initiative', Number(segment), tile.printed.initiative, gifts('initiative'))),
  ];
}
