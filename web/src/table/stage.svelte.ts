import type { Step } from '../core/board.ts';
import { seenBy } from '../core/eyes.ts';
import type { Entry, ViewMessage } from '../core/wire.ts';
import { type Decides, decision } from './log.ts';
import { type Known, type Moment, momentOf, momentsOf, type Play, reelOf, type Scene, toldBy } from './reel.ts';

/** How fast the stage goes: 0 step by step, infinitely fast at once. */
export interface Setting {
  speed: () => number;
  /** Live pace: what can be pressed does not wait for the show, which runs beside it. */
  live: () => boolean;
  /** Nobody looks at the page. */
  away: () => boolean;
  /** My seats; several at a shared screen. */
  seats: () => readonly number[];
  /** Whether an own entry was a decision. */
  decides: Decides;
  /** Whether the page gave an own answer by itself. */
  given?: (entry: Entry) => boolean;
  play: () => Play;
  /** A step begins. */
  began: (scene: Scene) => void;
}

/** So many steps at once are too many to sit through: after them the page is at the present, and *What happened* has them. */
const BURST = 120;
const KEPT = 1200;

/**
 * Between what was received and what is shown: entries wait here and are shown step by step. Every part of the page
 * reads the same moment. It knows no game and no page.
 */
export class Stage {
  readonly #setting: Setting;
  #reel = $state.raw<readonly Moment[]>([]);
  #at = $state(0);
  /** The step at `at` has been shown to its end. */
  #done = $state(true);
  /** Where what is being shown began, and how far it has ever come. */
  #from = $state(0);
  #furthest = $state(0);
  readonly #steps = new WeakMap<Scene, Step>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  paused = $state(false);
  /** What was seen before is looked at again. */
  again = $state(false);
  /** Something happened that was not shown. */
  missed = $state(false);
  /** The whole log, as far as it was received. */
  log = $state.raw<readonly Entry[]>([]);

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  readonly #last = $derived.by(() => this.#reel.length - 1);
  readonly #runs = $derived.by(() => this.#at < this.#last || !this.#done);
  readonly #beside = $derived.by(() => !this.again && this.#setting.live() && this.asks);

