/** Paths of drawings on fewer bytes: points on whole units. */

/** How many numbers a command takes. All of them are places, but for the first five of an arc. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const ARC = 5;

interface Segment { command: string; numbers: number[] }

/** The commands of a path, one by one, each with its letter. */
export function segmentsOf(d: string): Segment[] {
  const out: Segment[] = [];
  const sign = /\s*,?\s*([a-zA-Z])|\s*,?\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/y;
  const flag = /\s*,?\s*([01])/y;
  let at = 0;
  const next = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(d);
    if (found) at = pattern.lastIndex;
    return found;
  };
  let command = '';
  while (at < d.trimEnd().length) {
    const from = at;
    const letter = next(sign)?.[1];
    if (letter) command = letter;
    else at = from;
    const takes = TAKES[command.toLowerCase()];
    if (takes === undefined) throw new Error(`no path: ${d.slice(from, from + 20)}`);
    const numbers: number[] = [];
    while (numbers.length < takes) {
      const isFlag = command.toLowerCase() === 'a' && (numbers.length === 3 || numbers.length === 4);
      const found = isFlag ? next(flag)?.[1] : next(sign)?.[2];
      if (found === undefined) throw new Error(`a number is missing: ${d.slice(from, from + 20)}`);
      numbers.push(Number(found));
    }
    out.push({ command, numbers });
    // What follows a first point without a letter are lines.
    if (command === 'm') command = 'l';
    else if (command === 'M') command = 'L';
  }
  return out;
}

const written = (n: number): string => String(n).replace(/^(-?)0\./, '$1.');

/** The path with all points on whole units. Each is rounded where it lies, so that what is left out does not add up. */
export function coarse(d: string): string {
  let out = '';
  let last = '';
  const pen = { x: 0, y: 0 }; // where it really is
  const drawn = { x: 0, y: 0 }; // and where it is in what is written
  let start = { pen: { ...pen }, drawn: { ...drawn } };
  for (const { command, numbers } of segmentsOf(d)) {
    const kind = command.toLowerCase();
    const relative = command === kind;
    if (kind === 'z') {
      Object.assign(pen, start.pen);
      Object.assign(drawn, start.drawn);
    }
    const from = { ...pen };
    const base = { ...drawn };
    const whole = (value: number, axis: 'x' | 'y', ends: boolean): number => {
      const exact = relative ? from[axis] + value : value;
      const rounded = Math.round(exact);
      if (ends) [pen[axis], drawn[axis]] = [exact, rounded];
      return relative ? rounded - base[axis] : rounded;
    };
    const points = numbers.map((value, i) => {
      if (kind === 'a' && i < ARC) return i < 2 ? Math.round(value * 10) / 10 : value; // radii, and what is no place
      const axis = kind === 'v' ? 'y' : kind === 'h' ? 'x' : (i - (kind === 'a' ? ARC : 0)) % 2 ? 'y' : 'x';
      return whole(value, axis, kind === 'h' || kind === 'v' || i >= numbers.length - 2);
    });
    if (kind === 'm') start = { pen: { ...pen }, drawn: { ...drawn } };
    // A letter is left out where it says nothing new.
    const same = command === last || (last === 'm' && command === 'l') || (last === 'M' && command === 'L');
    let text = same && kind !== 'm' && kind !== 'z' ? '' : command;
    for (const [i, n] of points.entries()) {
      const w = written(n);
      text += (i || !text) && !w.startsWith('-') ? ` ${w}` : w;
    }
    out += text;
    last = command;
  }
  return out;
}
