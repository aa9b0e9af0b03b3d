// Builds the position that words describe; what they leave open is filled legally from a generator. It stands at the start of a turn.
import { type Named, positionBy, refuse, type Rng, type Seat } from '@maravilha/kernel';
import { SYMBOLS } from '../data/effects.ts';
import { OPEN_TOKENS } from '../data/numbers.ts';
import { TOKEN_IDS } from '../data/tokens.ts';
import { WONDER_IDS } from '../data/wonders.ts';
import { cardsOf, giveToken, purseOf } from './city.ts';
import { nextStages, payableStages } from './construction.ts';
import { beginTurn } from './flow.ts';
import { layDecks } from './position-decks.ts';
import { type CityNumbers, type PositionNumbers, readPosition } from './position-words.ts';
import { tokensLeft } from './science.ts';
import { drawMixes } from './setup.ts';
import { type ArchitectsShape, type ArchitectsState, blank, clear, NO_SEAT } from './state.ts';
import {
  ALL_STAGES,
  ALL_TOKENS,
  GREEN_AT,
  STAGE_COUNT,
  STAGE_SEARCHES,
  STAGE_NEEDS,
  stagesIn,
  TOKEN_COUNT,
  WONDER_COUNT,
} from './tables.ts';
import { reachesCard } from './decks.ts';

const build = (p: PositionNumbers, rng: Rng, s: ArchitectsState): void => {
  clear(s);
  s.first = p.turn;
  s.battle = p.battle;
  s.cat = p.cat ?? NO_SEAT;
  p.cities.forEach((city, seat) => {
    s.built[seat] = builtIn(city);
    s.victories[seat] = city.victories;
  });
  setWonders(p, rng, s);
  layDecks(p, rng, s);
  layTokens(p, rng, s);
  s.searches = searchesOf(s);
  drawMixes(s, rng);
  p.cities.forEach((city, seat) => checkNothingOpen(city, seat, s));
  if (!reachesCard(s, p.turn)) refuse('decks', `seat ${p.turn}, whose turn begins, reaches no card`);
  beginTurn(s, p.turn, undefined);
};

export const position = /* @__PURE__ */ positionBy<ArchitectsShape, PositionNumbers>({ read: readPosition, blank, build });

const shuffled = (items: readonly number[], rng: Rng): number[] => {
  const list = [...items];
  rng.shuffle(list, list.length);
  return list;
};

/** Refuses what is named more often than it is there. */
const checkCopies = (things: readonly Named[], ids: readonly string[], copiesOf: (n: number) => number): void => {
  const seen = new Map<number, string[]>();
  for (const { n, path } of things) {
    const before = seen.get(n) ?? [];
    if (before.length >= copiesOf(n)) refuse(path, `${ids[n]} is already named in ${before.join(' and ')}`);
    seen.set(n, [...before, path]);
  }
};

const builtIn = ({ path, built }: CityNumbers): number => {
  let stages = 0;
  for (const { n, path: at } of built) {
    if ((stages >>> n) & 1) refuse(at, `stage ${n + 1} is named twice`);
    stages |= 1 << n;
  }
  if (stages === ALL_STAGES) refuse(`${path}.built`, 'with all five stages built the game would be over');
  return stages;
};

/** The first of these stages that the wonder cannot have yet, with what is missing below it. */
const floating = (wonder: number, built: number): { readonly stage: number; readonly below: number } | undefined => {
  for (let stage = 0; stage < STAGE_COUNT; stage++) {
    const below = STAGE_NEEDS[wonder * STAGE_COUNT + stage] & ~built;
    if ((built >>> stage) & 1 && below !== 0) return { stage, below };
  }
  return undefined;
};

const setWonders = (p: PositionNumbers, rng: Rng, s: ArchitectsState): void => {
  const named = p.cities.flatMap(({ wonder }) => (wonder === undefined ? [] : [wonder]));
  checkCopies(named, WONDER_IDS, () => 1);
  p.cities.forEach(({ wonder, built }, seat) => {
    if (wonder === undefined) return;
    const wrong = floating(wonder.n, s.built[seat]);
    if (wrong !== undefined) {
      const { path } = built.find(({ n }) => n === wrong.stage) ?? wonder;
      refuse(path, `stage ${wrong.stage + 1} of ${WONDER_IDS[wonder.n]} stands on stage ${stagesIn(wrong.below).join(' and ')}`);
    }
    s.wonder[seat] = wonder.n;
  });
  drawWonders(p, rng, s);
};

