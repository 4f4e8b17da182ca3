/** The view after one event, as far as the event says it. */

import { bare } from '../common/told.ts';
import type { BattleView, Catalogue, DieView, FieldView, PlayerView, Symbol, Told, View } from './wire.ts';
import { LETTERS } from './view.ts';

type Fields = NonNullable<PlayerView['fields']>;
type Change<T> = (thing: T) => Partial<T>;

const at = <T>(list: readonly T[], i: number, change: Change<T>): T[] => list.map((x, k) => (k === i ? { ...x, ...change(x) } : x));
const player = (view: View, seat: number, change: Change<PlayerView>): View => ({ ...view, players: at(view.players, seat, change) });
const battle = (view: View, number: number, change: Change<BattleView>): View => ({ ...view, battles: at(view.battles, number, change) });
const battleOf = (view: View, seat: number): number => view.players[seat]?.battle ?? 0;

/** A phase of the battle a seat is in, and of the view where it is the viewer's own. */
function phased(view: View, number: number, phase: BattleView['phase'], change: Change<BattleView> = () => ({})): View {
  const own = number === battleOf(view, Math.max(view.seat, 0));
  return { ...battle(view, number, (b) => ({ phase, ...change(b) })), ...(own ? { phase } : {}) };
}

// --- fields ------------------------------------------------------------------------------------

const seatAt = (field: string): number => LETTERS.indexOf(field[0]!);
const fieldAt = (field: string): string => field.slice(2);

/** Who stands behind nobody can be reached. */
function stood(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, f]) => {
    const exposed = name[0] === 'f' || !fields[`f${name[1]}`];
    return [name, f && f.exposed !== exposed ? { ...f, exposed } : f];
  }));
}
const fielded = (view: View, seat: number, change: (fields: Fields) => Fields): View => player(view, seat, (p) => ({ fields: p.fields && stood(change(p.fields)) }));
const put = (view: View, where: string, being: FieldView | null): View => fielded(view, seatAt(where), (fields) => ({ ...fields, [fieldAt(where)]: being }));

/** So much life more or less; a Hero's is his player's. */
function mended(view: View, where: string, amount: number): View {
  const seat = seatAt(where);
  const found = view.players[seat]?.fields?.[fieldAt(where)];
  if (!found) return view;
  const now = put(view, where, { ...found, wounds: found.wounds - amount });
  return found.id === 'hero' ? player(now, seat, (p) => ({ life: p.life + amount })) : now;
}

/** A Being goes to an empty field, its spells with it. */
function shifted(view: View, from: string, to: string): View {
  const being = view.players[seatAt(from)]?.fields?.[fieldAt(from)] ?? null;
  const moved = put(put(view, from, null), to, being);
  const follows = (name: string): string => (name.endsWith(`@${from}`) ? name.replace(from, to) : name);
  return { ...moved, spells: moved.spells.map((s) => (follows(s.name) === s.name ? s : { ...s, name: follows(s.name), field: fieldAt(to) })) };
}

// --- cards -------------------------------------------------------------------------------------

const without = (cards: readonly string[], card: string): string[] => cards.filter((_, i) => i !== cards.indexOf(card));
const added = (cards: readonly string[], card: string): string[] => [...cards, card].sort();

type Pile = { size: number; cards?: string[]; known?: string[] };
function drawn<T extends Pile>(pile: T, card: string): T {
  return { ...pile, size: pile.size - 1, ...(pile.cards ? { cards: without(pile.cards, card) } : {}), ...(pile.known ? { known: without(pile.known, card) } : {}) };
}
function laid<T extends Pile>(pile: T, card: string, seen: boolean): T {
  return { ...pile, size: pile.size + 1, ...(pile.cards ? { cards: added(pile.cards, card) } : {}), ...(pile.known && seen ? { known: added(pile.known, card) } : {}) };
}

/** A place of the track: `a1` is the first of the upper row. */
function slot(view: View, track: number, place: string, card: string | null): View {
  const row = place[1] === '1' ? 'upper' : 'lower';
  return battle(view, track, (b) => ({ [row]: b[row].map((x, i) => ('abcd'[i] === place[0] ? card : x)) }));
}

const gone = (view: View, name: string): View => ({ ...view, spells: view.spells.filter((s) => s.name !== name) });

// --- dice --------------------------------------------------------------------------------------

