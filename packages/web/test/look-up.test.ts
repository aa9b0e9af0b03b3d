// The look-up at a table: no symbol without an entry, no reason whose rule there is not, and chains told as they are.
import { readdirSync, readFileSync } from 'node:fs';
import * as architects from '@maravilha/architects/box';
import * as dice from '@maravilha/dice/box';
import * as duel from '@maravilha/duel/box';
import * as sevenWonders from '@maravilha/seven-wonders/box';
import { beforeAll, describe, expect, test } from 'vitest';
import { ruleFile } from '../rulebook/plugin.ts';
import type { SignMap } from '../src/base/book.ts';
import type { Glyph } from '../src/components/types.ts';
import { SYMBOL_IDS } from '../src/symbols/drawings.ts';
import { every } from './kit/every.ts';
import { pageless } from './kit/pageless.ts';

const page = await pageless(async () => ({
  i18n: await import('../src/base/i18n.ts'),
  books: await import('../src/pages/books.ts'),
  signs: await import('../src/table/look-up/signs.ts'),
  duelFaces: await import('../src/games/duel/faces.ts'),
  sevenWondersFaces: await import('../src/games/seven-wonders/faces.ts'),
  architectsFaces: await import('../src/games/architects/pieces/faces.ts'),
}));
const { BOOKS, rulePath } = page.books;
const { symbolIn } = page.signs;

/** What stands on buttons, beside people and in lines: the words beside them say what they are. Some are names of styles and sounds. */
const WORDED: ReadonlySet<string> = new Set(
  (
    'ch-book ch-column ch-lamp check chart chat chevron clock cross crown download edit equal eye flag flip forum hand help home hourglass info ' +
    'keyboard language list log menu minus person play plus seal send share spectator swap team theme-day theme-night thinking undo ' +
    'arrow-left arrow-right lock others free-build coin-loss die-5 bot battle colours victory'
  ).split(' '),
);

const SOURCES = new URL('../src/games/', import.meta.url);

