/** From option texts to clicks, the same for every game. No rule is known here: options are strings with parts. */

export type Clicks = (option: string) => string[];

/** The parts of an option that are clicked one after the other. Games may split finer. */
export const words: Clicks = (option) => option.split(' ');

/** What may be clicked next, after `clicked`. */
export function nextTargets(options: readonly string[], clicked: readonly string[], clicks: Clicks = words): Set<string> {
  const targets = new Set<string>();
  for (const option of options) {
    const parts = clicks(option);
    const part = parts[clicked.length];
    if (part !== undefined && clicked.every((c, i) => parts[i] === c)) targets.add(part);
  }
  return targets;
}

/** The options that begin with what was clicked. */
export function matching(options: readonly string[], clicked: readonly string[], clicks: Clicks = words): string[] {
  return options.filter((option) => {
    const parts = clicks(option);
    return clicked.every((c, i) => parts[i] === c);
  });
}

/** The one option that was spelled out to the end, if there is one. */
export function complete(options: readonly string[], clicked: readonly string[], clicks: Clicks = words): string | null {
  return matching(options, clicked, clicks).find((option) => clicks(option).length === clicked.length) ?? null;
}