const FACES: readonly Symbol[] = ['fire', 'water', 'earth', 'air', 'command', 'card'];
const IN_HAND: DieView = { face: null, at: 'hand' };
const IN_AIR: DieView = { face: null, at: 'air' };
function diced(view: View, seat: number, change: (die: DieView, number: number) => DieView | null): View {
  return player(view, seat, (p) => {
    const dice = p.dice.map((d, i) => change(d, i + 1)).filter((d) => d !== null);
    return { dice, symbols: Object.fromEntries(FACES.map((f) => [f, dice.filter((d) => d.at === 'table' && d.face === f).length])) };
  });
}
/** Secret choices are told: nobody has one that is waited for. */
const told = (view: View, number: number): View => ({ ...view, players: view.players.map((p) => (p.battle === number && p.chosen ? { ...p, chosen: false } : p)) });

/** Dice are picked up by those who acted; rolling goes on. */
function continued(view: View, number: number): View {
  const acted = view.battles[number]?.acted ?? [];
  const next = phased(view, number, view.pace === 'live' ? 'rolling' : 'keeps', (b) => ({ actor: null, acted: [], orders: null, preparation: b.preparation + 1 }));
  return acted.reduce((v, seat) => diced(v, seat, () => IN_HAND), next);
}

/** Whether a card stays in play: it is not discarded. */
const stays = (catalogue: Catalogue | null, card: string): boolean => catalogue?.spells.find((s) => s.id === card)?.lasting ?? false;

export function after(view: View, event: Told, catalogue: Catalogue | null = null): View {
  switch (event.kind) {
    case 'first':
      return { ...view, first: event.seat };
    case 'laid':
      return { ...slot(view, event.track, event.slot, bare(event.card)), pile: view.pile - 1 };
    case 'slid':
      return slot(slot(view, event.track, event.from, null), event.track, event.to, bare(event.card));
    case 'chose_hero': {
      const hero = bare(event.hero).replace('hero_', '') as View['heroes'][number];
      return { ...player(view, event.seat, (p) => ({ hero, deck: laid(p.deck, bare(event.card), true) })), heroes: view.heroes.filter((h) => h !== hero) };
    }
    case 'took':
      return player(slot(view, event.track, event.slot, null), event.seat, (p) => ({ deck: laid(p.deck, bare(event.card), true) }));
    case 'learned':
      return player(slot(view, event.track, event.slot, null), event.seat, (p) => ({ hand: laid(p.hand, bare(event.card), true) }));
    case 'placed':
      return fielded(view, event.seat, (fields) => ({ ...fields, [event.field]: event.stands }));
    case 'left_empty':
      return fielded(view, event.seat, (fields) => ({ ...fields, [event.field]: null }));
    case 'cleared':
      return fielded(view, event.seat, (fields) => Object.fromEntries(Object.keys(fields).map((name) => [name, null])));
    case 'ready':
      return player(view, event.seat, () => ({ ready: true }));
    case 'revealed':
      return phased(player(view, event.seat, () => ({ fields: stood(event.fields) })), battleOf(view, event.seat), 'army');
    case 'drew':
      return player(view, event.seat, (p) => ({ deck: drawn(p.deck, bare(event.card)), hand: laid(p.hand, bare(event.card), false) }));
    case 'drew_hidden':
      return player(view, event.seat, (p) => ({ deck: { ...p.deck, size: p.deck.size - 1 }, hand: { ...p.hand, size: p.hand.size + 1 } }));
    case 'discarded':
      return player(view, event.seat, (p) => ({ hand: drawn(p.hand, bare(event.card)), discard: added(p.discard, bare(event.card)) }));
    case 'shuffled':
      return player(view, event.seat, (p) => ({ deck: { ...p.deck, size: p.discard.length, ...(p.deck.cards ? { cards: p.discard } : {}) }, discard: [] }));

    case 'chose':
      return player(view, event.seat, () => ({ chosen: true }));
    case 'rolled': {
      const up = new Set(event.dice.split(' ').map(Number));
      const now = diced(told(view, battleOf(view, event.seat)), event.seat, (d, n) => (up.has(n) ? IN_AIR : d));
      return view.pace === 'calm' ? phased(now, battleOf(view, event.seat), 'landing') : now;
    }
    case 'kept':
    case 'went':
    case 'called':
      return told(view, battleOf(view, event.seat));
    case 'landed': {
      const now = diced(view, event.seat, (d, n) => (n === event.die ? { face: bare(event.face).replace('face-', '') as Symbol, at: 'table' } : d));
      const number = battleOf(view, event.seat);
      const falling = now.battles[number]?.phase === 'landing' && now.players.some((p) => p.battle === number && p.dice.some((d) => d.at === 'air'));
      return now.battles[number]?.phase === 'landing' && !falling ? phased(now, number, 'answers') : now;
    }
    case 'rerolls':
      return diced(view, event.seat, () => IN_AIR);
    case 'blessed':
      return player(view, event.seat, (p) => ({ dice: [...p.dice, IN_HAND] }));
    case 'gave_die':
      return diced(view, event.seat, (d, n) => (n === event.die ? null : d));

    case 'stopped': {
      const number = battleOf(view, event.seat);
      return phased(told(view, number), number, 'resolution', (b) => ({ stopper: event.seat, stops: b.stops + 1, actor: event.seat, acted: [event.seat] }));
    }
    case 'priority':
      return battle(view, battleOf(view, event.seat), () => ({ priority: event.seat }));
    case 'acts':
      return battle(view, battleOf(view, event.seat), (b) => ({ actor: event.seat, acted: [...b.acted, event.seat].sort() }));
    case 'continued':
      return continued(view, event.battle);

    case 'cast':
      return player(view, event.seat, (p) => ({ hand: drawn(p.hand, bare(event.card)), discard: stays(catalogue, bare(event.card)) ? p.discard : added(p.discard, bare(event.card)) }));
    case 'attached': {
      const card = bare(event.card);
      const field = event.target.length > 1 ? fieldAt(event.target) : null;
      const lasts = stays(catalogue, card) ? view : player(view, event.seat, (p) => ({ discard: without(p.discard, card) })); // it stays in play
      return { ...lasts, spells: [...view.spells, { name: `${card}@${event.target}`, card, owner: event.seat, target_seat: event.target_seat, field, power: event.power }] };
    }
    case 'power':
      return { ...view, spells: view.spells.map((s) => (s.name === event.spell ? { ...s, power: event.power } : s)) };
    case 'ended': {
      const ended = player(gone(view, event.spell), event.owner_seat, (p) => ({ discard: p.status === 'out' ? p.discard : added(p.discard, bare(event.card)) }));
      // Who has acted loses the seventh die with its Blessing; the others choose which to give up.
      const acted = view.battles[battleOf(view, event.target_seat)]?.acted.includes(event.target_seat) ?? false;
      return bare(event.card) === 'blessing' && acted ? diced(ended, event.target_seat, (d, n) => (n > 6 ? null : d)) : ended;
    }

    case 'hurt':
      return mended(view, event.target, -event.amount);
    case 'healed':
      return mended(view, event.target, event.amount);
    case 'died':
    case 'removed':
      return put(view, event.target, null);
    case 'moved':
    case 'teleported':
      return shifted(view, event.from, event.to);
    case 'returned':
      return player(put(view, event.field, event.stands), event.seat, (p) => ({ beside: p.beside - 1 }));

    case 'stunned':
      return player(view, event.seat, () => ({ status: 'stunned' }));
    case 'fell':
      return player(diced(view, event.seat, () => IN_HAND), event.seat, (p) => ({ status: 'out', fields: p.fields && Object.fromEntries(Object.keys(p.fields).map((name) => [name, null])) }));
    case 'revived':
      return player(view, event.seat, (p) => ({ status: 'in', life: event.life, fields: p.fields && Object.fromEntries(Object.entries(p.fields).map(([name, f]) => [name, f?.id === 'hero' ? { ...f, wounds: f.life - event.life } : f])) }));
    case 'scored':
      return player(view, event.seat, () => ({ points: event.points }));
    default:
      return view;
  }
}

