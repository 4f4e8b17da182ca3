import { ApiError } from '../core/api.ts';
import { t } from '../core/i18n.svelte.ts';
import { troubleWords } from '../core/trouble.ts';
import type { Study, StudyAnswer, StudyBegin, StudyChapter, StudyDone, StudyEdit, StudyGuest, StudyLinks, StudyNews, StudyNode } from '../core/wire.ts';
import { type Calls, callsOf, type NoteChange } from './calls.ts';
import { News } from './news.ts';
import { changed, type Tree, treeOf } from './tree.ts';

/** A comment that somebody else has written over meanwhile: mine is kept until I have chosen. */
export interface Clash {
  node: number;
  mine: string;
}

/** What is gone and can be brought back for a while. */
export interface Gone {
  node: number;
}

/** How long after a server that did not answer it is tried again, in ms. */
const AGAIN = 2000;

const trees = new WeakMap<StudyChapter, Tree>();

/** The tree of a chapter; the same object for as long as the chapter is the same. */
export function treeOfChapter(chapter: StudyChapter): Tree {
  let tree = trees.get(chapter);
  if (!tree) trees.set(chapter, (tree = treeOf(chapter.nodes)));
  return tree;
}

/** One study as it is known here: what others change comes by itself, what is changed here is sent at once. */
export class OpenStudy {
  /** Null until it is there. */
  head = $state.raw<Omit<Study, 'chapters'> | null>(null);
  chapters = $state.raw<readonly StudyChapter[]>([]);
  here = $state.raw<readonly StudyGuest[]>([]);
  /** Why it cannot be shown. */
  barred = $state('');
  /** Why the last thing was not done. */
  trouble = $state('');
  /** What others do is heard. */
  near = $state(false);
  /** Whoever only reads goes along with those who write, until they go their own way. */
  along = $state(true);
  gone = $state.raw<Gone | null>(null);
  clash = $state.raw<Clash | null>(null);
  /** What is said here and not acknowledged yet. */
  #unsaid = $state.raw<ReadonlyMap<number, NoteChange>>(new Map());
  readonly #was = new Map<number, string>();
  #saving: Promise<void> = Promise.resolve();
  readonly #ahead = new Map<number, StudyEdit>();
  #reading: Promise<void> | null = null;
  #news: News | null = null;
  readonly #heard: (edit: StudyEdit) => void;
  readonly #own = new Set<string>();
  readonly calls: Calls;

  /** `heard`: somebody else has changed something. */
  constructor(readonly id: string, public link: string | null, heard: (edit: StudyEdit) => void) {
    this.#heard = heard;
    this.calls = callsOf(id, () => this.link, (n) => this.#own.add(n));
  }

  readonly may = $derived.by(() => this.head?.may ?? 'read');
  readonly writes = $derived.by(() => this.may !== 'read');
  get revision(): number {
    return this.head?.revision ?? 0;
  }

  async open(): Promise<void> {
    try {
      await this.read();
      this.#news = new News({ id: this.id, link: () => this.link, have: () => this.revision, told: (news) => this.#told(news), near: (yes) => (this.near = yes) });
    } catch (e) {
      this.barred = troubleWords(e);
    }
  }

  close(): void {
    this.#news?.close();
  }

  wake = (): void => this.#news?.wake();

  async read(): Promise<void> {
    this.#reading ??= this.calls.read().then((study) => this.#take(study)).finally(() => (this.#reading = null));
    return this.#reading;
  }

  #take({ chapters, ...head }: Study): void {
    if (this.head && head.revision < this.revision) return;
    this.head = head;
    this.chapters = chapters;
    this.#follow();
  }

  chapterOf(node: number): StudyChapter | undefined {
    return this.chapters.find((chapter) => treeOfChapter(chapter).nodes.has(node));
  }

  /** A node as it is said here, acknowledged or not. */
  node(id: number): StudyNode | undefined {
    const chapter = this.chapterOf(id);
    const known = chapter && treeOfChapter(chapter).nodes.get(id);
    const unsaid = this.#unsaid.get(id);
    return known && unsaid ? { ...known, ...unsaid } : known;
  }

  // ── What is changed here ────────────────────────────────────────────────────────────────────────

  /** Does something; where it was refused says why, and gives null. */
  async #do(work: () => Promise<StudyDone>): Promise<StudyDone | null> {
    this.#refused = '';
    try {
      const done = await work();
      this.trouble = '';
      this.#apply(done.edits);
      return done;
    } catch (e) {
      this.trouble = troubleWords(e);
      this.#refused = e instanceof ApiError ? e.refusal.kind : 'odd';
      if (this.#refused === 'stale') await this.read().catch(() => undefined);
      return null;
    }
  }
  #refused = '';

