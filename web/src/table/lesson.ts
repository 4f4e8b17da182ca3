/** A lesson as it is read, page by page: what is said, and the position it is said of. */
import { api } from '../core/api.ts';
import { FALLBACK, inWords } from '../core/languages.ts';
import type { Lesson } from '../core/wire.ts';

export interface Leaf {
  text: string;
  /** How many steps of the scenario are played. */
  step: number;
}

export function leaves(lesson: Lesson, lang: string): Leaf[] {
  const end = Math.max(-1, ...lesson.acts.map((act) => act.step)) + 1;
  const said = [{ texts: lesson.text, step: 0 }, ...lesson.acts.map((act) => ({ texts: act.say, step: act.step })), { texts: lesson.closing, step: end }];
  return said.map(({ texts, step }) => ({ text: inWords(texts, lang), step })).filter((leaf) => leaf.text);
}

/** One who has opened a lesson can read it later without a network. */
export async function keepLesson(game: string, name: string, lesson: Lesson): Promise<void> {
  try {
    await import('../pages/LessonPage.svelte');
    for (const step of new Set(leaves(lesson, FALLBACK).map((leaf) => leaf.step))) await api.picture(game, name, step);
  } catch {
    // It is read with a network then.
  }
}
