// The cards of a position: which of those named can be in the game together, and which fill the places left open.
import { type Named, refuse, type Rng } from '@maravilha/kernel';
import { AGES } from '../data/effects.ts';
import { CARD_IDS } from '../data/index.ts';
import type { PositionNumbers } from './position-words.ts';
import { AGE_DECK, BLACK, BLACK_CARDS_OF, CARD_AGE, CARD_COLOUR, cardsInHand, GUILDS, guildCount, PURPLE, TWIN } from './tables.ts';

export const shuffled = (numbers: Iterable<number>, rng: Rng): number[] => {
  const list = [...numbers];
  rng.shuffle(list, list.length);
  return list;
};

const playedCards = (p: PositionNumbers): Named[] => [...p.cities.flatMap((city) => [...city.built, ...city.under]), ...p.discard];
const handCards = (p: PositionNumbers): Named[] => p.cities.flatMap((city) => city.hand);
const ageOf = (card: Named): number => CARD_AGE[card.n];

/** The age that the words name, or the lowest that has seen all the cards they name. */
export const ageOfPosition = (p: PositionNumbers): number => p.age ?? Math.max(1, ...[...playedCards(p), ...handCards(p)].map(ageOf));

/** Cards under stages that nobody has named. */
const unnamedUnder = (p: PositionNumbers): number => p.cities.reduce((sum, city) => sum + city.stages.n - city.under.length, 0);

/** The turn that the words name, or the lowest at which all the cards of this age that they name can have been played. */
export const turnOfPosition = (p: PositionNumbers, age: number): number => {
  const { seats, cities } = p.options;
  const played = playedCards(p).filter((card) => ageOf(card) === age).length + (age === 1 ? unnamedUnder(p) : 0);
  const inOneCity = p.cities.map(({ stages, under }) => (age === 1 ? stages.n : under.filter((card) => ageOf(card) === age).length));
  const lowest = 1 + Math.max(Math.ceil(played / seats), ...inOneCity);
  const turns = cardsInHand(cities) - 1;
  const so = `cards of Age ${age} played so far: ${played}`;
  if (lowest > turns) refuse('cities', `${so}, more than before its last turn are possible`);
  if (p.turn !== undefined && p.turn < lowest) refuse('turn', `${so}, so it is turn ${lowest} at the earliest`);
  return p.turn ?? lowest;
};

export const checkCards = (p: PositionNumbers, age: number): void => {
  for (const card of playedCards(p)) {
    if (ageOf(card) > age) refuse(card.path, `${CARD_IDS[card.n]} is a card of Age ${ageOf(card)}, but this is Age ${age}`);
  }
  for (const card of handCards(p)) {
    if (ageOf(card) !== age) refuse(card.path, `${CARD_IDS[card.n]} is a card of Age ${ageOf(card)}, but this is Age ${age}`);
  }
  checkCopies(p);
  for (const city of p.cities) checkIdentical(city.built);
};

/** Never more of a card than the table has. */
const checkCopies = (p: PositionNumbers): void => {
  const { seats, cities } = p.options;
  const seen = new Map<number, number>();
  const special = new Map<string, number>();
  for (const { n, path } of [...playedCards(p), ...handCards(p)]) {
    const colour = CARD_COLOUR[n];
    if (colour === BLACK && !cities) refuse(path, `${CARD_IDS[n]} is a card of Cities, which options.cities leaves out`);
    const once = colour === BLACK || colour === PURPLE;
    const copies = once ? 1 : AGE_DECK[seats][CARD_AGE[n]].filter((card) => card === n).length;
    const count = (seen.get(n) ?? 0) + 1;
    seen.set(n, count);
    if (copies === 0) refuse(path, `${CARD_IDS[n]} is not in the game with ${seats} seats`);
    if (count > copies) refuse(path, `${CARD_IDS[n]} is there ${copies === 1 ? 'once' : `${copies} times`} with ${seats} seats`);
    if (!once) continue;
    const group = colour === PURPLE ? 'guilds' : `black cards of Age ${CARD_AGE[n]}`;
    const most = colour === PURPLE ? guildCount(seats) : seats;
    special.set(group, (special.get(group) ?? 0) + 1);
    if ((special.get(group) ?? 0) > most) refuse(path, `only ${most} ${group} are in the game with ${seats} seats`);
  }
};

const checkIdentical = (built: readonly Named[]): void => {
  built.forEach(({ n, path }, i) => {
    const before = built.slice(0, i).find((other) => other.n === n || other.n === TWIN[n]);
    if (before !== undefined) refuse(path, `${CARD_IDS[n]} is identical to ${CARD_IDS[before.n]} in ${before.path}`);
  });
};

/** The cards of each age, `[age]`, that no words place: shuffled, the guilds and black cards among them drawn. */
export const restOfDecks = (p: PositionNumbers, rng: Rng): number[][] => {
  const { seats, cities } = p.options;
  const placed = [...playedCards(p), ...handCards(p)].map((card) => card.n);
  const draw = (from: Uint8Array, count: number): number[] => {
    const known = placed.filter((card) => from.includes(card));
    const others = shuffled(from, rng).filter((card) => !known.includes(card));
    return others.slice(0, count - known.length);
  };
  const restOf = (age: number): number[] => {
    const rest: number[] = Array.from(AGE_DECK[seats][age]);
    for (const card of placed) {
      const at = rest.indexOf(card);
      if (at >= 0) rest.splice(at, 1);
    }
    if (age === 3) rest.push(...draw(GUILDS, guildCount(seats)));
    if (cities) rest.push(...draw(BLACK_CARDS_OF[age], seats));
    return shuffled(rest, rng);
  };
  return [[], ...AGES.map(restOf)];
};
