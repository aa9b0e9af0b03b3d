// Builds the position that words describe; what they leave open is filled legally from a generator.
import { bitCount, type Named, positionBy, refuse, type Rng } from '@maravilha/kernel';
import { CARD_IDS } from '../data/cards.ts';
import { CARDS_PER_AGE, GUILDS_IN_PLAY, SYMBOLS_TO_WIN, TOKENS_ON_BOARD, WONDER_LIMIT } from '../data/numbers.ts';
import { TOKEN_IDS } from '../data/tokens.ts';
import { WONDER_IDS } from '../data/wonders.ts';
import { beginAge } from './flow.ts';
import { layStructure } from './position-structure.ts';
import { type PositionNumbers, readPosition } from './position-words.ts';
import { dealDeck } from './setup.ts';
import {
  blank,
  CITY_SIZE,
  clear,
  type DuelShape,
  type DuelState,
  giveWonder,
  lootBit,
  recount,
  SEATS,
  TOKENS_EACH,
  WONDERS_EACH,
} from './state.ts';
import { DECK_START } from './structure.ts';
import { AGE_CARDS, CARD_AGE, isGuild, LOOT, NONE, TOKEN_COUNT, WONDER, WONDER_COUNT } from './tables.ts';

const build = (p: PositionNumbers, rng: Rng, s: DuelState): void => {
  const age = ageOf(p);
  checkCards(p, age);
  const { wondersBy, starterBy } = s;
  clear(s);
  s.wondersBy = wondersBy;
  s.starterBy = starterBy;
  s.first = p.first;
  s.draftPick = SEATS * WONDERS_EACH;
  s.pawn = p.pawn;
  p.cities.forEach((city, seat) => {
    s.coins[seat] = city.coins;
    city.built.forEach((card, n) => {
      s.built[seat * CITY_SIZE + n] = card.n;
    });
    s.builtCount[seat] = city.built.length;
  });
  p.discard.forEach((card, n) => {
    s.discard[n] = card.n;
  });
  s.discardCount = p.discard.length;
  setLoot(p, s);
  setWonders(p, age, rng, s);
  setTokens(p, rng, s);

  const played = playedCards(s);
  for (let past = 1; past < age; past++) {
    const mine = played.filter((card) => CARD_AGE[card] === past);
    const rest = Array.from(AGE_CARDS[past]).filter((card) => !mine.includes(card));
    s.deck.set([...mine, ...rest], DECK_START[past]);
  }
  s.age = age;
  layStructure(
    p,
    played.filter((card) => CARD_AGE[card] === age),
    rng,
    s,
  );
  for (let next = age + 1; next <= 3; next++) dealDeck(s, next, rng);

  recount(s);
  for (let seat = 0; seat < SEATS; seat++) {
    if (bitCount(s.symbols[seat]) >= SYMBOLS_TO_WIN) refuse(`cities[${seat}]`, 'has six different science symbols: the game would be over');
  }
  beginAge(s, p.active);
};

export const position = /* @__PURE__ */ positionBy<DuelShape, PositionNumbers>({ read: readPosition, blank, build });

const laidCards = (p: PositionNumbers): Named[] => [...(p.row ?? []), ...p.structure.map((e) => e.card)];
const playedWords = (p: PositionNumbers): Named[] => [
  ...p.cities.flatMap((city) => [...city.built, ...city.wonders.flatMap((w) => (w.under === undefined ? [] : [w.under]))]),
  ...p.discard,
];

/** The age that the words name, or the lowest that has seen all the cards they name. */
const ageOf = (p: PositionNumbers): number => {
  if (p.age !== undefined) return p.age;
  const slots = [...p.structure.map((e) => e.slot), ...(p.taken ?? [])];
  return Math.max(1, ...slots.map((slot) => slot.age), ...[...laidCards(p), ...playedWords(p)].map((card) => CARD_AGE[card.n]));
};

const checkTwice = (names: readonly Named[], ids: readonly string[]): void => {
  const seen = new Map<number, string>();
  for (const { n, path } of names) {
    const before = seen.get(n);
    if (before !== undefined) refuse(path, `${ids[n]} is already named in ${before}`);
    seen.set(n, path);
  }
};

const checkCards = (p: PositionNumbers, age: number): void => {
  const laid = laidCards(p);
  const played = playedWords(p);
  checkTwice([...played, ...laid], CARD_IDS);
  for (const { n, path } of laid)
    if (CARD_AGE[n] !== age) refuse(path, `${CARD_IDS[n]} is a card of Age ${CARD_AGE[n]}, but this is Age ${age}`);
  for (const { n, path } of played)
    if (CARD_AGE[n] > age) refuse(path, `${CARD_IDS[n]} is a card of Age ${CARD_AGE[n]}, but this is Age ${age}`);
  const inPlay = [...played, ...laid];
  for (let of = 1; of <= age; of++) {
    const mine = inPlay.filter((card) => CARD_AGE[card.n] === of);
    const guilds = mine.filter((card) => isGuild(card.n));
    if (guilds.length > GUILDS_IN_PLAY) refuse(guilds[GUILDS_IN_PLAY].path, `only ${GUILDS_IN_PLAY} guilds are in play`);
    const most = of === 3 ? CARDS_PER_AGE - GUILDS_IN_PLAY : CARDS_PER_AGE;
    const plain = mine.filter((card) => !isGuild(card.n));
    if (plain.length > most) refuse(plain[most].path, `only ${most} cards of Age ${of}${of === 3 ? ', guilds aside,' : ''} are in play`);
  }
};

