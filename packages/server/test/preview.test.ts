// What a link says of itself before any script runs: title, line and picture, by page and by the reader's language.
import { duel } from '@maravilha/duel';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAMILY } from '@maravilha/family';
import { LANGUAGES } from '@maravilha/words';
import { expect, test } from 'vitest';
import { BOOK_PAGES, readersLanguage } from '../src/page.ts';
import { playOut } from './kit/player.ts';
import { serve, tempDir, type TestServer } from './kit/server.ts';

const PAGE = '<!doctype html><html lang="en"><title>Maravilha</title><body>the client</body></html>';

const webFolder = (): string => {
  const folder = tempDir();
  mkdirSync(join(folder, 'og'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  for (const name of ['home', 'duel', 'seven-wonders']) writeFileSync(join(folder, 'og', `${name}.png`), name);
  return folder;
};

const PORTUGUESE = { 'accept-language': 'pt-BR,pt;q=0.9,en;q=0.8' };

interface Shown {
  readonly status: number;
  readonly text: string;
  readonly title: string;
  readonly tags: Readonly<Record<string, string>>;
}

const look = async ({ url }: TestServer, path: string, headers: Record<string, string> = {}): Promise<Shown> => {
  const answer = await fetch(url + path, { headers: { accept: 'text/html', ...headers } });
  const text = await answer.text();
  const tags = [...text.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)" \/>/g)].map(([, name, content]) => [name, content]);
  return { status: answer.status, text, title: /<title>(.*)<\/title>/.exec(text)?.[1] ?? '', tags: Object.fromEntries(tags) };
};

test('the home page has a title, a line and a picture, in the language of the reader', async () => {
  const server = await serve({ webDir: webFolder() });
  const english = await look(server, '/');
  expect(english.title).toBe('The 7 Wonders family in your browser — Maravilha');
  expect(english.tags).toMatchObject({
    description: expect.stringContaining('no sign-up'),
    'og:site_name': 'Maravilha',
    'og:locale': 'en',
    'og:title': 'The 7 Wonders family in your browser',
    'og:url': `${server.url}/`,
    'og:image': `${server.url}/og/home.png`,
    'twitter:card': 'summary_large_image',
  });
  expect(english.tags).not.toHaveProperty('robots');
  expect(english.text).toContain('<html lang="en">');
  const portuguese = await look(server, '/', PORTUGUESE);
  expect(portuguese.title).toBe('A família 7 Wonders no navegador — Maravilha');
  expect(portuguese.tags).toMatchObject({ description: expect.stringContaining('sem cadastro'), 'og:locale': 'pt_BR' });
  expect(portuguese.text).toContain('<html lang="pt-BR">');
  const again = await fetch(server.url, { headers: PORTUGUESE });
  expect(again.headers.get('vary')).toBe('Accept-Language, Cookie, Accept-Encoding');
  // Chosen in this browser, whatever the browser itself asks for.
  const chosen = await look(server, '/', { ...PORTUGUESE, cookie: 'x=1; language=en' });
  expect(chosen.text).toContain('<html lang="en">');
  const unknown = await look(server, '/', { ...PORTUGUESE, cookie: 'language=tlh; notlanguage=en' });
  expect(unknown.text).toContain('<html lang="pt-BR">');
});

test('rules and cards of a book have their own title and the picture of the game; other books are not here', async () => {
  const server = await serve({ webDir: webFolder() });
  const rules = await look(server, '/rules/duel');
  expect(rules).toMatchObject({ status: 200, title: 'Rules of Duel — Maravilha' });
  expect(rules.tags).toMatchObject({ 'og:title': 'Rules of Duel', 'og:image': `${server.url}/og/duel.png` });
  expect(rules.tags).not.toHaveProperty('robots');
  // An expansion shows the picture of its game.
  const cards = await look(server, '/cards/cities', PORTUGUESE);
  expect(cards).toMatchObject({ status: 200, title: 'Cartas de Cidades — Maravilha' });
  expect(cards.tags['og:image']).toBe(`${server.url}/og/seven-wonders.png`);
  for (const path of ['/rules/chess', '/cards/', '/rules/duel/more']) expect((await look(server, path)).status, path).toBe(404);
});

test('every page of every book has a picture of its own in the language of the reader, of the size that its tags tell', async () => {
  const folder = join(import.meta.dirname, '../../web/public/og');
  const web = webFolder();
  const books = FAMILY.members.flatMap((game) => game.books.map(({ id }) => id));
  const names = BOOK_PAGES.flatMap((page) => books.flatMap((book) => LANGUAGES.map((language) => [page, book, language] as const)));
  const seen = new Set<string>();
  for (const parts of names) {
    const name = `${parts.join('-')}.png`;
    const picture = readFileSync(join(folder, name));
    expect(picture.subarray(0, 8).toString('latin1'), name).toBe('\x89PNG\r\n\x1a\n');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], name).toEqual([1200, 630]);
    expect(picture.length, name).toBeLessThan(300_000);
    seen.add(picture.toString('latin1'));
    writeFileSync(join(web, 'og', name), picture);
  }
  expect(seen.size).toBe(names.length);
  const server = await serve({ webDir: web });
  for (const [page, book, language] of names) {
    const { tags } = await look(server, `/${page}/${book}`, { 'accept-language': language });
    expect(tags['og:image']).toBe(`${server.url}/og/${page}-${book}-${language}.png`);
    expect(tags['og:image:alt']).toBe(tags['og:title']);
    expect([tags['og:image:width'], tags['og:image:height']]).toEqual(['1200', '630']);
    const answer = await fetch(tags['og:image'] ?? '');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  }
});

