import { api, type TableWish } from '../core/api.ts';
import type { GameInfo, Json, Mode, Setting, TableInfo } from '../core/wire.ts';

export const settingsOf = (game: GameInfo, mode: string): Setting[] =>
  game.settings.filter((s) => !s.modes.length || s.modes.includes(mode));

/** Options of a first game: the first mode, its smallest number of seats, every setting as it comes. */
export function defaults(game: GameInfo, mode: Mode | undefined = game.modes[0]): Json {
  return { mode: mode?.name, seats: mode?.seats[0] };
}

/** Something this device remembers between visits. */
export function remembered(what: string, value?: string): string | null {
  try {
    if (value !== undefined) localStorage.setItem(`arenarium-${what}`, value);
    return localStorage.getItem(`arenarium-${what}`);
  } catch {
    return null;
  }
}

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

export const openTable = async (wish: TableWish & { pack?: string }): Promise<TableInfo> => keepLinks(await api.create(wish));
