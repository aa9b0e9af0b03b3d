// Builds the service worker: it is told which files the page is made of, each with a hash of what is in it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

const PROGRAM = fileURLToPath(new URL('src/service-worker.ts', import.meta.url));

/**
 * What a page needs without a network: not the pictures of links, which others show, nor what is there for search engines, and of the sheets that
 * hold all styles of a page only the one in the document that is kept.
 */
const NEEDED =
  /^(?:assets\/(?!whole-(?!home-)).*\.(?:js|css|svg|woff2)|fonts\/.*\.woff2|icons\/.*\.png|[^/]+\.(?:html|js|svg|webmanifest))$/;

interface Precached {
  readonly url: string;
  /** `null`: the name says it. */
  readonly revision: string | null;
}

const precachedIn = (folder: string): readonly Precached[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => NEEDED.test(path))
    .sort()
    .map((path) => ({
      url: `/${path}`,
      revision: path.startsWith('assets/')
        ? null
        : createHash('sha256')
            .update(readFileSync(join(folder, path)))
            .digest('hex')
            .slice(0, 16),
    }));

export const precachePlugin = (): Plugin => ({
  name: 'maravilha-precache',
  apply: 'build',
  writeBundle: {
    // When all that belongs to the page has been written.
    order: 'post',
    sequential: true,
    handler: async ({ dir }) => {
      if (dir === undefined) throw new Error('the page is written to no folder');
      const build = await rolldown({
        input: PROGRAM,
        platform: 'browser',
        transform: { define: { PRECACHED: JSON.stringify(precachedIn(dir)), 'process.env.NODE_ENV': '"production"' } },
      });
      const { output } = await build.generate({ format: 'iife', minify: true });
      await build.close();
      writeFileSync(join(dir, 'sw.js'), output[0].code);
    },
  },
});
