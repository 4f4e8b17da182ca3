/** Reading what the server sends about Warcraft. Nothing here decides anything. */

import { t } from '../../core/i18n.svelte.ts';
import type { Json } from '../../core/wire.ts';
import type { Catalogue, Pieces, PieceType, Price, SeatView, UnitFacts, View } from './wire.ts';

export const TYPES: readonly PieceType[] = ['melee', 'ranged', 'flying', 'worker'];
/** What lies on an area and is there or not. */
export const AREA_MARKS = ['marker', 'locked', 'fast', 'crippled', 'called'] as const;
export const UNITS: readonly PieceType[] = ['melee', 'ranged', 'flying'];
/** Pieces of nobody's seat are drawn in grey. */
export const NEUTRAL = 4;

export const catalogueOf = (json: Json): Catalogue | null => (Array.isArray(json['races']) ? (json as unknown as Catalogue) : null);
export const nameOf = (id: string): string => t(`warcraft-${id}`);
export const seatOf = (view: View, race: string): number => view.seats.find((s) => s.race === race)?.seat ?? NEUTRAL;
export const free = (p: Pieces, type: PieceType): number => p[type] - (p.moved?.[type] ?? 0);
/** An area by the letter on its token, where it has one, and by the name that the log knows. */
export const placed = (id: string, label?: string | null): string => (label ? `${label} · ${id}` : id);
export const keyed = (key: string): string => (key.startsWith('@') ? t(key.slice(1)) : key);

/** One seat of each side that has points enough: its Spend Step will end the match. */
export const reached = ({ seats, target }: Pick<View, 'seats' | 'target'>): SeatView[] =>
  seats.filter((s, i) => target !== null && s.alive && s.points >= target && seats.findIndex((o) => o.alive && o.team === s.team) === i);

/** The unit of a race at a level, as the catalogue knows it. */
export const unitAt = (c: Catalogue | null, race: string | null, type: PieceType, level: number): UnitFacts | null =>
  c?.races.find((r) => r.id === race)?.units.find((u) => u.type === type && u.level === level) ?? null;

/** What one of a type costs to train: each race's building has its price. */
export const priceOf = (c: Catalogue | null, race: string | null, type: PieceType): Price | undefined => c?.costs.override.find((o) => o.race === race && o.type === type) ?? c?.costs.train[type];