/** Unless said, the tokens that the pawn has not reached where it stands now. */
const setLoot = (p: PositionNumbers, s: DuelState): void => {
  s.loot = 0;
  for (let victim = 0; victim < SEATS; victim++) {
    const advance = victim === 1 ? p.pawn : -p.pawn;
    LOOT.forEach(({ from, coins }, zone) => {
      const left = p.loot?.[victim].includes(zone) ?? advance < from;
      if (left && advance >= from) refuse(`loot[${victim}]`, `the pawn has passed the loot of ${coins} coins`);
      if (left) s.loot |= lootBit(victim, zone);
    });
  }
};

const shuffled = (numbers: readonly number[], rng: Rng): number[] => {
  const list = [...numbers];
  rng.shuffle(list, list.length);
  return list;
};
const allBut = (count: number, known: readonly number[]): number[] =>
  Array.from({ length: count }, (_, n) => n).filter((n) => !known.includes(n));

const setWonders = (p: PositionNumbers, age: number, rng: Rng, s: DuelState): void => {
  const words = p.cities.flatMap((city) => city.wonders);
  checkTwice(words, WONDER_IDS);
  const built = words.filter((w) => w.built);
  if (built.length > WONDER_LIMIT) refuse(built[WONDER_LIMIT].path, `only ${WONDER_LIMIT} wonders can be built in a game`);
  const others = shuffled(
    allBut(
      WONDER_COUNT,
      words.map((w) => w.n),
    ),
    rng,
  );
  p.cities.forEach((city, seat) => {
    for (const wonder of city.wonders) giveWonder(s, seat, wonder.n);
    while (s.wondersHeld[seat] < WONDERS_EACH) giveWonder(s, seat, others.pop() ?? NONE);
    for (const wonder of city.wonders) {
      if (!wonder.built) continue;
      s.unbuilt[seat] &= ~(1 << wonder.n);
      if (wonder.under !== undefined) s.under[wonder.n] = wonder.under.n;
    }
  });
  if (built.length === WONDER_LIMIT) s.unbuilt.fill(0);
  s.wonderDeck.set([...s.wonders, ...others]);
  const spare = spareCards(p, age, rng);
  for (const wonder of built) {
    if (wonder.under === undefined) s.under[wonder.n] = spare.pop() ?? refuse(wonder.path, 'no card is left that could lie under it');
  }
};

/** Cards that may lie under wonders unnamed, the ones to take first at the end: those of past ages before those of this one. */
const spareCards = (p: PositionNumbers, age: number, rng: Rng): number[] => {
  const named = [...playedWords(p), ...laidCards(p)].map((card) => card.n);
  const spare: number[] = [];
  for (let of = age; of >= 1; of--) {
    const free = shuffled(
      Array.from(AGE_CARDS[of]).filter((card) => !named.includes(card)),
      rng,
    );
    // Three cards of each age stay out of the game.
    spare.push(...free.slice(0, Math.max(0, free.length - 3)));
  }
  return spare;
};

/** Five tokens lie on the board at first; each one owned came from there, but for one if the Great Library stands. */
const setTokens = (p: PositionNumbers, rng: Rng, s: DuelState): void => {
  const owned = p.cities.flatMap((city) => city.tokens);
  checkTwice([...owned, ...(p.board ?? []), ...p.box], TOKEN_IDS);
  p.cities.forEach((city, seat) => {
    city.tokens.forEach((token, n) => {
      s.tokenOrder[seat * TOKENS_EACH + n] = token.n;
    });
    s.tokenCount[seat] = city.tokens.length;
  });
  const fromBox = p.cities.some((city) => city.wonders.some((w) => w.built && WONDER.draws[w.n] > 0)) ? 1 : 0;
  const most = TOKENS_ON_BOARD + fromBox;
  if (owned.length > most) refuse(owned[most].path, `only ${most} tokens can have been taken`);
  const board = (p.board ?? []).map((token) => token.n);
  if (owned.length + board.length > most) refuse('tokens', `only ${most} tokens can be owned or on the board`);
  const taken = owned.map((token) => token.n);
  const rest = shuffled(allBut(TOKEN_COUNT, [...taken, ...board, ...p.box.map((token) => token.n)]), rng);
  const fromBoard = Math.max(0, owned.length - fromBox);
  if (p.board === undefined) board.push(...rest.splice(0, Math.min(rest.length, TOKENS_ON_BOARD - fromBoard)));
  // A board that was said to be emptier than it can be: the tokens that are missing are out of the game.
  const gone = rest.splice(0, Math.max(0, TOKENS_ON_BOARD - board.length - taken.length));
  const box = [...p.box.map((token) => token.n), ...rest];
  s.progress.set([...board, ...taken, ...gone, ...box]);
  for (const token of board) s.board |= 1 << token;
  for (const token of box) s.box |= 1 << token;
};

/** Cards that lie outside the structure. */
const playedCards = (s: DuelState): number[] => {
  const cards = Array.from(s.discard.subarray(0, s.discardCount));
  for (let seat = 0; seat < SEATS; seat++) cards.push(...s.built.subarray(seat * CITY_SIZE, seat * CITY_SIZE + s.builtCount[seat]));
  for (const under of s.under) if (under !== NONE) cards.push(under);
  return cards;
};
