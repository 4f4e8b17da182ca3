import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { coarse } from './path.ts';

interface Icon {
  body: string;
}
interface IconSet {
  icons: Record<string, Icon>;
  aliases?: Record<string, { parent: string }>;
}

const PREFIX = 'icons:';

/**
 * `import icons from 'icons:bowman,wyvern'` gives a record of just these drawings of the game-icons set,
 * so that a chunk carries the pictures it draws and not the six megabytes of the whole set. They are drawn on a field of
 * 512 units and shown at a hundred pixels at most: a fraction of a unit is never seen.
 */
export function gameIcons(): Plugin {
  let set: IconSet | undefined;
  const body = (name: string): string => {
    set ??= JSON.parse(
      readFileSync(new URL('./node_modules/@iconify-json/game-icons/icons.json', import.meta.url), 'utf8'),
    ) as IconSet;
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
    if (!icon) throw new Error(`game-icons has no icon named ${name}`);
    return icon.body.replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${coarse(d)}"`);
  };
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const names = id.slice(PREFIX.length + 1).split(',');
      return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, body(name)])))}`;
    },
  };
}
