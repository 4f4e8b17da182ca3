import type { Sketch } from '../editor/wire.ts';
import { kept } from './kept.svelte.ts';
import { passes, retry } from './retry.svelte.ts';
import type { Edit, GameBox, OwnBox, SharedBox } from '../box/facts.ts';
import type { Games, Json, Lesson, Lobby, LuckReport, Me, Picture, Puzzle, PuzzleHelp, Puzzles, PuzzleVerdict, Refused, Replay, Report, Scenarios, StudyBegin, StudyList, TableInfo } from './wire.ts';

export interface SeatWish {
  kind: 'me' | 'open' | 'invite' | 'bot' | 'hotseat';
  bot?: string;
}
export interface TableWish {
  game: string;
  options: Json;
  seats: SeatWish[];
  clock?: Json;
  public?: boolean;
  title?: string;
  tutor?: boolean;
}

/** A refusal of the server, or its silence (`kind` is then "away"). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refused,
  ) {
    super(refusal.message ?? refusal.key);
  }
}

const silence = (): ApiError => new ApiError(0, { kind: 'away', key: 'web-unanswered', rule: '', args: {} });

/** What the server answers, as text; rejects with its refusal. */
async function send(method: string, path: string, body?: unknown, keepalive = false): Promise<string> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method,
      keepalive,
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    text = await response.text(); // which may break off
  } catch {
    throw silence();
  }
  if (response.ok) return text;
  const error = (json(text) as { error?: Refused } | null)?.error;
  throw new ApiError(response.status, error ?? { kind: 'failed', key: 'web-failed', rule: '', args: { status: response.status } });
}

