import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { BoardProps, Thing, Unasked } from '../core/board.ts';
import { words } from '../core/choose.ts';
import { Chooser } from '../core/chooser.svelte.ts';
import { t } from '../core/i18n.svelte.ts';
import { settings, SPEEDS } from '../core/settings.svelte.ts';
import { play } from '../core/sound.ts';
import { troubleWords } from '../core/trouble.ts';
import type { Entry, Question, StudyNode, StudyPosition, TableInfo } from '../core/wire.ts';
import { drawnTable } from '../pages/drawn.ts';
import { seenBy } from '../core/eyes.ts';
import { Foresight } from '../table/foresight.svelte.ts';
import { LoadedGame } from '../table/loaded.svelte.ts';
import type { Hinted } from '../table/log.ts';
import { Stage } from '../table/stage.svelte.ts';
import { seatName } from '../core/names.ts';
import { type OpenStudy, treeOfChapter } from './study.svelte.ts';
import { after, answered, endOf, pathTo } from './tree.ts';

const NONE: readonly never[] = [];
/** Positions that are kept at hand. */
const KEPT = 120;
/** Between two moves that are played by themselves, in ms at single speed. */
const PAUSE = 500;
/** So many answers that nobody is asked for are given one after another. */
const UNASKED = 40;

/** Going through the lines of a study: where one is, and what the board shows there. Made while a component begins. */
export class Walk {
  readonly study: OpenStudy;
  readonly loaded: LoadedGame;
  readonly foresight: Foresight;
  readonly stage: Stage;
  readonly chooser: Chooser;
  /** The node that one is at, and the one that the board shows. */
  at = $state(0);
  shown = $state.raw<StudyPosition | null>(null);
  thing = $state.raw<Thing | null>(null);
  /** The line is played by itself. */
  plays = $state(false);
  trouble = $state('');
  /** The own answer on its way. */
  sending = $state.raw<{ seat: number; option: string } | null>(null);
  /** Whose eyes, where they are not those of whoever is asked. */
  wanted = $state<number | null>(null);
  /** Who played the match that a chapter comes from. */
  #players = $state.raw<TableInfo | null>(null);
  readonly #positions = new Map<number, Promise<StudyPosition>>();
  readonly #known = new SvelteMap<number, StudyPosition>();
  /** What is shown is an own answer: nobody waits for it. */
  #own = false;

