/** What a page cannot do without is asked for until it comes. Meanwhile the page says so: see Away.svelte. */

const PAUSES = [1000, 2000, 4000, 8000];
/** Silence, too many requests, and a server or its database that is away for a while: these pass. All else is an answer. */
const PASSING = new Set([0, 429, 502, 503, 504]);
const RELOADED = 'arenarium-reloaded';

export class Retry {
  /** How many things were asked for in vain and are asked for again. */
  missing = $state(0);
  /** Among them parts of this client itself. */
  torn = $state(0);
  readonly #sleeping = new Set<() => void>();
  /** Which page is open: what another one waited for is not missing here. */
  #page = 0;

  /** Until it is there; rejects only with what no waiting can change. `quiet`: the page does well without it. */
  async until<T>(get: () => Promise<T>, failed: (error: unknown) => Promise<void> | void = final, quiet = false): Promise<T> {
    let tries = 0;
    let page = this.#page;
    try {
      for (;;) {
        try {
          return await get();
        } catch (error) {
          await failed(error);
          if (!tries && !quiet) {
            page = this.#page;
            this.missing += 1;
          }
          await this.#sleep(PAUSES[Math.min(tries++, PAUSES.length - 1)]!);
        }
      }
    } finally {
      if (tries && !quiet && page === this.#page) this.missing -= 1;
    }
  }

  /** A chunk of this client. After a new release the old ones are gone: then the page is loaded again, once. */
  async part<T>(load: () => Promise<T>): Promise<T> {
    let tries = 0;
    let page = this.#page;
    try {
      return await this.until(load, async () => {
        if (!tries++) {
          page = this.#page;
          this.torn += 1;
        }
        // Some browsers remember for good that a module failed, and a style sheet is not asked for twice.
        const server = await release();
        if (server === 'another' || (server === 'same' && tries > 2)) reloadOnce();
      });
    } finally {
      if (tries && page === this.#page) this.torn -= 1;
    }
  }

  /** Another page is opened. */
  leave(): void {
    this.#page += 1;
    this.missing = 0;
    this.torn = 0;
  }

  /** Try everything again now. */
  now = (): void => {
    for (const wake of [...this.#sleeping]) wake();
  };

  /** The player's own wish; a page of ours is better than the browser's about a server that is away. */
  reload = async (): Promise<void> => {
    if ((await release()) === 'away') this.now();
    else location.reload();
  };

  #sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.#sleeping.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      this.#sleeping.add(wake);
    });
  }
}

/** Whether a refusal of the server may be another one in a while. */
export const passes = (error: unknown): boolean => PASSING.has((error as { status?: number } | null)?.status ?? -1);

function final(error: unknown): void {
  if (!passes(error)) throw error;
}

/** Whether the server still has the client that this page came with. */
async function release(): Promise<'same' | 'another' | 'away'> {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    const entry = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
    return !answer.ok ? 'away' : (await answer.text()).includes(entry) ? 'same' : 'another';
  } catch {
    return 'away';
  }
}

/** At most once a minute, and never where nothing can be kept to count by. */
function reloadOnce(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < 60_000) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    return;
  }
  location.reload();
}

export const retry = new Retry();
if (typeof addEventListener === 'function') addEventListener('online', retry.now);
