import { complete, matching, nextTargets, type Steps, words } from './choose.ts';

/**
 * What the player has clicked so far towards one option. Board, hand, side and question line share one chooser;
 * it is emptied whenever the question changes.
 */
export class Chooser {
  options = $state.raw<readonly string[]>([]);
  path = $state.raw<readonly string[]>([]);
  /** Whatever a game wants to remember between its parts: a rotation, a hovered card. Emptied with the path. */
  notes = $state<Record<string, unknown>>({});

  readonly targets = $derived.by(() => nextTargets(this.options, this.path, this.#steps));
  readonly matching = $derived.by(() => matching(this.options, this.path, this.#steps));
  /** The option that is spelled out, ready to be sent. */
  readonly ready = $derived.by(() => (this.path.length ? complete(this.options, this.path, this.#steps) : null));

  /** Something is taken up that can be put back; what a question itself gave (`given`) is not. */
  readonly begun = $derived.by(() => this.path.length > 0 || Object.values(this.notes).some((note) => note !== undefined && !(note as { given?: boolean } | null)?.given));

  readonly #steps: Steps;
  readonly #send: (option: string) => void;

  constructor(send: (option: string) => void, steps: Steps = words) {
    this.#send = send;
    this.#steps = steps;
  }

  offer(options: readonly string[]): void {
    this.options = options;
    this.clear();
  }

  clear(): void {
    this.path = [];
    this.notes = {};
  }

  /** Take the next part. Unless `hold`, an option that is now spelled out and leads nowhere further is sent. */
  click(part: string, hold = false): boolean {
    if (!this.targets.has(part)) return false;
    this.path = [...this.path, part];
    if (!hold && this.ready !== null && this.targets.size === 0) this.send();
    return true;
  }

  /** Begin again with these parts. */
  set(...parts: string[]): void {
    this.path = parts;
  }

  back(): void {
    if (this.path.length) this.path = this.path.slice(0, -1);
  }

  /** Send what is spelled out, or the given option at once. */
  send(option: string | null = this.ready): void {
    if (option === null) return;
    this.clear();
    this.#send(option);
  }
}
