// `npm run -s cli -- COMMAND`
import './lib/require-node.mjs';

const { ensureInstalled } = await import('./lib/install.mjs');
ensureInstalled();
const { ensureBuilt } = await import('./lib/build.mjs');
await ensureBuilt('programs');
await import('../dist/cli.mjs');
