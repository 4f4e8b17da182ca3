/** A new view in which whatever is as it was is the same object as before: what did not change is not drawn again. */
import type { Json } from './wire.ts';

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

export function share<T>(old: unknown, now: T): T {
  if (Array.isArray(now)) return (Array.isArray(old) ? shareList(old, now) : now) as T;
  if (!isObject(now) || !isObject(old)) return now;
  const names = Object.keys(now);
  let same = names.length === Object.keys(old).length;
  const out: Json = {};
  for (const name of names) {
    out[name] = share(old[name], now[name]);
    same &&= out[name] === old[name];
  }
  return (same ? old : out) as T;
}

/** Things in a list come and go: one that is as it was is found wherever it now stands. */
function shareList(old: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const known = new Map<string, unknown>();
  for (const item of old) if (typeof item === 'object' && item !== null) known.set(JSON.stringify(item), item);
  const out = now.map((item, i) => (typeof item === 'object' && item !== null ? (known.get(JSON.stringify(item)) ?? share(old[i], item)) : item));
  return out.length === old.length && out.every((item, i) => item === old[i]) ? old : out;
}
