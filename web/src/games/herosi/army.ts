// An army as it is laid out before anybody else hears of it. The server has the last word about every piece of it.
import { FIELDS, type Catalogue } from './faces';
import type { Element } from './symbols';

/** What stands where: `hero`, or the id of a creature. */
export type Layout = Readonly<Record<string, string>>;

export interface Choice { id: string; left: number; affordable: boolean }

export const cost = (c: Catalogue | null, layout: Layout): number =>
  Object.values(layout).reduce((sum, id) => sum + (c?.creatures.find((x) => x.id === id)?.points ?? 0), 0);

/** The creatures of a Hero, with the copies that are left and whether the points allow one more. */
export function choices(c: Catalogue | null, hero: Element | null, layout: Layout, points: number): Choice[] {
  const spent = cost(c, layout);
  return (c?.creatures ?? [])
    .filter((x) => x.hero === hero)
    .map((x) => ({ id: x.id, left: x.copies - Object.values(layout).filter((id) => id === x.id).length, affordable: spent + x.points <= points }));
}

/** Everything that has to be said about an army: the Hero first, then every other field, then that it is ready. Always nine answers. */
export function answers(layout: Layout): string[] {
  const hero = FIELDS.find((f) => layout[f] === 'hero');
  if (!hero) return [];
  const rest = FIELDS.filter((f) => f !== hero).map((f) => (layout[f] ? `place ${layout[f]} ${f}` : `leave ${f}`));
  return [`place hero ${hero}`, ...rest, 'ready'];
}
