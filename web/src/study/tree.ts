/** The tree of a chapter: its lines, the rows they are shown in, and what a change makes of it. Plain functions. */
import type { StudyChapter, StudyEdit, StudyNode } from '../core/wire.ts';

export interface Tree {
  readonly root: number;
  readonly nodes: ReadonlyMap<number, StudyNode>;
  /** The answers after a node; the first is its main line. */
  readonly children: ReadonlyMap<number, readonly number[]>;
}

/** A row of the list: a move, or what is said of it. Every row is of one height. */
export interface Row {
  readonly node: StudyNode;
  readonly kind: 'move' | 'comment';
  /** How many answers lead here. */
  readonly number: number;
  /** How far it is indented. */
  readonly depth: number;
  /** It begins a side line. */
  readonly side: boolean;
  /** How many moves of this side line are folded away; 0 where it is open. */
  readonly folded: number;
}

const NONE: readonly number[] = [];

export function treeOf(nodes: readonly StudyNode[]): Tree {
  const children = new Map<number, number[]>();
  for (const { id, parent } of nodes) {
    if (parent === null) continue;
    const known = children.get(parent);
    if (known) known.push(id);
    else children.set(parent, [id]);
  }
  return { root: nodes[0]!.id, nodes: new Map(nodes.map((node) => [node.id, node])), children };
}

export const after = (tree: Tree, id: number): readonly number[] => tree.children.get(id) ?? NONE;

/** The nodes that lead to one, the first of the chapter and itself included. */
export function pathTo(tree: Tree, id: number): StudyNode[] {
  const path: StudyNode[] = [];
  for (let node = tree.nodes.get(id); node; node = node.parent === null ? undefined : tree.nodes.get(node.parent)) path.push(node);
  return path.reverse();
}

/** The last node of the line that goes on from one. */
export function endOf(tree: Tree, id: number): number {
  let at = id;
  for (let next = after(tree, at)[0]; next !== undefined; next = after(tree, at)[0]) at = next;
  return at;
}

/** The other answer before or after this one, at the same place. */
export function beside(tree: Tree, id: number, by: 1 | -1): number | undefined {
  const parent = tree.nodes.get(id)?.parent;
  if (parent === null || parent === undefined) return undefined;
  const all = after(tree, parent);
  return all[all.indexOf(id) + by];
}

/** Where the line that a node belongs to left its main line; undefined on the main line itself. */
export function branchOf(tree: Tree, id: number): number | undefined {
  return pathTo(tree, id).findLast(({ id: at, parent }) => parent !== null && after(tree, parent)[0] !== at)?.id;
}

/** The node and all that follows it. */
export function below(tree: Tree, id: number): Set<number> {
  const found = new Set<number>([id]);
  for (const at of found) for (const child of after(tree, at)) found.add(child);
  return found;
}

/**
 * The rows of a chapter: a line runs straight down, what was tried instead of a move stands indented below it. No call
 * within a call: a line may be as long as a study may be large.
 */
export function rowsOf(tree: Tree, folded: ReadonlySet<number> = new Set()): Row[] {
  const rows: Row[] = [];
  const first = tree.nodes.get(tree.root);
  if (first?.comment) rows.push({ node: first, kind: 'comment', number: 0, depth: 0, side: false, folded: 0 });
  interface Due { id: number; number: number; depth: number; side: boolean }
  const due: { ids: readonly number[]; number: number; depth: number }[] = [{ ids: after(tree, tree.root), number: 1, depth: 0 }];
  const show = ({ id, number, depth, side }: Due): boolean => {
    const node = tree.nodes.get(id)!;
    const away = side && folded.has(id) ? below(tree, id).size : 0;
    rows.push({ node, kind: 'move', number, depth, side, folded: away });
    if (away) return false;
    if (node.comment) rows.push({ node, kind: 'comment', number, depth, side: false, folded: 0 });
    return true;
  };
  // What is due last is shown first: side lines before the rest of their main line.
  while (due.length) {
    const { ids, number, depth } = due.pop()!;
    const [main, ...others] = ids;
    if (main === undefined) continue;
    const side = depth > 0 && isSide(tree, main);
    if (!show({ id: main, number, depth, side })) continue;
    due.push({ ids: after(tree, main), number: number + 1, depth });
    for (const other of others.reverse()) due.push({ ids: [other], number, depth: depth + 1 });
  }
  return rows;
}

