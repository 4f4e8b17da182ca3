import { describe, expect, it } from 'vitest';
import type { StudyChapter, StudyEdit, StudyNode } from '../src/core/wire.ts';
import { drawnAnew, Drawing } from '../src/study/marks.svelte.ts';
import { after, answered, below, beside, branchOf, changed, endOf, pathTo, rowsOf, treeOf } from '../src/study/tree.ts';

const node = (id: number, parent: number | null, more: Partial<StudyNode> = {}): StudyNode => ({ id, parent, seat: parent === null ? -1 : id % 2, text: `go ${id}`, lots: [], says: [], comment: '', verdict: '', marks: [], ...more });
/** 1 – 2 – 3 – 4, beside 3 the line 5 – 6, beside 6 the move 7, and beside 2 the move 8. */
const NODES = [node(1, null), node(2, 1), node(3, 2), node(4, 3), node(5, 2), node(6, 5), node(7, 5), node(8, 1)];
const chapter = (nodes = NODES, id = 1): StudyChapter => ({ id, title: 'A', game: 'g', options: {}, pack: null, seats: 2, origin: { kind: 'start' }, nodes }) as StudyChapter;
const edit = (more: Partial<StudyEdit>): StudyEdit => ({ revision: 2, kind: 'add', by: 'Ola', chapter: 1, ...more });
const shown = (nodes: StudyNode[], folded: number[] = []): string[] => rowsOf(treeOf(nodes), new Set(folded)).map((r) => `${'.'.repeat(r.depth)}${r.kind === 'comment' ? 'c' : ''}${r.node.id}#${r.number}${r.side ? '-' : ''}${r.folded ? `+${r.folded}` : ''}`);

describe('the tree of a chapter', () => {
  const tree = treeOf(NODES);
  it('runs straight down its main lines, with what was tried instead below each move', () => {
    expect(shown(NODES)).toEqual(['2#1', '.8#1-', '3#2', '.5#2-', '.6#3', '..7#3-', '4#3']);
  });
  it('folds a side line to one row that says how many moves it has', () => {
    expect(shown(NODES, [5])).toEqual(['2#1', '.8#1-', '3#2', '.5#2-+3', '4#3']);
    expect(shown(NODES, [3])).toEqual(shown(NODES)); // a main line does not fold
  });
  it('shows what is said in a row of its own', () => {
    expect(shown([node(1, null, { comment: 'a' }), node(2, 1, { comment: 'b' }), node(3, 2)])).toEqual(['c1#0', '2#1', 'c2#1', '3#2']);
  });
  it('knows the way to a node, the end of its line, what lies beside it and where its line begins', () => {
    expect(pathTo(tree, 7).map((n) => n.id)).toEqual([1, 2, 5, 7]);
    expect([endOf(tree, 1), endOf(tree, 5), endOf(tree, 4)]).toEqual([4, 6, 4]);
    expect([beside(tree, 3, 1), beside(tree, 5, -1), beside(tree, 3, -1), beside(tree, 1, 1)]).toEqual([5, 3, undefined, undefined]);
    expect([branchOf(tree, 4), branchOf(tree, 6), branchOf(tree, 7)]).toEqual([undefined, 5, 7]);
    expect([...below(tree, 5)].sort()).toEqual([5, 6, 7]);
  });
  it('follows an answer that is there already, of the same seat only', () => {
    expect(answered(tree, 2, 1, 'go 3')).toBe(3);
    expect(answered(tree, 2, 0, 'go 3')).toBeUndefined();
    expect(answered(tree, 4, 1, 'go 3')).toBeUndefined();
  });
  it('lays out a line of as many moves as a study may have, deep or wide', () => {
    const deep = Array.from({ length: 2000 }, (_, i) => node(i + 1, i || null));
    expect(rowsOf(treeOf(deep))).toHaveLength(1999);
    expect(below(treeOf(deep), 1).size).toBe(2000);
    const stairs = Array.from({ length: 1999 }, (_, i) => node(i + 2, i % 2 ? i + 1 : Math.max(1, i)));
    expect(rowsOf(treeOf([node(1, null), ...stairs]))).toHaveLength(1999);
  });
});