test.each([
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['en-GB,pt;q=0.9', 'en'],
  ['fr, en;q=0.4, pt;q=0.7', 'pt-BR'],
  ['de', 'en'],
  ['*', 'en'],
  [';;q=,', 'en'],
  [undefined, 'en'],
])('who asks for %s reads %s', (header, language) => {
  expect(readersLanguage(header)).toBe(language);
});

test('behind a proxy the addresses are those that the reader knows', async () => {
  const server = await serve({ webDir: webFolder(), trustProxy: true });
  const { tags } = await look(server, '/', { 'x-forwarded-host': 'play.example', 'x-forwarded-proto': 'https' });
  expect(tags).toMatchObject({ 'og:url': 'https://play.example/', 'og:image': 'https://play.example/og/home.png' });
});

test('a table invites, then tells who plays, then that it is over; with its own picture, and in no search engine', async () => {
  const server = await serve({ webDir: webFolder() });
  const [ann, bob] = await Promise.all([server.connect(), server.connect()]);
  await ann.mustAsk({ t: 'rename', name: 'Ana' });
  await bob.mustAsk({ t: 'rename', name: 'Bob' });
  const { code: big = '' } = await ann.mustAsk({ t: 'create', game: 'seven-wonders', options: { seats: 4, cities: true } });
  const waiting = await look(server, `/t/${big}`);
  expect(waiting).toMatchObject({
    status: 200,
    title: 'Ana invites you to 7 Wonders + Cities — Maravilha',
    tags: {
      description: expect.stringMatching(/^3 seats free/),
      robots: 'noindex',
      'og:title': 'Ana invites you to 7 Wonders + Cities',
      'og:image': `${server.url}/og/seven-wonders.png`,
    },
  });
  const read = await look(server, `/t/${big.toLowerCase()}/`, PORTUGUESE);
  expect(read).toMatchObject({
    title: 'Ana convida você para 7 Wonders + Cidades — Maravilha',
    tags: { description: expect.stringMatching(/^3 lugares livres/) },
  });
  await ann.mustAsk({ t: 'stand', code: big });
  expect((await look(server, `/t/${big}`)).title).toBe('7 Wonders + Cities: a table is waiting — Maravilha');

  const { code = '' } = await ann.mustAsk({ t: 'create', game: 'duel' });
  await ann.follow(code);
  await bob.follow(code);
  await bob.mustAsk({ t: 'sit', code, seat: 1 });
  expect((await look(server, `/t/${code}`)).tags['description']).toMatch(/^All seats are taken/);
  await ann.mustAsk({ t: 'start', code });
  expect(await look(server, `/t/${code}`)).toMatchObject({
    title: 'Duel with Ana and Bob — Maravilha',
    tags: { description: 'The game is on. Open the link to watch.', 'og:image': `${server.url}/og/duel.png` },
  });
  await bob.mustAsk({ t: 'resign', code });
  expect((await look(server, `/t/${code}`, PORTUGUESE)).title).toBe('Duel com Ana e Bob: fim da partida — Maravilha');
});

test('a table without spectators names nobody once it has begun', async () => {
  const server = await serve({ webDir: webFolder() });
  const ann = await server.connect();
  await ann.mustAsk({ t: 'rename', name: 'Ana' });
  const { code = '' } = await ann.mustAsk({
    t: 'create',
    game: 'duel',
    bots: 'builder',
    start: true,
    settings: { spectators: false },
  });
  await ann.follow(code);
  const closed = { title: 'A table of Duel — Maravilha', tags: { description: 'Only its players can see it.' } };
  const playing = await look(server, `/t/${code}`);
  expect(playing).toMatchObject(closed);
  await playOut(ann, duel, code);
  const over = await look(server, `/t/${code}`);
  expect(over).toMatchObject(closed);
  for (const { text } of [playing, over]) expect(text).not.toContain('Ana');
});

