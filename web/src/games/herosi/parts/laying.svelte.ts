import type { BoardProps } from '../../../core/board.ts';
import { answers, choices, type Layout, placed } from './army.ts';
import { playerOf } from './kept.svelte.ts';
import { catalogueOf } from '../view.ts';
import type { View } from '../wire.ts';

/** An army is laid out here and sent whole: answers given one by one could be counted by others. */
class Laying {
  layout = $state.raw<Layout>({});
  /** What the hand holds: `hero`, or the id of a creature. */
  chosen = $state<string | null>(null);
  /** What is still to be said of an army that is ready. */
  unsent = $state.raw<readonly string[]>([]);
  #of = '';
  #answered = -1;

  /** An army of another table, or of another seat at this screen, is not this one. */
  begin(props: BoardProps<View>): void {
    const of = `${props.table.id} ${props.seat}`;
    if (of === this.#of) return;
    this.#of = of;
    this.clear();
    this.unsent = [];
  }

  clear(): void {
    this.layout = {};
    this.chosen = null;
  }

  /** Whether the own army is being built; whether it is still being laid out. */
  builds(props: BoardProps<View>): boolean {
    return !props.still && (props.question?.ask === 'place_hero' || props.question?.ask === 'build_army');
  }
  lays(props: BoardProps<View>): boolean {
    return this.builds(props) && props.question?.ask === 'place_hero' && !this.unsent.length;
  }

  /** Whether it can be told: a Hero stands there, and nothing is on its way. */
  complete(props: BoardProps<View>): boolean {
    return !this.unsent.length && (!this.lays(props) || Object.values(this.layout).includes('hero'));
  }

  choose(id: string): void {
    this.chosen = this.chosen === id ? null : id;
  }

  /** Take what the hand holds to this field, or what stands there off the board again. The hand holds nothing that could not be placed once more. */
  put(props: BoardProps<View>, field: string): void {
    const { [field]: there, ...others } = this.layout;
    const of = [catalogueOf(props.catalogue), playerOf(props)?.hero ?? null] as const;
    const points = props.view.army_points ?? 0;
    if (this.chosen && this.chosen !== there) this.layout = placed(...of, this.layout, this.chosen, field, points) ?? this.layout;
    else if (there) this.layout = others;
    if (this.chosen === 'hero' || !choices(...of, this.layout, points).some((x) => x.id === this.chosen && x.left > 0 && x.affordable)) this.chosen = null;
  }

  /** All that is to be said; of half an army that was told before a page was loaded again, that the rest stays empty. */
  ready(props: BoardProps<View>): void {
    this.unsent = this.lays(props) ? answers(this.layout) : [...props.options.filter((o) => o.startsWith('leave ')), 'ready'];
  }

  /** One answer to each question. */
  send(props: BoardProps<View>): void {
    const [next, ...rest] = this.unsent;
    const q = props.question?.q;
    if (!next || q === undefined || q === this.#answered) return;
    this.#answered = q;
    const can = props.options.includes(next);
    this.unsent = can ? rest : [];
    if (can) props.pick(next);
  }
}

export const laying = new Laying();