/** The seats without a wonder draw one that can have their stages; decks that are named must be among those in play. */
const drawWonders = (p: PositionNumbers, rng: Rng, s: ArchitectsState): void => {
  const drawing = [...p.cities.keys()].filter((seat) => p.cities[seat].wonder === undefined);
  const taken = new Set(s.wonder.subarray(0, s.seats));
  const free = shuffled(
    [...WONDER_IDS.keys()].filter((wonder) => !taken.has(wonder)),
    rng,
  );
  const wanted = p.decks.filter(({ n }) => n < WONDER_COUNT && !taken.has(n));
  const draw = (left: readonly Seat[], pool: readonly number[]): boolean => {
    const [seat, ...others] = left;
    if (seat === undefined) return wanted.every(({ n }) => !pool.includes(n));
    return pool.some((wonder) => {
      if (floating(wonder, s.built[seat]) !== undefined) return false;
      s.wonder[seat] = wonder;
      return draw(
        others,
        pool.filter((other) => other !== wonder),
      );
    });
  };
  if (wanted.length > drawing.length) {
    refuse(wanted[drawing.length].path, `${WONDER_IDS[wanted[drawing.length].n]} is not in play: every city has another wonder`);
  }
  if (draw(drawing, free)) return;
  const homeless = drawing.find((seat) => free.every((wonder) => floating(wonder, s.built[seat]) !== undefined)) ?? drawing[0];
  refuse(`${p.cities[homeless].path}.built`, 'no wonder that is left can have exactly these stages built');
};

const layTokens = (p: PositionNumbers, rng: Rng, s: ArchitectsState): void => {
  const copies = new Uint8Array(TOKEN_COUNT);
  for (const token of ALL_TOKENS) copies[token]++;
  const named = [...p.cities.flatMap((city) => city.tokens), ...p.open, ...p.pile];
  checkCopies(named, TOKEN_IDS, (token) => copies[token]);
  for (const { n } of named) copies[n]--;
  const rest = shuffled(
    TOKEN_IDS.flatMap((_, token) => Array.from({ length: copies[token] }, () => token)),
    rng,
  );
  p.cities.forEach(({ tokens }, seat) => {
    for (const { n } of tokens) giveToken(s, seat, n);
  });
  const open = [...p.open.map(({ n }) => n), ...rest.splice(0, OPEN_TOKENS - p.open.length)];
  if (open.length < OPEN_TOKENS && p.pile.length > 0) refuse('pile', `a pile is left only where ${OPEN_TOKENS} tokens lie open`);
  s.open.set(open);
  // The top of the pile is its last one.
  s.pile.set([...rest, ...p.pile.map(({ n }) => n).reverse()]);
  s.pileCount = rest.length + p.pile.length;
};

/** Every stage that searches has done so. */
const searchesOf = (s: ArchitectsState): number => {
  let searches = 0;
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    const row = s.wonder[seat] * STAGE_COUNT;
    for (let stage = 0; stage < STAGE_COUNT; stage++) if ((s.built[seat] >>> stage) & 1) searches += STAGE_SEARCHES[row + stage];
  }
  return searches;
};

/**
 * What is forced was done before the last turn of the seat ended (AR-BUILD-5, AR-GREEN-1). A stage that needs the help of Economy or
 * Engineering may be open: the token may have been used up in that turn.
 */
const checkNothingOpen = ({ path }: CityNumbers, seat: Seat, s: ArchitectsState): void => {
  const payable = stagesIn(payableStages(purseOf(s, seat), nextStages(s, seat), 0));
  if (payable.length > 0) refuse(`${path}.cards`, `would pay for stage ${payable[0]}, which would have been built in the turn before`);
  if (!tokensLeft(s)) return;
  const counts = SYMBOLS.map((_, symbol) => cardsOf(s, seat, GREEN_AT + symbol));
  if (counts.some((count) => count > 1) || counts.every((count) => count > 0)) {
    refuse(`${path}.cards`, 'has green cards that would have been exchanged for a progress token in the turn before');
  }
};
