// The page as links to it are shown elsewhere: its title, a line and a picture, in the reader's language, before any script runs.
import { type Language, LANGUAGES, languageFor, list } from '@maravilha/words';
import type { CommonWords } from '@maravilha/words/common';
import { en as commonEn } from '@maravilha/words/common/en';
import { ptBR as commonPt } from '@maravilha/words/common/pt-BR';
import type { PreviewWords } from '@maravilha/words/preview';
import { en as previewEn } from '@maravilha/words/preview/en';
import { ptBR as previewPt } from '@maravilha/words/preview/pt-BR';
import type { RefusedWords } from '@maravilha/words/refused';
import { en as refusedEn } from '@maravilha/words/refused/en';
import { ptBR as refusedPt } from '@maravilha/words/refused/pt-BR';
import type { Family } from '@maravilha/family';
import type { Sight } from '@maravilha/host';
import { type FileEntry, type Files, fileOf } from './files.ts';

const WORDS: Readonly<Record<Language, CommonWords & PreviewWords & RefusedWords>> = {
  en: { ...commonEn, ...previewEn, ...refusedEn },
  'pt-BR': { ...commonPt, ...previewPt, ...refusedPt },
};

/** What a page says of itself. */
export interface Preview {
  readonly language: Language;
  readonly title: string;
  readonly line: string;
  /** The game whose picture it shows, if it has none of its own. */
  readonly game?: string;
  /** Its own picture. */
  readonly picture?: string;
  /** For those who hold the link alone: search engines leave it out. */
  readonly unlisted?: true;
  /** What it will show, as the build calls it, where that needs more than the plainest page: its files are fetched at once. */
  readonly shows?: string;
}

export const homePreview = (language: Language): Preview => {
  const words = WORDS[language];
  return { language, title: words['home.title'], line: words['home.line'], shows: 'home' };
};

/** A table that a browser keeps itself: nothing is known of it here. */
export const localPreview = (language: Language): Preview => {
  const words = WORDS[language];
  return { language, title: words['home.title'], line: words['home.line'], unlisted: true };
};

/** What a deal is, is told by the page itself. */
export const dealPreview = (language: Language): Preview => {
  const words = WORDS[language];
  return { language, title: words['deal.title'], line: words['deal.line'], unlisted: true };
};

export const devicePreview = (language: Language): Preview => {
  const words = WORDS[language];
  return { language, title: words['device.title'], line: words['device.line'], unlisted: true };
};

/** The puzzle of the game that the reader last looked at, which only the browser knows. */
export const puzzlePreview = (language: Language): Preview => {
  const words = WORDS[language];
  return { language, title: words['puzzles.title'], line: words['puzzle.line'] };
};

/** Pages that each book has. */
export const BOOK_PAGES = ['rules', 'cards', 'score', 'learn', 'puzzle'] as const;
type BookPage = (typeof BOOK_PAGES)[number];

/** A page about a game; `undefined` for one that is not here. */
export const bookPreview = (language: Language, page: BookPage, id: string, family: Family): Preview | undefined => {
  const found = family.findBook(id);
  if (found === undefined) return undefined;
  const words = WORDS[language];
  return {
    language,
    title: words[`${page}.title`]({ book: found.book.name(language) }),
    line: words[`${page}.line`],
    game: found.game.id,
    picture: `${page}-${id}-${language}`,
    shows: `${page}/${id}`,
  };
};

export const lostPreview = (language: Language): Preview => {
  const words = WORDS[language];
  return { language, title: words['notfound.title'], line: words['notfound.line'], unlisted: true };
};

export const noTablePreview = (language: Language, code: string): Preview => {
  const words = WORDS[language];
  return { language, title: words['page.gone-title'], line: words['page.gone']({ code }), unlisted: true };
};

/** Tells no more than anybody who opens the link would see. */
export const tablePreview = (language: Language, sight: Sight, family: Family): Preview => {
  const words = WORDS[language];
  const { game: id, options, status, open, owner, people } = sight;
  const game = family.find(id)?.name(language, options) ?? id;
  const about = { language, game: id, unlisted: true, shows: `${status === 'waiting' ? 'lobby' : 'table'}/${id}` } as const;
  if (status === 'waiting') {
    const title = owner === undefined ? words['empty.title']({ game }) : words['invite.title']({ name: owner, game });
    return { ...about, title, line: words['invite.line']({ open }) };
  }
  if (people.length === 0) return { ...about, title: words['closed.title']({ game }), line: words['closed.line'] };
  const names = list(language, people);
  return { ...about, title: words[`${status}.title`]({ game, names }), line: words[`${status}.line`] };
};

/** A match of the past; while it goes on, its link says no more than that of its table. */
export const reviewPreview = (language: Language, sight: Sight, family: Family): Preview => {
  const words = WORDS[language];
  const { game: id, options, status, people } = sight;
  const about = tablePreview(language, sight, family);
  if (status !== 'over') return { ...about, shows: 'other' };
  const game = family.find(id)?.name(language, options) ?? id;
  const title = people.length === 0 ? words['closed.title']({ game }) : words['review.title']({ game, names: list(language, people) });
  return { ...about, title, line: people.length === 0 ? words['closed.line'] : words['review.line'], shows: `review/${id}` };
};

