import { api } from '../core/api.ts';

interface Lost {
  id: string;
  title: string;
  until: number;
}

/** Studies that were thrown away a moment ago and can be brought back. */
class LostStudies {
  list = $state.raw<readonly Lost[]>([]);

  async throwAway(id: string, title: string): Promise<void> {
    const { seconds } = await api.shelveStudy(id, 'deleted');
    this.list = [...this.list.filter((x) => x.id !== id), { id, title, until: Date.now() + 1000 * seconds }];
    setTimeout(() => this.#forget(id), 1000 * seconds);
  }

  async bringBack(id: string): Promise<void> {
    await api.shelveStudy(id, null);
    this.#forget(id);
  }

  #forget(id: string): void {
    this.list = this.list.filter((x) => x.id !== id);
  }
}

export const lost = new LostStudies();
