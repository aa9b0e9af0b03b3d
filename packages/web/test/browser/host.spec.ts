// A host needs no platform: the suite that it passes in Node, it passes inside a Worker of a browser.
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { hostSuite } from '@maravilha/host/testing';
import { HOST_SUITE } from './build-server.ts';
import type { Outcome } from './host-worker.ts';

/** The page is empty: what runs is the Worker. */
const answer = async (url: string, response: ServerResponse): Promise<void> => {
  const name = basename(url);
  response.setHeader('Content-Type', name === '' ? 'text/html' : 'text/javascript');
  response.end(name === '' ? '<!doctype html><title>host</title>' : await readFile(join(HOST_SUITE, name)));
};

const serveSuite = (): Server =>
  createServer((request, response) => {
    answer(request.url ?? '/', response).catch(() => {
      response.statusCode = 404;
      response.end();
    });
  });

const addressOf = (server: Server): string => {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no address');
  return `http://127.0.0.1:${address.port}/`;
};

test('the suite of the host passes inside a Worker', async ({ page }) => {
  const server = serveSuite();
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  try {
    await page.goto(addressOf(server));
    const outcomes = await page.evaluate(
      () =>
        new Promise<readonly Outcome[]>((done, failed) => {
          const all: Outcome[] = [];
          const worker = new Worker('/host-worker.mjs', { type: 'module' });
          worker.addEventListener('message', ({ data }: MessageEvent<Outcome | 'done'>) => (data === 'done' ? done(all) : all.push(data)));
          worker.addEventListener('error', (event) => failed(new Error(event.message)));
        }),
    );
    const names: string[] = [];
    hostSuite({ test: (name) => names.push(name) });
    expect(outcomes.filter(({ failure }) => failure !== undefined)).toEqual([]);
    expect(outcomes.map(({ name }) => name)).toEqual(names);
    expect(names.length).toBeGreaterThan(100);
  } finally {
    server.close();
  }
});
