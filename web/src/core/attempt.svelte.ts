import { troubleWords } from './trouble.ts';

/** What a page's buttons do: one thing at a time, and what went wrong is told. */
export class Attempt {
  busy = $state(false);
  /** Why the last one failed, in words. */
  trouble = $state('');

  run = async (work: () => Promise<void>): Promise<void> => {
    if (this.busy) return;
    this.busy = true;
    this.trouble = '';
    try {
      await work();
    } catch (e) {
      this.trouble = troubleWords(e);
    } finally {
      this.busy = false;
    }
  };
}
