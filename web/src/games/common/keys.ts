/** Whether a key is the board's to take: no modifier, nobody is typing, no dialog is open. */
export function ours(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')) return false;
  return document.querySelector('dialog[open]') === null;
}

/** Enter on a board that takes nothing more answers, like Enter anywhere: what only costs its owner is led to, not given by the way. */
export function enter(): void {
  const yes = document.querySelector<HTMLButtonElement>('#question .yes');
  if (yes?.classList.contains('costly')) yes.focus();
  else yes?.click();
}
