/** Which page: the address is the only state. */

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    this.#read();
    scrollTo(0, 0);
  }

  /** The parts of the path: "/t/abc" is ["t", "abc"]. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decoded);
  }
}

/** Links are cut short in the middle of a letter, too: then they lead to nothing, but they lead. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const router = new Router();

/** For `onclick` on links: follow them without a reload, unless the player wants a new tab. */
export function follow(e: MouseEvent): void {
  const link = e.currentTarget as HTMLAnchorElement;
  if (e.ctrlKey || e.metaKey || e.shiftKey || e.button !== 0) return;
  e.preventDefault();
  router.go(link.getAttribute('href') ?? '/');
}
