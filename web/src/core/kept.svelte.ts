/** What was seen opens without a network: answers of the server are kept on this device and told again when it is silent. */

const STORE = 'arenarium-seen';
/** What is worth keeping: games, things to learn from, matches. Nothing that only makes sense now. */
const LASTING = /^\/api\/(games|scenarios|tables\/[^/?]+(\/(replay|analysis))?)([/?]|$)/;
/** Replays are large: the newest are kept, of all else enough for every lesson and position. */
const MOST = { replays: 30, others: 500 };
const isReplay = (path: string): boolean => /\/replay(\?|$)/.test(path);

class Kept {
  /** Something on the page comes from here. */
  shown = $state(false);

  async put(path: string, text: string): Promise<void> {
    if (!LASTING.test(path)) return;
    await this.#with(async (cache) => {
      await cache.delete(path); // what is put last stands last
      await cache.put(path, new Response(text, { headers: { 'content-type': 'application/json' } }));
      const paths = await this.paths();
      const alike = paths.filter((p) => isReplay(p) === isReplay(path));
      for (const old of alike.slice(0, -(isReplay(path) ? MOST.replays : MOST.others))) await cache.delete(old);
    });
  }

  /** As the server last told it; null where it never did. */
  async get(path: string): Promise<string | null> {
    const text = await this.peek(path);
    if (text !== null) this.shown = true;
    return text;
  }

  /** The same, for who only wants to know what there is. */
  async peek(path: string): Promise<string | null> {
    return (await this.#with(async (cache) => (await cache.match(path))?.text() ?? null)) ?? null;
  }

  async drop(path: string): Promise<void> {
    await this.#with((cache) => cache.delete(path));
  }

  /** All that is here, oldest first. */
  async paths(): Promise<string[]> {
    const found = await this.#with(async (cache) => (await cache.keys()).map(({ url }) => new URL(url)));
    return (found ?? []).map(({ pathname, search }) => pathname + search);
  }

  /** This device is somebody else's now. */
  async clear(): Promise<void> {
    if (typeof caches !== 'undefined') await caches.delete(STORE).catch(() => false);
  }

  /** Without a safe connection, or in a full store, browsers keep nothing: then nothing is here. */
  async #with<T>(work: (cache: Cache) => Promise<T>): Promise<T | null> {
    if (typeof caches === 'undefined') return null;
    try {
      return await work(await caches.open(STORE));
    } catch {
      return null;
    }
  }
}

export const kept = new Kept();
