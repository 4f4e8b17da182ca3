/** Factions of somebody's own: begun like one that there is, thirty-five tiles at every step. */
import type { OwnPieces } from '../../core/board.ts';
import { t } from '../../core/i18n.svelte.ts';
import { settings } from '../../core/settings.svelte.ts';
import type { Json } from '../../core/wire.ts';
import { nameOfTile } from './view.ts';

const MOST_OF_ONE = 7;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const ORDERS = ['battle', 'battle_charge', 'move', 'push', 'bomb', 'entrench', 'turn', 'false', 'net', 'shot'];
const COLOURS = ['blue', 'red', 'orange', 'green'];

const tiles = (sheet: Json): Json[] => sheet['tile'] as Json[];
const plain = (name: string): string => name.normalize('NFD').replace(/ł/gi, 'l').toLowerCase().replace(/[^a-z]/g, '');
/** A word that nothing has yet: with more letters at its end, if it must be. */
function free(word: string, most: number, taken: ReadonlySet<string>): string {
  for (const end of ['', ...LETTERS, ...[...LETTERS].flatMap((a) => [...LETTERS].map((b) => a + b))]) {
    const one = word.slice(0, most - end.length) + end;
    if (!taken.has(one)) return one;
  }
  return word;
}

const BEGUN: Readonly<Record<string, (sheet: Json) => Json>> = {
  champion: () => ({ initiative: [2], melee: [1, 0, 0, 0, 0, 0] }),
  rune: () => ({ connect: [1, 0, 1, 0, 1, 0], effect: { type: 'melee', amount: 1 } }),
  order: (sheet) => ({ effect: { type: ORDERS.find((one) => !tiles(sheet).some((x) => x['kind'] === 'order' && (x['effect'] as Json)['type'] === one)) ?? 'battle' } }),
};

export const own: OwnPieces = {
  table: 'tile',
  kinds: Object.keys(BEGUN),
  make(name, like, taken) {
    const word = plain(name) || 'clan';
    const id = `own_${free(word, 12, new Set(taken.map((file) => file.replace(/^own_|\.toml$/g, ''))))}`;
    const prefix = `o${id.slice(4, 7)}${id.slice(4).length > 3 ? id.slice(-4) : ''}`.slice(0, 8);
    const rows = like.map((row) => {
      const said = Object.fromEntries(Object.entries(row).filter(([field, value]) => value !== null && field !== 'names' && field !== 'texts'));
      return { ...said, id: `${prefix}_${String(row['code'])}`, names: { [settings.lang]: nameOfTile(String(row['id'])) }, source: 'own' };
    });
    return { file: `${id}.toml`, sheet: { id, prefix, colour: COLOURS[taken.length % COLOURS.length], names: { [settings.lang]: name }, tile: rows } };
  },
  add(sheet, kind) {
    const rows = tiles(sheet);
    const code = free('new', 8, new Set(rows.map((x) => String(x['code']))));
    const id = `${String(sheet['prefix'])}_${code}`;
    const most = Math.max(...rows.map((x) => Number(x['count'])));
    const from = rows.findIndex((x) => Number(x['count']) === most && x['kind'] !== 'banner');
    const fewer = rows.map((x, i) => (i === from ? { ...x, count: Number(x['count']) - 1 } : x));
    return { id, sheet: { ...sheet, tile: [...fewer, { id, code, kind, count: 1, names: { [settings.lang]: t('monolith-box-new') }, source: 'own', ...BEGUN[kind]!(sheet) }] } };
  },
  remove(sheet, id) {
    let back = Number(tiles(sheet).find((x) => x['id'] === id)?.['count'] ?? 0);
    const rows = tiles(sheet).filter((x) => x['id'] !== id).map((x) => ({ ...x }) as Json);
    for (let turn = 0; back > 0 && turn < 500; turn++) {
      const x = rows[1 + (turn % Math.max(1, rows.length - 1))]!;
      if (x['kind'] === 'banner' || Number(x['count']) >= MOST_OF_ONE) continue;
      x['count'] = Number(x['count']) + 1;
      back -= 1;
    }
    return { ...sheet, tile: rows };
  },
};
