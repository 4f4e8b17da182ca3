import { has, list, t, variables } from '../../core/i18n.svelte.ts';
import type { BoardProps, GameClient, HelpText } from '../../core/board.ts';
import type { Told } from '../../core/wire.ts';
import { nameOf, TYPES, type PieceType, type Source, type View } from './faces';

/** An option in words; races, types and cards by name. */
export function optionLabel(option: string): string {
  const [verb = '', ...rest] = option.split(' ');
  const head = has(`warcraft-verb-${verb}`) ? t(`warcraft-verb-${verb}`) : verb;
  if (verb === 'amount') return t('board-wc-amount', { gold: Number(rest[0]), wood: Number(rest[1]) });
  if ((verb === 'build' || verb === 'finish') && TYPES.includes(rest[0] as PieceType)) return t(`board-wc-${verb}-for`, { type: nameOf(rest[0]!) });
  const words = rest.map((word) => (word === 'outpost' ? t('warcraft-verb-outpost') : has(`warcraft-${word}`) ? t(`warcraft-${word}`) : word));
  if (verb === 'move' || verb === 'carry') words.splice(-1, 0, '→');
  return words.length ? t('board-wc-order', { verb: head, what: words.join(' ') }) : head;
}

/** A source of points in a few words. */
export const sourceWords = (s: Source): string =>
  s.kind === 'level' ? t('board-wc-source-level', { type: nameOf(s.type!) }) : s.kind === 'card' ? t('board-wc-source-card', { count: s.points }) : t(`board-wc-source-${s.kind}`, { area: s.area! });

/** An area: its ground, what it is worth, and all that stands or lies there. */
export function areaHelp(id: string, props: BoardProps<View>): HelpText {
  const a = props.view.map.areas.find((x) => x.id === id);
  const now = props.view.areas[id] ?? {};
  const kind = `warcraft-kind-${a?.kind ?? 'clear'}`;
  const lines: HelpText['lines'] = [];
  if (a?.vp) lines.push({ text: t('board-wc-vp', { count: a.vp }), rule: 'WC §9' });
  for (const p of now.pieces ?? []) lines.push({ text: `${p.seat === null ? nameOf(p.race) : props.nameOf(p.seat)}: ${TYPES.filter((type) => p[type]).map((type) => `${nameOf(type)} ${p[type]}`).join(', ')}` });
  if (now.outpost) lines.push({ text: `${t(now.outpost.ready ? 'board-wc-outpost' : 'board-wc-outpost-site')}${now.outpost.seat === null ? '' : `: ${props.nameOf(now.outpost.seat)}`}` });
  if (now.depleted) lines.push({ text: t('board-wc-depleted', { level: now.depleted }), rule: 'WC §6' });
  for (const mark of ['marker', 'locked', 'fast', 'crippled', 'called'] as const) if (now[mark]) lines.push({ text: t(`board-wc-mark-${mark}`) });
  if (now.captive) lines.push({ text: t('board-wc-captive', { race: nameOf(now.captive) }) });
  if (now.token) lines.push({ text: nameOf(`token-${now.token}`) });
  return { title: `${a?.label ?? id} · ${t(kind)}`, lines };
}

/** Pieces that go, come or fall one after the other are counted in one line of the log for each place; so are the dice of a phase. */
const COUNTED = new Set(['moved', 'deployed', 'trained', 'lost']);
const thrown = (e: Told): boolean => e.kind === 'rolled' && !['reroll', 'glaive', 'curse'].includes(String(e['purpose']));
export const together: NonNullable<GameClient['together']> = {
  run: (e) => (COUNTED.has(e.kind) || thrown(e) ? `${e.kind} ${String(e['seat'])} ${String(e['race'])}` : null),
  key: (e) => (thrown(e) ? ['type', 'strength'] : ['from', 'to', 'area', 'carried']).map((field) => String(e[field])).join(),
  text: (events, { nameOf: who }) => {
    if (thrown(events[0]!)) return t('warcraft-dice', { ...variables(events[0]!, who), dice: events.map((e) => String(e['face'])).join(' '), hits: events.filter((e) => e['hit']).length });
    const count = (type: PieceType): number => events.filter((e) => e['type'] === `@warcraft-${type}`).length;
    const pieces = TYPES.filter(count).map((type) => t(`warcraft-pieces-${type}`, { count: count(type) }));
    return t(`warcraft-event-${events[0]!.kind}`, { ...variables(events[0]!, who), type: list(pieces) });
  },
};
