/** A battle as it plays over the board: what is shown of it now, and what waits behind it. */

import type { BoardProps } from '../../../core/board.ts';
import { play } from '../../../core/sound.ts';
import type { Entry } from '../../../core/wire.ts';
import { toldIn } from '../../common/told.ts';
import { after, beats, drawing, found, identities, isBattle, type Beat } from '../steps.ts';
import type { BoardTile, Told, View } from '../wire.ts';

interface Moment {
  beats: Beat[];
  at: number;
  /** The tiles as the battle found them, and as they are now. */
  start: BoardTile[];
  tiles: BoardTile[];
  told: readonly Told[];
}

/** The tiles as a battle that is being played has left them so far; null while the view is what is shown. */
class Shown {
  tiles = $state.raw<readonly BoardTile[] | null>(null);
}

export const shown = new Shown();

export class Playing {
  moment = $state.raw<Moment | null>(null);
  paused = $state(false);
  /** Identity of the tile on each hex, so that a tile that moved travels. */
  keys = $state.raw<Record<string, string>>({});
  #props: () => BoardProps<View>;
  #before: View | null = null;
  #heard: unknown = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether something is kept from the log now. */
  #hides = false;
  /** What has come while a battle plays: it waits until that has been seen. */
  #queue: { old: View; view: View; told: readonly Told[] }[] = [];

  constructor(props: () => BoardProps<View>) {
    this.#props = props;
  }

  /** The segment that is shown. */
  get beat(): Beat | undefined {
    return this.moment?.beats[this.moment.at];
  }

  /** What the table has come to, with what led there. */
  take(view: View, entries: readonly Entry[]): void {
    const old = this.#before;
    if (view === old && entries === this.#heard) return;
    const told = toldIn<Told>(entries);
    this.#before = view;
    // The same moment seen from another seat, or sent again: what is being played goes on.
    if (old && entries.length && entries === this.#heard) {
      if (!this.moment) this.#identify(view, []);
      return;
    }
    this.#heard = entries;
    if (!old || !entries.length || entries.some((e) => e.kind === 'undo')) {
      this.skip();
      this.#identify(view, told);
    } else if (this.moment) {
      this.#queue.push({ old, view, told });
      this.#show(this.moment);
    } else this.#open(old, view, told);
  }

  /** One segment on; after the last one comes what waited. */
  step(): void {
    if (!this.moment) return;
    if (this.beat && drawing(this.beat.events).verdicts.some((v) => v.kind === 'eliminated')) play('crack');
    if (this.moment.at + 1 < this.moment.beats.length) {
      this.goTo(this.moment.at + 1);
      this.#schedule();
      return;
    }
    this.#show(null);
    for (let next = this.#queue.shift(); next; next = this.moment ? undefined : this.#queue.shift()) this.#open(next.old, next.view, next.told);
  }

  /** That segment of the battle that plays, with the board as it finds it. */
  goTo(at: number): void {
    if (!this.moment) return;
    const { beats, start } = this.moment;
    this.#show({ ...this.moment, at, tiles: beats.slice(0, at).reduce<BoardTile[]>((tiles, b) => after(tiles, b.events), start) });
  }

  /** By hand: whoever steps wants to look, so nothing goes on by itself until it is told to. */
  stepBy(by: 1 | -1): void {
    if (!this.moment || this.moment.at + by < 0) return;
    this.paused = true;
    clearTimeout(this.#timer);
    if (by > 0) this.step();
    else this.goTo(this.moment.at - 1);
  }

  pause(on: boolean): void {
    this.paused = on;
    this.#schedule();
  }

  /** Straight to now: what was being played, and what waited for it. */
  skip(): void {
    clearTimeout(this.#timer);
    const last = this.#queue.at(-1);
    this.#queue = [];
    this.#show(null);
    if (last) this.#identify(last.view, []);
  }

  #identify(view: View, told: readonly Told[]): void {
    this.keys = identities(this.keys, view.board, told);
  }

  /** Play the battle of this change, or show it as it is. */
  #open(old: View, view: View, told: readonly Told[]): void {
    clearTimeout(this.#timer);
    this.#identify(view, told);
    const list = isBattle(told) && !this.#props().settings.still ? beats(told) : [];
    if (list.length) {
      const start = found(old.board, view.board, told);
      this.#show({ beats: list, at: 0, start, tiles: start, told });
      this.paused = false;
      this.#schedule();
      return;
    }
    this.#show(null);
    if (told.some((e) => e.kind === 'placed' || e.kind === 'banner_placed')) play('place');
  }

  /** Show this moment of a battle. What comes after it is kept from the log and from the rows of the players. */
  #show(moment: Moment | null): void {
    this.moment = moment;
    shown.tiles = moment?.tiles ?? null;
    const last = moment?.beats[moment.at]?.events.at(-1);
    const later = [...(moment && last ? moment.told.slice(moment.told.indexOf(last) + 1) : []), ...this.#queue.flatMap((q) => q.told)];
    if (later.length || this.#hides) this.#props().unseen(new Set(later));
    this.#hides = later.length > 0;
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (!this.moment || this.paused) return;
    const length = (900 + 220 * Math.min(6, drawing(this.beat?.events ?? []).arrows.length)) / this.#props().settings.pace;
    this.#timer = setTimeout(() => this.step(), length);
  }
}
