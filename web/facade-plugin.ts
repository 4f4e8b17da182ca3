import type { Plugin } from 'vite';

const FACADE = /^export\{([\w$]+) as default\}from"\.\/([\w.-]+\.js)";?\s*$/;

/**
 * A page whose code shares a file with others gets a file beside that, which only says where it is
 * (https://github.com/rolldown/rolldown/issues/9729): a request for nothing, and one after the other. Whoever loads the page is
 * led to where it is.
 */
export function withoutFacades(): Plugin {
  return {
    name: 'without-facades',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        for (const facade of chunks) {
          const [, name, target] = FACADE.exec(facade.code) ?? [];
          if (!target || facade.isEntry) continue;
          const [from, to] = [facade.fileName, facade.fileName.replace(/[^/]+$/, target)];
          const file = from.slice(from.lastIndexOf('/') + 1).replaceAll('.', '\\.');
          for (const chunk of chunks)
            chunk.code = chunk.code
              .replaceAll(new RegExp(`import\\(([\`"'])\\./${file}\\1\\)`, 'g'), (_, quote: string) => `import(${quote}./${target}${quote}).then(m=>({default:m.${name}}))`)
              .replaceAll(from, to);
          delete bundle[from];
        }
      },
    },
  };
}
