// `npm run dev`: the client by vite with hot reload, the server rebuilt and restarted on every change.
import './lib/require-node.mjs';
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';

const { ensureInstalled } = await import('./lib/install.mjs');
ensureInstalled();
const { ROOT } = await import('./lib/project.mjs');
const { ensureBuilt } = await import('./lib/build.mjs');
const { createServer } = await import('vite');

const port = process.env.PORT ?? '8080';
let server;
const restart = async () => {
  await ensureBuilt('programs');
  server?.kill('SIGTERM');
  server = spawn(process.execPath, [join(ROOT, 'dist/server.mjs')], { stdio: 'inherit', env: { ...process.env, PORT: port } });
};

process.env.MARAVILHA_SERVER ??= `http://127.0.0.1:${port}`;
await restart();
const client = await createServer({ root: join(ROOT, 'packages/web'), configFile: join(ROOT, 'packages/web/vite.config.ts') });
await client.listen();
client.printUrls();

let waiting;
watch(join(ROOT, 'packages'), { recursive: true }, (_, file) => {
  if (!file || file.startsWith('web/') || file.includes('/test/') || !file.endsWith('.ts')) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => void restart(), 150);
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server?.kill('SIGTERM');
    void client.close().then(() => process.exit(0));
  });
}
