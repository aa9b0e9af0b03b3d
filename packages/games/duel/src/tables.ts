// Numeric tables, built once at load from the readable rows of `data/`. Inside the engine a card, a wonder and a token are dense numbers.
import { bitsWhere, numbering, pinned, unreachable } from '@maravilha/kernel';
import { CARD_IDS, CARDS } from '../data/cards.ts';
import {
  type CardDef,
  CHAINS,
  type Colour,
  COLOURS,
  type Cost,
  type Countable,
  type Effect,
  RAW_COUNT,
  RESOURCES,
  SYMBOLS,
  type TokenDef,
  type WonderDef,
} from '../data/effects.ts';
import { ZONES } from '../data/numbers.ts';
import { TOKEN_IDS, TOKENS } from '../data/tokens.ts';
import { WONDER_IDS, WONDERS } from '../data/wonders.ts';
import { fieldOf, pack } from './packed-resources.ts';

export const CARD_COUNT = CARD_IDS.length;
export const WONDER_COUNT = WONDER_IDS.length;
export const TOKEN_COUNT = TOKEN_IDS.length;
export const RESOURCE_COUNT = RESOURCES.length;
export const COLOUR_COUNT = COLOURS.length;

/** What can be built: cards by their number, then wonders. */
export type Thing = number;
const THING_COUNT = CARD_COUNT + WONDER_COUNT;
export const thingOfWonder = (wonder: number): Thing => CARD_COUNT + wonder;

/** Stands for "no card" or "no symbol" in a byte. */
export const NONE = 255;

export const CARD_NUMBERS = numbering(CARD_IDS);
export const WONDER_NUMBERS = numbering(WONDER_IDS);
export const TOKEN_NUMBERS = numbering(TOKEN_IDS);
export const cardNumber = CARD_NUMBERS.numberOf;
export const wonderNumber = WONDER_NUMBERS.numberOf;
export const tokenNumber = TOKEN_NUMBERS.numberOf;

export const colourNumber = (colour: Colour): number => COLOURS.indexOf(colour);
export const BROWN = colourNumber('brown');
export const GREY = colourNumber('grey');
export const BLUE = colourNumber('blue');
export const GREEN = colourNumber('green');
export const RED = colourNumber('red');
export const YELLOW = colourNumber('yellow');
export const PURPLE = colourNumber('purple');

// How a count is taken, as codes.
export const COUNT_NOTHING = 0;
export const COUNT_CARDS = 1;
export const COUNT_WONDERS = 2;
export const COUNT_TOKENS = 3;
export const COUNT_COIN_SETS = 4;

const cards: readonly CardDef[] = CARD_IDS.map((id) => CARDS[id]);
const wonders: readonly WonderDef[] = WONDER_IDS.map((id) => WONDERS[id]);
const tokens: readonly TokenDef[] = TOKEN_IDS.map((id) => TOKENS[id]);

// `help[seat]` of a state: what may cover missing units, in one byte, so that most prices can skip the search for the cheapest plan.
export const HELP_RAW_SHIFT = 0;
export const HELP_GOODS_SHIFT = 2;
export const HELP_COUNT_MASK = 3;
export const HELP_BLUE = 16;
export const HELP_WONDERS = 32;
const bytes = (n: number, fill = 0): Uint8Array => pinned(new Uint8Array(n)).fill(fill);