describe('a change', () => {
  const [only] = [chapter()];
  const one = (e: Partial<StudyEdit>): StudyNode[] => changed([only], edit(e))[0]!.nodes;
  it('adds moves behind those that are there', () => {
    const nodes = one({ nodes: [node(9, 4), node(10, 9)] });
    expect(shown(nodes).slice(-3)).toEqual(['4#3', '9#4', '10#5']);
  });
  it('says of a node what it says and leaves the rest', () => {
    const said = one({ kind: 'note', node: 3, verdict: 'best' }).find((n) => n.id === 3)!;
    expect(said).toEqual({ ...NODES[2], verdict: 'best' });
    expect(one({ kind: 'note', node: 3, comment: '' })[2]!.comment).toBe('');
  });
  it('orders siblings, and still has every node before its children', () => {
    const nodes = one({ kind: 'order', node: 2, order: [5, 3] });
    expect(after(treeOf(nodes), 2)).toEqual([5, 3]);
    for (const [i, n] of nodes.entries()) if (n.parent !== null) expect(nodes.findIndex((m) => m.id === n.parent)).toBeLessThan(i);
  });
  it('deletes a line with all that follows, and brings it back to its place', () => {
    const without = changed([only], edit({ kind: 'gone', node: 3 }));
    expect(without[0]!.nodes.map((n) => n.id)).toEqual([1, 2, 5, 6, 7, 8]);
    const again = changed(without, edit({ kind: 'back', node: 2, nodes: [NODES[2]!, NODES[3]!], order: [3, 5] }));
    expect(shown(again[0]!.nodes)).toEqual(shown(NODES));
  });
  it('opens, orders, renames, deletes and brings back chapters', () => {
    const two = chapter([node(20, null)], 20);
    const both = changed([only], edit({ kind: 'chapter', opened: two, order: [20, 1] }));
    expect(both.map((c) => c.id)).toEqual([20, 1]);
    expect(changed(both, edit({ kind: 'chapters', order: [1, 20] })).map((c) => c.id)).toEqual([1, 20]);
    const named = changed(both, edit({ kind: 'name', chapter: 20, title: 'B' }));
    expect([named[0]!.title, named[1]]).toEqual(['B', only]); // what it leaves alone is the same object
    const gone = changed(both, edit({ kind: 'gone', chapter: 20, node: 20 }));
    expect(gone.map((c) => c.id)).toEqual([1]);
    expect(changed(gone, edit({ kind: 'back', opened: two, order: [20, 1] })).map((c) => c.id)).toEqual([20, 1]);
  });
  it('that speaks of what is gone changes nothing', () => {
    expect(one({ kind: 'note', node: 99, comment: 'x' })).toEqual(NODES);
    expect(one({ kind: 'gone', node: 99 })).toEqual(NODES);
  });
});

describe('drawing', () => {
  it('takes a place and then another: an arrow; the same twice: a ring', () => {
    const drawing = new Drawing();
    expect(drawing.choose('a1')).toBeNull();
    expect(drawing.choose('b2')).toEqual({ at: 'a1', to: 'b2', colour: 'green' });
    drawing.colour = 'red';
    drawing.choose('a1');
    expect(drawing.choose('a1')).toEqual({ at: 'a1', colour: 'red' });
  });
  it('takes away what is drawn twice, and changes its colour', () => {
    const arrow = { at: 'a1', to: 'b2' };
    expect(drawnAnew([arrow], { ...arrow, colour: 'green' })).toEqual([]);
    expect(drawnAnew([arrow], { ...arrow, colour: 'blue' })).toEqual([{ ...arrow, colour: 'blue' }]);
    expect(drawnAnew([arrow], { at: 'a1', colour: 'green' })).toHaveLength(2);
  });
});
