/** Keys and touches of the stage: Space, arrows and Esc move it, and whoever acts is at the present at once. */
import { flushSync } from 'svelte';
import type { Stage } from './stage.svelte.ts';

const FIELD = 'input, textarea, select, [contenteditable]';
const CONTROLS = '.strip, header, dialog';

const within = (e: Event, places: string): boolean => e.target instanceof Element && e.target.closest(places) !== null;

function take(e: Event): void {
  e.preventDefault();
  e.stopImmediatePropagation();
}

/**
 * Listens until the returned function is called. `live`: Space is Stop there, and nothing waits. `covered`: something lies
 * open over the table. `asks`: whether I am asked, where a page does not ask all that the match does.
 */
export function stageKeys(stage: Stage, live: () => boolean, covered: () => boolean, asks: () => boolean = () => stage.asks): () => void {
  const moves: Readonly<Record<string, () => void>> = { ' ': stage.toggle, ArrowRight: stage.forward, ArrowLeft: stage.back, Escape: stage.now };
  const runs = (): boolean => (stage.again || (stage.busy && !live())) && !covered();
  const toNow = (): void => flushSync(stage.now);
  /** What is asked can be read though something is still being shown: an answer to it is meant. */
  const readable = (): boolean => !stage.again && stage.moment?.stands === true;

  function key(e: KeyboardEvent): void {
    if (!runs() || e.ctrlKey || e.metaKey || e.altKey || within(e, FIELD)) return;
    const move = moves[e.key];
    if (move && !(e.key === ' ' && within(e, CONTROLS))) {
      take(e);
      move();
    } else if (e.key === 'Enter' && asks() && !within(e, CONTROLS)) {
      // Enter answers what can be read.
      if (!readable()) take(e);
      toNow();
    } else if (asks() && /^[1-9]$/.test(e.key)) toNow();
  }

  /** A touch of the own things leads to the present; it does not yet choose. */
  function touch(e: PointerEvent): void {
    if (!runs() || !asks() || !within(e, stage.again ? '.hand, #question' : '#board, .hand, #question')) return;
    if (!readable()) {
      window.addEventListener('click', take, { capture: true, once: true });
      window.addEventListener('pointerup', () => setTimeout(() => window.removeEventListener('click', take, true)), { capture: true, once: true });
    }
    toNow();
  }

  window.addEventListener('keydown', key, true);
  window.addEventListener('pointerdown', touch, true);
  return () => {
    window.removeEventListener('keydown', key, true);
    window.removeEventListener('pointerdown', touch, true);
  };
}