  /** Give answers below a node; where they lead, or undefined where they were refused. */
  async add(node: number, line: readonly StudyAnswer[], again = false): Promise<number | undefined> {
    return (await this.#do(() => this.calls.add(node, line, again)))?.node;
  }

  rename = (title: string): Promise<unknown> => this.#do(() => this.calls.rename(title));
  name = (chapter: number, title: string): Promise<unknown> => this.#do(() => this.calls.name(chapter, title));
  order = (chapters: readonly number[]): Promise<unknown> => this.#do(() => this.calls.order(chapters));
  /** A new chapter: its first node. */
  async begin(with_: StudyBegin): Promise<number | undefined> {
    const done = await this.#do(() => this.calls.open(with_));
    return done?.edits.find((edit) => edit.kind === 'chapter')?.opened?.id;
  }

  async put(node: number, what: 'first' | 'main' | 'gone' | 'back'): Promise<boolean> {
    const done = await this.#do(() => this.calls.put(node, what));
    if (done && what === 'gone') {
      const gone = { node };
      this.gone = gone;
      setTimeout(() => this.gone === gone && (this.gone = null), 1000 * (done.seconds ?? 0));
    }
    if (done && what === 'back') this.gone = null;
    return done !== null;
  }

  async share(what: 'read' | 'write', shared: boolean): Promise<StudyLinks> {
    const links = await this.calls.share(what, shared);
    if (this.head) this.head = { ...this.head, links };
    return links;
  }

  /** Say something of a node: seen at once, sent in its turn. `was`: the comment that mine was written over. */
  say(node: number, said: NoteChange, was?: string): void {
    if (was !== undefined && !this.#was.has(node)) this.#was.set(node, was);
    this.#unsaid = new Map([...this.#unsaid, [node, { ...this.#unsaid.get(node), ...said }]]);
    this.#saving = this.#saving.then(() => this.#save(node));
  }

  async #save(node: number): Promise<void> {
    const said = this.#unsaid.get(node);
    if (!said) return;
    const was = this.#was.get(node);
    this.#was.delete(node);
    // A server that does not answer is asked again; meanwhile somebody else may have written.
    for (let chapter = this.chapterOf(node); chapter; chapter = this.chapterOf(node)) {
      const there = treeOfChapter(chapter).nodes.get(node)?.comment;
      const other = said.comment !== undefined && was !== undefined && there !== was && there !== said.comment;
      if (!other && (await this.#do(() => this.calls.note(node, this.revision, said)))) break;
      if (!other && this.#refused === 'away') await new Promise((on) => setTimeout(on, AGAIN));
      else {
        if (said.comment !== undefined) this.clash = { node, mine: said.comment };
        break;
      }
    }
    // What was said meanwhile is said next.
    const now = this.#unsaid.get(node);
    const rest = new Map(this.#unsaid);
    const left = Object.entries(now ?? {}).filter(([key, value]) => said[key as keyof NoteChange] !== value);
    if (left.length) rest.set(node, Object.fromEntries(left) as NoteChange);
    else rest.delete(node);
    this.#unsaid = rest;
  }

  /** Whether all that was said here is with the server. */
  readonly saved = $derived.by(() => this.#unsaid.size === 0);

  // ── What others change ──────────────────────────────────────────────────────────────────────────

  #told(news: StudyNews): void {
    this.here = news.here;
    if (news.gone) {
      this.barred = t('web-study-gone');
      this.close();
      return;
    }
    if (this.head && news.may && news.may !== this.head.may) this.head = { ...this.head, may: news.may };
    this.#apply(news.edits);
    if (news.revision > this.revision && !news.edits.length) void this.read().catch(() => undefined);
  }

  #apply(edits: readonly StudyEdit[]): void {
    for (const edit of edits) if (edit.revision > this.revision) this.#ahead.set(edit.revision, edit);
    this.#follow();
    // A gap that is not closed soon is closed by reading all of it.
    if (this.#ahead.size) setTimeout(() => this.#ahead.size && void this.read().catch(() => undefined), 400);
  }

  /** The changes that are next in turn. */
  #follow(): void {
    for (const revision of this.#ahead.keys()) if (revision <= this.revision) this.#ahead.delete(revision);
    for (let edit = this.#ahead.get(this.revision + 1); edit && this.head; edit = this.#ahead.get(this.revision + 1)) {
      this.#ahead.delete(edit.revision);
      this.chapters = changed(this.chapters, edit);
      this.head = { ...this.head, revision: edit.revision, ...(edit.kind === 'study' && edit.title !== undefined ? { title: edit.title } : {}) };
      if (!edit.n || !this.#own.has(edit.n)) this.#heard(edit);
    }
  }
}