test('a table that does not exist answers 404, and the page explains', async () => {
  const server = await serve({ webDir: webFolder() });
  for (const path of ['/t/ZZZZZZ', '/t/nonsense', '/t/%3Cscript%3E']) {
    const gone = await look(server, path);
    expect([path, gone.status, gone.title]).toEqual([path, 404, 'Table not found — Maravilha']);
    expect(gone.text).toContain('the client');
  }
  const ann = await server.connect();
  const { code = '' } = await ann.mustAsk({ t: 'create', game: 'duel' });
  expect((await look(server, `/t/${code}`)).status).toBe(200);
  await ann.mustAsk({ t: 'discard', code });
  expect(await look(server, `/t/${code}`, PORTUGUESE)).toMatchObject({ status: 404, tags: { robots: 'noindex' } });
  expect(await look(server, '/nowhere')).toMatchObject({ status: 404, title: 'Nothing was built here — Maravilha' });
  expect(await look(server, '/device')).toMatchObject({ status: 200, title: 'Continue on this device — Maravilha' });
});

test('nothing that a stranger wrote becomes a part of the page', async () => {
  const server = await serve({ webDir: webFolder(), trustProxy: true });
  const ann = await server.connect();
  // All that a name may hold beside letters and digits.
  await ann.mustAsk({ t: 'rename', name: "D'Ana, a.b-c_’" });
  const { code = '' } = await ann.mustAsk({ t: 'create', game: 'duel' });
  expect((await look(server, `/t/${code}`)).title).toBe('D&#39;Ana, a.b-c_’ invites you to Duel — Maravilha');
  const evil = `x"><script>alert('$&')</script>`;
  const hosted = await look(server, '/', { 'x-forwarded-host': evil });
  expect(hosted.text).not.toContain('<script');
  expect(hosted.tags['og:url']).toBe('http://x&#34;&#62;&#60;script&#62;alert(&#39;$&#38;&#39;)&#60;/script&#62;/');
  const coded = await look(server, `/t/${encodeURIComponent(evil)}`);
  expect(coded.status).toBe(404);
  expect(coded.text).not.toContain('<script');
});

/** As the build lists them. */
const filesFor = (page: string) => ({
  en: [`/assets/${page}-en.js`],
  'pt-BR': [`/assets/${page}-pt.js`, '/assets/f.woff2'],
  styles: `/assets/whole-${page}.css`,
  holds: ['assets/every-page.css', `assets/${page}.css`],
});

test('the document asks for what its page will need, in the language of the reader', async () => {
  const webDir = webFolder();
  writeFileSync(
    join(webDir, 'preloads.json'),
    JSON.stringify({ other: filesFor('other'), home: filesFor('home'), 'lobby/duel': filesFor('lobby'), 'table/duel': filesFor('table') }),
  );
  writeFileSync(
    join(webDir, 'index.html'),
    PAGE.replace(
      '<title>',
      '<head><script src="/assets/home-en.js"></script><link rel="stylesheet" crossorigin href="/assets/every-page.css"><title>',
    ).replace('<body>', '</head><body><!-- loading -->'),
  );
  const server = await serve({ webDir });
  const linksOf = async (path: string, headers?: Record<string, string>) =>
    [...(await look(server, path, headers)).text.matchAll(/<link ([^>]*) crossorigin href="([^"]*)" \/>/g)].map(
      ([, how, href]) => `${how} ${href}`,
    );
  expect(await linksOf('/')).toEqual([]);
  expect(await linksOf('/', PORTUGUESE)).toEqual([
    'rel="modulepreload" /assets/home-pt.js',
    'rel="preload" as="font" type="font/woff2" /assets/f.woff2',
  ]);
  const portuguese = await look(server, '/', PORTUGUESE);
  // All styles of the page in one file, which says what it holds; and what stands until the programs are there.
  expect(portuguese.text.match(/<link rel="stylesheet".*?>/g)).toEqual([
    '<link rel="stylesheet" crossorigin href="/assets/whole-home.css" data-holds="assets/every-page.css assets/home.css" />',
  ]);
  expect(portuguese.text).toContain('<p role="status">Carregando…</p>');
  expect(await linksOf('/nowhere')).toEqual(['rel="modulepreload" /assets/other-en.js']);
  const ann = await server.connect();
  const { code = '' } = await ann.mustAsk({ t: 'create', game: 'duel' });
  expect(await linksOf(`/t/${code}`)).toEqual(['rel="modulepreload" /assets/lobby-en.js']);
  await ann.mustAsk({ t: 'bot', code, seat: 1, level: 'builder' });
  await ann.mustAsk({ t: 'start', code });
  expect(await linksOf(`/t/${code}`)).toEqual(['rel="modulepreload" /assets/table-en.js']);
});
