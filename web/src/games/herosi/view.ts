/** From what the server sends to what is drawn. Nothing here decides anything. */

import { has, t } from '../../core/i18n.svelte.ts';
import type { Json } from '../../core/wire.ts';
import type { BeingFace } from './parts/Being.svelte';
import type { Facing } from './parts/Direction.svelte';
import { iconOf } from './parts/icons.ts';
import type { SpellFace } from './parts/Spell.svelte';
import type { Element, Symbol } from './parts/symbols.ts';

export interface FieldView { id: string; wounds: number; life: number; strength?: number; cost?: number; exposed?: boolean; frozen?: boolean; activated?: boolean }
export interface DieView { face: Symbol | null; at: 'table' | 'hand' | 'air' }
export interface PlayerView {
  seat: number; team: number; battle: number; status: string; hero: Element | null; life: number; points: number; ready: boolean; chosen: boolean; may_stop: boolean; must_roll: boolean;
  fields: Record<string, FieldView | null> | null; beside: number; dice: DieView[];
  hand: { size: number; cards?: string[]; known?: string[] }; deck: { size: number; cards?: string[] }; discard: string[];
}
export interface BattleView {
  seats: number[]; phase: string; preparation: number; stopper: number | null; actor: number | null; priority: number; acted: number[];
  orders: { seat: number; symbols: number; bonus: number } | null; forced: boolean; upper: (string | null)[]; lower: (string | null)[];
}
export interface LastingView { name: string; card: string; owner: number; target_seat: number; field: string | null; power: number }
export interface View {
  mode: string; pace: 'live' | 'calm'; seat: number; phase: string; settings: { cadence: string; life: number; hints: boolean }; heroes: Element[]; pile: number;
  battles: BattleView[]; players: PlayerView[]; spells: LastingView[];
  army_points: number | null;
  casting: { card: string; target: string | null; discards?: string[][]; boosts: number; free: number } | null;
}

interface Creature { id: string; hero: Element; copies: number; points: number; strength: number; life: number; activation: number; direction: Facing; ability?: string; source: Record<string, string> }
interface SpellData { id: string; element: Element; copies?: number; needs: Record<string, number>; lasting?: boolean; effect?: string; damage?: number; heal?: number; amount?: number; source: Record<string, string> }
interface HeroData { id: Element; element: Element; opposed: Element; life: number; special: string; source: Record<string, string> }
export interface Catalogue { heroes: HeroData[]; creatures: Creature[]; spells: SpellData[] }

export const LETTERS = 'rbgp';
export const FIELD = /^(?:[rbgp]\.)?[fb][1-4]$/;
export const FIELDS = ['f1', 'f2', 'f3', 'f4', 'b1', 'b2', 'b3', 'b4'];

export const catalogueOf = (json: Json): Catalogue | null => (Array.isArray(json['creatures']) ? (json as unknown as Catalogue) : null);
export const nameOf = (id: string): string => t(`herosi-${id}`);
export const heroName = (element: string | null): string => (element ? t(`herosi-hero_${element}`) : '');
export const creature = (c: Catalogue | null, id: string): Creature | undefined => c?.creatures.find((x) => x.id === id);

const symbolOf = (need: string): Symbol => (need === 'same_element' || need === 'any_element' || need === 'same element' || need === 'any element' ? 'any' : (need as Symbol));

export function spellFace(c: Catalogue | null, id: string): SpellFace {
  const data = c?.spells.find((s) => s.id === id);
  const figure = data?.damage ?? data?.heal ?? 0;
  const fx = data?.effect ?? '';
  const short = has(`herosi-short-${id}`) ? t(`herosi-short-${id}`) : data?.damage && !data.lasting ? t('herosi-board-fx-damage', { count: figure }) : has(`herosi-board-fx-${fx}`) ? t(`herosi-board-fx-${fx}`, { count: figure }) : '';
  return {
    id, name: nameOf(id), icon: iconOf(id), element: data?.element ?? 'none', lasting: data?.lasting ?? fx === 'lasting', short,
    need: Object.entries(data?.needs ?? {}).map(([kind, count]): [Symbol, number] => [symbolOf(kind), count]), text: t(`herosi-${id}.text`),
  };
}

export function beingFace(c: Catalogue | null, view: View, player: PlayerView, field: string, f: FieldView): BeingFace {
  const spells = view.spells.filter((s) => s.target_seat === player.seat && s.field === field).map((s) => attachedFace(c, s));
  if (f.id === 'hero') {
    const hero = c?.heroes.find((h) => h.id === player.hero);
    const weak = hero?.opposed;
    return { name: heroName(player.hero).split(',')[0]!, icon: iconOf(`hero-${player.hero}`), element: player.hero ?? 'none', hero: true, life: player.life, full: f.life, spells, ...(weak ? { weak } : {}) };
  }
  const printed = creature(c, f.id);
  const strength = f.strength ?? printed?.strength ?? 0;
  const cost = f.cost ?? printed?.activation ?? 0;
  return {
    name: nameOf(f.id), icon: iconOf(f.id), element: printed?.hero ?? player.hero ?? 'none', hero: false, life: f.life - f.wounds, full: f.life, spells,
    strength, strengthChange: strength - (printed?.strength ?? strength), cost, costChange: cost - (printed?.activation ?? cost), dir: printed?.direction ?? 'front',
  };
}

export function attachedFace(c: Catalogue | null, s: LastingView): { element: string; icon: string; power: number; title: string } {
  return { element: c?.spells.find((x) => x.id === s.card)?.element ?? 'none', icon: iconOf(s.card), power: s.power, title: nameOf(s.card) };
}
