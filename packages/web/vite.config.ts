import { fileURLToPath } from 'node:url';
import { preact } from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { budgetPlugin } from './budget.ts';
import { scenesPlugin } from './scenes/plugin.ts';

const server = process.env['MARAVILHA_SERVER'] ?? 'http://127.0.0.1:8080';

// What every page needs.
const EVERY_PAGE =
  /\/preact\/|\/@preact\/|\/web\/src\/(?:base\/(?:announce|i18n|memory|names|router|routes|settings|toasts|ui\/(?:lazy|message-page|page))|net\/(?:link|server|wire)|pages\/(?:arrival|shell)|components\/(?:controls|glyphs|icon|outer|price-tag|wonder)\.tsx|symbols\/(?:art|marks)\.ts)|\/words\/src\/(?:catalogue|language)|\/kernel\/src\/game\.ts|\/protocol\/src\/(?:limits|server-message)|preload-helper/;
// What the tables of all games share.
const EVERY_TABLE =
  /\/components\/(?:card|token|vignette|index)\.tsx?|\/web\/src\/table\/(?:bar|clock|door|frame|own-events|play|seats|setting-buttons|take-key|use-events|window)\.|\/kernel\/src\/(?:actions|events|ring|seat)\.ts|\/words\/src\/duel\/either/;
// All that a turn needs, one file for each game. The table itself is the door to it and stays outside, as the options do, which the lobby reads.
const DUEL_TURN =
  /\/web\/src\/games\/duel\/(?!end|panels|draft|motion|keys|preview|table\.tsx)|\/games\/duel\/(?:src\/(?!options)|data\/)|\/words\/src\/duel\/(?:describe|index)/;
const SEVEN_WONDERS_TURN =
  /\/web\/src\/games\/seven-wonders\/(?!end|panels|motion|keys|log\/|prompts\/boards|table\.tsx)|\/games\/seven-wonders\/(?:src\/(?!options)|data\/(?!numbers)|cities\/|teams\/)|\/words\/src\/seven-wonders\/(?:describe|events|index)\.ts/;
const ARCHITECTS_TURN =
  /\/web\/src\/games\/architects\/(?!end|panels|motion|keys|log\/|prompts\/before|table\.tsx)|\/games\/architects\/(?:src\/(?!options)|data\/)|\/words\/src\/architects\/(?:describe|events|index)\.ts/;
const DICE_TURN =
  /\/web\/src\/games\/dice\/(?!end|panels|motion|keys|log\/|cities|table\.tsx)|\/games\/dice\/(?:src\/(?!options)|data\/)|\/words\/src\/dice\/(?!table\/|en\.|pt-br\.|.*-en\.|.*-pt-br\.)/;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [preact(), scenesPlugin(), budgetPlugin()],
  build: {
    outDir: fileURLToPath(new URL('../../dist/web', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // Inlined pictures would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // The lists of what to preload cost half a kilobyte on every page, and save one round trip to a cached file.
    modulePreload: false,
    rolldownOptions: {
      // Our packages only declare things when they are loaded: what nobody uses of them may go.
      treeshake: { moduleSideEffects: (id) => !/\/packages\/(?:kernel|games|bots|protocol|words)\//.test(id) },
      output: {
        // One file for all that a turn needs compresses better than a dozen; what is seen once or seldom stays apart.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'every-page', test: EVERY_PAGE },
            { name: 'every-table', test: EVERY_TABLE },
            { name: 'duel', test: DUEL_TURN },
            { name: 'seven-wonders', test: SEVEN_WONDERS_TURN },
            { name: 'architects', test: ARCHITECTS_TURN },
            { name: 'dice', test: DICE_TURN },
          ],
        },
      },
    },
  },
  // As on the page: top-level `const` lets the engine take the tables of the games for constants.
  worker: { format: 'es' },
  server: {
    proxy: {
      // The server compares Origin and Host; the proxy must look like the page's own host.
      '/ws': { target: server, ws: true, changeOrigin: false },
      '/api': { target: server, changeOrigin: false },
    },
  },
});