// --- values ------------------------------------------------------------------------------------

const CHANGING: ReadonlySet<string> = new Set(['attached', 'ended', 'moved', 'teleported', 'returned']);

/** Strength and cost of creatures under the spells that lie on them now: what is printed, more or less what the spells say. */
export function valued(view: View, catalogue: Catalogue | null, kind: string): View {
  if (!catalogue || !CHANGING.has(kind)) return view;
  const sum = (hook: string, seat: number, field: string | null): number =>
    view.spells.reduce((n, s) => {
      const facts = catalogue.spells.find((x) => x.id === s.card);
      return s.target_seat === seat && s.field === field && facts?.hook === hook ? n + (facts.amount ?? 0) : n;
    }, 0);
  const valuedBeing = (seat: number, name: string, f: FieldView | null): FieldView | null => {
    const printed = f && catalogue.creatures.find((c) => c.id === f.id);
    if (!printed) return f;
    const strength = Math.max(0, printed.strength - sum('weaken', seat, name));
    const cost = Math.max(1, printed.activation + sum('stupor', seat, null) - sum('haste', seat, name));
    return strength === f.strength && cost === f.cost ? f : { ...f, strength, cost };
  };
  return { ...view, players: view.players.map((p) => ({ ...p, fields: p.fields && Object.fromEntries(Object.entries(p.fields).map(([name, f]) => [name, valuedBeing(p.seat, name, f)])) })) };
}
