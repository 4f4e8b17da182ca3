/** A moment of a match as others are told of it. Plain functions. */
import { api } from '../core/api.ts';
import type { GameClient } from '../core/board.ts';
import { shortName, turnWords } from '../core/names.ts';
import type { Json, TableInfo } from '../core/wire.ts';
import type { Caption } from './picture.ts';

/** Where a match is looked at from a moment on. */
function replayAt(path: string, at: number, token: string | null): URL {
  const url = new URL(path, location.origin);
  if (token) url.searchParams.set('token', token);
  url.searchParams.set('at', String(at));
  return url;
}

/** An address that opens a match at a moment, also for those who may not see the table otherwise: players may let them. */
export async function linkTo(info: TableInfo, at: number, token: string | null): Promise<string> {
  const path = token || info.public || !info.mine?.length ? `/replay/${info.id}` : await api.share(info.id);
  return replayAt(path, at, token).href;
}

/** The replay of a match, with what can be shared of it laid open. */
export function shareThere(id: string, at: number, token: string | null): string {
  const { pathname, search } = replayAt(`/replay/${id}`, at, token);
  return `${pathname}${search}&share`;
}

export function captionOf(info: TableInfo, client: GameClient | null, view: Json, sentence: string, nameOf: (seat: number) => string): Caption {
  const players = info.seats.map(({ seat }) => ({ seat, name: nameOf(seat), score: client?.score?.(view, seat) ?? '' }));
  return { title: [shortName(info.game), turnWords(info.game, view)].filter(Boolean).join(' · '), players, sentence };
}
