import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { withoutFacades } from './facade-plugin.ts';
import { gameIcons } from './icons-plugin.ts';
import { locale } from './locale-plugin.ts';
import { packed } from './pack-plugin.ts';

// The Python server serves what is built here; nothing is ever loaded from another host.
export default defineConfig({
  plugins: [svelte(), gameIcons(), locale(), withoutFacades(), packed()],
  base: '/',
  build: {
    outDir: '../src/arenarium/web',
    emptyOutDir: true,
    target: 'es2022',
    // A first visit makes few requests: what all pages share is one file, and emblems come with the page that shows them.
    assetsInlineLimit: (file) => file.endsWith('/emblem.svg'),
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The first group that fits takes a file, and takes along all that the file imports.
          groups: [
            { name: 'app', test: /src\/main\.ts|src\/style\/|fontsource|node_modules(?!\/qrcode)|src\/(core(?!\/(Qr|Copy|SettingsControls)\b)|lobby(?!\/New))\/|src\/games\/(meta|index)\.ts|src\/puzzles\/puzzles\.ts|src\/study\/begin\.ts|src\/pages\/(Position|Drawing|drawn)\b/ },
            // A table, with what it and boards have in common; then what a replay, a study and a puzzle share beside it.
            { name: 'table', test: /src\/table\/TablePage|src\/games\/common\// },
            { name: 'beside', test: /src\/table\/(?!plain\/|Guide|Example|Waiting|TableSheets|Over|Luck|seed|Menu|KeysSheet|HelpSheet)|src\/(puzzles|lookback)\//, minShareCount: 2 },
            // Each game's board with its drawings; its part of the editor comes when that is opened.
            { name: (id) => /src\/games\/(\w+)\/(?!editing)/.exec(id)?.[1] ?? null },
            // What opens over a table is fetched when it is opened. It comes last: a group takes along what its files import.
            { name: 'sheets', test: /src\/(table\/(TableSheets|Over|Luck|seed|Menu|KeysSheet|HelpSheet)|sharing\/|box\/|core\/(Qr|Copy|SettingsControls))|node_modules\/qrcode/, minShareCount: 2 },
          ],
        },
      },
    },
    modulePreload: { polyfill: false },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] },
    proxy: {
      '/api': 'http://127.0.0.1:8000',
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
  // The few tests that need a document say so in their first line.
  test: { environment: 'node', include: ['tests/**/*.test.ts'], testTimeout: 60_000 },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
});
