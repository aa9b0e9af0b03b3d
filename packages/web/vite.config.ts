import { fileURLToPath } from 'node:url';
import { preact } from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { bootPlugin } from './boot.ts';
import { budgetPlugin } from './budget.ts';
import { chunkName } from './chunks.ts';
import { compressPlugin } from './compress.ts';
import { partsPlugin } from './parts.ts';
import { precachePlugin } from './precache.ts';
import { preloadsPlugin } from './preloads.ts';
import { rulebookPlugin } from './rulebook/plugin.ts';
import { scenesPlugin } from './scenes/plugin.ts';

const server = process.env['MARAVILHA_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    preact(),
    bootPlugin(),
    partsPlugin(),
    scenesPlugin(),
    rulebookPlugin(),
    preloadsPlugin(),
    budgetPlugin(),
    precachePlugin(),
    compressPlugin(),
  ],
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
      treeshake: {
        moduleSideEffects: (id) => !/\/packages\/(?:kernel|games|bots|protocol|words)\//.test(id),
        // The rows that a page gets were checked where it was built.
        manualPureFunctions: ['checkEffects'],
      },
      output: {
        // Every file names all that it may fetch: so short is the least that the bundler takes.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // One file for all that a turn needs compresses better than a dozen; what is seen once or seldom stays apart.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkName, debugName: 'pages and games' }],
        },
      },
    },
  },
  // As on the page: top-level `const` lets the engine take the tables of the games for constants.
  // No page speaks as a terminal does.
  worker: {
    format: 'es',
    rolldownOptions: {
      external: /\/terminal\.ts$/,
      output: {
        entryFileNames: 'assets/worker-[hash].js',
        chunkFileNames: 'assets/worker-[name]-[hash].js',
        // What plays lies in one file: only so the engine takes the tables of the games for constants.
        codeSplitting: { groups: [{ name: 'engine', test: /packages\/(?:kernel|games|bots)\// }] },
      },
    },
  },
  server: {
    proxy: {
      // The server compares Origin and Host; the proxy must look like the page's own host.
      '/ws': { target: server, ws: true, changeOrigin: false },
      '/api': { target: server, changeOrigin: false },
    },
  },
});
