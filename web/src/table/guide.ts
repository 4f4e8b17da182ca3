import { inWords } from '../core/languages.ts';
import type { Entry, Lesson } from '../core/wire.ts';
import { lineOf } from './log.ts';

/** The actions that count now: the log less what was taken back. Lots are not actions. */
export function acts(entries: readonly Entry[]): { seat: number; text: string }[] {
  return lineOf(entries).filter((e) => e.kind === 'act').map((e) => ({ seat: e.seat, text: e.text ?? '' }));
}

/** How long the line was when the first action beside the path was played: taking it back leads there. */
export function pathEnd(entries: readonly Entry[], done: number): number {
  const line = lineOf(entries);
  const places = line.flatMap((e, i) => (e.kind === 'act' ? [i] : []));
  return places[done] ?? line.length;
}

/** How far a lesson has come: how many of its actions were played, and whether the player left its path. */
export function progress(lesson: Lesson, entries: readonly Entry[]): { done: number; strayed: boolean } {
  const played = acts(entries);
  let done = 0;
  while (done < played.length && done < lesson.acts.length && played[done]!.text === lesson.acts[done]!.text) done += 1;
  return { done, strayed: done < lesson.acts.length && played.length > done };
}

/** What the guide says now: the newest sentence up to the action that comes next, or the closing words. */
export function saying(lesson: Lesson, done: number, lang: string): string {
  if (done >= lesson.acts.length) return inWords(lesson.closing, lang);
  for (let i = done; i >= 0; i--) {
    const text = inWords(lesson.acts[i]!.say, lang);
    if (text) return text;
  }
  return inWords(lesson.text, lang);
}

const THINGS = ['area', 'square', 'hex', 'field', 'card', 'tile', 'spell', 'task'] as const;

/** What on the table an action speaks of, as a selector: its own button or unit, what its verb is played with, and every place and card it names. */
export function pointed(text: string): string {
  const words = text.split(/[\s/>+]+/).filter((word) => /^[\w.]+$/.test(word));
  return [`[data-option="${text}"]`, `[data-verb~="${text.split(' ')[0] ?? ''}"]`, `[data-unit="${text.slice(text.indexOf(' ') + 1)}"]`, ...words.flatMap((word) => THINGS.map((thing) => `[data-${thing}="${word}"]`))].join();
}

/** Marks on the table what an action speaks of, until the returned function is called. Boards draw parts anew while one chooses, so it is looked for again. */
export function pointAt(text: string): () => void {
  const mark = (): void => {
    for (const old of document.querySelectorAll('[data-due]')) if (old.getAttribute('data-due') !== text) old.removeAttribute('data-due');
    if (text) for (const thing of document.querySelectorAll(`.table :is(${pointed(text)}):not([data-due])`)) thing.setAttribute('data-due', text);
  };
  mark();
  const timer = setInterval(mark, 200);
  return () => clearInterval(timer);
}

/** How far an example has come: which step is due, or −1 after the last. What the rules refuse is done when its reason was read, or was passed over. */
export function exampleAt(lesson: Lesson, entries: readonly Entry[], read: ReadonlySet<number>): { due: number; strayed: boolean } {
  const allowed = lesson.acts.filter((a) => !a.refused);
  const { done, strayed } = progress({ ...lesson, acts: allowed }, entries);
  let played = 0;
  let due = -1;
  for (const [i, act] of lesson.acts.entries()) {
    const passed = act.refused ? read.has(i) || played < done : played < done;
    if (!act.refused) played += 1;
    if (!passed && due < 0) due = i;
  }
  return { due, strayed };
}
