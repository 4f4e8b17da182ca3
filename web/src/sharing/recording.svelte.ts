/** Films a match: the real board is drawn out of sight, moment by moment, and what it shows is written down. */
import { flushSync, mount, unmount } from 'svelte';
import type { BoardProps, GameClient } from '../core/board.ts';
import { t } from '../core/i18n.svelte.ts';
import { saying } from '../table/announce.ts';
import { logLines, logRows, spoken } from '../table/log.ts';
import { type Known, type Moment, reelOf, toldBy } from '../table/reel.ts';
import { compose, type Film, type Frame } from './film.ts';
import { inside, nothingUsed, Parts, type Used } from './markup.ts';
import { settled, surroundings } from './picture.ts';
import { BODY, fonts, ROOT, styles } from './styles.ts';

const HEIGHT = 720;
/** How long words stay, so that they can be read: so much for all, and for each letter. */
const READING = { all: 500, letter: 24, most: 4500 }; // ms
const LAST = 6000; // ms
const AT_ONCE = 6;

export interface Filmed {
  game: string;
  client: GameClient;
  /** What the board on the page is given. */
  board: BoardProps;
  /** The box it stands in. */
  box: HTMLElement;
  moments: readonly Known[];
  seat: number;
}

/** The properties of a board that shows what is put on the screen. */
class Screen {
  moment = $state.raw<Moment>()!;
  readonly props: BoardProps;

  constructor(match: Filmed, first: Moment) {
    this.moment = first;
    const log = match.moments.flatMap(({ entry }) => entry ?? []);
    const shown: Partial<Record<keyof BoardProps, () => unknown>> = {
      view: () => this.moment.view,
      seat: () => match.seat,
      step: () => this.moment.scene && { ...this.moment.scene, at: 1, of: 1 },
      history: () => toldBy(log, this.moment),
      foreseen: () => null,
      help: () => () => undefined,
    };
    const names = new Set([...Object.keys(match.board), ...Object.keys(shown)]) as Set<keyof BoardProps>;
    this.props = {} as BoardProps;
    for (const name of names) Object.defineProperty(this.props, name, { enumerable: true, get: shown[name] ?? (() => match.board[name]) });
  }
}

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** What is said of a moment, in the words of the log. */
function wordsOf({ scene }: Moment, { game, client, board }: Filmed): string {
  if (!scene) return '';
  const entry = { ...scene.entry, events: [...spoken(scene.events, client)] };
  const lines = logLines([entry], game, client, board.lang, board.nameOf);
  return saying(logRows(lines, client, board.lang, board.nameOf).map((line) => line.text));
}

type Shot = Pick<Film, 'width' | 'height' | 'before' | 'after' | 'box' | 'parts' | 'frames' | 'css' | 'size'>;

/** Hears how much is done, from 0 to 1, and says whether to go on. */
export type Progress = (share: number) => boolean;

/** The match as one file; null where that was stopped. */
export async function filmOf(match: Filmed, title: string, link: string, told: Progress): Promise<string | null> {
  const shot = await record(match, told);
  const { lang, nameOf, table } = match.board;
  const words = { play: t('web-stage-go'), pause: t('web-stage-pause'), back: t('web-stage-back'), on: t('web-stage-step'), scrub: t('web-scrub'), speed: t('web-set-speed'), open: t('web-share-film-open') };
  return shot && (await compose({ ...shot, lang, title, link, words, players: table.seats.map(({ seat }) => ({ seat, name: nameOf(seat) })) }));
}

async function record(match: Filmed, told: Progress): Promise<Shot | null> {
  const { client, box, board } = match;
  const height = HEIGHT;
  const width = Math.round(height * (client.proportions?.ratio ?? 1));
  const reel = reelOf(match.moments, match.seat, { steps: client.stage ?? null, catalogue: board.catalogue }, () => false);
  const screen = new Screen(match, reel[0]!);
  const host = box.cloneNode(false) as HTMLElement;
  host.removeAttribute('id');
  host.setAttribute('aria-hidden', 'true');
  host.inert = true;
  host.style.cssText = `position:absolute;left:-20000px;top:0;width:${width}px;height:${height}px`;
  box.parentElement!.append(host);
  const used: Used = nothingUsed();
  const parts = new Parts();
  const frames: Frame[] = [];
  const watch = new MutationObserver((changes) => parts.forget(changes));
  watch.observe(host, { subtree: true, childList: true, attributes: true, characterData: true });
  const drawing = mount(client.Board, { target: host, props: screen.props });
  try {
    await settled();
    host.style.contentVisibility = 'hidden'; // nobody looks at it: it is laid out where it is measured, and never painted
    for (const [i, moment] of reel.entries()) {
      screen.moment = moment;
      flushSync();
      parts.forget(watch.takeRecords());
      const drawn = parts.keep(inside(host, used, parts), frames.at(-1)?.drawn);
      const said = wordsOf(moment, match);
      const scores = board.table.seats.map(({ seat }) => client.score?.(moment.view, seat) ?? '');
      for (const letter of said + scores.join('')) used.letters.add(letter);
      const before = frames.at(-1);
      if (before?.drawn !== drawn || before.scores.join() !== scores.join() || said) {
        const reading = Math.min(READING.most, READING.all + READING.letter * said.length);
        frames.push({ drawn, said, scores, ms: i === reel.length - 1 ? LAST : Math.max(moment.scene?.ms ?? 0, reading) });
      }
      if (i % AT_ONCE) continue;
      if (!told(i / reel.length)) return null;
      await breath();
    }
  } finally {
    watch.disconnect();
    await unmount(drawing);
    host.remove();
  }
  const { before, after } = surroundings(box, used);
  for (const name of [...box.classList, ROOT, BODY, 'sign', ...board.table.seats.map(({ seat }) => `seat-${(seat % 4) + 1}`)]) used.classes.add(name);
  for (const letter of board.table.seats.map(({ seat }) => board.nameOf(seat)).join('')) used.letters.add(letter);
  const sheets = [...document.styleSheets];
  const css = styles(sheets, used.classes) + (await fonts(sheets, used.letters));
  return { width, height, before, after, box: box.className, parts, frames, css, size: getComputedStyle(document.documentElement).fontSize };
}
