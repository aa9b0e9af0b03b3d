// Puts our own way to fetch a part (src/base/parts.ts) in the place of the bundler's.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OURS = fileURLToPath(new URL('src/base/parts.ts', import.meta.url));

export const partsPlugin = (): Plugin => {
  let found = false;
  return {
    name: 'maravilha-parts',
    apply: 'build',
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler() {
        found = true;
        return { code: `export { withStyles as __vitePreload } from ${JSON.stringify(OURS)};`, map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && !found) this.error('the bundler fetches parts in another way than it did');
    },
  };
};
