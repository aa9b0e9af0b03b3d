import type { HttpBindings } from '@hono/node-server';
import { isCode, MAX_LOG, parseHandedLog, readCode, type RefusalCode } from '@maravilha/protocol';
import type { Language } from '@maravilha/words';
import { type Context as HonoContext, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Answer } from '@maravilha/host';
import { isKnownHost, isOwnOrigin, originOf, sourceOf, type Trust } from './address.ts';
import type { Context } from './context.ts';
import type { FileEntry, Files } from './files.ts';
import type { Guesses } from './guesses.ts';
import { headersFor } from './headers.ts';
import { healthOf } from './health.ts';
import {
  BOOK_PAGES,
  bookPreview,
  dealPreview,
  devicePreview,
  filePreview,
  homePreview,
  localPreview,
  lostPreview,
  noTablePreview,
  puzzlePreview,
  pageFor,
  type Preview,
  readersLanguage,
  reviewPreview,
  tablePreview,
} from './page.ts';
import type { Networks } from './networks.ts';
import type { Visitor, Visitors } from './visitors.ts';

type Env = { Bindings: HttpBindings };
type Web = HonoContext<Env>;

/** In bytes; a token is short. */
const smallBody = bodyLimit({ maxSize: 1024, onError: (c) => c.json({ code: 'too-large' }, 413) });

const logBody = bodyLimit({ maxSize: MAX_LOG, onError: (c) => c.json({ code: 'too-large' }, 413) });

const languageOf = (c: Web): Language => readersLanguage(c.req.header('accept-language'), c.req.header('cookie'));

type Status = 200 | 404 | 429 | 503;

/** Why there is no log; otherwise it is there, but not to be had now. */
const NO_LOG: { readonly [C in RefusalCode]?: 403 | 404 } = { 'unknown-table': 404, 'no-spectators': 403, 'same-deal': 403 };

/** Why a match is not taken. */
const NOT_TAKEN: { readonly [C in RefusalCode]?: 409 } = { 'unknown-rules': 409 };

const sendFile = (c: Web, file: FileEntry, status: Status = 200): Response => {
  c.header('Content-Type', file.type);
  c.header('Cache-Control', file.cache);
  c.header('ETag', file.etag);
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (status === 200 && c.req.header('if-none-match') === file.etag) return c.body(null, 304);
  const packed = file.packed(c.req.header('accept-encoding'));
  if (packed !== undefined) c.header('Content-Encoding', packed.encoding);
  return c.body(new Uint8Array(packed?.body ?? file.body), status);
};

const giveCookies = <V extends Visitor | undefined>(c: Web, visitor: V): V => {
  for (const cookie of visitor?.cookies ?? []) c.header('Set-Cookie', cookie, { append: true });
  return visitor;
};

export interface HttpParts {
  readonly context: Context;
  readonly visitors: Visitors;
  readonly guesses: Guesses;
  /** Who hands matches in. */
  readonly handed: Networks;
  readonly files: Files;
  readonly trust: Trust;
  /** It still answers, but nobody should come any more. */
  readonly isEnding: () => boolean;
}