/** The place to open a log from a file. */
export const filePreview = (language: Language): Preview => {
  const words = WORDS[language];
  return { language, title: words['review-file.title'], line: words['review.line'] };
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const tag = (key: 'name' | 'property', name: string, content: string): string => `<meta ${key}="${name}" content="${escaped(content)}" />`;

/** What its reader has chosen in this browser, or the best that the browser asks for. */
export const readersLanguage = (header: string | undefined, cookies = ''): Language => {
  const chosen = LANGUAGES.find((language) => cookies.split(/;\s*/).includes(`language=${language}`));
  if (chosen !== undefined) return chosen;
  const wishes = (header ?? '').split(',').map((wish) => {
    const [tongue = '', weight] = wish.trim().split(/\s*;\s*q=/);
    return { tongue, weight: weight === undefined ? 1 : Number(weight) };
  });
  return languageFor(wishes.toSorted((a, b) => b.weight - a.weight).map(({ tongue }) => tongue));
};

/** Pictures of links: one for each page of a book in each language, one for each game, one for all other pages. */
const pictureOf = (files: Files, { picture, game }: Preview): string =>
  [picture, game].map((name) => `/og/${name}.png`).find((path) => files.has(path)) ?? '/og/home.png';

const PLAINEST = 'other';

/** What the build says of a page: addresses of files, scripts by language, and the names of the sheets that `styles` holds. */
interface Preload extends Readonly<Record<Language, readonly string[]>> {
  readonly styles: string;
  readonly holds: readonly string[];
}

type Preloads = { readonly [page in string]?: Preload };

/** Each is read once. */
const preloadsIn = new WeakMap<FileEntry, Preloads>();

/** What the page needs first. */
const preloadOf = (files: Files, shows = PLAINEST): Preload | undefined => {
  const list = files.get('/preloads.json');
  if (list === undefined) return undefined;
  // The build has written it, as it has written the page.
  const known = preloadsIn.get(list) ?? (JSON.parse(list.body.toString()) as Preloads);
  preloadsIn.set(list, known);
  return known[shows] ?? known[PLAINEST];
};

/** How a document asks for a file that it will need, by the end of its name. */
const ASKING: readonly (readonly [end: string, how: string])[] = [
  ['.js', 'rel="modulepreload"'],
  ['.woff2', 'rel="preload" as="font" type="font/woff2"'],
];

const preloadTag = (path: string): string => {
  const how = ASKING.find(([end]) => path.endsWith(end))?.[1];
  return how === undefined ? '' : `<link ${how} crossorigin href="${path}" />`;
};

/** Where the built page names its styles, and where its programs draw. */
const STYLES = /<link rel="stylesheet"[^>]*>/;
const LOADING = '<!-- loading -->';

const stylesTag = ({ styles, holds }: Preload): string =>
  `<link rel="stylesheet" crossorigin href="${styles}" data-holds="${holds.join(' ')}" />`;

/** The built page with its head filled in. Previews want whole addresses, so it has to know where the reader found this server. */
export const pageFor = (files: Files, page: FileEntry, preview: Preview, origin: string, path: string): FileEntry => {
  const { language, title, line, picture, unlisted } = preview;
  const words = WORDS[language];
  const document = page.body.toString();
  const preload = preloadOf(files, preview.shows);
  // Those that the document names itself are asked for.
  const asked = preload?.[language].filter((file) => !document.includes(file)) ?? [];
  const head = [
    `<title>${escaped(`${title} — ${words['app.name']}`)}</title>`,
    tag('name', 'description', line),
    ...(unlisted ? [tag('name', 'robots', 'noindex')] : []),
    tag('property', 'og:type', 'website'),
    tag('property', 'og:site_name', words['app.name']),
    tag('property', 'og:locale', language.replace('-', '_')),
    tag('property', 'og:title', title),
    tag('property', 'og:description', line),
    tag('property', 'og:url', origin + path),
    tag('property', 'og:image', origin + pictureOf(files, preview)),
    tag('property', 'og:image:width', '1200'),
    tag('property', 'og:image:height', '630'),
    tag('property', 'og:image:alt', picture === undefined ? words['picture.alt'] : title),
    tag('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ');
  const text = document
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
    // By a function: in a text that replaces, a name with a dollar sign would mean something else.
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace(STYLES, (link) => (preload === undefined ? link : stylesTag(preload)))
    // What stands until the programs of the page are there.
    .replace(LOADING, () => `<main id="main" class="message-page column"><p role="status">${words['app.loading']}</p></main>`)
    // What the document itself asks for comes first.
    .replace('</head>', () => `${asked.map(preloadTag).join('')}</head>`);
  return fileOf('/index.html', Buffer.from(text));
};
