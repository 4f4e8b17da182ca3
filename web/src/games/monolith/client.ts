import type { BoardProps, GameClient } from '../../core/board.ts';
import { list, sentence, t } from '../../core/i18n.svelte.ts';
import { optionWords } from './options.ts';
import { choicesOf, heldOf } from './held.ts';
import { isEmpty } from './lines.ts';
import { inPlay, reached } from './plan.ts';
import { isCode, tileOf, type View } from './view.ts';
import { helpOf, nameOfTile } from './words.ts';

const FACES: Readonly<Record<string, { sign: string; key?: string }>> = {
  discard: { sign: 'discard', key: 'X' },
  done: { sign: 'hourglass', key: 'T' },
  battle: { sign: 'battle' },
  redraw: { sign: 'rotation' },
};

/** What is asked while a tile is taken up: where it goes, whom it meets, or that nothing fits it now. */
function asking(props: BoardProps<View>): string | undefined {
  const held = heldOf(props.choose);
  if (props.question?.ask !== 'play' || !held.sources.length) return undefined;
  const here = inPlay(choicesOf(props), held).filter((c) => c.verb !== 'discard');
  const hand = props.view.seats.find((s) => s.seat === props.seat)?.hand ?? [];
  const id = held.tile ? hand.find((x) => isCode(held.tile, tileOf(props.catalogue, x))) : props.view.board.find((x) => held.sources.includes(`hex:${x.hex}`))?.tile;
  if (!id) return undefined;
  const tile = nameOfTile(id);
  if (!here.length) return t('monolith-asking-nothing', { tile });
  if (here.every((c) => c.verb === 'unfold')) return t('monolith-asking-unfold');
  if (here.every((c) => !c.hexes.length)) return t('monolith-asking-sure', { tile });
  if (reached(here, held.clicked).some((c) => c.rotation !== null)) return t('monolith-asking-turn', { tile });
  return t(here.some((c) => c.verb === 'place') ? 'monolith-asking-place' : 'monolith-asking-target', { tile });
}

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
  sentence: asking,
  // All that one draws is one line.
  together: {
    run: (event) => (event.kind === 'drew' ? `drew ${String(event['seat'])}` : null),
    key: (event) => String(event['seat']),
    text: (events, { nameOf }) => sentence('monolith', { ...events[0]!, tile: list(events.map((e) => t(String(e['tile']).slice(1)))) }, nameOf),
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
