/** What a battle would do now, or after the answer that is spelled out but not given: asked of the server, looked at part by part. */

import type { BoardProps, Controls } from '../../../core/board.ts';
import { t } from '../../../core/i18n.svelte.ts';
import { settings, SPEEDS } from '../../../core/settings.svelte.ts';
import { after } from '../after.ts';
import type { BoardTile, Preview, Told, View } from '../wire.ts';
import { type Drawing, drawing, NOTHING, standing } from './blows.ts';

export interface Part {
  initiative: string;
  events: Told[];
}

/** Said by the row of segments already. */
const FRAME = ['battle_began', 'segment', 'battle_ended', 'turn_ended'];
/** How long a part stays while the preview plays by itself. */
const STAYS = 1400; // ms
const NAMED = ['start', 'before', 'end'];
/** Whoever turns a tile round asks for where it stops. */
const SETTLED = 90; // ms

/** A part of the battle by name. */
export const titleOf = ({ initiative }: Part): string => (NAMED.includes(initiative) ? t(`monolith-battle-${initiative}`) : t('monolith-battle-segment', { segment: initiative }));

class Outlook {
  /** It is looked at; otherwise it is only known. */
  on = $state(false);
  root = $state.raw<Preview | null>(null);
  trouble = $state('');
  /** The branches taken where the battle would ask. */
  path = $state.raw<readonly number[]>([]);
  at = $state(0);
  /** It plays by itself only when that is asked for. */
  paused = $state(true);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #view: View | null = null;
  #text: string | null = null;
  /** The answer that `root` is about. */
  #of = $state<string | null>(null);

  readonly walk = $derived.by(() => {
    const parts: Part[] = [];
    const asks: { node: Preview; depth: number }[] = [];
    let node = this.root;
    while (node) {
      for (const s of node.segments) {
        const initiative = String(s.initiative);
        const events = s.events.filter((e) => !FRAME.includes(e.kind));
        const last = parts.at(-1);
        if (last?.initiative === initiative) last.events = [...last.events, ...events];
        else parts.push({ initiative, events });
      }
      if (!node.branches.length) break;
      asks.push({ node, depth: asks.length });
      node = node.branches[this.path[asks.length - 1] ?? 0]?.then ?? null;
    }
    return { parts: parts.filter((p) => p.events.length), asks, end: node?.end ?? null };
  });

  /** It is about that answer: while a tile is turned it is about how it stood before. */
  tells(text: string | null): boolean {
    return this.root !== null && this.#of === text;
  }

  toggle = (on = !this.on): void => {
    this.#stop();
    this.on = on;
    this.at = this.#first();
  };

  step = (by: 1 | -1): void => {
    this.at = Math.max(0, Math.min(this.walk.parts.length, this.at + by));
  };

  /** The strip's controls, while it is looked at. */
  get controls(): Controls {
    const { at, walk, paused } = this;
    return {
      step: { at: at + 1, of: walk.parts.length + 1 }, busy: true, again: true, paused, canBack: at > 0, recalls: false, missed: false,
      back: () => this.#by(-1), forward: () => this.#by(1), toggle: this.play, now: () => this.toggle(false),
    };
  }

  /** The part that is shown, by name. */
  get sentence(): string {
    const part = this.walk.parts[this.at];
    return `${t('monolith-preview-title')}: ${part ? titleOf(part) : t('monolith-battle-outcome')}`;
  }

  play = (): void => {
    const paused = !this.paused;
    this.#stop();
    if (paused || !SPEEDS[settings.speed]) return;
    if (this.at >= this.walk.parts.length) this.at = 0;
    this.paused = false;
    this.#next();
  };

  #by(by: 1 | -1): void {
    this.#stop();
    this.step(by);
  }

  #next(): void {
    this.#timer = setTimeout(() => {
      this.step(1);
      if (this.at < this.walk.parts.length) this.#next();
      else this.paused = true;
    }, STAYS / SPEEDS[settings.speed]);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.paused = true;
  }

  choose = (depth: number, branch: number): void => {
    this.path = [...this.path.slice(0, depth), branch];
  };

  /** Ask about the answer that is spelled out; without one only while it is looked at. Gives what stops it. */
  ask(props: BoardProps<View>): (() => void) | undefined {
    const { view } = props;
    const text = props.choose.ready;
    const asked = ++this.#asked;
    // What was supposed is played or put back.
    if (this.#text !== null && text === null) this.on = false;
    this.#text = text;
    if (props.still || props.step || (!this.on && text === null)) {
      this.root = null;
      this.on &&= !props.step;
      return undefined;
    }
    const timer = setTimeout(() => {
      props.inquire('preview', text ? { text } : {}).then(
        (answer) => {
          if (asked !== this.#asked) return;
          this.root = answer as unknown as Preview;
          this.#of = text;
          this.#view = view;
          this.trouble = '';
          this.path = [];
          this.at = this.#first();
        },
        (why: { message?: string; key?: string }) => {
          if (asked === this.#asked) this.trouble = why.message ?? (why.key ? t(why.key) : t('web-refused'));
        },
      );
    }, SETTLED);
    return () => clearTimeout(timer);
  }

  /** What an answer does by itself is seen on the board already: the battle is what one wants to see. */
  #first(): number {
    return this.walk.parts[0]?.initiative === 'before' && this.walk.parts.length > 1 ? 1 : 0;
  }

  /** The match as each part finds it, and last as the battle leaves it. */
  #views(props: BoardProps<View>): View[] {
    const start = { ...(this.#view ?? props.view), board: this.root?.board ?? props.view.board };
    return this.walk.parts.reduce<View[]>((all, p) => [...all, p.events.reduce((v, e) => after(v, e, props.catalogue), all.at(-1)!)], [start]);
  }

  /** The board as each part finds it, and last as the battle leaves it. */
  found(props: BoardProps<View>): BoardTile[][] {
    return this.#views(props).map((v) => v.board);
  }

  /** What the board shows of it now. As on the stage, what a part hurts is hurt while it is shown, and what falls lies there until it is over. */
  shown(props: BoardProps<View>): { tiles: readonly BoardTile[]; drawing: Drawing; gone: string[] } | null {
    if (!this.on || !this.root) return null;
    const views = this.#views(props);
    const view = views[this.at] ?? views[0]!;
    const now = this.walk.parts[this.at];
    const left = new Set(view.board.map((x) => x.hex));
    return { tiles: now ? standing(view, now.events, props.catalogue) : view.board, drawing: now ? drawing(now.events) : NOTHING, gone: views[0]!.board.map((x) => x.hex).filter((h) => !left.has(h)) };
  }

  /** Hit points by side, as the banners on the board have them. */
  hp(props: BoardProps<View>): readonly number[] | null {
    const tiles = this.shown(props)?.tiles;
    return tiles ? props.view.sides.map((s) => tiles.find((x) => x.kind === 'banner' && x.side === s.side)?.life ?? 0) : null;
  }
}

export const outlook = new Outlook();
