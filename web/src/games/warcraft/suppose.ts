/** The view with an own answer that is not acknowledged yet: what it surely does, as if its events were told. */

import type { GameClient } from '../../core/board.ts';
import { after } from './after.ts';
import { isArea } from './options.ts';
import type { Told, View } from './wire.ts';

function told(option: string, seat: number, view: View): Told | null {
  const [verb, a = '', b = '', c = ''] = option.split(' ');
  const key = (word: string): string => `@warcraft-${word}`;
  switch (verb) {
    case 'move':
    case 'carry':
      return { kind: 'moved', seat, type: key(a), from: b, to: c, carried: verb === 'carry' ? 1 : 0 };
    case 'train':
      return { kind: 'trained', seat, type: key(a) };
    case 'build':
      return a === 'outpost' ? { kind: 'outpost_begun', seat, area: b } : { kind: 'built', seat, type: key(a), summoned: 0 };
    case 'finish':
      return a === 'outpost' ? { kind: 'outpost_finished', seat, area: b } : { kind: 'finished', seat, type: key(a) };
    case 'deploy':
      return { kind: 'deployed', seat, type: key(a), area: b };
    case 'play':
      return { kind: 'played', seat, card: key(a), ...(isArea(b) && { area: b }) };
    case 'lose': {
      const owner = view.seats.find((s) => s.race === a);
      return owner ? { kind: 'lost', seat: owner.seat, race: key(a), type: key(b), area: c } : null;
    }
    default:
      return null;
  }
}

export const suppose: NonNullable<GameClient<View>['suppose']> = (view, option, props) => {
  const event = told(option, props.seat, view);
  if (!event || (event.kind === 'played' && !event.area && /fast|cripple|polymorph/.test(event.card))) return undefined;
  return after(view, event, props.catalogue);
};
