/** The table of a drawing: a position of a scenario that nobody plays. */
import type { Picture, TableInfo } from '../core/wire.ts';

export function drawnTable(game: string, picture: Picture): TableInfo {
  const seats = Array.from({ length: picture.seats }, (_, seat) => ({ seat, kind: 'open' as const, person: null, name: '', bot: null }));
  return {
    id: '', game, kind: 'scenario', rules: 0, options: { ...picture.options, seats: picture.seats }, pack: null, title: '', public: false, tutor: false, host: '',
    created: 0, begun: null, ended: null, state: 'running', length: 0, paused: false, broken: null, offers: [], clock: null, time: null,
    commitment: '', seed: null, scripted: false, result: null, rematch: null, parent: null, seats,
  };
}