  constructor(study: OpenStudy, players: (table: string) => Promise<TableInfo | null>) {
    this.study = study;
    this.loaded = new LoadedGame(() => this.chapter?.game ?? '', () => this.chapter?.pack ?? null);
    this.chooser = new Chooser(
      (option) => this.pick(option),
      (option) => (this.client?.clicks ?? words)(option),
    );
    this.stage = new Stage({
      speed: () => SPEEDS[settings.speed],
      live: () => false,
      away: () => false,
      seats: () => (this.#own && this.shown ? [this.seat] : NONE),
      decides: () => true,
      play: () => ({ steps: this.client?.stage ?? null, catalogue: this.loaded.catalogue }),
      began: ({ events }) => {
        const sound = this.client?.stage?.sound?.(events);
        if (sound) play(sound);
      },
    });
    this.foresight = new Foresight({ chooser: this.chooser, question: () => this.question, inquire: this.#inquire, ahead: () => this.client?.ahead });
    this.#offerAnew();
    this.#goOn();
    $effect(() => {
      const table = this.#match;
      this.#players = null;
      if (table) players(table).then((info) => table === this.#match && (this.#players = info), () => undefined);
    });
    $effect(() => {
      void settings.speed;
      untrack(() => this.stage.retime());
    });
    $effect(() => () => this.stage.close());
  }

  get client(): LoadedGame['client'] {
    return this.loaded.client;
  }

  readonly chapter = $derived.by(() => this.study.chapterOf(this.at) ?? this.study.chapters[0] ?? null);
  readonly tree = $derived.by(() => (this.chapter ? treeOfChapter(this.chapter) : null));
  readonly node = $derived.by(() => this.study.node(this.at) ?? null);
  readonly path = $derived.by(() => (this.tree ? pathTo(this.tree, this.at) : []));
  readonly #match = $derived.by(() => (this.chapter?.origin.kind === 'match' ? (this.chapter.origin.table ?? '') : ''));
  readonly seats = $derived.by<number[]>(() => Array.from({ length: this.chapter?.seats ?? 0 }, (_, seat) => seat));
  readonly #asked = $derived.by<readonly number[]>(() => this.shown?.views[0]?.questions.map((q) => q.seat) ?? NONE);
  readonly asked = $derived.by<readonly number[]>(() => (this.stage.step ? NONE : this.#asked));
  readonly result = $derived.by(() => (this.stage.step ? null : (this.shown?.result ?? null)));

  /** Whose eyes: those that were wanted, else of whoever is asked; at the end of a game those of whoever acted last. */
  readonly seat = $derived.by(() => {
    if (this.wanted !== null && this.wanted < this.seats.length) return this.wanted;
    return this.#asked[0] ?? Math.max(0, this.node?.seat ?? 0);
  });
  readonly #message = $derived.by(() => this.shown?.views.find((view) => view.seat === this.seat) ?? this.shown?.views[0] ?? null);

  /** What can be answered where the board stands. */
  readonly question = $derived.by<Question | null>(() => {
    if (!this.study.writes || this.shown?.node !== this.at || this.stage.step) return null;
    const found = this.#message?.questions.find((q) => q.seat === this.seat && q.options !== undefined);
    // At a table every question has a number of its own; here the node is it.
    return found ? { ...found, q: this.at } : null;
  });
  readonly #options = $derived<readonly string[]>(this.sending ? NONE : (this.question?.options ?? NONE));

  readonly #supposed = $derived.by(() => {
    const { sending, stage } = this;
    const view = stage.moment?.view;
    if (!sending || !view || sending.seat !== this.seat) return null;
    return this.client?.suppose?.(view, sending.option, Object.create(this.#parts, { view: { value: view } }) as BoardProps) ?? null;
  });
  readonly #view = $derived.by(() => this.#supposed ?? this.stage.moment?.view ?? null);
  readonly #table = $derived.by<TableInfo | null>(() => {
    const { chapter, shown } = this;
    if (!chapter || !shown) return null;
    const drawn = drawnTable(chapter.game, { titles: {}, options: shown.options, seats: shown.seats, seat: this.seat, view: {} });
    return { ...drawn, seats: this.#players?.seats.length === drawn.seats.length ? this.#players.seats.map((s) => ({ ...s, here: true })) : drawn.seats.map((s) => ({ ...s, kind: 'person' as const, person: null, name: t('web-seat-number', { number: s.seat + 1 }), here: true })), result: shown.result };
  });

  /** What boards are drawn from; null until there is a position. */
  get board(): BoardProps | null {
    return this.#table && this.#view && this.loaded.ready ? this.#parts : null;
  }

  nameOf = (seat: number): string => seatName(this.#table, seat);

  readonly #parts = this.#boardParts();
  #boardParts(): BoardProps {
    const walk = this;
    return {
      get view() { return walk.#view!; },
      get question() { return walk.question; },
      get options() { return walk.#options; },
      get asked() { return walk.asked; },
      get seat() { return walk.seat; },
      home: 0,
      get history() { return walk.shown?.entries ?? NONE; },
      get step() { return walk.stage.step; },
      get foreseen() { return walk.foresight.events; },
      get ahead() { return walk.foresight.ahead; },
      get sending() { return walk.sending?.option ?? null; },
      pick: (option) => walk.pick(option),
      get choose() { return walk.chooser; },
      inquire: (what, args) => walk.#inquire(what, args),
      help: (thing) => (walk.thing = thing),
      nameOf: walk.nameOf,
      get lang() { return settings.lang; },
      settings,
      get table() { return walk.#table!; },
      get catalogue() { return walk.loaded.catalogue; },
      get still() { return !walk.study.writes || walk.stage.step !== null; },
    };
  }
  readonly #inquire = (what: string, args = {}): Promise<Record<string, unknown>> => this.study.calls.ask(this.shown?.node ?? this.at, what, this.seat, args);

  hint = async (): Promise<Hinted[]> => {
    try {
      return ((await this.#inquire('hint'))['options'] ?? []) as Hinted[];
    } catch (e) {
      this.trouble = troubleWords(e);
      return [];
    }
  };

  // ── Where one is ────────────────────────────────────────────────────────────────────────────────

  /** Go to a node; what led to it is played where it is the next one. */
  go = (id: number, own = false): void => {
    if (!this.study.chapterOf(id)) return;
    if (!own && id === this.at && this.shown?.node === id) return;
    const from = this.at;
    this.at = id;
    this.trouble = '';
    void this.#show(id, from, own);
  };

  readonly next = $derived.by(() => (this.tree ? (after(this.tree, this.at)[0] ?? null) : null));
  forward = (): void => {
    if (this.stage.step) this.stage.now();
    else if (this.next !== null) this.go(this.next);
  };
  back = (): void => {
    this.plays = false;
    const parent = this.node?.parent ?? null;
    if (parent !== null) this.go(parent);
  };
  home = (): void => {
    this.plays = false;
    if (this.tree) this.go(this.tree.root);
  };
  end = (): void => {
    this.plays = false;
    if (this.tree) this.go(endOf(this.tree, this.at));
  };
  /** The line by itself, to its end. */
  play = (): void => {
    if (this.plays) this.plays = false;
    else if (this.stage.step && this.stage.paused) this.stage.toggle();
    else this.plays = this.next !== null || this.stage.step !== null;
  };
  /** What is being shown is over at once. */
  now = (): void => {
    this.plays = false;
    this.stage.now();
  };

  position(id: number): Promise<StudyPosition> {
    let found = this.#positions.get(id);
    if (!found) {
      found = this.study.calls.position(id);
      this.#positions.set(id, found);
      found.then((position) => this.#known.set(id, position), () => this.#positions.delete(id));
      const oldest = this.#positions.keys().next().value;
      if (this.#positions.size > KEPT && oldest !== undefined) {
        this.#positions.delete(oldest);
        this.#known.delete(oldest);
      }
    }
    return found;
  }

  /** The board as an answer was given on it, to name by it what the answer speaks of; undefined until that position is here. */
  before({ parent, seat, text }: StudyNode): BoardProps | undefined {
    if (parent === null || !this.board) return undefined;
    const position = this.#known.get(parent);
    if (!position) {
      queueMicrotask(() => void this.position(parent).catch(() => undefined));
      return undefined;
    }
    const { view, questions } = (position.views.find((v) => v.seat === seat) ?? position.views[0])!;
    const question = questions.find((q) => q.seat === seat) ?? null;
    return Object.create(this.#parts, { view: { value: view }, question: { value: question }, options: { value: question?.options ?? [text] }, seat: { value: seat } }) as BoardProps;
  }

  async #show(id: number, from: number, own: boolean): Promise<void> {
    try {
      const position = this.#known.get(id) ?? (await this.position(id));
      if (this.at !== id) return;
      const parent = this.study.node(id)?.parent ?? null;
      const before = parent !== null && parent === from ? (this.#known.get(parent) ?? null) : null;
      this.#stand(position, before, own);
      // What comes next is at hand when it is asked for.
      const ahead = this.next;
      if (ahead !== null) this.position(ahead).catch(() => undefined);
    } catch (e) {
      if (this.at !== id) return;
      this.trouble = troubleWords(e);
      this.plays = false;
    }
  }

  #stand(position: StudyPosition, before: StudyPosition | null, own: boolean): void {
    this.#own = own;
    this.shown = position;
    this.sending = null;
    const view = (of: StudyPosition) => (of.views.find((v) => v.seat === this.seat) ?? of.views[0])!.view;
    const events = position.entries.map((entry) => seenBy(entry, this.seat)).flatMap((entry) => entry.events);
    const act = position.entries.find((entry) => entry.kind === 'act') ?? position.entries[0];
    const known = [...(before && act ? [{ entry: null, view: view(before) }] : []), { entry: before && act ? ({ ...act, seq: 0, events } satisfies Entry) : null, view: view(position) }];
    this.stage.load(known, this.seat);
    if (known.length > 1 && SPEEDS[settings.speed] !== Infinity) this.stage.play();
    else this.stage.now();
  }

  /** Other eyes: the same moment as they see it. */
  look(seat: number | null): void {
    this.wanted = seat;
    if (this.shown) this.#stand(this.shown, null, false);
  }

  // ── Playing ─────────────────────────────────────────────────────────────────────────────────────

  /** An answer: one that is there already is followed, another is a new line. */
  pick = (option: string): void => {
    const { question, tree, at } = this;
    if (!question || !tree || this.sending) return;
    this.plays = false;
    const there = answered(tree, at, question.seat, option);
    if (there !== undefined) this.go(there, true);
    else void this.#answer(at, question.seat, option);
  };

  async #answer(node: number, seat: number, option: string): Promise<void> {
    this.sending = { seat, option };
    const to = await this.study.add(node, [{ seat, text: option }]);
    if (to !== undefined && this.at === node) this.go(to, true);
    else this.sending = null;
  }

  /** The same answer with lots drawn anew, as another line. */
  async redraw(): Promise<void> {
    const { node } = this;
    if (!node || node.parent === null) return;
    const to = await this.study.add(node.parent, [{ seat: node.seat, text: node.text }], true);
    if (to !== undefined) this.go(to);
  }

  /** A new question empties what was clicked. */
  #offerAnew(): void {
    let offered = '';
    $effect.pre(() => {
      const options = this.#options;
      const key = `${this.shown?.node} ${this.seat} ${options.length} ${this.sending?.option ?? ''}`;
      if (key === offered) return;
      offered = key;
      this.chooser.offer(options);
    });
  }

  /** A line that plays goes on when a move has been shown; an answer that nobody is asked for is given after an own one. */
  #goOn(): void {
    let given = 0;
    $effect(() => {
      if (!this.plays || this.stage.step || this.shown?.node !== this.at) return;
      const { next } = this;
      if (next === null) return void (this.plays = false);
      const speed = SPEEDS[settings.speed];
      const timer = setTimeout(() => this.go(next), speed === Infinity || speed === 0 ? PAUSE : PAUSE / speed);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const { question } = this;
      if (!question || this.sending) return;
      untrack(() => {
        const unasked: Unasked | undefined = this.#own && this.next === null && this.board ? this.client?.unasked?.(this.#parts) : undefined;
        if (!unasked) given = 0;
        else if (given++ < UNASKED) this.pick(unasked.option);
      });
    });
  }
}
