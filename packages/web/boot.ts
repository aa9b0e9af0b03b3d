// Puts into the document what runs while it is read (src/boot.ts): a file of its own would cost a journey before anything can be painted.
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

const PROGRAM = fileURLToPath(new URL('src/boot.ts', import.meta.url));
const PLACE = '<!-- boot -->';

export const bootPlugin = (): Plugin => ({
  name: 'maravilha-boot',
  transformIndexHtml: {
    order: 'post',
    handler: async (html) => {
      if (!html.includes(PLACE)) throw new Error(`the document has no place for ${PROGRAM}`);
      const build = await rolldown({ input: PROGRAM, platform: 'browser', treeshake: { moduleSideEffects: false } });
      const { output } = await build.generate({ format: 'iife', minify: true });
      await build.close();
      // By a function: in a text that replaces, a dollar sign would mean something else.
      return html.replace(PLACE, () => `<script>${output[0].code.trim()}</script>`);
    },
  },
});
