import './lib/require-node.mjs';

const { ensureInstalled } = await import('./lib/install.mjs');
ensureInstalled();
const { ensureBuilt, PART_NAMES } = await import('./lib/build.mjs');
await ensureBuilt(...PART_NAMES);
