/** A tile in words: for the help sheet and for screen readers. Sentences are in the Fluent files. */

import type { BoardProps, HelpText, Thing } from '../../core/board.ts';
import { counted, edition, list, t, type NameOf } from '../../core/i18n.svelte.ts';
import { choicesOf, sourcesOf } from './options.ts';
import { boardFace, giftGlyph, ORDER_SIGNS, printedFace, tileSvg } from './parts/tile.ts';
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

/** What is said about anything: a tile with its printed facts, how it is now and why it cannot be used; a counter; a Monolith. */
export function helpOf(thing: Thing, props: BoardProps<View>): HelpText | null {
  const tile = tileOf(props.catalogue, thing.id);
  if (!tile) return counterHelp(thing, props);
  const placed = thing.at ? props.view.board.find((x) => x.hex === thing.at && x.tile === thing.id) : undefined;
  const owner = placed?.seat ?? props.view.seats.find((s) => s.faction === tile.faction)?.seat ?? 0;
  const face = placed ? boardFace(placed, tile) : printedFace(tile, owner);
  return {
    title: placed ? t('monolith-tile-of', { tile: nameOfTile(tile.id), name: props.nameOf(owner) }) : nameOfTile(tile.id),
    picture: tileSvg(face, 190, nameOfTile(tile.id)),
    // How it is now comes first: what is printed one knows or finds below.
    lines: [...(placed ? [...nowLines(placed, tile, props), ...ableLines(placed, props)] : thing.at === 'hand' ? unusable(tile, props) : []), ...facts(tile)],
  };
}

type Line = HelpText['lines'][number];

const COUNTERS = ['hp', 'stack', 'discard', 'segment', 'monolith'];

function counterHelp({ id, at }: Thing, props: BoardProps<View>): HelpText | null {
  if (!COUNTERS.includes(id)) return null;
  const row = props.view.seats.find((s) => String(s.seat) === at);
  const lines: Line[] = [{ text: t(`monolith-help-${id}.text`) }];
  if (id === 'discard' && row) lines.push({ text: row.discard.length ? list(counted(row.discard.map(nameOfTile))) : t('monolith-help-discard-empty') });
  if (id === 'monolith' && row?.monolith) {
    const { folded, under } = row.monolith;
    lines.push({ text: !folded ? t('monolith-help-monolith-open') : under ? t('monolith-help-monolith-under', { tiles: list(under.map((x) => (x ? nameOfTile(x.tile) : t('monolith-board-no-tile')))) }) : t('monolith-help-monolith-secret') });
  }
  return { title: t(`monolith-help-${id}`), lines };
}

/** Strengths that a tile has, the greatest first. */
const strengths = (six: Six): number[] => [...new Set(six.filter(Boolean))].sort((a, b) => b - a);

function facts(tile: Card): Line[] {
  const source = (field: string): string => tile.source[field] ?? tile.source['*'] ?? '';
  const out: Line[] = [];
  const put = (sign: string, key: string, args: Record<string, string | number>, field: string, rule: string): void => {
    out.push({ sign, text: t(`monolith-help-${key}`, args), source: source(field), rule });
  };
  if (tile.initiative.length && tile.kind !== 'rune' && tile.kind !== 'order') put('initiative', 'initiative', { count: tile.initiative.length, values: tile.initiative.join(', ') }, 'initiative', 'MA §5');
  for (const n of strengths(tile.melee)) put('melee', 'melee', { strength: n, sides: tile.melee.filter((v) => v === n).length }, 'melee', 'MA §5');
  for (const n of strengths(tile.ranged)) put('ranged', 'ranged', { strength: n, sides: tile.ranged.filter((v) => v === n).length }, 'ranged', 'MA §5');
  if (count(tile.armour)) put('armour', 'armour', { sides: count(tile.armour) }, 'armour', 'MA §6');
  if (count(tile.net)) put('net', 'net', { sides: count(tile.net) }, 'net', 'MA §6');
  if (count(tile.lightning)) put('bolt', 'lightning', {}, 'lightning', 'MA §6');
  if (tile.effect && tile.kind === 'rune') put(giftGlyph(tile.effect.type), `rune-${tile.effect.type}`, { amount: tile.effect.amount ?? 1, sides: count(tile.connect) }, 'effect', 'MA §7');
  if (tile.effect && tile.kind === 'order') put(ORDER_SIGNS[tile.effect.type] ?? 'battle', `order-${tile.effect.type}`, {}, 'effect', 'MA §8');
  if (tile.effect?.type === 'assassin') put('aim', 'assassin', {}, 'effect', 'MA §6');
  if (tile.aura) put(giftGlyph(tile.aura.type), `aura-${tile.aura.type}`, { amount: tile.aura.amount ?? 1 }, 'aura', 'MA §7');
  for (const [feature, n] of Object.entries(tile.features)) if (n) put(feature, `feature-${feature}`, { amount: n }, 'features', 'MA §6');
  put('stack', 'count', { count: tile.count }, 'count', '');
  return out;
}

