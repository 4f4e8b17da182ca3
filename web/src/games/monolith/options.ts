/** An option as the words on a button. */

import type { BoardProps } from '../../core/board.ts';
import { t, has } from '../../core/i18n.svelte.ts';
import { isCatalogue, isCode, type View } from './view.ts';
import { nameOfTile } from './words.ts';
import { read } from './plan.ts';

function tileName(code: string, props: BoardProps<View>): string {
  const faction = props.view.seats.find((s) => s.seat === props.seat)?.faction;
  const tile = isCatalogue(props.catalogue) ? (props.catalogue.tiles.find((x) => x.faction === faction && isCode(code, x)) ?? props.catalogue.tiles.find((x) => isCode(code, x))) : undefined;
  return tile ? nameOfTile(tile.id) : code;
}

export function optionWords(option: string, props: BoardProps<View>): string | undefined {
  const [verb = '', a = '', b = ''] = option.split(' ');
  const head = has(`monolith-verb-${verb}`) ? t(`monolith-verb-${verb}`) : verb;
  const onBoard = (hex: string): string => {
    const tile = props.view.board.find((x) => x.hex === hex);
    return tile ? `${nameOfTile(tile.tile)} ${hex}` : hex;
  };
  const facing = (rotation: number | null): string => (rotation === null ? '' : `, ${t(`web-ma-direction-${rotation}`)}`);
  const choice = read(option);
  switch (verb) {
    case 'place':
      return `${head}: ${tileName(a, props)} ${choice.hexes[0] ?? ''}${a === 'ban' ? '' : facing(choice.rotation)}`;
    case 'discard':
      return `${head}: ${tileName(a, props)}`;
    case 'hide':
      return `${head}: ${tileName(a, props)}, ${tileName(b, props)}`;
    case 'move':
    case 'false':
    case 'maneuver':
    case 'teleport':
    case 'charge':
      // Who stays where he is only turns.
      if (choice.hexes.at(-1) === choice.from) return `${head}: ${onBoard(choice.from)}${facing(choice.rotation)}`;
      return `${head}: ${onBoard(choice.from)} → ${choice.verb === 'charge' ? `${a.split('>')[1]?.split('/')[0] ?? ''} ⚔ ${onBoard(b)}` : (choice.hexes.at(-1) ?? '')}${facing(choice.rotation)}`;
    case 'turn':
    case 'rotate':
    case 'face':
      return `${head}: ${onBoard(choice.hexes[0] ?? '')}${facing(choice.rotation)}`;
    case 'push':
    case 'retreat':
    case 'strike': {
      const [from = '', to = ''] = a.split('>');
      return `${head}: ${onBoard(from)} → ${onBoard(to)}`;
    }
    case 'spend': {
      const [source = '', victim = ''] = b.split('>');
      const cause = has(`web-ma-cause-${source}`) ? t(`web-ma-cause-${source}`) : onBoard(source);
      return `${head}: ${onBoard(a)} – ${t('web-ma-saves', { victim: onBoard(victim), source: cause })}`;
    }
    case 'bomb':
      return `${head}: ${a.split('+').join(', ')}`;
    case 'unfold':
      return `${head}: ${a}, ${b}`;
    case 'entrench':
    case 'net':
    case 'shoot':
    case 'poison':
      return `${head}: ${onBoard(a)}`;
    default:
      return undefined;
  }
}

/** The same between the two turning buttons of a phone: tile and facing are seen in the hand and on the board. */
export function shortWords(option: string): string {
  const verb = option.split(' ')[0] ?? '';
  return `${has(`monolith-verb-${verb}`) ? t(`monolith-verb-${verb}`) : verb}: ${read(option).hexes.at(-1) ?? ''}`;
}
