/** Things on a board move because something happened. Whoever acts skips what is left of it. */

const running = new Set<Animation>();
const EASE = 'cubic-bezier(.2, .7, .2, 1)';

export function skip(): void {
  for (const animation of running) animation.finish();
  running.clear();
}
if (typeof window !== 'undefined') for (const act of ['pointerdown', 'keydown'] as const) window.addEventListener(act, skip, true);

function play(element: Element, frames: Keyframe[], duration: number): void {
  if (typeof element.animate !== 'function') return;
  const animation = element.animate(frames, { duration, easing: EASE });
  running.add(animation);
  animation.onfinish = animation.oncancel = () => running.delete(animation);
}

/** How something came to where it is: along these points (relative to where it stands), or new. */
export interface Coming { path: [number, number][]; ms: number; fresh: boolean }

/** An action for the element of a piece: it travels along its path, or rises where it is new. `null`: it stands. */
export function coming(element: Element, how: Coming | null): { update: (how: Coming | null) => void } {
  let last: Coming | null = null;
  const go = (c: Coming | null): void => {
    if (!c || c === last) return;
    last = c;
    if (c.path.length) play(element, [...c.path.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` })), { transform: 'none' }], c.ms * c.path.length);
    else if (c.fresh) play(element, [{ opacity: 0, transform: 'scale(.7)' }, { opacity: 1, transform: 'none' }], c.ms);
  };
  go(how);
  return { update: go };
}

/** An action for what is gone: it cracks and fades, and is not drawn any more. */
export function going(element: Element, ms: number): void {
  play(element, [{ opacity: 1, transform: 'none' }, { opacity: 0, transform: 'scale(1.18)' }], ms);
}

/** An action for something that only passes by: it comes from that point and is then not drawn any more. */
export function passing(element: Element, { from: [x, y], ms }: { from: [number, number]; ms: number }): void {
  play(element, [{ opacity: 1, transform: `translate(${x}px, ${y}px)` }, { opacity: 1, transform: 'none' }], ms);
}