function json(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

export const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => json(await send(method, path, body)) as T;

/** What the server says, or what it said before where it is silent now. What it refuses is not kept any longer. */
async function told(path: string, whole: (text: string) => boolean = Boolean): Promise<string> {
  try {
    const text = await send('GET', path);
    if (!whole(text)) throw silence();
    void kept.put(path, text);
    return text;
  } catch (error) {
    const silent = error instanceof ApiError && error.status === 0;
    if (!silent && !passes(error)) void kept.drop(path);
    const before = silent ? await kept.get(path) : null;
    if (before === null) throw error;
    return before;
  }
}

/** For what a page shows: a server that is away for a while is asked again until it answers. */
const read = <T>(path: string): Promise<T> => retry.until(async () => json(await told(path, (text) => json(text) !== null)) as T);

export function query(values: Record<string, string | number | null>): string {
  const given = Object.entries(values).filter(([, v]) => v !== null);
  return given.length ? `?${new URLSearchParams(given.map(([k, v]) => [k, String(v)]))}` : '';
}

export const api = {
  /** Who plays here; nobody yet is not an error. */
  me: () => call<Partial<Me>>('GET', '/api/me?quiet=true'),
  /** Begin as a guest: a name comes when others will read it. */
  begin: (lang: string) => call<Me>('POST', '/api/me', { lang }),
  speak: (lang: string) => call<Me>('POST', '/api/me', { lang }),
  name: (name: string, lang: string) => call<Me>('POST', '/api/me', { name, lang }),
  webhook: (url: string) => call<Me>('POST', '/api/me', { webhook: url }),
  newRecovery: () => call<{ recovery: string }>('POST', '/api/me/recovery', {}),
  recover: (code: string) => call<Me>('POST', '/api/me/recover', { code }),
  /** Matches I have finished, the newest first; `before`: older than that. */
  matches: (hidden = false, before: number | null = null) => read<Lobby>(`/api/me/matches${query({ hidden: String(hidden), before })}`),
  /** Hide or delete one of my tables, say that a lesson is done with, or bring it back. */
  /** Throws a table away, also while its page is being closed. */
  discard: (id: string): void => void send('POST', `/api/tables/${id}/shelf`, { what: 'deleted' }, true).catch(() => undefined),
  shelve: (id: string, what: 'hidden' | 'deleted' | 'done' | null) => call<{ seconds: number }>('POST', `/api/tables/${id}/shelf`, { what }),
  share: async (id: string) => (await call<{ link: string }>('POST', `/api/tables/${id}/share`, {})).link,
  learned: async () => (await call<{ learned: Record<string, string[]> }>('GET', '/api/me/learned')).learned,
  forgetMe: () => call<Json>('POST', '/api/me/forget', {}),
  games: () => read<Games>('/api/games'),
  /** The texts of a game in one language, as Fluent source. */
  texts: (game: string, lang: string) => retry.until(() => told(`/api/games/${game}/texts/${lang}`)),
  /** `pack`: the hash of what a table plays with that is not as it ships. */
  catalogue: (game: string, pack: string | null = null, box: string | null = null) => (box ? call<Json>('GET', `/api/games/${game}/catalogue${query({ box })}`) : read<Json>(`/api/games/${game}/catalogue${query({ kept: pack })}`)),
  /** Every fact of a game, and what I have corrected and confirmed of them. */
  box: (game: string) => read<GameBox>(`/api/games/${game}/box`),
  ownBox: (game: string) => call<OwnBox>('GET', `/api/me/box/${game}`),
  editBox: (game: string, edits: readonly Edit[], name: string | null = null) => call<OwnBox>('POST', `/api/me/box/${game}`, { edits, name }),
  loadBox: (game: string, text: string) => call<OwnBox>('POST', `/api/me/box/${game}/file`, { text }),
  shareBox: (game: string, shared: boolean) => call<OwnBox>('POST', `/api/me/box/${game}/link`, { shared }),
  takeBox: (game: string, link: string) => call<OwnBox>('POST', `/api/me/box/${game}/take`, { link }),
  sharedBox: (link: string) => call<SharedBox>('GET', `/api/boxes/${encodeURIComponent(link)}`),
  tablePack: (id: string, token: string | null = null) => call<{ name: string; pack: Json }>('GET', `/api/tables/${id}/pack${query({ token })}`),
  tables: async (state: 'open' | 'running' | 'mine' | 'finished') =>
    (await call<Lobby>('GET', `/api/tables?state=${state}`)).tables,
  create: (wish: TableWish) => call<TableInfo>('POST', '/api/tables', wish),
  /** `token`: what a link to a private table carries. */
  table: (id: string, token: string | null = null) => read<TableInfo>(`/api/tables/${id}${query({ token })}`),
  join: (id: string, with_: Json) => call<TableInfo>('POST', `/api/tables/${id}/join`, with_),
  /** Stand up before the start; the host closes the table. */
  leave: (id: string) => call<TableInfo>('POST', `/api/tables/${id}/leave`, {}),
  /** A fresh link for an invited seat; the old one is void. */
  invite: (id: string, seat: number) => call<TableInfo>('POST', `/api/tables/${id}/invite`, { seat }),
  start: (id: string) => call<TableInfo>('POST', `/api/tables/${id}/start`, {}),
  rematch: (id: string) => call<TableInfo>('POST', `/api/tables/${id}/rematch`, {}),
  branch: (id: string, with_: Json) => call<TableInfo>('POST', `/api/tables/${id}/branch`, with_),
  replay: (id: string, seat: number | null = null, token: string | null = null) =>
    read<Replay>(`/api/tables/${id}/replay${query({ seat, token })}`),
  /** How a match of so many entries stands, as the seat sees it; null where more was taken back than can be told so. */
  latest: async (id: string, seat: number, length: number): Promise<Json | null> =>
    (await call<Replay>('GET', `/api/tables/${id}/replay${query({ seat, first: length })}`)).frames.at(-1)?.view ?? null,
  luck: async (id: string, token: string | null = null) => (await read<LuckReport>(`/api/tables/${id}/luck${query({ token })}`)).luck,
  analysis: (id: string, token: string | null = null) => read<Report>(`/api/tables/${id}/analysis${query({ token })}`),
  /** Other answers of a seat from a moment of a finished match on, as far as the rules allow them. */
  line: (id: string, seat: number, at: number, answers: readonly string[], token: string | null = null) =>
    read<Replay>(`/api/tables/${id}/line${query({ seat, at, token })}${answers.map((a) => `&answer=${encodeURIComponent(a)}`).join('')}`),
  scenarios: async (game: string) => (await read<Scenarios>(`/api/scenarios?game=${game}`)).scenarios,
  lesson: (game: string, name: string) => read<Lesson>(`/api/scenarios/${game}/${name}`),
  /** A scenario's position after so many of its steps, to be drawn. */
  picture: (game: string, name: string, step = 0) => read<Picture>(`/api/scenarios/${game}/${name}/picture?step=${step}`),
  /** A position of one's own, given as a text or as its tables. */
  sketch: (with_: { game: string; text?: string; doc?: Json; box?: string | null; kept?: string | null }) => call<Sketch>('POST', '/api/positions', with_),
  askPosition: (with_: Json) => call<Json>('POST', '/api/positions/ask', with_),
  /** A moment of a match that is over, as a position. */
  moment: (id: string, at: number, token: string | null = null) => call<{ text: string }>('GET', `/api/tables/${id}/position${query({ at, token })}`),
  /** The puzzles of a game and what I made of them; `turn`: another next one. */
  puzzles: (game: string, theme = '', turn = 0) => call<Puzzles>('GET', `/api/puzzles/${game}${query({ theme: theme || null, turn: turn || null })}`),
  puzzle: (game: string, name: string) => call<Puzzle>('GET', `/api/puzzles/${game}/${encodeURIComponent(name)}`),
  playPuzzle: (game: string, name: string) => call<TableInfo>('POST', `/api/puzzles/${game}/${encodeURIComponent(name)}/play`, {}),
  answerPuzzle: (game: string, name: string, answers: readonly string[]) => call<PuzzleVerdict>('POST', `/api/puzzles/${game}/${encodeURIComponent(name)}/answer`, { answers }),
  helpPuzzle: (game: string, name: string, what: 'hint' | 'solution') => call<PuzzleHelp>('POST', `/api/puzzles/${game}/${encodeURIComponent(name)}/help`, { what }),
  /** Studies of mine, and those I have joined; the rest of them is in study/calls.ts. */
  studies: async () => (await call<StudyList>('GET', '/api/studies')).studies,
  newStudy: (title: string, chapter: StudyBegin) => call<{ id: string; chapters: { id: number }[] }>('POST', '/api/studies', { title, chapter }),
  leaveStudy: (id: string) => call<Json>('POST', `/api/studies/${id}/leave`, {}),
  shelveStudy: (id: string, what: 'deleted' | null) => call<{ seconds: number }>('POST', `/api/studies/${id}/shelf`, { what }),
  playFile: (with_: Json) => call<TableInfo>('POST', '/api/scenarios/play', with_),
  play: (game: string, name: string, with_: Json = {}) =>
    call<TableInfo>('POST', `/api/scenarios/${game}/${name}/play`, with_),
};
