import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PREFIX = 'names:';
const LOCALE = new URL('../src/arenarium/locale/', import.meta.url);
/** What pages outside a game say of it: its name, a line about it, its modes; and terms these may use. */
const WANTED = /^(-|[a-z]+-(name|tagline)\b|[a-z]+-mode-)/;

/** `toy.ftl` is a game's when it tells `toy-name`. */
const isGame = (file: string, text: string): boolean => new RegExp(`^${file.replace(/\.ftl$/, '')}-name\\b`, 'm').test(text);

/**
 * `import('names:pl')` gives the few messages of every game that the lobby needs, as one Fluent text,
 * so that the first load does not carry every card of every game.
 */
export function gameNames(): Plugin {
  return {
    name: 'game-names',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const folder = new URL(`${id.slice(PREFIX.length + 1)}/`, LOCALE);
      const messages = readdirSync(folder)
        .flatMap((file) => {
          const text = readFileSync(new URL(file, folder), 'utf8');
          if (!isGame(file, text)) return [];
          this.addWatchFile(new URL(file, folder).pathname);
          return text.split(/\n(?=[a-z-])/);
        })
        .filter((message) => WANTED.test(message));
      return `export default ${JSON.stringify(messages.join('\n'))}`;
    },
  };
}
