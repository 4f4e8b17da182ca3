/** Whether a key is the board's to take: no modifier, nobody is typing, no dialog is open. */
export function ours(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')) return false;
  return document.querySelector('dialog[open]') === null;
}
