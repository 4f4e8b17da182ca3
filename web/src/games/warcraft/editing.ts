/** Setting up a position of Warcraft: pieces and marks of areas, towns, cards, whose step it is. */
import { change, changeIn, type Choice, type Editing, type Field, type Piece, said } from '../../core/editing.ts';
import { t } from '../../core/i18n.svelte.ts';
import type { Json } from '../../core/wire.ts';
import type { Sketch } from '../../editor/wire.ts';
import Defs from './parts/Defs.svelte';
import TokenIcon from './parts/TokenIcon.svelte';
import { catalogueOf, nameOf, TYPES, UNITS } from './view.ts';
import type { PieceType, View } from './wire.ts';

const STEPS = ['move', 'battle', 'harvest', 'deploy', 'spend'];
/** What belongs to nobody. */
const MARKS = ['partial', 'depleted', 'marker', 'locked', 'fast', 'crippled'];
const BUILT = ['[outpost]', '[site]'];
const LETTER: Record<string, string> = { human: 'h', orc: 'o', undead: 'u', night_elf: 'n' };
const RACES = Object.keys(LETTER);

/** What lies in the areas: how many of each thing, by area and owner. */
export type Lands = Map<string, Map<string, Map<string, number>>>;

export function boardOf(sketch: Sketch): Lands {
  const lands: Lands = new Map();
  for (const line of said<string>(sketch, 'board').split('\n')) {
    const [area, owner, ...tokens] = line.split(/\s+/).filter(Boolean);
    if (!area || !owner) continue;
    const owners = lands.get(area) ?? new Map<string, Map<string, number>>();
    lands.set(area, owners);
    const things = owners.get(owner) ?? new Map<string, number>();
    owners.set(owner, things);
    for (const token of tokens) {
      const [thing, times] = token.split('*');
      things.set(thing!, (things.get(thing!) ?? 0) + Number(times ?? 1));
    }
  }
  return lands;
}
export function pictureOf(lands: Lands): string {
  const lines: string[] = [];
  for (const [area, owners] of lands)
    for (const [owner, things] of owners) {
      const words = [...things].filter(([, n]) => n > 0).map(([thing, n]) => (n > 1 ? `${thing}*${n}` : thing));
      if (words.length) lines.push(`${area.padEnd(5)}${owner.padEnd(4)}${words.join(' ')}\n`);
    }
  return lines.join('') || '\n';
}
function withCount(sketch: Sketch, area: string, owner: string, thing: string, n: number): Json {
  const lands = boardOf(sketch);
  const owners = lands.get(area) ?? new Map<string, Map<string, number>>();
  const things = owners.get(owner) ?? new Map<string, number>();
  lands.set(area, owners.set(owner, things.set(thing, n)));
  return { board: pictureOf(lands) };
}
const countOf = (sketch: Sketch, area: string, owner: string, thing: string): number => boardOf(sketch).get(area)?.get(owner)?.get(thing) ?? 0;
const racesOf = (sketch: Sketch): string[] => (sketch.options['races'] as string[] | undefined) ?? (sketch.views[0] as unknown as View).seats.map((s) => s.race ?? '');
const named = (thing: string): string => (TYPES.includes(thing as PieceType) ? nameOf(thing) : thing.startsWith('captive:') ? t('warcraft-edit-captive', { race: nameOf(thing.slice(8)) }) : t(`warcraft-edit-${thing.replace(/[[\]]/g, '')}`));
const most = (thing: string): number => (BUILT.includes(thing) || MARKS.includes(thing) || thing.startsWith('captive:') ? 1 : 10);

