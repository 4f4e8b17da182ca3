// An army as it is laid out before anybody else hears of it. The server has the last word about every piece of it.
import { FIELDS } from '../view.ts';
import type { Catalogue } from '../wire.ts';
import type { Element } from './symbols.ts';

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

/** The army with this one on a field, in place of who stood there; null where the points or the copies do not allow it. */
export function placed(c: Catalogue | null, hero: Element | null, layout: Layout, id: string, field: string, points: number): Layout | null {
  const others = Object.fromEntries(Object.entries(layout).filter(([at, there]) => at !== field && !(id === 'hero' && there === 'hero')));
  const free = id === 'hero' || choices(c, hero, others, points).some((x) => x.id === id && x.left > 0 && x.affordable);
  return free ? { ...others, [field]: id } : null;
}

/** An army to begin with, or what is missing from one: the Hero behind the middle, the dearest creatures in front of him first. */
export function suggested(c: Catalogue | null, hero: Element | null, begun: Layout, points: number): Layout {
  const layout: Record<string, string> = { ...begun };
  const home = ['b2', 'b3', 'b1', 'b4', ...FIELDS].find((f) => !layout[f]);
  if (home && !Object.values(layout).includes('hero')) layout[home] = 'hero';
  const price = (id: string): number => c?.creatures.find((x) => x.id === id)?.points ?? 0;
  for (const field of ['f2', 'f3', 'f1', 'f4', 'b3', 'b1', 'b4', 'b2']) {
    if (layout[field]) continue;
    const can = choices(c, hero, layout, points).filter((x) => x.left > 0 && x.affordable);
    // Of two that cost the same, the one that stands there less often.
    const best = can.sort((a, z) => price(z.id) - price(a.id) || count(layout, a.id) - count(layout, z.id))[0];
    if (best) layout[field] = best.id;
  }
  return layout;
}

const count = (layout: Layout, id: string): number => Object.values(layout).filter((x) => x === id).length;

/** Everything that has to be said about an army: the Hero first, then every other field, then that it is ready. Always nine answers. */
export function answers(layout: Layout): string[] {
  const hero = FIELDS.find((f) => layout[f] === 'hero');
  if (!hero) return [];
  const rest = FIELDS.filter((f) => f !== hero).map((f) => (layout[f] ? `place ${layout[f]} ${f}` : `leave ${f}`));
  return [`place hero ${hero}`, ...rest, 'ready'];
}
