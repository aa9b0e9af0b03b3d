// Finds nginx, or installs Debian's where it may, and runs one in front of nodes: what a node does not answer another one does.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findProgram, installPackage } from './debian.mjs';
import { unprivileged } from './unprivileged.mjs';

/** Debian's lies where only root looks. */
const look = () => findProgram('nginx', [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']);

/** The path of nginx. Throws one sentence that says what to install. */
const findNginx = () => {
  const found = look();
  if (found) return found;
  installPackage('nginx-light', 'the proxy in front of nodes');
  const installed = look();
  if (!installed) throw new Error('The proxy in front of nodes needs nginx: install it (Debian: `apt-get install nginx-light`).');
  return installed;
};

/** The proxy of docs/hosting.md, with all that nginx writes in one folder. */
const settings = (folder, port, nodes) => `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  upstream maravilha {
    ${nodes.map((node) => `server ${new URL(node).host} max_fails=1 fail_timeout=2s;`).join('\n    ')}
  }
  map $http_upgrade $connection_upgrade {
    default upgrade;
    '' close;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://maravilha;
      proxy_http_version 1.1;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Host $http_host;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_next_upstream error timeout http_502 http_503;
      proxy_connect_timeout 2s;
      proxy_read_timeout 90s;
    }
  }
}
`;

const answers = (port) =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });

const PAUSE = 20;

/** In front of these addresses. */
export const startNginx = async (port, nodes) => {
  const program = findNginx();
  const folder = mkdtempSync(join(tmpdir(), 'maravilha-nginx-'));
  const as = unprivileged('nobody');
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid);
  writeFileSync(join(folder, 'nginx.conf'), settings(folder, port, nodes));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const child = spawn(program, args, { ...as, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    if (!hasEnded()) {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  // It does not say when it is ready.
  while (!(await answers(port))) {
    if (hasEnded()) {
      await stop();
      throw new Error(`nginx does not start: ${said.trim()}`);
    }
    await new Promise((go) => setTimeout(go, PAUSE));
  }
  return { url: `http://127.0.0.1:${port}`, stop };
};
