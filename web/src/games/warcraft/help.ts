/** What the help sheet says about an area, a unit or a card. */

import type { BoardProps, HelpText, Thing } from '../../core/board.ts';
import { t } from '../../core/i18n.svelte.ts';
import { catalogueOf, nameOf, TYPES } from './view.ts';
import type { Source, UnitFacts, View } from './wire.ts';

/** A source of points in a few words. */
export const sourceWords = (s: Source): string =>
  s.kind === 'level' ? t('warcraft-board-source-level', { type: nameOf(s.type!) }) : s.kind === 'card' ? t('warcraft-board-source-card', { count: s.points }) : t(`warcraft-board-source-${s.kind}`, { area: s.area! });

/** An area: its ground, what it is worth, and all that stands or lies there. */
function areaHelp(id: string, props: BoardProps<View>): HelpText {
  const a = props.view.map.areas.find((x) => x.id === id);
  const now = props.view.areas[id] ?? {};
  const kind = `warcraft-kind-${a?.kind ?? 'clear'}`;
  const lines: HelpText['lines'] = [];
  if (a?.vp) lines.push({ text: t('warcraft-board-vp', { count: a.vp }), rule: 'WC §9' });
  for (const p of now.pieces ?? []) lines.push({ text: `${p.seat === null ? nameOf(p.race) : props.nameOf(p.seat)}: ${TYPES.filter((type) => p[type]).map((type) => `${nameOf(type)} ${p[type]}`).join(', ')}` });
  if (now.outpost) lines.push({ text: `${t(now.outpost.ready ? 'warcraft-board-outpost' : 'warcraft-board-outpost-site')}${now.outpost.seat === null ? '' : `: ${props.nameOf(now.outpost.seat)}`}` });
  if (now.depleted) lines.push({ text: t('warcraft-board-depleted', { level: now.depleted }), rule: 'WC §6' });
  for (const mark of ['marker', 'locked', 'fast', 'crippled', 'called'] as const) if (now[mark]) lines.push({ text: t(`warcraft-board-mark-${mark}`) });
  if (now.captive) lines.push({ text: t('warcraft-board-captive', { race: nameOf(now.captive) }) });
  if (now.token) lines.push({ text: nameOf(`token-${now.token}`) });
  return { title: `${a?.label ?? id} · ${t(kind)}`, lines };
}

function unitHelp(unit: UnitFacts): HelpText {
  const source = (field: string): string => unit.source[field] ?? unit.source['*'] ?? '';
  const lines = [
    { text: t(`warcraft-${unit.type}.text`), rule: 'WC §4.1', source: source('*') },
    { text: t('warcraft-help-strength', { strength: unit.strength }), rule: 'WC §5.2', source: source('strength') },
  ];
  if (unit.ability) lines.push({ text: `${t(`warcraft-${unit.ability}`)}: ${t(`warcraft-${unit.ability}.text`)}`, rule: 'WC §11', source: source('ability') });
  return { title: nameOf(unit.id), lines };
}

export function helpOf(thing: Thing, props: BoardProps<View>): HelpText {
  if (thing.at) return areaHelp(thing.at, props);
  const catalogue = catalogueOf(props.catalogue);
  const unit = catalogue?.races.flatMap((r) => r.units).find((u) => u.id === thing.id);
  return unit ? unitHelp(unit) : { title: nameOf(thing.id), source: catalogue?.cards.find((x) => x.id === thing.id)?.source ?? '', lines: [] };
}