/** The drawings that the sources of a table name, but for the books and the score pad, which have their words. */
const namedIn = (game: string): readonly string[] =>
  readdirSync(new URL(`${game}/`, SOURCES), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/^books|score-pad|pad-points|keys\.ts|motion/.test(path))
    .flatMap((path) => [...readFileSync(new URL(`${game}/${path}`, SOURCES), 'utf8').matchAll(/['"]([a-z0-9-]+)['"]/g)])
    .flatMap(([, word = '']) => (SYMBOL_IDS.some((id) => id === word) ? [word] : []));

interface Drawn {
  readonly text: string;
  readonly drawing?: string;
  readonly also?: readonly string[];
}

/** One piece of an effect as the page has it. */
const drawnOf = (glyph: Glyph): Drawn => {
  switch (glyph.kind) {
    case 'chip':
      return { text: '', drawing: `res-${glyph.resource}`, also: ['.chip'] };
    case 'coin':
      return { text: '', drawing: glyph.n < 0 ? 'coin-loss' : 'coin' };
    case 'points':
      return { text: '', drawing: 'points' };
    case 'shields':
      return { text: '', drawing: 'shield' };
    case 'science':
      return { text: '', drawing: `sci-${glyph.symbol}` };
    case 'mark':
      return { text: '', drawing: `mk-${glyph.colour}` };
    case 'destroy':
      return { text: '', drawing: `mk-${glyph.colour}`, also: ['cross', '.struck'] };
    case 'symbol':
      return { text: '', drawing: glyph.symbol };
    case 'text':
      return { text: glyph.text };
    case 'slash':
      return { text: '/' };
    case 'equals':
      return { text: '=' };
  }
};

const joint = (side: '<' | '>', beside: Drawn | undefined): readonly string[] =>
  beside !== undefined && /^[/=]$/.test(beside.text) ? [side + beside.text] : [];

/** The symbol of each piece of an effect, where it stands. */
const symbolsOf = (glyphs: readonly Glyph[], signs: SignMap): readonly (readonly [drawing: string, symbol: string | undefined])[] => {
  const all = glyphs.map(drawnOf);
  const around = all.flatMap(({ text, drawing, also = [] }) => [text, ...(drawing === undefined ? [] : [drawing]), ...also]);
  return all.flatMap(({ drawing }, i) =>
    drawing === undefined
      ? []
      : [[drawing, symbolIn(signs, drawing, new Set([...around, ...joint('<', all[i - 1]), ...joint('>', all[i + 1])]))] as const],
  );
};

const sign = (symbol: Extract<Glyph, { kind: 'symbol' }>['symbol']): Glyph => ({ kind: 'symbol', symbol });
const keysOf = <Id extends string>(rows: Readonly<Record<Id, unknown>>): readonly Id[] => Object.keys(rows) as Id[];

/** Every effect, cost and chain of a game, as its table draws them. */
const EFFECTS: Readonly<Record<string, () => readonly (readonly Glyph[])[]>> = {
  duel: () => {
    const { cardFace, wonderFace, tokenFace } = page.duelFaces;
    return [
      ...keysOf(duel.CARDS)
        .map(cardFace)
        .flatMap(({ glyphs, chainIn, chainOut }) => [glyphs, ...[...chainIn, ...chainOut].map((chain) => [sign(chain)])]),
      ...keysOf(duel.WONDERS).map((id) => wonderFace(id).glyphs),
      ...keysOf(duel.TOKENS).flatMap((id) => tokenFace(id).rows),
    ];
  },
  'seven-wonders': () => {
    const { cardFace, boardFace } = page.sevenWondersFaces;
    return [
      ...sevenWonders.CARD_IDS.map(cardFace).flatMap(({ glyphs, short, chainIn, chainOut }) => [
        glyphs,
        short,
        ...[...chainIn, ...chainOut].map((chain) => [sign(chain)]),
      ]),
      ...sevenWonders.BOARD_IDS.flatMap((id) =>
        (['day', 'night'] as const).flatMap((side) => boardFace(id, side).stages.map(({ glyphs }) => glyphs)),
      ),
    ];
  },
  architects: () => {
    const { cardFace, tokenRows, effectSign } = page.architectsFaces;
    return [
      ...architects.CARD_IDS.map((id) => [cardFace(id).glyph]),
      ...architects.TOKEN_IDS.flatMap((id) => tokenRows(id)),
      ...architects.WONDER_IDS.flatMap((id) => {
        const effect = effectSign(id);
        return effect === undefined ? [] : [[sign(effect)]];
      }),
    ];
  },
  // What a die or a space shows has one meaning wherever it stands: it is among those that the sources name.
  dice: () => [dice.COLOURS.map((colour): Glyph => ({ kind: 'mark', colour }))],
};

/** The widest book of a game: what an expansion adds is drawn at its tables. */
const GAMES = [...new Set(BOOKS.map(({ game }) => game))].map((game) => [game, BOOKS.findLast((book) => book.game === game)!] as const);

beforeAll(async () => {
  for (const { reading } of BOOKS) await page.i18n.loadWords(reading.words);
});

describe.each(GAMES)('%s', (game, book) => {
  test('every drawing of its effects is a symbol of the effect sheet', async () => {
    const { rules } = await book.reading.rules();
    const entries = new Set(rules.symbols().flatMap(({ symbols }) => symbols.map(({ id }) => id)));
    const lost = EFFECTS[game]!()
      .flatMap((glyphs) => symbolsOf(glyphs, rules.signs).map(([drawing, symbol]) => ({ glyphs, drawing, symbol })))
      .filter(({ symbol }) => symbol === undefined || !entries.has(symbol));
    expect(lost).toEqual([]);
  });

  test('every drawing that its table names is a symbol, or has its words beside it', async () => {
    const { rules } = await book.reading.rules();
    const named = new Set(namedIn(game));
    expect(named.size).toBeGreaterThan(20);
    const lost = [...named].filter((drawing) => symbolIn(rules.signs, drawing, new Set([drawing])) === undefined && !WORDED.has(drawing));
    expect(lost).toEqual([]);
  });

  test('every sign leads to an entry, and every part of a sign is drawn somewhere', async () => {
    const { rules } = await book.reading.rules();
    const entries = new Set(rules.symbols().flatMap(({ symbols }) => symbols.map(({ id }) => id)));
    const told = new Set<string>(['coin', 'coin-gain', 'coin-loss', 'different', 'identical', 'space-cost', 'coin-face', ...SYMBOL_IDS]);
    for (const [key, symbol] of Object.entries(rules.signs)) {
      expect(entries, key).toContain(symbol);
      for (const part of key.split(' ')) if (/^[a-z]/.test(part)) expect(told, key).toContain(part);
    }
  });
});

const CITIES = BOOKS.find(({ id }) => id === 'cities')!;
const MAPS = new Map(
  await Promise.all(
    GAMES.map(async ([game, { reading }]): Promise<readonly [string, SignMap]> => [game, (await reading.rules()).rules.signs]),
  ),
);

every(
  'what stands beside a drawing says what it means',
  [
    ['seven-wonders', 'coin', ['coin'], 'coin'],
    ['seven-wonders', 'coin', ['coin', 'mk-brown', 'scope-all', '>/'], 'coins-per'],
    ['seven-wonders', 'mk-brown', ['arrow-left', 'mk-brown', 'coin'], 'post'],
    ['seven-wonders', 'arrow-left', ['.tag', '.trade', 'arrow-left', 'coin'], 'buy'],
    ['seven-wonders', 'coin-loss', ['debt', 'coin-loss'], 'lose'],
    ['seven-wonders', 'arrow-left', ['arrow-left'], undefined],
    ['duel', 'shield', ['.pawn', 'shield'], 'pawn'],
    ['duel', 'res-wood', ['res-wood', 'res-clay', '.chip', '>/'], 'choice'],
    ['duel', 'stage', ['stage', 'again'], 'wonders-again'],
    ['architects', 'coin', ['coin', '>='], 'worth'],
    ['dice', 'res-wood', ['res-wood', '.symbol-tile'], 'face-wood'],
    ['dice', 'res-wood', ['res-wood', '.chip', '.effect-sign'], 'resource'],
    ['dice', 'coin', ['coin', '.effect-sign', '.flat-die', 'mk-grey'], 'zero'],
  ] as const,
  ([game, drawing, around, symbol]) => {
    const signs = MAPS.get(game) ?? {};
    expect(symbolIn(signs, drawing, new Set(around))).toBe(symbol);
  },
);

const ruleIds = new Set(
  BOOKS.flatMap(({ id }) =>
    [...readFileSync(ruleFile('en', id), 'utf8').matchAll(/\*\*\[([A-Z]{2}-[A-Z0-9-]+)\]\*\*/g)].map(([, rule]) => rule),
  ),
);

test('every refusal and every reason of a hint that names a rule names one that there is', async () => {
  for (const [game] of GAMES) {
    const { REFUSAL_RULES, HINT_RULES } = (await import(`../src/games/${game}/reason-rules.ts`)) as {
      readonly REFUSAL_RULES: Readonly<Record<string, string | undefined>>;
      readonly HINT_RULES: Readonly<Record<string, string>>;
    };
    const rules = [...Object.values(REFUSAL_RULES), ...Object.values(HINT_RULES)].filter((rule) => rule !== undefined);
    expect(rules.length, game).toBeGreaterThan(10);
    for (const rule of rules) {
      expect(ruleIds, game).toContain(rule);
      expect(rulePath(rule)).toMatch(/^\/rules\/[a-z-]+#/);
    }
  }
});

const seat = (built: readonly string[], hand?: readonly string[]) => ({ built, hand });

test('a chain names the cards at its ends, and where each is', async () => {
  const { atTable } = await CITIES.reading.atTable();
  const view = { age: 2, decision: 'turn', seats: [seat(['baths'], ['aqueduct']), seat(['theater']), seat([]), seat(['theater'])] };
  const at = atTable(view, 0);
  expect(at.chain?.('ch-drop')).toMatchObject({
    from: [{ where: 'city', seat: 0, age: 1 }],
    into: [{ where: 'hand', age: 2 }],
  });
  // Of two copies the one of the neighbour on the left is told, for it is the nearest.
  expect(at.chain?.('ch-mask')?.from).toMatchObject([{ where: 'city', seat: 1 }]);
  expect(at.chain?.('ch-mask')?.into).toMatchObject([{ where: 'to-come', age: 3 }]);
  expect(atTable({ ...view, age: 3, seats: view.seats.slice(1) }, 1).chain?.('ch-drop')).toMatchObject({
    from: [{ where: 'gone' }],
    into: [{ where: 'gone' }],
  });
  expect(at.chain?.('mk-blue')).toBeUndefined();
});