const isSide = (tree: Tree, id: number): boolean => {
  const parent = tree.nodes.get(id)?.parent;
  return parent !== null && parent !== undefined && after(tree, parent)[0] !== id;
};

/** The same answer of the same seat after a node, where it is there already. */
export const answered = (tree: Tree, id: number, seat: number, text: string): number | undefined => after(tree, id).find((child) => tree.nodes.get(child)?.seat === seat && tree.nodes.get(child)?.text === text);

// ── What a change makes of the chapters ─────────────────────────────────────────────────────────

/** The chapters after a change; those that it leaves alone stay the same objects. What it speaks of may be gone already. */
export function changed(chapters: readonly StudyChapter[], edit: StudyEdit): readonly StudyChapter[] {
  const within = (make: (chapter: StudyChapter) => StudyChapter): readonly StudyChapter[] => chapters.map((chapter) => (chapter.id === edit.chapter ? make(chapter) : chapter));
  switch (edit.kind) {
    case 'chapter':
      return edit.opened ? ordered([...chapters, edit.opened], edit.order ?? []) : chapters;
    case 'chapters':
      return ordered(chapters, edit.order ?? []);
    case 'name':
      return within((chapter) => ({ ...chapter, title: edit.title ?? chapter.title }));
    case 'add':
      return within((chapter) => ({ ...chapter, nodes: [...chapter.nodes, ...(edit.nodes ?? [])] }));
    case 'note':
      return within((chapter) => ({ ...chapter, nodes: chapter.nodes.map((node) => (node.id === edit.node ? { ...node, comment: edit.comment ?? node.comment, verdict: edit.verdict ?? node.verdict, marks: edit.marks ?? node.marks } : node)) }));
    case 'order':
      return within((chapter) => ({ ...chapter, nodes: siblings(chapter.nodes, edit.order ?? []) }));
    case 'gone': {
      if (edit.node === undefined || edit.node === edit.chapter) return chapters.filter(({ id }) => id !== edit.chapter);
      const { node } = edit;
      return within((chapter) => {
        const lost = below(treeOf(chapter.nodes), node);
        return { ...chapter, nodes: chapter.nodes.filter(({ id }) => !lost.has(id)) };
      });
    }
    case 'back':
      if (edit.opened) return ordered([...chapters, edit.opened], edit.order ?? []);
      return within((chapter) => ({ ...chapter, nodes: siblings([...chapter.nodes, ...(edit.nodes ?? [])], edit.order ?? []) }));
    default:
      return chapters;
  }
}

/** In that order; what it does not name stays behind those it names. */
function ordered<T extends { id: number }>(things: readonly T[], order: readonly number[]): T[] {
  const rank = new Map(order.map((id, i) => [id, i]));
  return things.toSorted((a, b) => (rank.get(a.id) ?? order.length) - (rank.get(b.id) ?? order.length));
}

/** Siblings in that order, in the places that they have among all nodes; every node still comes before its children. */
function siblings(nodes: readonly StudyNode[], order: readonly number[]): StudyNode[] {
  const named = ordered(nodes.filter(({ id }) => order.includes(id)), order);
  const out: StudyNode[] = [];
  let next = 0;
  for (const node of nodes) out.push(order.includes(node.id) ? named[next++]! : node);
  return parentsFirst(out);
}

function parentsFirst(nodes: readonly StudyNode[]): StudyNode[] {
  const tree = treeOf([nodes.find(({ parent }) => parent === null)!, ...nodes.filter(({ parent }) => parent !== null)]);
  const out: StudyNode[] = [];
  const due = [tree.root];
  while (due.length) {
    const id = due.pop()!;
    out.push(tree.nodes.get(id)!);
    due.push(...after(tree, id).toReversed());
  }
  return out;
}
