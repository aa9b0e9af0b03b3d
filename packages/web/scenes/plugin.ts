// Draws the symbols and scenes at build time, so that no drawing code reaches the page.
// In development the same files are served from the same addresses.
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { renderSprite } from '../src/symbols/sprite.ts';
import { renderMonuments } from './architects/index.ts';
import { renderPictures } from './index.ts';

/** Every file of the art folder: name → SVG text. */
export const artFiles = (): ReadonlyMap<string, string> => {
  const files = new Map<string, string>([['symbols.svg', renderSprite()]]);
  for (const [name, svg] of renderPictures()) files.set(`scenes/${name}.svg`, svg);
  for (const [name, svg] of renderMonuments()) files.set(`architects/${name}.svg`, svg);
  return files;
};

const hashOf = (files: ReadonlyMap<string, string>): string => {
  const hash = createHash('sha256');
  for (const [name, svg] of files) hash.update(name).update(svg);
  return hash.digest('hex').slice(0, 10);
};

export const scenesPlugin = (): Plugin => {
  const files = artFiles();
  const folder = `assets/art-${hashOf(files)}`;
  let base = '/';
  return {
    name: 'maravilha-scenes',
    config(user) {
      base = user.base ?? '/';
      return { define: { 'import.meta.env.ART': JSON.stringify(`${base}${folder}`) } };
    },
    configureServer(server) {
      const prefix = `${base}${folder}/`;
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const svg = path.startsWith(prefix) ? files.get(path.slice(prefix.length)) : undefined;
        if (svg === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(svg);
      });
    },
    generateBundle() {
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
  };
};