/** Whole rows of effects as columns of numbers: one set for cards, one for wonders and one for tokens, all of the same make. */
const columns = (rows: readonly (readonly Effect[])[]) => {
  const n = rows.length;
  const c = {
    /** Packed. */
    produces: pinned(new Int32Array(n)),
    /** Choice producers: one unit of raw material, or one of manufactured goods. */
    choosesRaw: bytes(n),
    choosesGoods: bytes(n),
    /** Packed: the fields of resources whose price the row fixes at 1 are full. */
    fixes: pinned(new Int32Array(n)),
    /** What the row adds to `help` of a state. */
    helps: bytes(n),
    points: bytes(n),
    shields: bytes(n),
    symbol: bytes(n, NONE),
    coins: bytes(n),
    coinsEach: bytes(n),
    coinsOf: bytes(n),
    coinsColours: bytes(n),
    coinsMost: bytes(n),
    pointsEach: bytes(n),
    pointsOf: bytes(n),
    pointsColours: bytes(n),
    pointsMost: bytes(n),
    robs: bytes(n),
    again: bytes(n),
    destroys: bytes(n, NONE),
    draws: bytes(n),
    revives: bytes(n),
    /** 1 if the row does something at once; 1 if it changes prices from now on. Most cards do neither, and are done with one look. */
    acts: bytes(n),
    lasts: bytes(n),
    /** 1 if the row has one of the rarer effects: it robs, plays again or opens a choice. */
    rare: bytes(n),
  };
  rows.forEach((effects, i) => {
    for (const e of effects) read(c, i, e);
    c.helps[i] |= (c.choosesRaw[i] << HELP_RAW_SHIFT) + (c.choosesGoods[i] << HELP_GOODS_SHIFT);
    c.lasts[i] = c.produces[i] !== 0 || c.helps[i] !== 0 || c.fixes[i] !== 0 ? 1 : 0;
    c.rare[i] = c.robs[i] + c.again[i] + c.draws[i] + c.revives[i] > 0 || c.destroys[i] !== NONE ? 1 : 0;
    c.acts[i] = c.rare[i] + c.coins[i] + c.coinsEach[i] + c.shields[i] > 0 || c.symbol[i] !== NONE ? 1 : 0;
  });
  return c;
};
/** The effects of all cards, of all wonders or of all tokens. */
export type EffectRows = ReturnType<typeof columns>;

const countCode = ({ kind }: Countable): number =>
  ({ cards: COUNT_CARDS, wonders: COUNT_WONDERS, tokens: COUNT_TOKENS, coinSets: COUNT_COIN_SETS })[kind];
const colourBits = (of: Countable): number => (of.kind === 'cards' ? of.colours.reduce((bits, c) => bits | (1 << colourNumber(c)), 0) : 0);

const read = (c: EffectRows, i: number, e: Effect): void => {
  switch (e.kind) {
    case 'produce':
      c.produces[i] += pack((r) => e.resources[r] ?? 0);
      return;
    case 'produceChoice':
      if (RESOURCES.indexOf(e.oneOf[0]) < RAW_COUNT) c.choosesRaw[i] += 1;
      else c.choosesGoods[i] += 1;
      return;
    case 'fixedPrice':
      c.fixes[i] |= pack((r) => (e.resources.includes(r) ? 15 : 0));
      return;
    case 'points':
    case 'shields':
    case 'coins':
      c[e.kind][i] += e.count;
      return;
    case 'science':
      c.symbol[i] = SYMBOLS.indexOf(e.symbol);
      return;
    case 'coinsPer':
    case 'pointsPer': {
      const per = e.kind === 'coinsPer' ? 'coins' : 'points';
      c[`${per}Each`][i] += e.each;
      c[`${per}Of`][i] = countCode(e.of);
      c[`${per}Colours`][i] = colourBits(e.of);
      c[`${per}Most`][i] = e.city === 'most' ? 1 : 0;
      return;
    }
    case 'opponentLosesCoins':
      c.robs[i] += e.count;
      return;
    case 'playAgain':
      c.again[i] = 1;
      return;
    case 'destroy':
      c.destroys[i] = colourNumber(e.colour);
      return;
    case 'tokenFromBox':
      c.draws[i] += e.draw;
      return;
    case 'buildFromDiscard':
      c.revives[i] = 1;
      return;
    case 'discount':
      c.helps[i] |= e.on === 'blue' ? HELP_BLUE : HELP_WONDERS;
      return;
    // Standing powers of tokens: read as bit sets below.
    case 'tradeIncome':
    case 'extraShields':
    case 'wondersPlayAgain':
    case 'coinsOnChain':
      return;
    default:
      unreachable(e);
  }
};

export const CARD = columns(cards.map((c) => c.effects));
export const WONDER = columns(wonders.map((w) => w.effects));
export const TOKEN = columns(tokens.map((token) => token.effects));
/** Tokens drawn from the box by whatever does so. */
export const DRAW_COUNT = Math.max(...CARD.draws, ...WONDER.draws, ...TOKEN.draws);

