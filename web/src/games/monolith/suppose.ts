/** An own answer as it is seen before the server has taken it: the events it will tell of, as far as they are plain. */

import type { GameClient } from '../../core/board.ts';
import { read, spentBy } from './options.ts';
import { after } from './after.ts';
import type { Mover, Told, View } from './wire.ts';

const MOVERS = ['move', 'false', 'maneuver', 'teleport', 'turn', 'rotate'];

export const suppose: NonNullable<GameClient<View>['suppose']> = (view, option, props) => {
  const { seat, catalogue } = props;
  const { verb, hexes, rotation, from, source } = read(option);
  const id = spentBy(option, props) ?? (verb === 'place' && source.endsWith('ban') ? bannerOf(props) : undefined);
  const tile = id ? `@monolith-${id}` : '';
  const [hex = ''] = hexes;
  const told: Told[] = [];
  if (tile && !source.startsWith('hand:')) told.push({ kind: 'played', seat, tile });
  const there = (at: string): { tile: string; tile_seat: number } => {
    const found = view.board.find((x) => x.hex === at);
    return { tile: `@monolith-${found?.tile ?? ''}`, tile_seat: found?.seat ?? seat };
  };
  if (verb === 'discard' && tile) told.push({ kind: 'discarded', seat, tile });
  else if (verb === 'place' && tile) told.push(placed(view, seat, tile, hex, rotation ?? 0));
  else if (MOVERS.includes(verb)) {
    const to = hexes.at(-1) ?? from;
    const by = verb as Mover;
    const now = rotation ?? view.board.find((x) => x.hex === from)?.rotation ?? 0;
    told.push(to === from ? { kind: 'turned', seat, ...there(from), hex: from, rotation: now, by } : { kind: 'moved', seat, ...there(from), from, to, rotation: now, by });
  } else if (verb === 'charge') {
    const [to = '', target = ''] = hexes.slice(-2);
    const struck = there(target);
    told.push({ kind: 'charged', seat, ...there(from), from, to, rotation: rotation ?? 0, target: struck.tile, target_hex: target, target_seat: struck.tile_seat, by: source.startsWith('hex:') ? from : '' });
  } else if (verb === 'entrench') told.push({ kind: 'entrenched', seat, ...there(hex), hex });
  else if (verb === 'net') told.push({ kind: 'net_thrown', seat, ...there(hex), hex });
  else if (verb === 'retreat') told.push({ kind: 'pushed', ...there(from), from, to: hex });
  return told.length ? told.reduce((v, e) => after(v, e, catalogue), view) : undefined;
};

function placed(view: View, seat: number, tile: string, hex: string, rotation: number): Told {
  const victim = view.board.find((x) => x.hex === hex);
  if (victim) return { kind: 'transformed', seat, tile, hex, rotation, victim: `@monolith-${victim.tile}`, victim_seat: victim.seat };
  return tile.endsWith('_banner') ? { kind: 'banner_placed', seat, tile, hex } : { kind: 'placed', seat, tile, hex, rotation };
}

function bannerOf({ view, seat, catalogue }: { view: View; seat: number; catalogue: unknown }): string | undefined {
  const faction = view.seats.find((s) => s.seat === seat)?.faction;
  return (catalogue as { tiles?: { id: string; faction: string; kind: string }[] }).tiles?.find((x) => x.faction === faction && x.kind === 'banner')?.id;
}
