// A host needs no platform, and its store no server: the suites that they pass in Node, they pass inside a Worker of a browser.
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { hostSuite, type Suite } from '@maravilha/host/testing';
import { botsSuite } from './bots-suite.ts';
import { SUITES } from './build-server.ts';
import { storeSuite } from './store-suite.ts';
import type { Outcome } from './suite-runner.ts';

/** The page is empty: what runs is the Worker. */
const answer = async (url: string, response: ServerResponse): Promise<void> => {
  const name = basename(url);
  response.setHeader('Content-Type', name === '' ? 'text/html' : 'text/javascript');
  response.end(name === '' ? '<!doctype html><title>host</title>' : await readFile(join(SUITES, name)));
};

const serveSuites = (): Server =>
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

const outcomesOf = (page: Page, program: string): Promise<readonly Outcome[]> =>
  page.evaluate(
    (file) =>
      new Promise<readonly Outcome[]>((done, failed) => {
        const all: Outcome[] = [];
        const worker = new Worker(file, { type: 'module' });
        worker.addEventListener('message', ({ data }: MessageEvent<Outcome | 'done'>) => (data === 'done' ? done(all) : all.push(data)));
        worker.addEventListener('error', (event) => failed(new Error(event.message)));
      }),
    `/${program}.mjs`,
  );

const SUITES_BY_NAME: Readonly<Record<string, readonly [program: string, suite: (runner: Suite) => void, least: number]>> = {
  host: ['host-worker', hostSuite, 100],
  'store of the browser': ['store-worker', storeSuite, 25],
  'bots of the browser': ['bots-worker', botsSuite, 2],
};

for (const [what, [program, suite, least]] of Object.entries(SUITES_BY_NAME))
  test(`the suite of the ${what} passes inside a Worker`, async ({ page }) => {
    const server = serveSuites();
    await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
    try {
      await page.goto(addressOf(server));
      const outcomes = await outcomesOf(page, program);
      const names: string[] = [];
      suite({ test: (name) => names.push(name) });
      expect(outcomes.filter(({ failure }) => failure !== undefined)).toEqual([]);
      expect(outcomes.map(({ name }) => name)).toEqual(names);
      expect(names.length).toBeGreaterThan(least);
    } finally {
      server.close();
    }
  });
