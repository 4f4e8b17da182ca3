import { languageOf, type Lang } from './languages.ts';

const FACES = ["1em 'Inter Variable'", "1em 'Marcellus SC'"];
const PATIENCE = 3000; // milliseconds: later than this the page is worth more than its letters

/**
 * The letters that the first page is set in. A page that is shown before they are there moves when they come, and what
 * moves under a finger is missed: the touch begins on a button and the click falls beside it.
 */
export async function letters(lang: Lang): Promise<void> {
  const faces = Promise.all(FACES.map((face) => document.fonts.load(face, languageOf(lang).letters)));
  await Promise.race([faces.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
