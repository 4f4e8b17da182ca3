/** How what happened becomes steps. Plain functions; they know no game. */
import type { Step, Steps } from '../core/board.ts';
import { share } from '../core/share.ts';
import type { Entry, Json, Question, Told, ViewMessage } from '../core/wire.ts';

/** What a game says about its events, and what it needs for that. */
export interface Play {
  steps: Steps | null;
  catalogue: Json;
}

/** What is shown for a while: one event, or a few that belong together. */
export type Scene = Omit<Step, 'at' | 'of' | 'more'>;

/** What the page can show: a view, and all that belongs to the same moment. */
export interface Moment {
  seat: number;
  seq: number;
  view: Json;
  questions: readonly Question[];
  floor: number;
  length: number;
  result: readonly number[] | null;
  /** How much of the log is told: so many entries, and so many events of the next one. */
  entries: number;
  events: number;
  /** What led here; null where there is nothing to see. */
  scene: Scene | null;
  /** What I did myself: the question after it does not wait. */
  own: boolean;
  /** I am in the midst of an answer, and it is still asked for. */
  stands: boolean;
  /** It goes on beside my own game, which does not wait for it. */
  aside: boolean;
}

/** An own deed is known to whoever did it; what it was can still be read before what follows from it. */
const OWN = 500;
const USUAL = 600;

const isDeed = (entry: Entry, mine: (entry: Entry) => boolean): boolean => entry.kind === 'act' && mine(entry);

/** The moment that a view tells. */
export function momentOf(d: ViewMessage, entries: number, before: Json | null = null): Moment {
  return { seat: d.seat, seq: d.seq, view: share(before, d.view), questions: d.questions, floor: d.floor, length: d.length, result: d.result, entries, events: 0, scene: null, own: false, stands: false, aside: false };
}

interface Group {
  events: Told[];
  entry: Entry;
  ms: number;
  entries: number;
  part: number;
}

/** Events that are seen together. What is not seen by itself goes with what comes after it; what is left at the end is `rest`. */
function groupsOf(entries: readonly Entry[], steps: Steps | null): { groups: Group[]; rest: Told[] } {
  if (!steps) return { groups: entries.filter((e) => e.events.length).map((entry) => ({ events: [...entry.events], entry, ms: USUAL, entries: entry.seq + 1, part: 0 })), rest: [] };
  const groups: Group[] = [];
  let waiting: Told[] = [];
  for (const entry of entries)
    for (const [i, event] of entry.events.entries()) {
      const whole = i + 1 === entry.events.length;
      const told = { entries: entry.seq + Number(whole), part: whole ? 0 : i + 1 };
      const last = groups.at(-1);
      const ms = steps.durations[event.kind];
      if (last && steps.joins?.(event, last.events)) {
        last.events.push(...waiting, event);
        Object.assign(last, told, { ms: Math.max(last.ms, ms ?? 0) });
        waiting = [];
      } else if (ms === undefined) waiting.push(event);
      else {
        groups.push({ events: [...waiting, event], entry, ms, ...told });
        waiting = [];
      }
    }
  for (const group of groups) group.ms = steps.stays?.(group.events) ?? group.ms;
  return { groups, rest: waiting };
}

/** A game whose drawing cannot follow an event still shows the next real view. */
function viewAfter(view: Json, events: readonly Told[], { steps, catalogue }: Play): Json {
  try {
    return events.reduce<Json>((v, event) => steps?.after(v, event, catalogue) ?? v, view);
  } catch (error) {
    console.error(error);
    return view;
  }
}

/**
 * The moments from one to the view that these entries led to; at least that view itself.
 * `drawn`: the own answer among them was seen already, while it was being sent.
 */
export function momentsOf(from: Moment, entries: readonly Entry[], d: ViewMessage, play: Play, mine: (entry: Entry) => boolean, drawn = false): Moment[] {
  const { groups, rest } = groupsOf(entries, play.steps);
  const end = momentOf(d, entries.at(-1)!.seq + 1, from.view);
  const deed = entries.find((e) => isDeed(e, mine));
  if (!groups.length) return [end];
  // Whoever is in the midst of an answer stays so; otherwise those are asked who were.
  const open = from.questions.find((q) => q.seat === from.seat && q.options !== undefined);
  const stands = open !== undefined && d.seat === from.seat && d.questions.some((q) => q.seat === d.seat && q.q === open.q);
  const questions = stands ? d.questions : from.questions.map(({ seat }) => ({ seat }));
  const begun = new Set<Entry>();
  let view = from.view;
  let own = false;
  const moments = groups.map((group, i): Moment => {
    own = isDeed(group.entry, mine) && !begun.has(group.entry) && !play.steps?.news?.(group.entry);
    begun.add(group.entry);
    const before = view;
    // What follows unseen, such as the step of the turn that begins, is not so yet while the last thing is seen; only an own deed waits for nothing.
    const last = i === groups.length - 1 && (own || !rest.length);
    view = last ? end.view : viewAfter(view, group.events, play);
    const aside = play.steps?.aside?.(group.events, before, from.seat) ?? false;
    const lasts = last ? (play.steps?.lingers ?? OWN) : OWN;
    const ms = own ? (drawn && group.entry === deed ? 0 : Math.min(lasts, group.ms)) : aside && stands ? 0 : group.ms;
    const scene = { events: last ? [...group.events, ...rest] : group.events, entry: group.entry, before, ms };
    return last ? { ...end, scene, own, stands, aside } : { ...from, entries: group.entries, events: group.part, scene, own, stands, aside, view, questions, result: null };
  });
  return own || !rest.length ? moments : [...moments, { ...end, stands }];
}

/** A moment of a match that was asked for: an entry and the view after it. */
export interface Known {
  entry: Entry | null;
  view: Json;
}

/** A match from its start, as that seat saw it, step by step. */
export function reelOf(known: readonly Known[], seat: number, play: Play, mine: (entry: Entry) => boolean): Moment[] {
  const moments: Moment[] = [];
  for (const { entry, view } of known) {
    const from = moments.at(-1);
    const entries = (entry?.seq ?? -1) + 1;
    const d: ViewMessage = { seq: entries, seat, view, questions: [], floor: 0, length: 0, result: null };
    if (from && entry) moments.push(...momentsOf(from, [entry], d, play, mine));
    else moments.push(momentOf(d, entries));
  }
  return moments;
}

/** The log as far as a moment tells it. */
export function toldBy(log: readonly Entry[], { entries, events }: Pick<Moment, 'entries' | 'events'>): readonly Entry[] {
  const cut = log.findIndex((e) => e.seq >= entries);
  if (cut < 0) return log;
  const part = log[cut]!;
  return events && part.seq === entries ? [...log.slice(0, cut), { ...part, events: part.events.slice(0, events) }] : log.slice(0, cut);
}
