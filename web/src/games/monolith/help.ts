/** A tile in words: for the help sheet and for screen readers. Sentences are in the Fluent files. */

import type { BoardProps, HelpText, Thing } from '../../core/board.ts';
import { edition, list, t, type NameOf } from '../../core/i18n.svelte.ts';
import { boardFace, ORDER_SIGNS, printedFace, runeSign, tileSvg } from './parts/tile.ts';
import { nameOfTile, tileOf } from './view.ts';
import type { BoardTile, Card, Six, View } from './wire.ts';

const strongest = (six: Six): number => Math.max(0, ...six);

/** What was said of a tile, as long as it is the same tile in the same words: most of a board does not change. */
const said = new WeakMap<BoardTile, { by: string; text: string }>();

/** One tile on the board, in one sentence. */
export function describeTile(tile: BoardTile, nameOf: NameOf): string {
  const by = `${edition()} ${nameOf(tile.seat)}`;
  const known = said.get(tile);
  if (known?.by === by) return known.text;
  const text = describe(tile, nameOf);
  said.set(tile, { by, text });
  return text;
}

function describe(tile: BoardTile, nameOf: NameOf): string {
  const parts = [t('monolith-tile-of', { tile: nameOfTile(tile.tile), name: nameOf(tile.seat) })];
  if (tile.kind === 'banner') parts.push(t('monolith-board-hp', { hp: tile.life }));
  if (strongest(tile.melee)) parts.push(t('monolith-tile-melee', { sides: sides(tile.melee) }));
  if (strongest(tile.ranged)) parts.push(t('monolith-tile-ranged', { sides: sides(tile.ranged) }));
  if (tile.initiative.length && tile.kind !== 'rune') parts.push(t('monolith-tile-initiative', { values: tile.initiative.join(', ') }));
  if (tile.wounds) parts.push(t('monolith-tile-wounds', { wounds: tile.wounds, life: tile.life }));
  if (tile.netted) parts.push(t('monolith-tile-netted'));
  if (tile.disarmed) parts.push(t('monolith-tile-disarmed'));
  if (tile.poison) parts.push(t('monolith-tile-poison', { count: tile.poison }));
  return parts.join(', ');
}

/** "1 up, 2 lower right" from six strengths by direction. */
function sides(six: Six): string {
  return list(six.flatMap((n, d) => (n ? [`${n} ${t(`monolith-word-direction-${d}`)}`] : [])));
}

const count = (six: Six): number => six.filter(Boolean).length;

/** What the help sheet says about a tile, printed facts first, then how it is now. */
export function helpOf(thing: Thing, props: BoardProps<View>): HelpText | null {
  const tile = tileOf(props.catalogue, thing.id);
  if (!tile) return null;
  const placed = thing.at ? props.view.board.find((x) => x.hex === thing.at && x.tile === thing.id) : undefined;
  const owner = placed?.seat ?? props.view.seats.find((s) => s.faction === tile.faction)?.seat ?? 0;
  const face = placed ? boardFace(placed, tile) : printedFace(tile, owner);
  return {
    title: nameOfTile(tile.id),
    picture: tileSvg(face, 190, nameOfTile(tile.id)),
    lines: [...facts(tile), ...(placed ? nowLines(placed) : [])],
  };
}

type Line = HelpText['lines'][number];

function facts(tile: Card): Line[] {
  const source = (field: string): string => tile.source[field] ?? tile.source['*'] ?? '';
  const out: Line[] = [];
  const put = (sign: string, key: string, args: Record<string, string | number>, field: string, rule: string): void => {
    out.push({ sign, text: t(`monolith-help-${key}`, args), source: source(field), rule });
  };
  if (tile.initiative.length && tile.kind !== 'rune' && tile.kind !== 'order') put('initiative', 'initiative', { count: tile.initiative.length, values: tile.initiative.join(', ') }, 'initiative', 'MA §5');
  for (const n of [4, 3, 2, 1]) if (tile.melee.includes(n)) put('melee', 'melee', { strength: n, sides: tile.melee.filter((v) => v === n).length }, 'melee', 'MA §5');
  for (const n of [4, 3, 2, 1]) if (tile.ranged.includes(n)) put('ranged', 'ranged', { strength: n, sides: tile.ranged.filter((v) => v === n).length }, 'ranged', 'MA §5');
  if (count(tile.armour)) put('armour', 'armour', { sides: count(tile.armour) }, 'armour', 'MA §6');
  if (count(tile.net)) put('net', 'net', { sides: count(tile.net) }, 'net', 'MA §6');
  if (count(tile.lightning)) put('bolt', 'lightning', {}, 'lightning', 'MA §6');
  if (tile.effect && tile.kind === 'rune') put(runeSign(tile.effect).glyph, `rune-${tile.effect.type}`, { amount: tile.effect.amount ?? 1, sides: count(tile.connect) }, 'effect', 'MA §7');
  if (tile.effect && tile.kind === 'order') put(ORDER_SIGNS[tile.effect.type] ?? 'battle', `order-${tile.effect.type}`, {}, 'effect', 'MA §8');
  if (tile.effect?.type === 'assassin') put('aim', 'assassin', {}, 'effect', 'MA §6');
  if (tile.aura) put(runeSign(tile.aura).glyph, `aura-${tile.aura.type}`, { amount: tile.aura.amount ?? 1 }, 'aura', 'MA §7');
  for (const [feature, n] of Object.entries(tile.features)) if (n) put(feature, `feature-${feature}`, { amount: n }, 'features', 'MA §6');
  put('stack', 'count', { count: tile.count }, 'count', '');
  return out;
}

function nowLines(tile: BoardTile): Line[] {
  const out: Line[] = [];
  for (const g of tile.granted) out.push({ sign: g.what === 'double_attack' ? 'double' : g.what === 'melee' ? 'strength' : g.what === 'ranged' ? 'accuracy' : g.what, text: t('monolith-help-now-granted', { what: t(`monolith-word-${g.what}`), amount: g.amount ?? 0, by: g.by }) });
  if (tile.netted) out.push({ sign: 'net', text: t('monolith-help-now-netted', { by: tile.netted_by.join(', ') }) });
  if (tile.disarmed) out.push({ sign: 'disarmament', text: t('monolith-help-now-disarmed', { by: tile.disarmed_by.join(', ') }) });
  if (tile.wounds) out.push({ sign: 'wound', text: t('monolith-tile-wounds', { wounds: tile.wounds, life: tile.life }) });
  if (tile.poison) out.push({ sign: 'poison', text: t('monolith-tile-poison', { count: tile.poison }) });
  if (tile.entrenched) out.push({ sign: 'wall', text: t('monolith-help-entrenched') });
  return out;
}
