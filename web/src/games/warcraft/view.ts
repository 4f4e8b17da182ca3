/** What the server sends about Warcraft. Nothing here decides anything. */

import { t } from '../../core/i18n.svelte.ts';
import type { Json } from '../../core/wire.ts';

export type PieceType = 'melee' | 'ranged' | 'flying' | 'worker';
export const TYPES: readonly PieceType[] = ['melee', 'ranged', 'flying', 'worker'];
export const UNITS: readonly PieceType[] = ['melee', 'ranged', 'flying'];
/** Pieces of nobody's seat are drawn in grey. */
export const NEUTRAL = 4;

export interface Pieces { seat: number | null; race: string; melee: number; ranged: number; flying: number; worker: number; moved?: Partial<Record<PieceType, number>> }
export interface AreaView {
  pieces?: Pieces[]; depleted?: number; marker?: boolean; locked?: boolean; fast?: boolean; crippled?: boolean; called?: number;
  outpost?: { seat: number | null; race: string; ready: boolean }; captive?: string; token?: string;
}
/** Where points come from; they add up to the side's points. */
export interface Source { kind: 'town' | 'objective' | 'level' | 'card'; points: number; area?: string; seat?: number; type?: PieceType }
export interface MapArea { id: string; x: number; y: number; kind: string; vp: number; town: string | null; label: string | null; neighbours: string[] }
export interface UnitView { level: number; levels: number; strength: number; ability: string | null; name: string; needs: Record<string, number> | null; board: number; training: number; reserve: number }
export interface BuildingView { ready: number; sites: number; summoned: number; left: number; idle: number }
export interface SeatView {
  seat: number; race: string | null; team: number; alive: boolean; town: string | null; gold: number; wood: number; points: number; sources?: Source[];
  hand: string[] | null; hand_count: number; deck: number; discard: string[]; laid: number;
  units: Partial<Record<PieceType, UnitView>>; workers: { board: number; training: number; building: number; reserve: number };
  buildings: Partial<Record<PieceType, BuildingView>>; outposts: { board: number; sites: number; reserve: number };
}
export interface Fighter { race: string; side: 'attackers' | 'defenders'; area: string; melee: number; ranged: number; flying: number; worker: number }
export interface BattleView {
  area: string; round: number; phase: 'ranged' | 'flying' | 'melee' | null; attackers: string[]; defenders: string[]; flanks: string[]; fighting: Fighter[];
  losses: { attackers: number; defenders: number }; hits: Record<string, number>; rolling: { race: string; type: PieceType; left: number } | null;
}
export interface View {
  mode: string; scenario: string; turn: number; target: number | null; step: string; active: number | null; first: number | null;
  seats: SeatView[]; areas: Record<string, AreaView>; map: { areas: MapArea[]; walls: [string, string][]; holes: [number, number][] }; battle: BattleView | null;
}
interface Price { gold: number; wood: number }
export interface UnitData { id: string; type: PieceType; level: number; strength: number; ability: string | null; source: Record<string, string> }
export interface Catalogue {
  races: { id: string; units: UnitData[]; deck: Record<string, number>; source: string }[]; cards: { id: string; window: string; source: string }[];
  costs: { train: Record<string, Price>; building: Price; outpost: Price; upgrade: Price };
}

export const catalogueOf = (json: Json): Catalogue | null => (Array.isArray(json['races']) ? (json as unknown as Catalogue) : null);
export const nameOf = (id: string): string => t(`warcraft-${id}`);
export const seatOf = (view: View, race: string): number => view.seats.find((s) => s.race === race)?.seat ?? NEUTRAL;
export const free = (p: Pieces, type: PieceType): number => p[type] - (p.moved?.[type] ?? 0);
export const keyed = (key: string): string => (key.startsWith('@') ? t(key.slice(1)) : key);

/** The unit of a race at a level, as the catalogue knows it. */
export const unitAt = (c: Catalogue | null, race: string | null, type: PieceType, level: number): UnitData | null =>
  c?.races.find((r) => r.id === race)?.units.find((u) => u.type === type && u.level === level) ?? null;
