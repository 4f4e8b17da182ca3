/** A Hero, a creature, a spell, a die or a counter in our words, fact by fact: each with its rule and where it is known from, then how it is now. */
import type { BoardProps, HelpText, Thing } from '../../core/board.ts';
import { counted, has, list, t } from '../../core/i18n.svelte.ts';
import { body } from '../common/icons.ts';
import { thing as inWords } from './options.ts';
import { catalogueOf, creature, LETTERS, nameOf, spellFace } from './view.ts';
import type { LastingView, PlayerView, View } from './wire.ts';
import { iconOf } from './parts/icons.ts';
import { possible } from './parts/possible.svelte.ts';

type Line = HelpText['lines'][number];

const picture = (icon: string, element: string): string => `<svg class="he-g ${element}" width="104" height="104" viewBox="0 0 512 512">${body(icon)}</svg>`;
const symbolName = (kind: string): string => (has(`herosi-face-${kind}`) ? t(`herosi-face-${kind}`) : t('herosi-board-symbol-any'));

export function helpOf(thing: Thing, props: BoardProps<View>): HelpText | null {
  const catalogue = catalogueOf(props.catalogue);
  const being = creature(catalogue, thing.id);
  const hero = catalogue?.heroes.find((h) => `hero_${h.id}` === thing.id);
  const spell = catalogue?.spells.find((s) => s.id === thing.id);
  const from = (being ?? hero ?? spell)?.source ?? {};
  const fact = (key: string, args: Record<string, string | number>, field: string, rule: string, sign?: string): Line => ({
    text: t(`herosi-help-${key}`, args), rule, source: from[field] ?? from['*'] ?? '', ...(sign ? { sign } : {}),
  });
  const title = nameOf(thing.id);
  if (being)
    return {
      title, picture: picture(iconOf(being.id), being.hero),
      lines: [
        ...nowLines(thing, props),
        fact('strength', { count: being.strength }, 'strength', 'HE §5', 'melee'), fact('life', { count: being.life }, 'life', 'HE §5', 'toughness'), fact('activation', { count: being.activation }, 'activation', 'HE §5'),
        fact(`direction-${being.direction}`, {}, 'direction', 'HE §5', 'aim'), fact('points', { count: being.points }, 'points', 'HE §2'), fact('copies', { count: being.copies }, 'copies', 'HE §2', 'stack'),
      ],
    };
  if (hero)
    return {
      title, picture: picture(iconOf(`hero-${hero.id}`), hero.id),
      lines: [
        ...nowLines(thing, props),
        fact('hero-life', { count: props.view.settings.life || hero.life }, 'life', 'HE §2', 'toughness'), props.view.settings?.plain_heroes ? { text: t('herosi-about-plain') } : fact('weakness', { symbol: t(`herosi-face-${hero.opposed}`) }, 'opposed', 'HE §3'),
        fact('special', { spell: nameOf(hero.special) }, 'special', 'HE §2'),
      ],
    };
  if (spell) {
    const needs = spellFace(catalogue, spell.id).need.map(([kind, count]) => `${count} × ${kind === 'any' ? t('herosi-board-symbol-any') : t(`herosi-face-${kind}`)}`);
    return {
      title, picture: picture(iconOf(spell.id), spell.element),
      lines: [...castLines(thing, props), fact('needs', { symbols: list(needs) }, 'needs', 'HE §4.1'), ...(props.view.settings?.no_boosts && spell.boost !== 'none' ? [{ text: t('herosi-about-unboosted') }] : []), ...(spell.lasting ? [fact('lasting', {}, 'effect', 'HE §4.1')] : []), ...(spell.copies ? [fact('copies', { count: spell.copies }, 'copies', 'HE §2', 'stack')] : [])],
    };
  }
  return counter(thing, props);
}

