/** From options to clicks on map and hand, to buttons and to words. */

import type { BoardProps, GameClient } from '../../core/board.ts';
import { has, t } from '../../core/i18n.svelte.ts';
import type { Entry } from '../../core/wire.ts';
import { gift } from './parts/gift.svelte.ts';
import { moving } from './parts/moving.svelte.ts';
import { catalogueOf, keyed, nameOf, priceOf, seatOf, TYPES, unitAt, reached } from './view.ts';
import type { Asked, PieceType, Price, View } from './wire.ts';

const RACES = ['human', 'orc', 'undead', 'night_elf'];
const WORDS = new Set<string>([...TYPES, ...RACES, 'outpost', 'gold', 'wood']);
const isType = (word: string | undefined): word is PieceType => TYPES.includes(word as PieceType);

/** The areas of the map on the table: a scenario of one's own may call them as it likes. */
let known = new Set<string>();
export function learnAreas(ids: readonly string[]): void {
  known = new Set(ids);
}

/** An area of the map, as options name it. */
export const isArea = (word: string): boolean => !WORDS.has(word) && (known.size ? known.has(word) : /^[a-z]\d+$|^[A-Z]$/.test(word));

/** An option as clicks: the card, then areas in the order of the text, then the words, the verb last. */
export function clicks(option: string): string[] {
  const [verb = '', ...rest] = option.split(' ');
  if (verb === 'amount') return [...rest, verb];
  const card = verb === 'play' ? rest.slice(0, 1) : [];
  const others = verb === 'play' ? rest.slice(1) : rest;
  return [...card, ...others.filter(isArea), ...others.filter((word) => !isArea(word)), verb];
}

// --- in words ---------------------------------------------------------------------------------

const goods = (price: Price | undefined): string => [price?.gold ? t('warcraft-board-price-gold', { count: price.gold }) : '', price?.wood ? t('warcraft-board-price-wood', { count: price.wood }) : ''].filter(Boolean).join(', ');
const priced = (words: string, price: Price | undefined): string => (price ? t('warcraft-option-priced', { words, price: goods(price) }) : words);

/** A unit by its name at the level of its race: "Grunt"; a worker is a worker. */
function unitName(view: View, race: string, type: PieceType): string {
  const unit = view.seats.find((s) => s.race === race)?.units[type];
  return unit ? keyed(unit.name) : nameOf(type);
}

/** What a card is played on. */
function target(rest: readonly string[], { view, nameOf: who }: BoardProps<View>): string {
  const race = rest.find((w) => RACES.includes(w));
  const type = rest.find(isType);
  const areas = rest.filter(isArea);
  if (race && type) return t('warcraft-option-unit', { unit: unitName(view, race, type), area: areas[0] ?? '' }) + (rest.includes('polymorphed') ? ` (${nameOf('polymorphed')})` : '');
  if (race) return t('warcraft-option-spare', { name: seatOf(view, race) < 4 ? who(seatOf(view, race)) : nameOf(race) });
  if (areas.length) return areas.join(' → ');
  if (type) return t('warcraft-option-building', { type: t(`warcraft-short-${type}`) });
  return rest.map((w) => (w === 'gold' || w === 'wood' ? t(`warcraft-board-price-${w}`, { count: 2 }) : w)).join(' ');
}

/** An option in words; races, types and cards by name. What is passed or ended is said. */
export function optionLabel(option: string, props: BoardProps<View>): string {
  const [verb = '', ...rest] = option.split(' ');
  const { view, question, seat } = props;
  const me = view.seats.find((s) => s.seat === seat);
  const race = me?.race ?? '';
  const catalogue = catalogueOf(props.catalogue);
  const head = has(`warcraft-verb-${verb}`) ? t(`warcraft-verb-${verb}`) : verb;
  const ask = question?.ask ?? '';
  switch (verb) {
    case 'pass':
    case 'done': {
      const key = ask.endsWith('_card') ? 'warcraft-pass-card' : verb === 'done' ? `warcraft-done-${ask}` : `warcraft-pass-${ask}`;
      return has(key) ? t(key) : head;
    }
    case 'amount':
      return `${head}: ${t('warcraft-option-amount', { gold: Number(rest[0]), wood: Number(rest[1]) })}`;
    case 'play':
      return rest.length > 1 ? t('warcraft-option-play-on', { card: nameOf(rest[0]!), target: target(rest.slice(1), props) }) : t('warcraft-option-play', { card: nameOf(rest[0]!) });
    case 'move':
    case 'carry':
      if (moving.from === rest[1] && moving.from) return t(verb === 'carry' ? 'warcraft-option-carry' : 'warcraft-board-go', { area: rest[2]! });
      return t('warcraft-option-order', { verb: head, what: `${unitName(view, race, rest[0] as PieceType)} ${rest[1]} → ${rest[2]}` });
    case 'lose':
      return target(rest, props) + (rest[0] === race || view.seats.length < 3 ? '' : ` (${nameOf(rest[0]!)})`);
    case 'train':
      return priced(t('warcraft-option-train', { unit: unitName(view, race, rest[0] as PieceType) }), priceOf(catalogue, race, rest[0] as PieceType));
    case 'build':
      return rest[0] === 'outpost' ? priced(t('warcraft-option-outpost', { area: rest[1]! }), catalogue?.costs.outpost) : priced(t('warcraft-option-build-for', { type: t(`warcraft-short-${rest[0]}`) }), catalogue?.costs.building);
    case 'finish':
      return rest[0] === 'outpost' ? t('warcraft-option-finish-outpost', { area: rest[1]! }) : t('warcraft-option-finish-for', { type: t(`warcraft-short-${rest[0]}`) });
    case 'upgrade': {
      const unit = me?.units[rest[0]!];
      const next = unit ? unitAt(catalogue, race, rest[0] as PieceType, unit.level + 1) : null;
      return priced(t('warcraft-option-upgrade', { from: unit ? keyed(unit.name) : '', to: next ? `${nameOf(next.id)} ≤${next.strength}` : '' }), ask === 'spend' ? catalogue?.costs.upgrade : undefined);
    }
    case 'deploy':
    case 'put':
      return `${unitName(view, race, rest[0] as PieceType)} → ${rest[1]}`;
    case 'give':
      return t('warcraft-option-order', { verb: head, what: props.nameOf(seatOf(view, rest[0]!)) });
    case 'fight':
      return t('warcraft-option-fight', { area: rest[0]!, race: rest[1] ? nameOf(rest[1]) : '' });
    default:
      return rest.length ? t('warcraft-option-order', { verb: head, what: rest.map((w) => (has(`warcraft-${w}`) ? nameOf(w) : w)).join(' ') }) : head;
  }
}

