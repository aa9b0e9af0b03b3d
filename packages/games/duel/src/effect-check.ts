// Refuses at load what the engine would not do: an effect on a holder for which nothing reads it, or effects that do not add up.
import { CARDS } from '../data/cards.ts';
import { type CardDef, type Effect, RAW_COUNT, RESOURCES } from '../data/effects.ts';
import { COINS_PER_POINT } from '../data/numbers.ts';
import { TOKENS } from '../data/tokens.ts';
import { WONDERS } from '../data/wonders.ts';

type Holder = 'card' | 'wonder' | 'token';

interface Row {
  readonly holder: Holder;
  readonly id: string;
  readonly effects: readonly Effect[];
  readonly colour?: CardDef['colour'];
  readonly chainOut?: CardDef['chainOut'];
}

const ANY = ['card', 'wonder', 'token'] as const;

/** Who may hold an effect of each kind. */
const HOLDERS: Readonly<Record<Effect['kind'], readonly Holder[]>> = {
  produce: ['card'],
  produceChoice: ['card', 'wonder'],
  fixedPrice: ['card'],
  points: ANY,
  shields: ANY,
  science: ANY,
  coins: ANY,
  coinsPer: ANY,
  pointsPer: ANY,
  opponentLosesCoins: ANY,
  playAgain: ANY,
  destroy: ANY,
  tokenFromBox: ANY,
  buildFromDiscard: ANY,
  discount: ['token'],
  tradeIncome: ['token'],
  extraShields: ['token'],
  wondersPlayAgain: ['token'],
  coinsOnChain: ['token'],
};

/** A holder has at most one effect of these kinds together: each may open a choice, and one choice at a time can be owed. */
const CHOICES: readonly Effect['kind'][] = ['science', 'destroy', 'tokenFromBox', 'buildFromDiscard'];
/** A holder has at most one effect of each of these kinds: two would not be twice as much. */
const ONCE: readonly Effect['kind'][] = ['produceChoice', 'playAgain', 'tradeIncome', 'wondersPlayAgain'];
/** Brown and grey cards can be destroyed, and nothing takes these away again. */
const LASTING: readonly Effect['kind'][] = ['produceChoice', 'fixedPrice', 'science'];
/** At most one row of the game has each of these: what they do is read off a flag or a number for all. */
const UNIQUE: readonly Effect['kind'][] = ['tokenFromBox', 'tradeIncome', 'extraShields', 'wondersPlayAgain', 'coinsOnChain'];
/** Rows with a choice of raw materials, or of manufactured goods: two bits count them in a state. */
const MOST_CHOOSERS = 3;

const isProducer = ({ colour }: Row): boolean => colour === 'brown' || colour === 'grey';

const choiceOf = (e: Effect): 'raw' | 'goods' | 'other' | undefined => {
  if (e.kind !== 'produceChoice') return undefined;
  const named = RESOURCES.map((resource) => e.oneOf.includes(resource));
  if (named.every((is, r) => is === r < RAW_COUNT)) return 'raw';
  return named.every((is, r) => is === r >= RAW_COUNT) ? 'goods' : 'other';
};

/** Why the engine would not do what this effect says on this row. */
const flawOf = (row: Row, e: Effect): string | undefined => {
  if (!HOLDERS[e.kind].includes(row.holder)) return `only a ${HOLDERS[e.kind].join(' or a ')} can have it`;
  if (e.kind === 'produce' && !isProducer(row)) return 'only brown and grey cards can have it: prices count their symbols';
  if (isProducer(row) && LASTING.includes(e.kind)) return 'a brown or grey card, which can be destroyed, cannot have it';
  if (choiceOf(e) === 'other') return 'a choice is among all raw materials or among all manufactured goods';
  if (e.kind === 'fixedPrice' && e.price !== 1) return 'a fixed price is 1 coin';
  if ('of' in e && e.of.kind === 'coinSets' && e.of.size !== COINS_PER_POINT) return `coins are counted in sets of ${COINS_PER_POINT}`;
  return undefined;
};

/** Why the effects of one row do not go together. */
const clashOf = ({ effects }: Row): string | undefined => {
  const of = (...kinds: readonly Effect['kind'][]): Effect[] => effects.filter((e) => kinds.includes(e.kind));
  if (of(...CHOICES).length > 1) return `it can have only one of ${CHOICES.join(', ')}`;
  const twice = ONCE.find((kind) => of(kind).length > 1);
  if (twice !== undefined) return `it can have ${twice} only once`;
  const counts = (['coinsPer', 'pointsPer'] as const).find((kind) => {
    const counted = of(kind).map((e) => JSON.stringify({ ...e, each: 0 }));
    return new Set(counted).size > 1;
  });
  return counts === undefined ? undefined : `it can have ${counts} for only one thing`;
};

/** Why the rows of the game do not go together. */
const conflictOf = (rows: readonly Row[]): string | undefined => {
  const withKind = (test: (e: Effect) => boolean): Row[] => rows.filter(({ effects }) => effects.some(test));
  const twice = UNIQUE.find((kind) => withKind((e) => e.kind === kind).length > 1);
  if (twice !== undefined) return `only one row can have ${twice}`;
  const discounts = (['wonders', 'blue'] as const).map((on) => withKind((e) => e.kind === 'discount' && e.on === on));
  const units = rows
    .map(({ effects }) => effects.reduce((sum, e) => (e.kind === 'discount' ? sum + e.count : sum), 0))
    .filter((n) => n > 0);
  if (discounts.some((list) => list.length > 1) || new Set(units).size > 1)
    return 'only one row can have a discount on each of wonders and blue, all of the same size';
  for (const among of ['raw', 'goods'] as const) {
    if (withKind((e) => choiceOf(e) === among).length > MOST_CHOOSERS) return `only ${MOST_CHOOSERS} rows can have a choice of ${among}`;
  }
  return undefined;
};

const check = (rows: readonly Row[]): void => {
  for (const row of rows) {
    for (const e of row.effects) {
      const flaw = flawOf(row, e);
      if (flaw !== undefined) throw new Error(`${row.holder} ${row.id}, ${e.kind}: ${flaw}`);
    }
    const clash = clashOf(row);
    if (clash !== undefined) throw new Error(`${row.holder} ${row.id}: ${clash}`);
    if (isProducer(row) && row.chainOut !== undefined) throw new Error(`card ${row.id}: a brown or grey card cannot show a chain symbol`);
  }
  const conflict = conflictOf(rows);
  if (conflict !== undefined) throw new Error(conflict);
};

const rowsOf = (holder: Holder, rows: Readonly<Record<string, Omit<Row, 'holder' | 'id'>>>): Row[] =>
  Object.entries(rows).map(([id, row]) => ({ ...row, holder, id }));

export const checkEffects = (): void => check([...rowsOf('card', CARDS), ...rowsOf('wonder', WONDERS), ...rowsOf('token', TOKENS)]);
