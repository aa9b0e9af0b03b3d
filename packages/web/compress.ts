// Leaves a compressed form of each file beside it, for the server to send: made once, it may take its time.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const compress = promisify(brotliCompress);

const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json']);
/** A smaller file fits into one packet as it is. */
const WORTH = 512;

export const compressPlugin = (): Plugin => {
  let config: ResolvedConfig | undefined;
  return {
    name: 'maravilha-compress',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      async handler() {
        const folder = config?.build.outDir ?? this.error('the build has no folder');
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => COMPRESSIBLE.has(extname(name)));
        await Promise.all(
          files.map(async (name) => {
            const body = await readFile(join(folder, name));
            if (body.length >= WORTH) await writeFile(join(folder, `${name}.br`), await compress(body));
          }),
        );
      },
    },
  };
};
