/** What the hover card says about an area, a unit, a card, a race, a counter. */

import type { BoardProps, HelpText, Thing } from '../../core/board.ts';
import { has, t } from '../../core/i18n.svelte.ts';
import { AREA_MARKS, catalogueOf, free, keyed, nameOf, placed, priceOf, TYPES } from './view.ts';
import type { Catalogue, PieceType, Price, SeatView, Source, UnitFacts, View } from './wire.ts';

type Lines = HelpText['lines'];

/** A source of points in a few words. */
export const sourceWords = (s: Source): string =>
  s.kind === 'level' ? t('warcraft-board-source-level', { type: nameOf(s.type!) }) : s.kind === 'card' ? t('warcraft-board-source-card', { count: s.points }) : t(`warcraft-board-source-${s.kind}`, { area: s.area! });

const priceWords = (price: Price | undefined): string => [price?.gold ? t('warcraft-board-price-gold', { count: price.gold }) : '', price?.wood ? t('warcraft-board-price-wood', { count: price.wood }) : ''].filter(Boolean).join(', ');
const unitsOf = (p: { melee: number; ranged: number; flying: number }): number => p.melee + p.ranged + p.flying;

/** An area: its ground, what it is worth, all that stands or lies there, and what can be done with it now. */
function areaHelp(id: string, props: BoardProps<View>): HelpText {
  const a = props.view.map.areas.find((x) => x.id === id);
  const now = props.view.areas[id] ?? {};
  const kind = `warcraft-kind-${a?.kind ?? 'clear'}`;
  const lines: Lines = [];
  if (a?.vp) lines.push({ text: t('warcraft-board-vp', { count: a.vp }), rule: 'WC §9' });
  for (const p of now.pieces ?? []) {
    const seat = props.view.seats.find((s) => s.seat === p.seat);
    const named = (type: PieceType): string => (seat?.units[type] ? `${keyed(seat.units[type].name)} ≤${seat.units[type].strength}` : nameOf(type));
    lines.push({ text: `${p.seat === null ? nameOf(p.race) : props.nameOf(p.seat)}: ${TYPES.filter((type) => p[type]).map((type) => `${p[type]} × ${named(type)}`).join(', ')}` });
    if (p.seat === props.seat) lines.push({ text: t('warcraft-help-room', { units: 3 - unitsOf(p), workers: 3 - p.worker }), rule: 'WC §4.1' });
  }
  if (now.outpost) lines.push({ text: `${t(now.outpost.ready ? 'warcraft-board-outpost' : 'warcraft-board-outpost-site')}: ${props.nameOf(now.outpost.seat)}` });
  if (now.depleted) lines.push({ text: t('warcraft-help-depleted', { level: now.depleted }), rule: 'WC §6' });
  for (const mark of AREA_MARKS) if (now[mark]) lines.push({ text: t(`warcraft-board-mark-${mark}`) });
  if (now.captive) lines.push({ text: t('warcraft-board-captive', { race: nameOf(now.captive) }) });
  if (now.token) lines.push({ text: nameOf(`token-${now.token}`) });
  const reason = stays(id, props);
  if (reason) lines.push({ text: reason });
  return { title: `${placed(id, a?.label)} · ${t(kind)}`, lines };
}

/** Why own pieces of an area do not move now. */
function stays(id: string, props: BoardProps<View>): string {
  const own = props.view.areas[id]?.pieces?.find((p) => p.seat === props.seat);
  if (!own || props.question?.ask !== 'move') return '';
  if (props.options.some((o) => /^(move|carry) /.test(o) && o.split(' ')[2] === id)) return t('warcraft-help-may-move');
  return TYPES.every((type) => free(own, type) <= 0) ? t('warcraft-help-moved') : t('warcraft-help-stays');
}

function unitHelp(unit: UnitFacts, props: BoardProps<View>, catalogue: Catalogue, owner: SeatView | undefined): HelpText {
  const source = (field: string): string => unit.source[field] ?? unit.source['*'] ?? '';
  const levels = catalogue.races.find((r) => r.id === unit.race)?.units.filter((u) => u.type === unit.type) ?? [];
  const lines: Lines = [
    ...(owner ? lacking(unit.type, owner, catalogue, props) : []),
    { text: t(`warcraft-${unit.type}.text`), rule: 'WC §4.1', source: source('*') },
    { text: t('warcraft-help-strength', { strength: unit.strength }), rule: 'WC §5.2', source: source('strength') },
  ];
  if (unit.ability) lines.push({ text: `${t(`warcraft-${unit.ability}`)}: ${t(`warcraft-${unit.ability}.text`)}`, rule: 'WC §11', source: source('ability') });
  lines.push({ text: t('warcraft-help-levels', { levels: levels.map((u) => `${nameOf(u.id)} ≤${u.strength}${u.ability ? ` (${nameOf(u.ability)})` : ''}`).join(' → ') }), rule: 'WC §8' });
  lines.push({ text: t('warcraft-help-price', { price: priceWords(priceOf(catalogue, unit.race, unit.type)) }), rule: 'WC §8' });
  if (owner) lines.push(...townLines(unit.type, owner));
  return { title: nameOf(unit.id), lines };
}

