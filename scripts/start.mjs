// `npm start`: installs what is missing, builds what is stale, opens the server.
import './lib/require-node.mjs';

const { ensureInstalled } = await import('./lib/install.mjs');
ensureInstalled();
const { ensureBuilt } = await import('./lib/build.mjs');
await ensureBuilt('web', 'programs');
await import('../dist/server.mjs');
