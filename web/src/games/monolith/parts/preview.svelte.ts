/** What a battle would do now, or after the answer that is spelled out but not given: asked of the server, looked at part by part. */

import type { BoardProps } from '../../../core/board.ts';
import { t } from '../../../core/i18n.svelte.ts';
import { after } from '../steps.ts';
import type { BoardTile, Preview, Told, View } from '../wire.ts';
import { type Drawing, drawing, NOTHING } from './blows.ts';

export interface Part {
  initiative: string;
  events: Told[];
}

/** Said by the row of segments already. */
const FRAME = ['battle_began', 'segment', 'battle_ended', 'turn_ended'];
/** Whoever turns a tile round asks for where it stops. */
const SETTLED = 90; // ms

class Outlook {
  /** It is looked at; otherwise it is only known. */
  on = $state(false);
  root = $state.raw<Preview | null>(null);
  trouble = $state('');
  /** The branches taken where the battle would ask. */
  path = $state.raw<readonly number[]>([]);
  at = $state(0);
  #asked = 0;
  #view: View | null = null;
  #text: string | null = null;

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

  toggle = (on = !this.on): void => {
    this.on = on;
    this.at = this.#first();
  };

  step = (by: 1 | -1): void => {
    this.at = Math.max(0, Math.min(this.walk.parts.length, this.at + by));
  };

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

  /** The board as each part finds it, and last as the battle leaves it. */
  found(props: BoardProps<View>): BoardTile[][] {
    const start = { ...(this.#view ?? props.view), board: this.root?.board ?? props.view.board };
    const views = this.walk.parts.reduce<View[]>((all, p) => [...all, p.events.reduce((v, e) => after(v, e, props.catalogue), all.at(-1)!)], [start]);
    return views.map((v) => v.board);
  }

  /** What the board shows of it now. */
  shown(props: BoardProps<View>): { tiles: readonly BoardTile[]; drawing: Drawing; gone: string[] } | null {
    if (!this.on || !this.root) return null;
    const found = this.found(props);
    const tiles = found[this.at] ?? found[0]!;
    const left = new Set(tiles.map((x) => x.hex));
    const now = this.walk.parts[this.at];
    return { tiles, drawing: now ? drawing(now.events) : NOTHING, gone: found[0]!.map((x) => x.hex).filter((h) => !left.has(h)) };
  }

  /** Hit points by side as the shown part leaves them. */
  hp(props: BoardProps<View>): readonly number[] | null {
    if (!this.on || !this.root) return null;
    const board = this.found(props)[Math.min(this.at + 1, this.walk.parts.length)] ?? [];
    return props.view.sides.map((s) => board.find((x) => x.kind === 'banner' && x.side === s.side)?.life ?? 0);
  }
}

export const outlook = new Outlook();
