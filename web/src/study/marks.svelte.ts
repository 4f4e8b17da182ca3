import type { StudyColour, StudyMark } from '../core/wire.ts';

export const COLOURS: readonly StudyColour[] = ['green', 'red', 'blue', 'yellow'];

const same = (a: StudyMark, b: StudyMark): boolean => a.at === b.at && (a.to ?? null) === (b.to ?? null);

/** The marks after one was drawn: the same in the same colour goes, in another it changes. */
export function drawnAnew(marks: readonly StudyMark[], mark: StudyMark): StudyMark[] {
  const there = marks.find((m) => same(m, mark));
  const rest = marks.filter((m) => !same(m, mark));
  return there && (there.colour ?? 'green') === mark.colour ? rest : [...rest, mark];
}

/** Drawing on the board: the tool, its colour, and where an arrow begins that has no end yet. */
export class Drawing {
  on = $state(false);
  colour = $state<StudyColour>('green');
  from = $state<string | null>(null);

  toggle = (): void => {
    this.on = !this.on;
    this.from = null;
  };

  /** A place was chosen: the beginning, then the end; the same place twice is marked itself. Gives what is drawn. */
  choose(place: string): StudyMark | null {
    const { from } = this;
    if (from === null) {
      this.from = place;
      return null;
    }
    this.from = null;
    return this.mark(from, place);
  }

  mark(from: string, to: string, colour = this.colour): StudyMark {
    return from === to ? { at: from, colour } : { at: from, to, colour };
  }
}
