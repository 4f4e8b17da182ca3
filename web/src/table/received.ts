import type { Entry, ViewMessage } from '../core/wire.ts';

/** What the server has told and nobody sees yet: the newest view of each of my seats, and entries whose view is on its way. */
export class Received {
  readonly views = new Map<number, ViewMessage>();
  #coming: Entry[] = [];
  #handed = 0;

  /** How many entries have come, those that were handed on too. */
  get have(): number {
    return this.#handed + this.#coming.length;
  }

  /** Take what is new. False where a message was lost: nothing is taken out of order. */
  append(entries: readonly Entry[]): boolean {
    const have = this.have;
    const news = entries.filter((e) => e.seq >= have);
    if (news.length && news[0]!.seq > have) return false;
    this.#coming.push(...news);
    return true;
  }

  /** Hand on the entries that have come since the last time. */
  hand(): readonly Entry[] {
    const news = this.#coming;
    this.#coming = [];
    this.#handed += news.length;
    return news;
  }
}