  /** The newest moment there is. */
  readonly received = $derived.by(() => this.#reel[this.#last] ?? null);
  /** What is shown; null before the first view. */
  readonly moment = $derived.by(() => (this.#beside ? this.received : (this.#reel[this.#at] ?? null)));
  /** The newest entry of which something is told; -1 before the first. */
  readonly seq = $derived.by(() => (this.moment ? this.moment.entries - Number(this.moment.events === 0) : -1));
  /** The stage is at the present: what is asked can be answered. */
  readonly open = $derived.by(() => this.#beside || (!this.again && this.#at === this.#last && (this.#done || this.moment?.own === true)));
  readonly #scene = $derived.by(() => this.#reel[this.#at]?.scene ?? null);
  /** What is shown now; null at the present. */
  readonly step = $derived.by(() => (this.#runs && this.#scene ? this.#stepOf(this.#scene) : null));
  /** Something is being shown, or waits to be. */
  readonly busy = $derived.by(() => this.#runs && !(this.open && !this.#beside));

  /** I am asked something at the present. */
  readonly asks = $derived.by(() => this.received?.questions.some((q) => q.seat === this.received?.seat && q.options !== undefined) ?? false);
  /** Others are still at it: more steps will follow, nobody knows how many. */
  readonly grows = $derived.by(() => !this.again && !this.asks && this.received?.result === null && this.#setting.seats().length > 0);

  readonly #eyes = $derived.by(() => {
    const { log, moment } = this;
    return this.#setting.seats().length > 1 && moment && !this.received?.result ? log.map((e) => seenBy(e, moment.seat)) : log;
  });
  /** The log up to the moment that is shown. */
  readonly history = $derived.by(() => (this.moment ? toldBy(this.#eyes, this.moment) : this.#eyes));
  /** The log as far as it has been seen: it does not shrink when one looks back. */
  readonly entries = $derived.by(() => {
    const furthest = this.#beside ? this.received : this.#reel[this.#furthest];
    return furthest ? toldBy(this.#eyes, furthest) : this.#eyes;
  });

  /** Where my last decision stands in the reel; −1 when it is not there. */
  readonly #decision = $derived.by(() => this.#reel.findLastIndex((m) => m.events === 0 && m.entries <= this.#decided));
  /** How many entries there were before my last decision. */
  readonly #decided = $derived.by(() => decision(this.log, this.received?.seat ?? -1, this.#setting.decides));
  /** There is something to be told again. */
  readonly recalls = $derived.by(() => this.log.length > this.#decided && !(this.#setting.live() && this.asks));
  /** What happened since my last decision is at hand, without asking the server. */
  readonly ready = $derived.by(() => this.#decision >= 0 && this.#decision < this.#last);
  readonly canBack = $derived.by(() => !this.#beside && this.#before(this.#done && this.#at === this.#last ? this.#at + 1 : this.#at) >= 0);

  /** A view, with the entries that led to it. `drawn`: the own answer among them has been seen while it was sent. */
  take(d: ViewMessage, entries: readonly Entry[], drawn = false): void {
    this.log = entries.length ? [...this.log, ...entries] : this.log;
    const last = this.received;
    if (!last) {
      this.#begin(momentOf(d, this.log.length));
      // Before anybody has acted nothing was missed: what a match begins with is in sight.
      this.missed = this.log.some((e) => e.kind === 'act') && this.log.some((e) => e.seq > this.#decided && e.seat !== d.seat && e.events.length > 0);
      return;
    }
    if (!entries.length) return this.#renew(d, last);
    if (entries.some((e) => e.kind === 'undo')) return this.#begin(momentOf(d, this.log.length, last.view));
    const seats = this.#setting.seats();
    const seen = seats.length > 1 ? entries.map((e) => seenBy(e, last.seat)) : entries;
    const news = momentsOf(last, seen, d, this.#setting.play(), this.#mine, drawn);
    // What lingers of an own deed gives way to what comes after it.
    const resting = !this.#runs || (this.open && !this.#beside);
    this.#trim();
    this.#reel = [...this.#reel, ...news];
    const waiting = this.#last - this.#at;
    if (this.again && this.#setting.live() && this.asks) this.now();
    else if (!this.again && (this.#setting.away() || waiting > BURST)) this.#skip();
    else if (!this.again && this.#setting.speed() === Infinity) {
      this.now();
      this.#hear();
    } else if (resting) {
      this.#from = this.#at;
      this.#forward();
    } else if (this.#overtaken()) this.#forward();
  }

  /** The page is looked at with other eyes: what led here was not theirs. */
  turn(d: ViewMessage, entries: readonly Entry[]): void {
    this.log = entries.length ? [...this.log, ...entries] : this.log;
    this.#begin(momentOf(d, this.log.length, this.moment?.view));
  }

  /** To the present, at once. */
  now = (): void => {
    clearTimeout(this.#timer);
    this.paused = this.again = this.missed = false;
    this.#at = this.#from = this.#furthest = Math.max(0, this.#last);
    this.#done = true;
  };

  toggle = (): void => {
    this.paused = !this.paused;
    this.#schedule();
  };

  forward = (): void => {
    if (!this.#runs) return;
    this.paused = true;
    this.#forward();
  };

  back = (): void => {
    const to = this.#before(this.#done && this.#at === this.#last ? this.#at + 1 : this.#at);
    if (to >= 0) this.#lookAt(to);
  };

  /** Everything since my last decision, again. */
  recall = (): void => {
    if (this.#decision >= 0) this.#replay(this.#decision);
  };

  /** From the beginning of what is known, for a replay; or from where it stands. */
  play = (): void => {
    if (this.#runs) {
      this.paused = false;
      this.#schedule();
    } else this.#replay(0);
  };

  /** The moment after that entry. */
  goTo(seq: number): void {
    const to = this.#reel.findLastIndex((m) => m.events === 0 && m.entries <= seq + 1);
    // What is shown together with later entries is seen in their step.
    const joined = this.#reel[to]?.entries === seq + 1 ? -1 : this.#reel.findIndex((m, i) => i > to && m.scene !== null);
    this.#lookAt(Math.max(0, to, joined));
  }

  /** The speed has changed, or the page is not looked at any more. */
  retime(): void {
    if (!this.#runs) return;
    if (!this.again && this.#setting.away()) this.#skip();
    else if (!this.again && this.#setting.speed() === Infinity) this.now();
    else this.#schedule();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Whether the server has to be asked for that entry. */
  lacks(seq: number): boolean {
    return (this.#reel[0]?.entries ?? 0) > seq + 1;
  }

  /** What came before the oldest moment that is kept, as the server tells it. */
  remember(known: readonly Known[]): void {
    const first = this.#reel[0];
    if (!first) return;
    const older = this.#reelOf(known.filter(({ entry }) => (entry?.seq ?? -1) < first.entries), first.seat);
    const joint = older.at(-1);
    if (!joint) return;
    // Where both meet it is one moment: what led to it, and what was asked then.
    if (joint.entries === first.entries) older.pop();
    const next = joint.entries === first.entries ? { ...first, scene: joint.scene } : first;
    this.#reel = [...older, next, ...this.#reel.slice(1)];
    this.#at += older.length;
    this.#from += older.length;
    this.#furthest += older.length;
  }

  /** A whole match, to be looked at from its beginning. */
  load(known: readonly Known[], seat: number): void {
    this.log = known.flatMap(({ entry }) => entry ?? []);
    this.#reel = this.#reelOf(known, seat);
    this.#furthest = this.#last;
    this.#lookAt(0);
  }

  #reelOf(known: readonly Known[], seat: number): Moment[] {
    return reelOf(known, seat, this.#setting.play(), this.#mine);
  }

  /** My own deed is known to me; not what the page answered by itself. */
  readonly #mine = (entry: Entry): boolean => this.#setting.seats().includes(entry.seat) && !this.#setting.given?.(entry);

  #begin(moment: Moment): void {
    this.#reel = [moment];
    this.now();
  }

  /** The same moment, told again or from another seat. */
  #renew(d: ViewMessage, last: Moment): void {
    const { entries, events, scene, own, stands, aside } = last;
    this.#reel = [...this.#reel.slice(0, -1), { ...momentOf(d, entries, last.view), events, scene, own, stands, aside }];
  }

  #trim(): void {
    const over = Math.min(this.#reel.length - KEPT, this.#at);
    if (over <= 0) return;
    this.#reel = this.#reel.slice(over);
    this.#at -= over;
    this.#from = Math.max(0, this.#from - over);
    this.#furthest -= over;
  }

  /** What goes on beside my own game is shown while nothing of my own waits: neither a question nor anything to be seen. */
  #overtaken(): boolean {
    if (this.again) return false;
    const shown = this.#reel[this.#at];
    if (this.#setting.live() && shown?.scene && this.#fleets(shown.scene)) return this.#reel.some((m, i) => i > this.#at && m.scene !== null);
    return shown?.aside === true && (this.asks || this.#reel.some((m, i) => i > this.#at && m.scene !== null && !m.aside));
  }

  /** At live pace nothing waits for it. */
  #fleets(scene: Scene): boolean {
    const { steps } = this.#setting.play();
    return scene.events.every((e) => steps?.fleeting?.has(e.kind));
  }

  /** The next moment that is seen; the end, when there is none. */
  #forward(): void {
    while (this.#at < this.#last) {
      this.#at += 1;
      this.#done = false;
      this.#furthest = Math.max(this.#furthest, this.#at);
      const scene = this.#reel[this.#at]!.scene;
      if (scene && (scene.ms > 0 || this.again) && !this.#overtaken()) {
        this.#hear();
        return this.#schedule();
      }
    }
    this.now();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const { scene, own } = this.#reel[this.#at] ?? {};
    if (this.paused || !this.#runs) return;
    let speed = this.#setting.speed();
    // Whoever wants nothing played by itself still sees what happened when asking for it.
    if (speed === Infinity) speed = 1;
    // My own deed needs no key to go on.
    if (speed === 0 && (own || (!this.again && this.#setting.live()))) speed = 1;
    if (speed > 0) this.#timer = setTimeout(() => this.#forward(), (scene?.ms ?? 0) / speed);
  }

  #replay(from: number): void {
    clearTimeout(this.#timer);
    this.again = true;
    this.paused = false;
    this.#from = this.#at = from;
    this.#forward();
  }

  #lookAt(at: number): void {
    clearTimeout(this.#timer);
    this.again = this.paused = true;
    this.#at = at;
    this.#done = false;
    this.#from = Math.min(this.#from, at - 1); // the step that is looked at is the first of this showing
  }

  /** The moment before that one where something is seen; the oldest one is seen too. */
  #before(at: number): number {
    const to = this.#reel.findLastIndex((m, i) => i < at && m.scene !== null);
    return to < 0 && at > 0 && this.#reel.length > 1 ? 0 : to;
  }

  /** Something was not shown: *What happened* is offered. */
  #skip(): void {
    this.now();
    this.missed = true;
  }

  #hear(): void {
    const scene = this.#reel[this.#at]?.scene;
    if (scene) this.#setting.began(scene);
  }

  /** The same step is the same object for as long as it is shown. */
  #stepOf(scene: Scene): Step {
    const stage = this;
    let step = this.#steps.get(scene);
    if (!step) {
      step = {
        ...scene,
        get at() { return stage.#count(stage.#at); },
        get of() { return stage.#count(stage.#last); },
      };
      this.#steps.set(scene, step);
    }
    return step;
  }

  /** How many steps there are up to that moment, from where this showing began. */
  #count(to: number): number {
    return this.#reel.reduce((n, m, i) => n + Number(i > this.#from && i <= to && m.scene !== null), 0);
  }
}
