import { api, type GameInfo, type ModeInfo, type SettingInfo, type TableWish } from '../core/api.ts';
import type { Json, TableInfo } from '../core/wire.ts';

const ORDER = ['random', 'novice', 'steady', 'solid', 'strong', 'master'];

/** The levels of bots a game has, from weak to strong. */
export function botNames(game: GameInfo): string[] {
  const names = game.bots.map((b) => (typeof b === 'string' ? b : b.name));
  return names.toSorted((a, b) => (ORDER.indexOf(a) + 99) % 99 - ((ORDER.indexOf(b) + 99) % 99));
}

export const settingsOf = (game: GameInfo, mode: string): SettingInfo[] =>
  game.settings.filter((s) => !s.modes.length || s.modes.includes(mode));

/** Options of a first game: the first mode, its smallest number of seats, every setting as it comes. */
export function defaults(game: GameInfo, mode: ModeInfo | undefined = game.modes[0]): Json {
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

/** Create a table and keep its invitation links for the waiting room: the server tells them once. */
export async function openTable(wish: TableWish): Promise<TableInfo> {
  const table = await api.create(wish);
  const links = (table['links'] ?? table['invites']) as Record<string, string> | { seat: number; link?: string; token?: string; url?: string }[] | undefined;
  const bySeat: Record<string, string> = {};
  if (Array.isArray(links)) for (const l of links) bySeat[String(l.seat)] = l.link ?? l.url ?? l.token ?? '';
  else if (links) for (const [seat, link] of Object.entries(links)) bySeat[seat] = String(link);
  for (const s of table.seats) if (s.invite) bySeat[String(s.seat)] = s.invite;
  if (Object.keys(bySeat).length) sessionStorage.setItem(`invite-${table.id}`, JSON.stringify(bySeat));
  return table;
}
