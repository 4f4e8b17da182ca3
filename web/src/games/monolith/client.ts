import type { GameClient } from '../../core/board.ts';
import { t } from '../../core/i18n.svelte.ts';
import { optionWords } from './options.ts';
import { heldOf } from './held.ts';
import { isEmpty } from './lines.ts';
import { helpOf } from './words.ts';
import type { View } from './view.ts';

const FACES: Readonly<Record<string, { sign: string; key?: string }>> = {
  discard: { sign: 'discard', key: 'X' },
  done: { sign: 'hourglass', key: 'T' },
  battle: { sign: 'battle' },
  redraw: { sign: 'rotation' },
};

/** What a battle does by itself is nobody's deed. */
const NOBODYS = new Set(['battle_began', 'segment', 'battle_ended']);

/** "la" of "lords_of_the_abyss": what the ids of its tiles begin with. */
const initials = (faction: string): string => faction.split('_').map((word) => word[0]).filter((_, i, all) => i === 0 || i === all.length - 1).join('');

/** Everything about the game that needs no component; index.ts adds those. */
const client: Omit<GameClient<View>, 'Board'> = {
  layout: 'side',
  // Hands are open; only what lies under a Monolith is not.
  secrets: (table) => table.options['monoliths'] === true,
  steps: (option) => [option],
  help: helpOf,
  optionLabel: optionWords,
  covers: (option) => !option.startsWith('spend'),
  buttons: (options, choose) => {
    const tile = heldOf(choose).tile;
    const plain = options.filter((o) => ['done', 'redraw', 'battle'].includes(o) && o !== choose.ready);
    return tile && options.includes(`discard ${tile}`) && choose.ready !== `discard ${tile}` ? [`discard ${tile}`, ...plain] : plain;
  },
  logLine: (event, entry) => (event.kind === 'segment' && isEmpty(event, entry.events) ? null : undefined),
  // A blow is told by the tile that strikes or suffers: each faction is one player's, but for mirror matches.
  seatOf: (event, view) => {
    if (NOBODYS.has(event.kind)) return -1;
    if (typeof event['tile_seat'] === 'number') return event['tile_seat'];
    const prefix = /^@monolith-([a-z]{2})_/.exec(String(event['tile'] ?? ''))?.[1];
    const own = view.seats.filter((s) => prefix !== undefined && initials(s.faction) === prefix);
    return own.length === 1 ? own[0]!.seat : undefined;
  },
  face: (option) => {
    const verb = option.split(' ')[0]!;
    return verb === 'discard' ? { ...FACES[verb], short: t('monolith-verb-discard') } : FACES[verb];
  },
  score: (view, seat) => t('web-ma-hp', { hp: view.sides.find((s) => s.seats.includes(seat))?.hp ?? 0 }),
  places: /\b[a-e][1-5]\b/,
  keys: [
    ['1 – 9', 'web-ma-key-hand'],
    ['← ↑ → ↓', 'web-ma-key-hex'],
    ['Q E', 'web-ma-key-turn'],
    ['B', 'web-ma-key-preview'],
    ['X', 'web-ma-key-discard'],
    ['T', 'web-ma-key-done'],
  ],
};

export default client;
