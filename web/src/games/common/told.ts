import type { Entry } from '../../core/wire.ts';

/** The events of these entries, in order, as a game declares them in its wire.ts. */
export const toldIn = <T>(entries: readonly Entry[]): T[] => entries.flatMap((entry) => entry.events as unknown as T[]);

/** "de_pikeman" of "@monolith-de_pikeman": events name a thing by the key of its name. */
export const bare = <T extends string = string>(key: string): T => key.replace(/^@[a-z]+-/, '') as T;
