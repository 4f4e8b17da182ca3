/** From what the server sends to what is drawn. Nothing here decides anything. */

import { has, t } from '../../core/i18n.svelte.ts';
import type { Json } from '../../core/wire.ts';
import type { BeingFace } from './parts/Being.svelte';
import { iconOf } from './parts/icons.ts';
import type { SpellFace } from './parts/Spell.svelte';
import type { Symbol } from './parts/symbols.ts';
import type { Catalogue, CreatureFacts, FieldView, LastingView, PlayerView, View } from './wire.ts';

export const LETTERS = 'rbgp';
export const FIELD = /^(?:[rbgp]\.)?[fb][1-4]$/;
export const FIELDS = ['f1', 'f2', 'f3', 'f4', 'b1', 'b2', 'b3', 'b4'];

export const catalogueOf = (json: Json): Catalogue | null => (Array.isArray(json['creatures']) ? (json as unknown as Catalogue) : null);
export const nameOf = (id: string): string => t(`herosi-${id}`);
export const heroName = (element: string | null): string => (element ? t(`herosi-hero_${element}`) : '');
export const creature = (c: Catalogue | null, id: string): CreatureFacts | undefined => c?.creatures.find((x) => x.id === id);

const symbolOf = (need: string): Symbol => (need === 'same_element' || need === 'any_element' || need === 'same element' || need === 'any element' ? 'any' : (need as Symbol));

export function spellFace(c: Catalogue | null, id: string): SpellFace {
  const data = c?.spells.find((s) => s.id === id);
  const figure = data?.damage ?? data?.heal ?? 0;
  const fx = data?.effect ?? '';
  const short = has(`herosi-short-${id}`) ? t(`herosi-short-${id}`, { damage: data?.damage ?? 0, amount: data?.amount ?? 0 }) : data?.damage && !data.lasting ? t('herosi-board-fx-damage', { count: figure }) : has(`herosi-board-fx-${fx}`) ? t(`herosi-board-fx-${fx}`, { count: figure }) : '';
  return {
    id, name: nameOf(id), icon: iconOf(id), element: data?.element ?? 'none', lasting: data?.lasting ?? fx === 'lasting', short,
    need: Object.entries(data?.needs ?? {}).map(([kind, count]): [Symbol, number] => [symbolOf(kind), count]), text: t(`herosi-${id}.text`),
  };
}

export function beingFace(c: Catalogue | null, view: View, player: PlayerView, field: string, f: FieldView): BeingFace {
  const spells = view.spells.filter((s) => s.target_seat === player.seat && s.field === field).map((s) => attachedFace(c, s));
  if (f.id === 'hero') {
    const hero = c?.heroes.find((h) => h.id === player.hero);
    const weak = view.settings?.plain_heroes ? undefined : hero?.opposed;
    return { name: heroName(player.hero).split(',')[0]!, icon: iconOf(`hero-${player.hero}`), element: player.hero ?? 'none', hero: true, life: Math.max(0, player.life), full: f.life, spells, ...(weak ? { weak } : {}) };
  }
  const printed = creature(c, f.id);
  const strength = f.strength ?? printed?.strength ?? 0;
  const cost = f.cost ?? printed?.activation ?? 0;
  return {
    name: nameOf(f.id), icon: iconOf(f.id), element: printed?.hero ?? player.hero ?? 'none', hero: false, life: Math.max(0, f.life - f.wounds), full: f.life, spells,
    strength, strengthChange: strength - (printed?.strength ?? strength), cost, costChange: cost - (printed?.activation ?? cost), dir: printed?.direction ?? 'front',
  };
}

export function attachedFace(c: Catalogue | null, s: LastingView): { element: string; icon: string; power: number; title: string } {
  return { element: c?.spells.find((x) => x.id === s.card)?.element ?? 'none', icon: iconOf(s.card), power: s.power, title: nameOf(s.card) };
}