/** What a Town has of a type. */
function townLines(type: PieceType, owner: SeatView): Lines {
  const b = owner.buildings[type];
  const unit = owner.units[type];
  const lines: Lines = [];
  if (b) lines.push({ text: t('warcraft-help-buildings', { ready: b.ready, idle: b.idle, sites: b.sites + b.summoned, left: b.left }) });
  if (unit?.needs) for (const [need, count] of Object.entries(unit.needs)) lines.push({ text: t('warcraft-board-needs', { have: owner.buildings[need]?.ready ?? 0, need: count, type: nameOf(need) }), rule: 'WC §8' });
  return lines;
}

/** Why a Town cannot train a type now, nor construct for it: what is asked most comes first. */
function lacking(type: PieceType, owner: SeatView, catalogue: Catalogue, props: BoardProps<View>): Lines {
  if (owner.seat !== props.seat || props.question?.ask !== 'spend') return [];
  const lines: Lines = [];
  const b = owner.buildings[type];
  const { building } = catalogue.costs;
  const town = props.view.areas[owner.town ?? '']?.pieces?.find((p) => p.seat === owner.seat);
  const poor = (price: Price | undefined): boolean => !!price && (owner.gold < (price.gold ?? 0) || owner.wood < (price.wood ?? 0));
  if (b?.left && !props.options.includes(`build ${type}`)) {
    if (!town?.worker) lines.push({ text: t('warcraft-help-no-builder'), rule: 'WC §8' });
    else if (poor(building)) lines.push({ text: t('warcraft-help-too-dear-building') });
  }
  if (props.options.includes(`train ${type}`)) return lines;
  const price = priceOf(catalogue, owner.race, type);
  if (b && b.idle <= 0) lines.unshift({ text: t('warcraft-help-no-idle') });
  else if (poor(price)) lines.unshift({ text: t('warcraft-help-too-dear') });
  return lines;
}

function pointsHelp(seat: SeatView, view: View): HelpText {
  const lines: Lines = seat.sources.map((s) => ({ text: `${sourceWords(s)}: ${s.points}` }));
  if (!lines.length) lines.push({ text: t('warcraft-board-no-points') });
  if (view.target) lines.push({ text: t('warcraft-help-target', { target: view.target }), rule: 'WC §9' });
  return { title: t('warcraft-board-sources'), lines };
}

/** Why a card of the hand cannot be played now. */
function cardHelp(id: string, props: BoardProps<View>, catalogue: Catalogue): HelpText {
  const mine = props.view.seats.find((s) => s.seat === props.seat)?.hand?.includes(id as never);
  const lines: Lines = [{ text: t(`warcraft-${id}.text`), rule: 'WC §12' }];
  if (mine && !props.options.some((o) => o === `play ${id}` || o.startsWith(`play ${id} `))) lines.push({ text: t('warcraft-help-not-now') });
  return { title: nameOf(id), source: catalogue.cards.find((x) => x.id === id)?.source ?? '', lines };
}

/** The card in force of a race's type: "unit orc melee" is the Grunt, the Raider… */
function inForce(unit: string, view: View): string {
  const [, race, type = ''] = unit.split(' ');
  const level = view.seats.find((s) => s.race === race)?.units[type]?.level;
  return level ? `${race}_${type}_${level}` : type;
}

export function helpOf(thing: Thing, props: BoardProps<View>): HelpText | null {
  const { at = '' } = thing;
  const id = thing.id.startsWith('unit ') ? inForce(thing.id, props.view) : thing.id;
  const catalogue = catalogueOf(props.catalogue);
  const seatAt = props.view.seats.find((s) => String(s.seat) === at.replace('seat ', ''));
  if (id.startsWith('kind-')) return areaHelp(at, props);
  if (id === 'points') return seatAt ? pointsHelp(seatAt, props.view) : null;
  if (id === 'hand') return seatAt ? { title: t('warcraft-board-cards'), lines: [{ text: t('warcraft-help-hand', { hand: seatAt.hand_count, deck: seatAt.deck, discard: seatAt.discard.length }) }] } : null;
  if (id === 'worker') return { title: nameOf('worker'), lines: [...(catalogue && seatAt ? lacking('worker', seatAt, catalogue, props) : []), { text: t('warcraft-worker.text'), rule: 'WC §4.1' }, ...(catalogue && seatAt ? [{ text: t('warcraft-help-price', { price: priceWords(priceOf(catalogue, seatAt.race, 'worker')) }) }, ...townLines('worker', seatAt)] : [])] };
  if (!catalogue) return null;
  const unit = catalogue.races.flatMap((r) => r.units).find((u) => u.id === id);
  if (unit) return unitHelp(unit, props, catalogue, seatAt);
  if (catalogue.cards.some((c) => c.id === id)) return cardHelp(id, props, catalogue);
  if (catalogue.races.some((r) => r.id === id)) return { title: nameOf(id), lines: [{ text: t(`warcraft-${id}.text`) }] };
  return has(`warcraft-about-${id}`) ? { title: t(`warcraft-about-${id}`), lines: [{ text: t(`warcraft-about-${id}.text`) }] } : null;
}
