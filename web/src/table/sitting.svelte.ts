import { onMount, untrack } from 'svelte';
import type { BoardProps } from '../core/board.ts';
import { words } from '../core/choose.ts';
import { Chooser } from '../core/chooser.svelte.ts';
import { t } from '../core/i18n.svelte.ts';
import { optionLabel, questionWords } from '../core/labels.ts';
import { router } from '../core/router.svelte.ts';
import { settings, SPEEDS } from '../core/settings.svelte.ts';
import { play } from '../core/sound.ts';
import type { Refused } from '../core/wire.ts';
import { Curtain } from './curtain.svelte.ts';
import { Foresight } from './foresight.svelte.ts';
import { LoadedGame } from './loaded.svelte.ts';
import type { Hinted } from './log.ts';
import { Logbook } from './logbook.svelte.ts';
import { Past } from './past.svelte.ts';
import { Sheets } from './sheets.svelte.ts';
import { Table } from './table.svelte.ts';
import type { Tutoring } from './tutor.svelte.ts';
import { undoOf } from './undo.ts';

const NONE: readonly never[] = [];

/** One visit to a table: what is known of it, what is looked at, what is chosen. Made while a component begins. */
export class Sitting {
  readonly table: Table;
  /** The lesson, or the position to try, that was opened here: the address says it, or the table where it is opened again. */
  readonly #scenario = $derived.by(() => (this.table.info?.kind === 'scenario' ? (this.table.info.parent ?? '').replace('scenario:', '') : ''));
  /** A lesson's name while the table is a guided one. */
  readonly lesson = $derived.by(() => router.query.get('lesson') ?? (/^lesson-/.test(this.#scenario) && !router.query.has('try') ? this.#scenario : ''));
  /** A puzzle is answered here: its end is told by it. */
  readonly puzzle = $derived.by(() => this.#scenario.startsWith('puzzle-'));
  /** The scenario that is tried here. As in a "what if" all seats are the visitor's own: nobody has to look away. */
  readonly example = $derived.by(() => router.query.get('try') ?? (this.lesson || this.puzzle || this.#scenario === 'own' ? '' : this.#scenario));
  readonly loaded: LoadedGame;
  readonly log: Logbook;
  readonly past: Past;
  readonly sheets: Sheets;
  readonly curtain: Curtain;
  readonly foresight: Foresight;
  readonly chooser = new Chooser(
    (option) => this.table.pick(option),
    (option) => (this.loaded.client?.clicks ?? words)(option),
  );

  constructor(id: string) {
    const token = router.query.get('token');
    this.table = new Table(
      { table: id, ...(token ? { token } : {}) },
      {
        play: () => ({ steps: this.client?.stage ?? null, catalogue: this.loaded.catalogue }),
        speed: () => SPEEDS[settings.speed],
        away: () => document.hidden,
        drawn: () => this.#supposed !== null,
        idle: (entry) => this.client?.idle?.(entry) ?? false,
        unasked: (question) => this.client?.unasked?.(Object.create(this.#parts, { question: { value: question }, options: { value: question.options ?? NONE } }) as BoardProps),
        began: ({ events }) => {
          const sound = this.client?.stage?.sound?.(events);
          if (sound) play(sound);
        },
      },
    );
    onMount(() => () => this.table.close());
    this.loaded = new LoadedGame(() => this.game, () => this.table.info?.pack ?? null);
    this.log = new Logbook(this.table, this.loaded);
    this.past = new Past(this.table);
    this.sheets = new Sheets(this.table);
    this.#offerAnew();
    this.foresight = new Foresight({ chooser: this.chooser, question: () => this.board?.question ?? null, inquire: this.table.inquire, ahead: () => this.loaded.client?.ahead });
    this.curtain = new Curtain(this.table, () => (this.loaded.ready ? this.#hides : null), () => this.lesson !== '');
    this.#showTheEnd();
    this.#answerUnasked();
    $effect(() => {
      void settings.speed;
      untrack(() => this.table.stage.retime());
    });
  }

  get game(): string {
    return this.table.info?.game ?? '';
  }

  get client(): LoadedGame['client'] {
    return this.loaded.client;
  }

  /** Nobody else plays here: a hint is no help from outside. */
  readonly alone = $derived.by(() => this.table.info?.seats.every((s) => s.kind === 'bot' || this.table.seats.includes(s.seat)) ?? false);
  readonly undo = $derived.by(() => undoOf(this.table, this.alone));

  /** At a shared screen nobody's place changes when the board turns; otherwise the own seat lies nearest. */
  readonly near = $derived.by(() => {
    const { seats, shown } = this.table;
    return seats.length > 1 ? seats.slice(0, 1) : shown.seat >= 0 ? [shown.seat] : this.#all.slice(0, 1);
  });
  readonly others = $derived.by(() => this.#all.filter((s) => !this.near.includes(s)));
  readonly #all = $derived.by(() => this.table.info?.seats.map((s) => s.seat) ?? []);

  /** What boards are drawn from; null until there is a position. */
  get board(): BoardProps | null {
    return this.table.info !== null && this.#view !== null ? this.#parts : null;
  }

  /** What the strip says: what is shown, or that a move is on its way. */
  readonly saying = $derived.by(() => (this.table.supposed.wait ? t(this.table.supposed.wait === 'silent' ? 'web-silent' : 'web-sending') : this.log.sentence));

  /** What is asked, in the words of the question on the page; that it is one's turn is said once. */
  readonly asks = $derived.by(() => {
    const { question, result } = this.table.shown;
    if (!question || result || !this.board) return '';
    const asked = this.client?.sentence?.(this.board) || questionWords(this.game, question, this.table.nameOf);
    return asked.startsWith(t('web-your-turn')) ? asked : `${t('web-your-turn')}. ${asked}`;
  });

  /** An option in words. */
  label = (option: string): string => (this.board ? optionLabel(this.game, option, this.client, this.board) : option);

  hint = async (): Promise<Hinted[]> => {
    try {
      return ((await this.table.inquire('hint', {}))['options'] ?? []) as Hinted[];
    } catch (why) {
      this.table.refused = why as Refused;
      return [];
    }
  };

  /** The tutor's question and the ways to answer it; null at a table without one. */
  readonly tutoring = $derived.by((): Tutoring | null => {
    const { table } = this;
    const { tutor } = table;
    return table.info?.tutor ? { held: table.held, shown: tutor.shown, show: () => (tutor.shown = true), again: () => tutor.again(), insist: () => table.insist() } : null;
  });

  showMoment = async (seq: number): Promise<void> => {
    if (await this.past.show(seq)) this.sheets.close();
  };

  readonly #hides = $derived.by(() => {
    if (this.example || this.table.info?.kind === 'whatif') return false;
    const { info, shown } = this.table;
    const secrets = this.client?.secrets;
    return typeof secrets === 'function' ? info !== null && secrets(info, shown.view ?? {}) : secrets !== false;
  });

  /** The view with my own move that is under way; null where it cannot be shown. */
  readonly #supposed = $derived.by(() => {
    const { shown, supposed } = this.table;
    const { move } = supposed;
    if (!move || move.seat !== shown.seat || !shown.view) return null;
    const props = Object.create(this.#parts, { view: { value: shown.view } }) as BoardProps;
    return this.client?.suppose?.(shown.view, move.option, props) ?? null;
  });
  readonly #view = $derived.by(() => this.#supposed ?? this.table.shown.view);
  /** A move that takes long leaves nothing to choose. */
  readonly #options = $derived.by(() => (this.table.supposed.wait ? NONE : this.table.shown.options));
  readonly #told = $derived.by(() => {
    const { info, shown } = this.table;
    return info && { ...info, result: shown.result ? [...shown.result] : null };
  });

  /** Each part is read by itself: whoever draws the options is not drawn again because the clock has ticked. */
  readonly #parts = this.#boardParts();

  #boardParts(): BoardProps {
    const at = this;
    return {
      get view() { return at.#view!; },
      get question() { return at.table.shown.question; },
      get options() { return at.#options; },
      get asked() { return at.table.shown.asked; },
      get seat() { return at.table.shown.seat; },
      get home() { return at.near[0] ?? 0; },
      get history() { return at.table.stage.history; },
      get step() { return at.table.stage.step; },
      get foreseen() { return at.foresight.events; },
      get ahead() { return at.foresight.ahead; },
      get sending() { return at.table.supposed.move?.option ?? null; },
      pick: (option) => at.table.pick(option),
      choose: at.chooser,
      inquire: (what, args) => at.table.inquire(what, args),
      help: (thing) => (at.sheets.thing = thing),
      nameOf: (seat) => at.table.nameOf(seat),
      get lang() { return settings.lang; },
      settings,
      get table() { return at.#told!; },
      get catalogue() { return at.loaded.catalogue; },
      get live() { return at.table.live; },
      get still() { return at.table.stage.again || at.table.shown.seat < 0; },
    };
  }

  /** A new question empties what was clicked; the same question keeps it. */
  #offerAnew(): void {
    let offered: string | null = null;
    $effect.pre(() => {
      const { question: q } = this.table.shown;
      const options = this.#options;
      const key = q ? `${q.seat} ${q.q} ${q.ask} ${options.length}` : '';
      if (key === offered) return;
      offered = key;
      this.chooser.offer(options);
    });
  }

  /** Where the others might read the pause, it comes after a while, as of anybody who thinks. */
  #answerUnasked(): void {
    $effect(() => {
      const { answering, info, shown } = this.table;
      const { unasked } = shown;
      if (!unasked || answering) return;
      const watched = info?.seats.some((s) => s.seat !== shown.seat && s.kind !== 'bot');
      const timer = setTimeout(() => this.table.answerUnasked(), unasked.hides && watched ? 500 + Math.random() * 900 : 0);
      return () => clearTimeout(timer);
    });
  }

  /** Once, when it ends: whoever has closed the result is not shown it again with every news of the table. */
  readonly #over = $derived.by(() => this.table.shown.result !== null);
  #showTheEnd(): void {
    let told = false;
    $effect(() => {
      if (!this.#over || this.lesson || this.puzzle || told) return;
      told = true;
      this.sheets.open = 'over';
    });
  }
}
