// `npm start`: installs what is missing, builds what is stale, opens the server.
import './lib/require-node.mjs';

// npm hands on SIGTERM and SIGINT, and dies of anything else without a word: whatever ends npm ends the server.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid;
  setInterval(() => process.ppid === npm || process.kill(process.pid, 'SIGTERM'), 250).unref();
}
const { ensureInstalled } = await import('./lib/install.mjs');
ensureInstalled();
const { ensureBuilt } = await import('./lib/build.mjs');
await ensureBuilt('web', 'programs');
await import('../dist/server.mjs');