export const CARD_COLOUR = Uint8Array.from(cards, (c) => colourNumber(c.colour));
export const CARD_AGE = Uint8Array.from(cards, (c) => c.age);
export const isGuild = (card: number): boolean => CARD_COLOUR[card] === PURPLE;

const chainBit = (chain: CardDef['chainIn']): number => (chain === undefined ? 0 : 1 << CHAINS.indexOf(chain));
/** The symbol, as a bit, that makes the card free; and the one that it shows. */
export const CHAIN_IN = Int32Array.from(cards, (c) => chainBit(c.chainIn));
export const CHAIN_OUT = Int32Array.from(cards, (c) => chainBit(c.chainOut));

const costs: readonly Cost[] = [...cards.map((c) => c.cost), ...wonders.map((w) => w.cost)];
export const COIN_COST = Uint8Array.from(costs, (c) => c.coins ?? 0);
/** Units of each resource that a thing asks for, packed. */
export const NEED = Int32Array.from(costs, (c) => pack((r) => c[r] ?? 0));
/** Units of one resource that a thing asks for. */
export const needOf = (thing: Thing, resource: number): number => fieldOf(NEED[thing], resource);

/** Tokens, as bits, that have a standing power of this kind. */
const tokensWith = (test: (e: Effect) => boolean): number => bitsWhere(tokens, ({ effects }) => effects.some(test));
export const TRADE_INCOME = tokensWith((e) => e.kind === 'tradeIncome');
export const EXTRA_SHIELD = tokensWith((e) => e.kind === 'extraShields');
export const WONDERS_AGAIN = tokensWith((e) => e.kind === 'wondersPlayAgain');
export const CHAIN_COINS = tokensWith((e) => e.kind === 'coinsOnChain');
export const BLUE_DISCOUNT = tokensWith((e) => e.kind === 'discount' && e.on === 'blue');
export const WONDER_DISCOUNT = tokensWith((e) => e.kind === 'discount' && e.on === 'wonders');

/** What the one token with the power counts. */
const countOfPower = (kind: 'discount' | 'extraShields' | 'coinsOnChain'): number =>
  Math.max(0, ...tokens.map(({ effects }) => effects.reduce((sum, e) => (e.kind === kind ? sum + e.count : sum), 0)));
export const DISCOUNT_UNITS = countOfPower('discount');
export const EXTRA_SHIELDS = countOfPower('extraShields');
export const COINS_ON_CHAIN = countOfPower('coinsOnChain');

const helpFor = (thing: Thing): number => {
  const needs = (from: number, to: number): boolean => RESOURCES.some((_, r) => r >= from && r < to && needOf(thing, r) > 0);
  const raw = needs(0, RAW_COUNT);
  const goods = needs(RAW_COUNT, RESOURCE_COUNT);
  let bits = 0;
  if (raw) bits |= HELP_COUNT_MASK << HELP_RAW_SHIFT;
  if (goods) bits |= HELP_COUNT_MASK << HELP_GOODS_SHIFT;
  if (raw || goods) bits |= thing >= CARD_COUNT ? HELP_WONDERS : CARD_COLOUR[thing] === BLUE ? HELP_BLUE : 0;
  return bits;
};
/** The bits of `help` that can matter for a thing. */
export const HELP_FOR = Uint8Array.from({ length: THING_COUNT }, (_, thing) => helpFor(thing));

const cardsOf = (test: (card: number) => boolean): Uint8Array => Uint8Array.from(cards.map((_, i) => i).filter(test));
/** Cards of each age without guilds, and the guilds. */
export const AGE_CARDS: readonly Uint8Array[] = [0, 1, 2, 3].map((age) => cardsOf((c) => CARD_AGE[c] === age && !isGuild(c)));
export const GUILDS = cardsOf(isGuild);

/** Zones whose first entry costs the attacked player coins, nearest first. Bit n of a victim's loot stands for LOOT[n]. */
export const LOOT = ZONES.filter((z) => z.loot > 0).map((z) => ({ from: z.from, coins: z.loot }));
