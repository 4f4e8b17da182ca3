import { complete, matching, nextTargets, type Clicks, words } from './choose.ts';

/**
 * What the player has clicked so far towards one option. Board, hand, side and question line share one chooser;
 * it is emptied whenever the question changes.
 */
export class Chooser {
  options = $state.raw<readonly string[]>([]);
  path = $state.raw<readonly string[]>([]);
  /** Whatever a game wants to remember between its parts: a rotation, a hovered card. Emptied with the path. */
  notes = $state<Record<string, unknown>>({});

  readonly targets = $derived.by(() => nextTargets(this.options, this.path, this.#clicks));
  readonly matching = $derived.by(() => matching(this.options, this.path, this.#clicks));
  /** The option that is spelled out, ready to be sent. */
  readonly ready = $derived.by(() => (this.path.length ? complete(this.options, this.path, this.#clicks) : null));

  /** The option that is aimed at and not chosen yet: under the mouse, the focus or the first tap. */
  aimed = $state<string | null>(null);

  /** Something is taken up that can be put back; what a question itself gave (`given`) is not. */
  readonly begun = $derived.by(() => this.path.length > 0 || Object.values(this.notes).some((note) => note !== undefined && !(note as { given?: boolean } | null)?.given));

  readonly #clicks: Clicks;
  readonly #send: (option: string) => void;

  constructor(send: (option: string) => void, clicks: Clicks = words) {
    this.#send = send;
    this.#clicks = clicks;
  }

  offer(options: readonly string[]): void {
    this.options = options;
    this.clear();
  }

  clear(): void {
    this.path = [];
    this.aimed = null;
    this.notes = {};
  }

  /** Take the next part. Unless `hold`, an option that is now spelled out and leads nowhere further is sent. */
  click(part: string, hold = false): boolean {
    if (!this.targets.has(part)) return false;
    this.path = [...this.path, part];
    if (!hold && this.ready !== null && this.targets.size === 0) this.send();
    return true;
  }

  aim(option: string | null): void {
    this.aimed = option;
  }

  /** Begin again with these parts. */
  set(...parts: string[]): void {
    this.path = parts;
  }

  back(): void {
    if (this.path.length) this.path = this.path.slice(0, -1);
  }

  /** Back by one click; after the first one nothing is held any more. */
  stepBack(): void {
    if (this.path.length > 1) this.back();
    else this.clear();
  }

  /** Send what is spelled out, or the given option at once. */
  send(option: string | null = this.ready): void {
    if (option === null) return;
    this.clear();
    this.#send(option);
  }
}