/** How it is now, what acts on it and from where, and on whom it acts. */
function nowLines(tile: BoardTile, card: Card, { view }: BoardProps<View>): Line[] {
  const out: Line[] = [];
  const named = (hexes: readonly string[]): string => list(hexes.map((h) => { const x = view.board.find((y) => y.hex === h); return x ? `${nameOfTile(x.tile)} ${h}` : h; }));
  const say = (sign: string, key: string, args: Record<string, string | number> = {}): void => void out.push({ sign, text: t(key, args) });
  if (tile.kind === 'banner') say('toughness', 'monolith-board-hp', { hp: tile.life });
  if (tile.wounds) say('wound', 'monolith-tile-wounds', { wounds: tile.wounds, life: tile.life });
  for (const g of tile.granted) say(giftGlyph(g.what), 'monolith-help-now-granted', { what: t(`monolith-word-${g.what}`), amount: g.amount ?? 0, by: named([g.by]) });
  if (tile.netted_by.length) say('net', 'monolith-help-now-netted', { by: named(tile.netted_by) });
  if (tile.net_marker) say('net', 'monolith-help-now-marker');
  if (tile.disarmed) say('disarmament', 'monolith-help-now-disarmed', { by: named(tile.disarmed_by) });
  if (tile.poison) say('poison', 'monolith-help-now-poison', { count: tile.poison });
  if (tile.entrenched) say('wall', 'monolith-help-entrenched');
  const receivers = view.board.filter((x) => x.granted.some((g) => g.by === tile.hex) || x.disarmed_by.includes(tile.hex)).map((x) => x.hex);
  const gives = (tile.kind === 'rune' && count(card.connect) > 0) || card.aura !== null;
  if (gives) say('play', receivers.length ? 'monolith-help-gives' : 'monolith-help-gives-nobody', { tiles: named(receivers) });
  const nets = view.board.filter((x) => x.netted_by.includes(tile.hex)).map((x) => x.hex);
  if (nets.length) say('net', 'monolith-help-nets', { tiles: named(nets) });
  return out;
}

/** What a tile of the board can do now, or why it cannot. */
function ableLines(tile: BoardTile, props: BoardProps<View>): Line[] {
  if (tile.seat !== props.seat) return [];
  const verbs = new Set(choicesOf(props).filter((c) => c.source === `hex:${tile.hex}`).map((c) => c.verb));
  const out: Line[] = [];
  if (verbs.size) out.push({ sign: 'check', text: t('monolith-help-can', { what: list([...verbs].map((v) => t(`monolith-verb-${v}`))) }) });
  if (!tile.moves.length) return out;
  const used = [...new Set(tile.moves.filter((m) => m.used).map((m) => t(`monolith-verb-${m.what === 'rotation' ? 'rotate' : m.what}`)))];
  if (used.length) out.push({ sign: 'hourglass', text: t('monolith-help-used', { what: list(used) }) });
  const why = verbs.size ? '' : tile.netted ? 'netted' : props.view.active !== props.seat ? 'turn' : props.question?.ask === 'discard' ? 'first' : '';
  if (why) out.push({ sign: 'hourglass', text: t(`monolith-help-cannot-${why}`) });
  return out;
}

/** Why a tile of the hand cannot be played now. */
function unusable(card: Card, props: BoardProps<View>): Line[] {
  const { view, seat, question } = props;
  const mine = sourcesOf(props, card.id);
  if (choicesOf(props).some((c) => c.verb !== 'discard' && mine.includes(c.source))) return [];
  const late = view.ending.drawn_out && (card.effect?.type === 'battle' || card.effect?.type === 'battle_charge');
  const why =
    view.active !== seat || !question ? 'turn'
    : question.ask === 'discard' ? 'first'
    : view.plays_left === 0 ? 'plays'
    : late ? 'battle'
    : card.kind === 'order' ? 'target'
    : 'full';
  return [{ sign: 'hourglass', text: t(`monolith-help-cannot-${why}`), rule: 'MA §3' }];
}
