import type { Entry } from '../../core/wire.ts';

/** The events of these entries, in order, as a game declares them in its wire.ts. */
export const toldIn = <T>(entries: readonly Entry[]): T[] => entries.flatMap((entry) => entry.events as unknown as T[]);
