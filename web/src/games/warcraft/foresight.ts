/** What an option would do: in words, and as marks on the map. */

import type { BoardProps, Foreseen, GameClient } from '../../core/board.ts';
import { has, sentence, t } from '../../core/i18n.svelte.ts';
import { nameOf, TYPES } from './view.ts';
import type { Entry, Told as Event } from '../../core/wire.ts';
import { logLine } from './log.ts';
import { percentage, percents } from './parts/odds.ts';
import { moving } from './parts/moving.svelte.ts';
import type { Told, View } from './wire.ts';

/** An area where something would be lost by the viewer (`own`), by others, or gained. */
export interface Mark { area: string; tone: 'own' | 'other' | 'gain' }

const ofMine = (view: View, seat: number, who: number | null): boolean => who !== null && view.seats.find((s) => s.seat === who)?.team === view.seats.find((s) => s.seat === seat)?.team;

export function marksOf(events: readonly Told[], view: View, seat: number): Mark[] {
  return events.flatMap((e): Mark[] => {
    switch (e.kind) {
      case 'lost':
      case 'devoured':
      case 'destroyed':
      case 'site_lost':
      case 'trimmed':
        return [{ area: e.area, tone: ofMine(view, seat, e.seat) ? 'own' : 'other' }];
      case 'token_removed':
        return [{ area: e.area, tone: 'other' }];
      case 'deployed':
      case 'summoned':
      case 'raised':
      case 'outpost_begun':
      case 'outpost_finished':
      case 'renewed':
        return [{ area: e.area, tone: 'gain' }];
      default:
        return [];
    }
  });
}

/** What happens by the way is not worth a line. */
const SILENT: ReadonlySet<string> = new Set(['step', 'turn', 'drew', 'drew_card', 'reshuffled', 'moved', 'played']);
const LOSSES: ReadonlySet<string> = new Set(['lost', 'destroyed', 'site_lost', 'devoured', 'trimmed', 'eliminated', 'occupied', 'pillaged']);
const NOBODY: Entry = { seq: 0, seat: -1, kind: 'act', events: [] };
const GAINS: ReadonlySet<string> = new Set(['trained', 'built', 'upgraded', 'deployed', 'raised', 'laid', 'took', 'rescued', 'won', 'renewed', 'finished', 'outpost_begun', 'outpost_finished', 'summoned', 'prevented']);

export const foresight: NonNullable<GameClient<View>['foresight']> = (events, option, props) => {
  const out: Foreseen[] = [];
  if (/^(move|carry) /.test(option)) out.push(...marching(option, props));
  for (const event of events) {
    if (SILENT.has(event.kind) || !has(`warcraft-event-${event.kind}`)) continue;
    const mine = ofMine(props.view, props.seat, typeof event['seat'] === 'number' ? (event['seat'] as number) : null);
    const tone = LOSSES.has(event.kind) ? (mine ? 'loss' : 'gain') : GAINS.has(event.kind) && mine ? 'gain' : 'plain';
    const text = event.kind === 'laid' ? t('warcraft-foresight-points', { count: 1 }) : (logLine(event, NOBODY, props) ?? sentence('warcraft', event, props.nameOf));
    out.push({ text, tone });
  }
  return [...new Map(out.map((line) => [line.text, line])).values()];
};

/** Where a stack would go: a battle with its odds, points it would hold or leave. */
export function marching(option: string, props: BoardProps<View>): Foreseen[] {
  const [, type, from, to] = option.split(' ');
  const march = moving.from === from ? moving.units(props, to!) : null;
  const area = props.view.map.areas.find((a) => a.id === to);
  const out: Foreseen[] = [];
  const foes = (props.view.areas[to!]?.pieces ?? []).filter((p) => !ofMine(props.view, props.seat, p.seat));
  const units = foes.reduce((sum, p) => sum + p.melee + p.ranged + p.flying, 0);
  if (units) {
    const odds = moving.odds?.area === to ? moving.odds : null;
    out.push({ text: odds ? t('warcraft-foresight-odds', { area: to!, win: percentage(odds.win, percents(odds).win), units }) : t('warcraft-foresight-battle', { area: to!, units }), tone: 'plain' });
  }
  const workers = foes.reduce((sum, p) => sum + p.worker, 0);
  if (workers && !units && (march ? march.go > 0 : type !== 'worker')) out.push({ text: t('warcraft-foresight-workers', { area: to!, count: workers }), tone: 'gain' });
  if (area?.vp && (march ? march.go > 0 : type !== 'worker') && !held(props.view, props.seat, to!)) out.push({ text: t(units ? 'warcraft-foresight-points-won' : 'warcraft-foresight-points', { count: area.vp }), tone: 'gain' });
  const stay = moving.from === from ? moving.staying(props.view, props.seat, to!, props.options) : {};
  const who = TYPES.flatMap((type) => (stay[type] ? [`${stay[type]} × ${nameOf(type)}`] : []));
  if (who.length) out.push({ text: t('warcraft-foresight-stay', { from: from!, to: to!, who: who.join(', ') }), tone: 'plain' });
  const left = props.view.map.areas.find((a) => a.id === from);
  if (left?.vp && march?.go && !march.left) out.push({ text: t('warcraft-foresight-leaves', { area: from!, count: left.vp }), tone: 'loss' });
  return out;
}

const held = (view: View, seat: number, area: string): boolean => (view.areas[area]?.pieces ?? []).some((p) => ofMine(view, seat, p.seat) && p.melee + p.ranged + p.flying > 0);

/** The type of a told event that the stage hands on. */
export const told = (events: readonly Event[] | null): readonly Told[] => (events ?? []) as unknown as readonly Told[];