export const editing: Editing = {
  tries: ['unit'],
  trial({ row }, catalogue) {
    const map = catalogueOf(catalogue)?.scenario.map;
    const clear = new Set((map?.areas ?? []).filter((x) => x.kind === 'clear').map((x) => x.id));
    const from = map?.areas.find((x) => clear.has(x.id) && x.neighbours.some((n) => clear.has(n)));
    const to = from?.neighbours.find((n) => clear.has(n));
    if (!from || !to) return null;
    const race = String(row['race']);
    const other = race === 'orc' ? 'human' : 'orc';
    const type = String(row['type']);
    const levels = { melee: 1, ranged: 1, flying: 1, [type]: Number(row['level']) };
    const board = `${from.id} ${LETTER[race]} ${type}*3\n${to} ${LETTER[other]} melee*2 ranged\n`;
    return { options: { races: [race, other], seats: 2 }, position: { board, step: 'move', first: race, active: race, [race]: { gold: 4, wood: 4, levels }, [other]: { gold: 4, wood: 4 } } };
  },
  place: 'data-area',
  Defs,
  pieces(sketch, seat) {
    const piece = (id: string): Piece => ({ id, label: named(id), ...(TYPES.includes(id as PieceType) ? { part: TokenIcon, props: { type: id, seat, size: 44 } } : {}) });
    const captives = sketch.options['mode'] === 'prisoners' ? RACES.filter((r) => racesOf(sketch).includes(r)).map((r) => `captive:${r}`) : [];
    return [
      { title: nameOf(racesOf(sketch)[seat] ?? ''), items: [...TYPES, ...BUILT].map(piece) },
      { title: t('warcraft-edit-marks'), items: [...MARKS, ...captives].map(piece) },
    ];
  },
  put(sketch, area, seat, thing) {
    const owner = (TYPES as readonly string[]).includes(thing) || BUILT.includes(thing) ? LETTER[racesOf(sketch)[seat] ?? '']! : '-';
    const now = countOf(sketch, area, owner, thing);
    return { position: withCount(sketch, area, owner, thing, most(thing) === 1 ? 1 - Math.min(1, now) : now + 1) };
  },
  move(sketch, from, to, seat) {
    const lands = boardOf(sketch);
    const owner = LETTER[racesOf(sketch)[seat] ?? ''] ?? '';
    const going = lands.get(from)?.get(owner);
    if (!going || from === to) return null;
    lands.get(from)!.delete(owner);
    const there = lands.get(to) ?? new Map<string, Map<string, number>>();
    const things = there.get(owner) ?? new Map<string, number>();
    for (const [thing, n] of going) things.set(thing, Math.min(most(thing), (things.get(thing) ?? 0) + n));
    lands.set(to, there.set(owner, things));
    return { position: { board: pictureOf(lands) } };
  },
  take(sketch, area) {
    const lands = boardOf(sketch);
    lands.delete(area);
    return change('board', pictureOf(lands));
  },
  lying(sketch, area, seat) {
    const owners = boardOf(sketch).get(area);
    const own = LETTER[racesOf(sketch)[seat] ?? ''] ?? '';
    const fields: Field[] = [];
    for (const owner of new Set([own, ...(owners?.keys() ?? [])])) {
      const race = RACES.find((r) => LETTER[r] === owner);
      const things = [...(race ? TYPES : []), ...(owners?.get(owner)?.keys() ?? [])];
      for (const thing of new Set<string>(things)) {
        const value = countOf(sketch, area, owner, thing);
        const label = race ? `${nameOf(race)}: ${named(thing)}` : named(thing);
        const id = `${owner} ${thing}`;
        if (most(thing) === 1) fields.push({ id, kind: 'flag', label, value: value > 0, set: (on) => ({ position: withCount(sketch, area, owner, thing, Number(on)) }) });
        else fields.push({ id, kind: 'number', label, value, min: 0, max: 10, set: (n) => ({ position: withCount(sketch, area, owner, thing, n) }) });
      }
    }
    return { title: t('warcraft-edit-area', { area }), fields };
  },
  beside(sketch, seat, catalogue) {
    const races = racesOf(sketch);
    const race = races[seat] ?? '';
    const town = said<Json>(sketch, race) ?? {};
    const cards: Choice[] = (catalogueOf(catalogue)?.cards ?? []).map((c) => [c.id, nameOf(c.id)] as const);
    const number = (key: string, label: string, max: number): Field => ({ id: `${race} ${key}`, kind: 'number', label, value: Number(town[key] ?? 0), min: 0, max, set: (value) => changeIn(sketch, race, key, value) });
    const by = (key: string, types: readonly string[], label: string, min: number, max: number): Field[] => types.map((type) => {
      const table = (town[key] ?? {}) as Record<string, number>;
      return { id: `${race} ${key} ${type}`, kind: 'number', label: `${label}: ${nameOf(type)}`, value: table[type] ?? min, min, max, set: (value) => changeIn(sketch, race, key, { ...table, [type]: value }) };
    });
    const list = (key: string, label: string): Field => ({ id: `${race} ${key}`, kind: 'list', label, value: (town[key] ?? []) as string[], choices: cards, set: (value) => changeIn(sketch, race, key, value) });
    const who: Choice[] = races.map((r) => [r, nameOf(r)] as const);
    const turn: Field[] = [
      { id: 'active', kind: 'choice', label: t('warcraft-edit-active'), value: said<string>(sketch, 'active'), choices: who, set: (value) => change('active', value) },
      { id: 'step', kind: 'choice', label: t('warcraft-edit-step'), value: said<string>(sketch, 'step'), choices: STEPS.map((s) => [s, t(`warcraft-edit-step-${s}`)] as const), set: (value) => change('step', value) },
      { id: 'first', kind: 'choice', label: t('warcraft-edit-first'), value: said<string>(sketch, 'first'), choices: who, set: (value) => change('first', value) },
      { id: 'turn', kind: 'number', label: t('warcraft-edit-turn'), value: said<number>(sketch, 'turn'), min: 1, max: 99, set: (value) => change('turn', value) },
    ];
    return [
      { title: t('warcraft-edit-state'), items: turn },
      { title: nameOf(race), items: [
        number('gold', nameOf('gold'), 99), number('wood', nameOf('wood'), 99), number('laid', t('warcraft-edit-laid'), 9),
        ...by('levels', UNITS, t('warcraft-edit-level'), 1, 4), ...by('buildings', UNITS, t('warcraft-edit-buildings'), 0, 4), ...by('training', TYPES, t('warcraft-edit-training'), 0, 8),
        list('hand', t('warcraft-edit-hand')), list('discard', t('warcraft-edit-discard')), list('deck', t('warcraft-edit-deck')),
        { id: `${race} out`, kind: 'flag', label: t('warcraft-edit-out'), value: town['out'] === true, set: (value) => changeIn(sketch, race, 'out', value) },
      ] },
    ];
  },
};
