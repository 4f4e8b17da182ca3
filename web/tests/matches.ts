/** Matches played by chance, as one seat is told of them: `python -m tests.matches GAME` writes them. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

export interface Match<V, E, C> {
  catalogue: C;
  first: V;
  entries: { events: E[]; view: V }[];
}

/** The view with what an entry changed in it. */
function changed(old: unknown, change: unknown): unknown {
  if (Array.isArray(change)) return change[0];
  const out = (Array.isArray(old) ? [...old] : { ...(old as object) }) as Record<string, unknown>;
  for (const [key, value] of Object.entries(change as object)) out[key] = changed(out[key], value);
  return out;
}

export function matchesOf<V, E, C>(game: string): Match<V, E, C>[] {
  const written = JSON.parse(gunzipSync(readFileSync(`tests/matches/${game}.json.gz`)).toString()) as { catalogue: C; first: V; entries: [E[], unknown][] }[];
  return written.map(({ catalogue, first, entries }) => {
    let view = first;
    return { catalogue, first, entries: entries.map(([events, change]) => ({ events, view: (view = changed(view, change) as V) })) };
  });
}

/** Where two views differ, as paths. */
export function differences(a: unknown, b: unknown, path = ''): string[] {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b ? [] : [path];
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return [...new Set([...Object.keys(x), ...Object.keys(y)])].flatMap((key) => differences(x[key], y[key], `${path}/${key}`));
}
