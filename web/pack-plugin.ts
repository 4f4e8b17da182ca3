import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKED = /\.(js|css|svg)$/;
const SMALL = 1000; // bytes: below this a packed file saves nothing

/** Beside every built file that is text lies the same packed, as well as can be: the server sends that one and packs nothing while somebody waits. */
export function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    async writeBundle({ dir }) {
      const assets = join(dir ?? '.', 'assets');
      const names = (await readdir(assets)).filter((name) => PACKED.test(name));
      await Promise.all(names.map(async (name) => {
        const content = await readFile(join(assets, name));
        if (content.length < SMALL) return;
        const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        const [br, gz] = await Promise.all([promisify(brotliCompress)(content, { params }), promisify(gzip)(content, { level: 9 })]);
        await Promise.all([writeFile(join(assets, `${name}.br`), br), writeFile(join(assets, `${name}.gz`), gz)]);
      }));
    },
  };
}