export const makeApp = ({ context, visitors, guesses, handed, files, trust, isEnding }: HttpParts): Hono<Env> => {
  const health = healthOf(context, isEnding);
  // As the client reads addresses: a slash at the end means nothing.
  const app = new Hono<Env>({ strict: false });
  app.use(headersFor(files));

  app.use(async (c, next) => {
    if (isKnownHost(c.env.incoming, trust)) return next();
    return c.text('This server does not go by that name. Whoever runs it can add names in ALLOWED_HOSTS.\n', 421);
  });

  // What is given to one person is kept by nobody on the way.
  app.use(async (c, next) => {
    await next();
    const { headers: set } = c.res;
    if (set.has('set-cookie') && set.get('cache-control') !== 'no-store') set.set('Cache-Control', 'private, no-cache');
  });

  /** The page for whoever asks, without a look at who that is. */
  const sendAnyPage = (c: Web, preview: Preview, status: Status = 200): Response => {
    const page = files.get('/index.html');
    if (page === undefined) return c.text('The web client is not built: run npm run build.\n', 404);
    c.header('Vary', 'Accept-Language, Cookie');
    return sendFile(c, pageFor(files, page, preview, originOf(c.env.incoming, trust), c.req.path), status);
  };

  const report = (error: unknown, c: Web): void => {
    context.metrics.errors.inc();
    context.log.error({ err: error, path: c.req.path }, 'a request could not be answered in full');
  };

  /** Whoever opens a page becomes a guest, unless the network makes too many of them; then the socket will say so. */
  const meet = async (c: Web): Promise<Visitor | undefined> => {
    try {
      return giveCookies(c, await visitors.meet(c.env.incoming));
    } catch (error) {
      // The page needs no disk, and its socket will say what is wrong.
      report(error, c);
      return undefined;
    }
  };

  const sendPage = async (c: Web, preview: Preview, status?: Status): Promise<Response> => {
    await meet(c);
    return sendAnyPage(c, preview, status);
  };

  const isSlow = async (c: Web, visitor: Visitor | undefined, code: string): Promise<boolean> =>
    (await guesses.find(sourceOf(c.env.incoming, trust), visitor?.player.id, code)) === 'slow';

  const sendTable = async (c: Web, previewOf = tablePreview): Promise<Response> => {
    const code = readCode(c.req.param('code') ?? '');
    const language = languageOf(c);
    const visitor = await meet(c);
    if (!isCode(code)) return sendAnyPage(c, noTablePreview(language, code), 404);
    try {
      // The page comes all the same: its socket lets those in who may come in.
      if (await isSlow(c, visitor, code)) return sendAnyPage(c, homePreview(language), 429);
      const sight = await context.host.sight(code);
      return sight === undefined
        ? sendAnyPage(c, noTablePreview(language, code), 404)
        : sendAnyPage(c, previewOf(language, sight, context.family));
    } catch (error) {
      report(error, c);
      return sendAnyPage(c, homePreview(language), 503);
    }
  };

  app.get('/healthz', async (c) => {
    const why = await health();
    return why === undefined ? c.json({ ok: true }) : c.json({ ok: false, why }, 503);
  });

  app.get('/metrics', async (c) =>
    c.text(await context.metrics.registry.metrics(), 200, { 'Content-Type': context.metrics.registry.contentType }),
  );

  /** Another browser becomes the person who has asked for this token. A page of another site must not make it somebody else. */
  app.post('/api/device', smallBody, async (c) => {
    const request = c.env.incoming;
    c.header('Cache-Control', 'no-store');
    if (!isOwnOrigin(request, trust)) return c.json({ code: 'bad-token' }, 403);
    if (!visitors.mayBeNew(request)) return c.json({ code: 'too-fast' }, 429);
    const token = tokenIn(await c.req.text());
    const visitor = giveCookies(c, token === undefined ? undefined : await visitors.redeem(request, token));
    return visitor === undefined ? c.json({ code: 'bad-token' }, 403) : c.json({ name: visitor.player.name });
  });

  /** A match that is over: its log alone, or with who sat where. */
  for (const what of ['log', 'past'] as const) {
    app.get(`/api/${what}/:code`, async (c) => {
      const code = c.req.param('code');
      c.header('Cache-Control', 'no-store');
      if (!isCode(code)) return c.json({ code: 'unknown-table' }, 404);
      const visitor = giveCookies(c, await visitors.known(c.env.incoming));
      if (await isSlow(c, visitor, code)) return c.json({ code: 'too-fast' }, 429);
      const found: Answer<object> = await context.host[what](code, visitor?.player.id);
      return found.ok ? c.json(found.value) : c.json({ code: found.error.code }, NO_LOG[found.error.code] ?? 409);
    });
  }

  /** A match that was played elsewhere. A page of another site must not use its readers to fill this server. */
  app.post('/api/log', logBody, async (c) => {
    c.header('Cache-Control', 'no-store');
    if (!isOwnOrigin(c.env.incoming, trust)) return c.json({ code: 'bad-token' }, 403);
    if (!handed.take(sourceOf(c.env.incoming, trust))) return c.json({ code: 'too-fast' }, 429);
    const read = parseHandedLog(await c.req.text());
    if (!read.ok) return c.json({ code: 'bad-log', data: { detail: read.error } }, 422);
    const taken = await context.host.handIn(read.value.log, read.value.seats);
    return taken.ok ? c.json({ code: taken.value }) : c.json(taken.error, NOT_TAKEN[taken.error.code] ?? 422);
  });

  app.get('/api/deal/:id', async (c) => {
    const id = c.req.param('id');
    c.header('Cache-Control', 'no-store');
    if (!isCode(id)) return c.json({ code: 'unknown-table' }, 404);
    const visitor = giveCookies(c, await visitors.known(c.env.incoming));
    if (await isSlow(c, visitor, id)) return c.json({ code: 'too-fast' }, 429);
    const deal = await context.host.deal(id, visitor?.player.id);
    return deal.ok ? c.json(deal.value) : c.json({ code: deal.error.code }, NO_LOG[deal.error.code] ?? 409);
  });

  app.get('/', (c) => sendPage(c, homePreview(languageOf(c))));
  app.get('/index.html', (c) => sendPage(c, homePreview(languageOf(c))));
  app.get('/t/:code', (c) => sendTable(c));
  app.get('/r/:code', (c) => sendTable(c, reviewPreview));
  app.get('/r', (c) => sendPage(c, filePreview(languageOf(c))));
  app.get('/local/:code', (c) => sendAnyPage(c, localPreview(languageOf(c))));
  app.get('/local/:code/review', (c) => sendAnyPage(c, localPreview(languageOf(c))));
  app.get('/d/:id', (c) => sendPage(c, dealPreview(languageOf(c))));
  // Whoever comes with a token is about to be somebody already known.
  app.get('/device', (c) => sendAnyPage(c, devicePreview(languageOf(c))));
  app.get('/puzzle', (c) => sendPage(c, puzzlePreview(languageOf(c))));
  for (const page of BOOK_PAGES) {
    app.get(`/${page}/:book`, (c) => {
      const preview = bookPreview(languageOf(c), page, c.req.param('book'), context.family);
      // Whatever the page says instead, such as which games are here.
      return preview === undefined ? sendPage(c, lostPreview(languageOf(c)), 404) : sendPage(c, preview);
    });
  }
  app.get('*', async (c) => {
    const path = decodePath(c.req.path);
    const file = path === undefined ? undefined : files.get(path);
    if (file !== undefined) return sendFile(c, file);
    // The client itself says that there is no such page; other kinds of request get a plain answer.
    return c.req.header('accept')?.includes('text/html') === true
      ? sendPage(c, lostPreview(languageOf(c)), 404)
      : c.text('not found\n', 404);
  });

  app.onError((error, c) => {
    report(error, c);
    return c.text('server error\n', 500);
  });
  return app;
};

const decodePath = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

const tokenIn = (body: string): string | undefined => {
  try {
    const raw: unknown = JSON.parse(body);
    return typeof raw === 'object' && raw !== null && 'token' in raw && typeof raw.token === 'string' ? raw.token : undefined;
  } catch {
    return undefined;
  }
};
