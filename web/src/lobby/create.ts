import { api, type TableWish } from '../core/api.ts';
import type { GameInfo, Setting, TableInfo } from '../core/wire.ts';
import { type Plan, planned } from './plan.ts';

export const settingsOf = (game: GameInfo, mode: string): Setting[] =>
  game.settings.filter((s) => !s.modes.length || s.modes.includes(mode));

type Links = Record<string, string>;
/** For browsers that keep nothing. */
const links = new Map<string, Links>();

/** The invitation links of a table are told once; the waiting room shows them from here. */
export function linksOf(id: string): Links {
  try {
    return { ...(JSON.parse(sessionStorage.getItem(`arenarium-links-${id}`) ?? '{}') as Links), ...links.get(id) };
  } catch {
    return links.get(id) ?? {};
  }
}

export function keepLinks(table: TableInfo): TableInfo {
  if (!table.links) return table;
  const all = { ...linksOf(table.id), ...table.links };
  links.set(table.id, all);
  try {
    sessionStorage.setItem(`arenarium-links-${table.id}`, JSON.stringify(all));
  } catch {
    // Kept for as long as the page is open.
  }
  return table;
}

export const openTable = async (wish: TableWish & { pack?: string; box?: string }): Promise<TableInfo> => keepLinks(await api.create(wish));

/** Where the first lesson of a game is played, on a table made for it; null where the game has none. */
export async function firstLesson(game: string): Promise<string | null> {
  const lesson = (await api.scenarios(game)).find((s) => s.chapter === 'lessons');
  return lesson ? `/t/${(await api.play(game, lesson.name)).id}?lesson=${lesson.name}` : null;
}

/** Where a match with a tutor is played, against a weak bot and without haste. */
export async function tutoredMatch(info: GameInfo, plan: Plan, bot: string): Promise<string> {
  const { options, seats } = planned(info, plan, '');
  const others = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, bot }));
  const table = await openTable({ game: info.name, options, seats: [{ kind: 'me' }, ...others], public: false, tutor: true });
  return `/t/${table.id}`;
}
