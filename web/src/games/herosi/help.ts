/** A Hero, a creature or a spell in our words, fact by fact: each with its rule and where it is known from. */
import type { BoardProps, HelpText, Thing } from '../../core/board.ts';
import { list, t } from '../../core/i18n.svelte.ts';
import { body } from '../common/icons.ts';
import { catalogueOf, creature, LETTERS, nameOf, spellFace } from './view.ts';
import type { PlayerView, View } from './wire.ts';
import { iconOf } from './parts/icons.ts';

type Line = HelpText['lines'][number];

const picture = (icon: string, element: string): string => `<svg class="he-g ${element}" width="104" height="104" viewBox="0 0 512 512">${body(icon)}</svg>`;

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
        fact('strength', { count: being.strength }, 'strength', 'HE §5', 'melee'), fact('life', { count: being.life }, 'life', 'HE §5', 'toughness'), fact('activation', { count: being.activation }, 'activation', 'HE §5'),
        fact(`direction-${being.direction}`, {}, 'direction', 'HE §5', 'aim'), fact('points', { count: being.points }, 'points', 'HE §2'), fact('copies', { count: being.copies }, 'copies', 'HE §2', 'stack'), ...nowLines(thing, props),
      ],
    };
  if (hero)
    return {
      title, picture: picture(iconOf(`hero-${hero.id}`), hero.id),
      lines: [
        fact('hero-life', { count: props.view.settings.life || hero.life }, 'life', 'HE §2', 'toughness'), fact('weakness', { symbol: t(`herosi-face-${hero.opposed}`) }, 'opposed', 'HE §3'),
        fact('special', { spell: nameOf(hero.special) }, 'special', 'HE §2'), ...nowLines(thing, props),
      ],
    };
  if (spell) {
    const needs = spellFace(catalogue, spell.id).need.map(([kind, count]) => `${count} × ${kind === 'any' ? t('herosi-board-symbol-any') : t(`herosi-face-${kind}`)}`);
    return {
      title, picture: picture(iconOf(spell.id), spell.element),
      lines: [fact('needs', { symbols: list(needs) }, 'needs', 'HE §4.1'), ...(spell.lasting ? [fact('lasting', {}, 'effect', 'HE §4.1')] : []), ...(spell.copies ? [fact('copies', { count: spell.copies }, 'copies', 'HE §2', 'stack')] : [])],
    };
  }
  return null;
}

/** How a being that stands on the board is now: wounds, what lies on it, what that changes. */
function nowLines(thing: Thing, props: BoardProps<View>): Line[] {
  const [letter = '', field = ''] = (thing.at ?? '').split('.');
  const player: PlayerView | undefined = props.view.players.find((p) => p.seat === LETTERS.indexOf(letter));
  const now = player?.fields?.[field];
  if (!player || !now) return [];
  const printed = creature(catalogueOf(props.catalogue), now.id);
  const spells = props.view.spells.filter((s) => s.target_seat === player.seat && s.field === field);
  return [
    ...(now.wounds ? [{ text: t('herosi-help-now-wounds', { count: now.wounds }), sign: 'wound' }] : []),
    ...(printed && now.strength !== undefined && now.strength !== printed.strength ? [{ text: t('herosi-help-now-strength', { count: now.strength }), sign: 'melee' }] : []),
    ...(printed && now.cost !== undefined && now.cost !== printed.activation ? [{ text: t('herosi-help-now-activation', { count: now.cost }) }] : []),
    ...spells.map((s) => ({ text: t('herosi-help-now-spell', { spell: nameOf(s.card), power: s.power }) })),
  ];
}
