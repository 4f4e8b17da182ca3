/** Whether a key is the board's to take: no modifier, nobody is typing, no dialog is open. */
export function ours(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')) return false;
  return document.querySelector('dialog[open]') === null;
}

/** Arrows lead to the board from wherever nothing else is in the focus: to the first of these places that there is. */
export function walkOn(event: KeyboardEvent, ...places: string[]): void {
  const idle = document.activeElement === document.body || document.activeElement?.id === 'question';
  if (!event.key.startsWith('Arrow') || !ours(event) || !idle) return;
  const to = places.map((place) => document.querySelector<SVGElement>(`#board ${place}`)).find((found) => found !== null);
  if (!to) return;
  event.preventDefault();
  to.focus();
}

/** Enter on a board that takes nothing more answers, like Enter anywhere: what only costs its owner is led to, not given by the way. */
export function enter(): void {
  const yes = document.querySelector<HTMLButtonElement>('#question .yes');
  if (yes?.classList.contains('costly')) yes.focus();
  else yes?.click();
}