/** A gift is asked for with the name of who gets it, a card that may be cancelled by its own and its player's. */
export const sentence: NonNullable<GameClient<View>['sentence']> = ({ question, nameOf: who, history, options, seat }) => {
  const { ask, to_seat: to, by_seat: by, card } = { ...question } as Partial<Asked>;
  if (ask === 'gift_amount' && to !== undefined) return t('warcraft-asking-gift', { name: who(to) });
  if (ask === 'dispel' && by !== undefined && card) return t('warcraft-asking-dispel', { name: who(by), card: nameOf(card) });
  if (ask === 'spend') {
    const begun = spending(history ?? [], seat);
    if (begun && options.length === 1) return t('warcraft-board-bought');
    if (begun) return t(`warcraft-asking-${begun}`);
  }
  return undefined;
};

/** What is bought in this Spend Step, once something is: the rules allow one of the three. */
function spending(history: readonly Entry[], seat: number): 'train' | 'build' | 'upgrade' | undefined {
  for (const e of history.toReversed()) {
    if (e.events.some((event) => event.kind === 'step')) return undefined;
    const verb = e.kind === 'act' && e.seat === seat ? e.text?.split(' ')[0] : undefined;
    if (verb === 'train' || verb === 'build' || verb === 'upgrade') return verb;
  }
  return undefined;
}

// --- where options stand ----------------------------------------------------------------------

/** While a stack is on its way who goes stands where gifts stood. */
export const buttons: NonNullable<GameClient<View>['buttons']> = (options, choose) => options.filter((o) => !o.includes(' ') || (o.startsWith('give ') && !choose.notes['from']));

/** The map offers marches and Outposts, the hand its cards, the counters of a gift its amounts; all else stays a button too. */
export const covers = (option: string): boolean => /^(play|amount|move|carry|build outpost|give) /.test(option);

/** Buying, deploying and losing several units go on until they are ended: what is spent keeps its place meanwhile. */
export const step = ({ question, view, seat }: BoardProps<View>): string | undefined => {
  const { ask } = question ?? {};
  if (ask === 'spend' || ask === 'deploy') return `${view.turn} ${seat} ${ask}`;
  const { area, round, phase } = view.battle ?? {};
  return ask === 'choose_casualty' && area ? `${view.turn} ${seat} ${ask} ${area} ${round} ${phase}` : undefined;
};

/** Left what declines or ends, also where nothing else is left to do; right what is asked for. */
export const answers: NonNullable<GameClient<View>['answers']> = (options, props) => {
  const no = options.find((o) => o === 'pass' || o === 'done');
  if (options.length === 1 && !no) return { yes: options[0]! };
  if (options.some((o) => o.startsWith('amount '))) return { ...(no && { no }), ...(options.includes(gift.option) && { yes: gift.option }) };
  // What stands in a row of goods keeps its place: the last one does not become the answer.
  if (step(props)) return { ...(no && { no }) };
  const march = moving.held ? moving.orders(moving.held, options)[0] : undefined;
  const yes = march ?? options.find((o) => ['join', 'invite', 'object', 'raise'].includes(o)) ?? (options.length === 2 && no ? options.find((o) => o !== no && !o.startsWith('play ') && !o.startsWith('give ')) : undefined);
  return { ...(no && { no }), ...(yes && { yes }) };
};

/** Whom a gift is for has been said, how much has not. */
export const midst: NonNullable<GameClient<View>['midst']> = ({ question }) => question?.ask === 'gift_amount';

/** What would be left undone by ending a step. */
export const unspent: NonNullable<GameClient<View>['unspent']> = (option, props) => {
  if (option !== 'done') return undefined;
  const { view, options, question, seat } = props;
  const me = view.seats.find((s) => s.seat === seat);
  // Whoever wins by ending it is not asked to go shopping.
  if (question?.ask === 'spend' && reached(view).some((side) => side.team === me?.team)) return undefined;
  if (question?.ask === 'spend' && options.some((o) => /^(train|build|upgrade) /.test(o))) return t('warcraft-unspent-spend', { gold: me?.gold ?? 0, wood: me?.wood ?? 0 });
  if (question?.ask === 'deploy' && options.length > 1) return t('warcraft-unspent-deploy');
  const moved = Object.values(view.areas).some((a) => a.pieces?.some((p) => p.seat === seat && p.moved));
  if (question?.ask === 'move' && !moved && options.some((o) => o.startsWith('move '))) return t('warcraft-unspent-move');
  return undefined;
};

export const face: NonNullable<GameClient<View>['face']> = (option) => {
  const verb = option.split(' ')[0]!;
  return option === 'done' || option === 'pass' ? { key: 'T' } : /^(train|build|upgrade|deploy|finish)$/.test(verb) ? { brief: t(`warcraft-verb-${verb}`) } : undefined;
};