/** Dice, life, hand and deck. */
function counter(thing: Thing, props: BoardProps<View>): HelpText | null {
  const player = props.view.players.find((p) => p.seat === LETTERS.indexOf(thing.at || '-'));
  const own = player?.seat === props.seat;
  const names = (cards: readonly string[]): string => list(counted(cards.map((id) => nameOf(id))));
  switch (thing.id) {
    case 'die':
      return { title: thing.at ? symbolName(thing.at) : t('herosi-board-in-hand'), lines: [{ text: thing.at ? t(`herosi-about-face-${['command', 'card'].includes(thing.at) ? thing.at : props.view.settings?.plain_heroes ? 'plain' : 'element'}`) : t('herosi-about-die-hidden'), rule: 'HE §3' }, { text: t('herosi-about-die-keep') }] };
    case 'dice':
      return { title: t('herosi-board-dice'), lines: [{ text: t('herosi-about-dice'), rule: 'HE §3' }] };
    case 'life':
      return player ? { title: `${props.nameOf(player.seat)}: ${player.life}`, lines: [{ text: t('herosi-about-life'), rule: 'HE §3' }] } : null;
    case 'hand': {
      const cards = player?.hand.cards ?? player?.hand.known ?? [];
      return player ? { title: t('herosi-board-hand', { count: player.hand.size }), lines: [{ text: own ? names(cards) : cards.length ? t('herosi-about-known', { cards: names(cards) }) : t('herosi-about-hidden') }] } : null;
    }
    case 'deck':
      return player ? { title: t('herosi-board-deck-size', { count: player.deck.size }), lines: [...(player.deck.cards?.length ? [{ text: names(player.deck.cards) }] : [{ text: t('herosi-about-deck') }]), { text: player.discard.length ? t('herosi-about-discard', { cards: names(player.discard) }) : t('herosi-about-no-discard') }] } : null;
  }
  return null;
}

/** Whether a spell of the hand can be cast now, or one of the track be learned, and what is missing. */
function castLines(thing: Thing, props: BoardProps<View>): Line[] {
  const at = thing.at ?? '';
  if (at.includes('@')) {
    const lies = props.view.spells.find((s) => s.name === at);
    return lies ? [lying(lies, props)] : [];
  }
  const slot = /^track:([a-d])([12])$/.exec(at);
  if (slot && props.view.phase === 'draft') return [{ text: t(slot[2] === '2' ? 'herosi-about-draft-lower' : 'herosi-about-draft-upper'), rule: 'HE §2' }];
  const row = slot ? possible.actions.find((a) => a.action === (slot[2] === '1' ? 'learn upper' : 'learn lower')) : at === 'hand' ? possible.actions.find((a) => a.card === thing.id) : undefined;
  if (!row) return slot ? [{ text: t('herosi-about-learn'), rule: 'HE §4.3' }] : [];
  const missing = list(Object.entries(row.missing).map(([kind, count]) => `${count} × ${symbolName(kind)}`));
  if (missing) return [{ text: t(slot ? 'herosi-about-learn-lacks' : 'herosi-about-cast-lacks', { symbols: missing }), rule: slot ? 'HE §4.3' : 'HE §4.1' }];
  if (row.targets === false) return [{ text: t('herosi-board-no-target') }];
  return [{ text: t(slot ? 'herosi-about-learn-now' : 'herosi-about-cast-now'), rule: slot ? 'HE §4.3' : 'HE §4.1' }];
}

const lying = (s: LastingView, props: BoardProps<View>): Line => ({ text: t('herosi-about-lies', { spell: nameOf(s.card), name: props.nameOf(s.owner), target: s.field ? inWords(`${LETTERS[s.target_seat]}.${s.field}`, props, '') : props.nameOf(s.target_seat), power: s.power }), rule: 'HE §4.4' });

/** How a being that stands on the board is now: wounds, what lies on it and whose it is, what that changes, what it can do. */
function nowLines(thing: Thing, props: BoardProps<View>): Line[] {
  const [letter = '', field = ''] = (thing.at ?? '').split('.');
  const player: PlayerView | undefined = props.view.players.find((p) => p.seat === LETTERS.indexOf(letter || '-'));
  const now = player?.fields?.[field];
  if (!player || !now) return [];
  const printed = creature(catalogueOf(props.catalogue), now.id);
  const spells = props.view.spells.filter((s) => s.target_seat === player.seat && (s.field === field || (now.id === 'hero' && s.field === null)));
  return [
    { text: t('herosi-about-now-life', { life: now.life - now.wounds, full: now.life }), sign: 'toughness' },
    ...(printed && now.strength !== undefined && now.strength !== printed.strength ? [{ text: t('herosi-help-now-strength', { count: now.strength }), sign: 'melee' }] : []),
    ...(printed && now.cost !== undefined && now.cost !== printed.activation ? [{ text: t('herosi-help-now-activation', { count: now.cost }) }] : []),
    ...spells.map((s) => ({ text: t('herosi-about-spell', { spell: nameOf(s.card), name: props.nameOf(s.owner), power: s.power }) + ' ' + t(`herosi-${s.card}.text`) })),
    ...(now.exposed ? [] : [{ text: t('herosi-about-covered'), rule: 'HE §5' }]),
    ...(now.frozen ? [{ text: t('herosi-about-frozen') }] : []),
    ...(now.activated ? [{ text: t('herosi-about-activated') }] : []),
  ];
}
