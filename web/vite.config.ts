import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { gameIcons } from './icons-plugin.ts';
import { locale } from './locale-plugin.ts';
import { packed } from './pack-plugin.ts';

// The Python server serves what is built here; nothing is ever loaded from another host.
export default defineConfig({
  plugins: [svelte(), gameIcons(), locale(), packed()],
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
          groups: [
            { name: 'app', test: /src\/main\.ts|src\/style\/|fontsource/ },
            { name: 'app', test: /node_modules(?!\/qrcode)|src\/(core(?!\/(Qr|Copy|SettingsControls)\b)|lobby)\/|src\/table\/time\.ts|src\/games\/(meta|index)\.ts/, minShareCount: 2 },
            // So are what a table, a replay and a puzzle have in common, and what boards have.
            { name: 'table', test: /src\/table\/(?!plain\/|loaded|lesson\.ts|Layout|layout|guide|Guide|Example|Waiting|TableSheets|Over|Luck|seed|Menu|KeysSheet|HelpSheet)|src\/(puzzles|lookback)\//, minShareCount: 2 },
            { name: 'boards', test: /src\/games\/common\/|src\/table\/(loaded|lesson\.ts|Layout|layout)/, minShareCount: 2 },
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
