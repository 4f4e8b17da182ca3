import type { Unasked } from '../core/board.ts';
import type { Json, Question } from '../core/wire.ts';
import type { Stage } from './stage.svelte.ts';

const NONE: readonly never[] = [];

/** What the page shows of a table: the moment that the stage is at. */
export class Shown {
  readonly stage: Stage;
  /** Whose eyes are wanted, before the first view. */
  readonly #eyes: () => number;
  /** How the match ended, where the table told it before the view. */
  ended = $state.raw<readonly number[] | null>(null);

  /** What is answered without being asked. */
  readonly #unasked: (question: Question) => Unasked | undefined;

  constructor(stage: Stage, eyes: () => number, unasked: (question: Question) => Unasked | undefined = () => undefined) {
    this.stage = stage;
    this.#eyes = eyes;
    this.#unasked = unasked;
  }

  /** Whose eyes: one of my seats, or -1. */
  readonly seat = $derived.by(() => this.stage.moment?.seat ?? this.#eyes());
  readonly view = $derived.by<Json | null>(() => this.stage.moment?.view ?? null);
  readonly seq = $derived.by(() => this.stage.moment?.seq ?? -1);
  readonly floor = $derived.by(() => this.stage.moment?.floor ?? 0);
  readonly length = $derived.by(() => this.stage.moment?.length ?? 0);
  readonly questions = $derived.by<readonly Question[]>(() => this.stage.moment?.questions ?? NONE);
  /** What this seat has to answer; it comes when what led to it has been shown. */
  readonly open = $derived.by(() => {
    const { again, moment, open } = this.stage;
    if (!open && (again || !moment?.stands)) return null;
    return this.questions.find((q) => q.seat === this.seat && q.options !== undefined) ?? null;
  });
  /** The answer to it that is given without asking. Whoever takes back wants to be here, or further back. */
  readonly unasked = $derived.by(() => (this.open && !this.stage.again && this.stage.history.at(-1)?.kind !== 'undo' && this.#unasked(this.open)) || null);
  /** While the rest of an order is carried out, what is asked stays as it is. */
  readonly #silent = $derived.by(() => this.unasked !== null && !this.unasked.ordered);
  /** The question that is put. */
  readonly question = $derived.by(() => (this.#silent ? null : this.open));
  readonly options = $derived<readonly string[]>(this.question?.options ?? NONE);
  readonly asked = $derived.by(() => this.questions.map((q) => q.seat).filter((seat) => !this.#silent || seat !== this.seat));
  /** Whose deed is shown; at the present those who are asked. */
  readonly acting = $derived.by<readonly number[]>(() => {
    const { busy, step } = this.stage;
    const seat = !busy || !step ? -1 : step.entry.seat >= 0 ? step.entry.seat : step.events[0]?.['seat'];
    return typeof seat === 'number' && seat >= 0 ? [seat] : this.asked;
  });
  /** The log as far as it has been seen, with the eyes of whoever sits before the screen; what was taken back is in it. */
  readonly entries = $derived.by(() => this.stage.entries);
  /** The result, when what led to it has been shown. */
  readonly result = $derived.by(() => (this.stage.open ? (this.stage.moment?.result ?? this.ended) : null));
}
