import type { BoardProps } from '../../../core/board.ts';
import type { PlayerView, View } from '../wire.ts';

export const playerOf = (props: BoardProps<View>): PlayerView | null => props.view.players.find((p) => p.seat === props.seat) ?? null;

/** Dice that are kept: the player's own note until they are picked up again. */
class Kept {
  #marks = $state.raw<{ of: string; dice: readonly number[] }>({ of: '', dice: [] });

  #of(props: BoardProps<View>): string {
    const battle = props.view.battles[playerOf(props)?.battle ?? 0];
    return `${props.table.id} ${props.seat} ${battle?.preparation ?? 0}`;
  }

  /** The numbers of the dice that stay. */
  dice(props: BoardProps<View>): readonly number[] {
    const lie = playerOf(props)?.dice ?? [];
    return this.#marks.of === this.#of(props) ? this.#marks.dice.filter((n) => lie[n - 1]?.at === 'table') : [];
  }

  toggle(props: BoardProps<View>, number: number): void {
    const of = this.#of(props);
    const dice = this.#marks.of === of ? this.#marks.dice : [];
    this.#marks = { of, dice: dice.includes(number) ? dice.filter((n) => n !== number) : [...dice, number] };
  }

  /** Dice of these numbers are thrown: all others that lie there stay. */
  lay(props: BoardProps<View>, thrown: readonly number[]): void {
    this.#marks = { of: this.#of(props), dice: (playerOf(props)?.dice ?? []).flatMap((d, i) => (d.at === 'table' && !thrown.includes(i + 1) ? [i + 1] : [])) };
  }

  /** The numbers of the dice that Roll throws. */
  thrown(props: BoardProps<View>): number[] {
    const stay = this.dice(props);
    return (playerOf(props)?.dice ?? []).flatMap((d, i) => (d.at === 'air' || stay.includes(i + 1) ? [] : [i + 1]));
  }

  /** What the left answer means while dice roll: to throw, to keep all, to go on. */
  roll(props: BoardProps<View>): string | undefined {
    const { ask } = props.question ?? {};
    if (ask === 'answer_stop') return props.options.find((o) => o === 'go');
    if (ask !== 'roll_or_stop' && ask !== 'choose_keeps') return undefined;
    const numbers = this.thrown(props);
    const text = numbers.length ? `roll ${numbers.join(' ')}` : 'keep';
    return props.options.includes(text) ? text : undefined;
  }
}

export const kept = new Kept();
