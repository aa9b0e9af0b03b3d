// Builds the position that words describe; what they leave open is filled legally from a generator. It stands at the start of a turn, after
// the roll.
import { bitCount, positionBy, refuse, type Rng, type Seat } from '@maravilha/kernel';
import { BONUS_IDS, CITY_IDS, RESERVE } from '../data/boards.ts';
import { DIE_IDS } from '../data/dice.ts';
import { BONUSES_TO_END, START_COINS } from '../data/numbers.ts';
import { SPACE_IDS, spaceOf } from './spaces.ts';
import { openBlock } from './forum.ts';
import { crossOff, isComplete, isCrossed } from './city.ts';
import { defenceMet } from './military.ts';
import { flawOf } from './position-crossed.ts';
import { type CityNumbers, type PositionNumbers, readPosition } from './position-words.ts';
import { drawKey } from './setup.ts';
import { blank, clear, type DiceShape, type DiceState, recount } from './state.ts';
import {
  AGORA,
  ATTACK,
  ATTACK_COUNT,
  BONUS_COUNT,
  DIE_SPECIAL,
  GIVES_BONUS,
  GREY_DICE,
  isAnyOrder,
  NONE,
  SPECIAL,
  STARTING_DICE,
  STRUCTURE,
  TRACK_SPACES,
} from './tables.ts';
import { beginTurn } from './flow.ts';

const build = (p: PositionNumbers, rng: Rng, s: DiceState): void => {
  clear(s);
  setCities(p, rng, s);
  p.cities.forEach((city, seat) => {
    for (const { n } of city.crossed) crossOff(s, seat, n);
    fillReserve(city, seat, s);
    setBonuses(city, seat, rng, s);
    recount(s, seat);
  });
  markAgora(p, rng, s);
  s.last = lastOf(p, s);
  s.turn = turnOf(p) - 1;
  layForum(p, rng, s);
  drawKey(s, rng);
  openBlock(s);
  beginTurn(s, undefined);
  for (const { n, face, section } of p.forum) {
    if (face !== undefined) s.face[n] = face;
    if (section !== undefined) s.section[n] = section;
  }
  // The boards at the start of the turn are known only now, and they say which defence attacks may have met.
  p.cities.forEach((city, seat) => recordAttacks(city, seat, s));
};

export const position = /* @__PURE__ */ positionBy<DiceShape, PositionNumbers>({ read: readPosition, blank, build });

const shuffled = (items: readonly number[], rng: Rng): number[] => {
  const list = [...items];
  rng.shuffle(list, list.length);
  return list;
};

const setCities = (p: PositionNumbers, rng: Rng, s: DiceState): void => {
  const seen = new Map<number, string>();
  p.cities.forEach(({ city, crossed }, seat) => {
    if (city === undefined) return;
    const before = seen.get(city.n);
    if (before !== undefined) refuse(city.path, `${CITY_IDS[city.n]} is already named in ${before}`);
    seen.set(city.n, city.path);
    const flaw = flawOf(s.rules, city.n, crossed);
    if (flaw !== undefined) refuse(flaw.path, flaw.detail);
    s.city[seat] = city.n;
  });
  const free = [...CITY_IDS.keys()].filter((city) => !seen.has(city));
  drawCities(p, shuffled(free, rng), s);
};

/** The seats without a city draw one whose board can have their spaces crossed off. */
const drawCities = (p: PositionNumbers, free: readonly number[], s: DiceState): void => {
  const drawing = [...p.cities.keys()].filter((seat) => p.cities[seat].city === undefined);
  const draw = (left: readonly Seat[], pool: readonly number[]): boolean => {
    const [seat, ...others] = left;
    if (seat === undefined) return true;
    return pool.some((city) => {
      if (flawOf(s.rules, city, p.cities[seat].crossed) !== undefined) return false;
      s.city[seat] = city;
      return draw(
        others,
        pool.filter((other) => other !== city),
      );
    });
  };
  if (draw(drawing, free)) return;
  for (const seat of drawing) {
    const flaws = free.map((city) => flawOf(s.rules, city, p.cities[seat].crossed));
    const [flaw] = flaws;
    if (flaw !== undefined && flaws.every((other) => other !== undefined)) refuse(flaw.path, flaw.detail);
  }
  refuse('cities', 'there are not enough cities whose boards can have these spaces crossed off');
};

/** Coins circled or filled never leave the places that the coins of the start took. */
const fillReserve = ({ path, coins, spent }: CityNumbers, seat: Seat, s: DiceState): void => {
  s.coins[seat] = coins ?? Math.min(START_COINS, RESERVE - (spent ?? 0));
  s.spent[seat] = spent ?? Math.max(0, START_COINS - s.coins[seat]);
  const places = s.coins[seat] + s.spent[seat];
  const both = `${s.coins[seat]} coins and ${s.spent[seat]} spent ones`;
  if (places > RESERVE) refuse(`${path}.spent`, `${both} need more than the ${RESERVE} places of the Gold Reserve`);
  if (places < START_COINS)
    refuse(`${path}.spent`, `${both} are fewer than the ${START_COINS} of the start; spent ones stay in their places`);
};

/** Every completed structure of the city has given a bonus, as long as there were any. Those that are not named are drawn. */
const setBonuses = ({ path, bonuses }: CityNumbers, seat: Seat, rng: Rng, s: DiceState): void => {
  const completed = GIVES_BONUS.reduce((sum, gives, structure) => (gives === 1 && isComplete(s, seat, structure) ? sum + 1 : sum), 0);
  if (bonuses.length > completed) {
    refuse(`${path}.bonuses`, `${bonuses.length} are named, but completed structures of the city: ${completed}`);
  }
  const taken = bonuses.map(({ n }) => n);
  const rest = shuffled(
    [...BONUS_IDS.keys()].filter((bonus) => !taken.includes(bonus)),
    rng,
  );
  const drawn = rest.slice(0, Math.min(BONUS_COUNT, completed) - taken.length);
  for (const bonus of [...taken, ...drawn]) s.bonuses[seat] |= 1 << bonus;
};

const seatsWith = (p: PositionNumbers, has: (seat: Seat) => boolean): Seat[] => [...p.cities.keys()].filter(has);

const markAgora = (p: PositionNumbers, rng: Rng, s: DiceState): void => {
  const complete = seatsWith(p, (seat) => isComplete(s, seat, AGORA));
  const taken = complete.length > 0;
  if (p.agoraTaken !== undefined && p.agoraTaken !== taken) {
    refuse('agoraTaken', taken ? `seat ${complete[0]} has completed the Agora` : 'nobody has completed the Agora');
  }
  const named = seatsWith(p, (seat) => p.cities[seat].agoraFirst === true);
  for (const seat of named) {
    if (!complete.includes(seat)) refuse(`${p.cities[seat].path}.agoraFirst`, `seat ${seat} has not completed the Agora`);
  }
  s.agoraTaken = taken ? 1 : 0;
  if (!taken) return;
  const open = complete.filter((seat) => p.cities[seat].agoraFirst !== false);
  if (open.length === 0) refuse(`${p.cities[complete[0]].path}.agoraFirst`, 'one of those who completed the Agora was the first');
  for (const seat of named.length > 0 ? named : [open[rng.int(open.length)]]) s.agoraFirst[seat] = 1;
};

const lastOf = (p: PositionNumbers, s: DiceState): number => {
  const [finished] = seatsWith(p, (seat) => bitCount(s.bonuses[seat]) >= BONUSES_TO_END);
  const last = finished !== undefined;
  if (p.last !== undefined && p.last !== last) {
    refuse(
      'last',
      last ? `seat ${finished} has ${BONUSES_TO_END} bonuses, so this turn is the last` : `nobody has ${BONUSES_TO_END} bonuses yet`,
    );
  }
  return last ? 1 : 0;
};

/** As if every space had taken a turn of its own. */
const turnOf = (p: PositionNumbers): number => {
  const most = Math.max(...p.cities.map(({ crossed }) => crossed.length));
  if (p.turn === 1 && most > 0) refuse('turn', 'in the first turn nothing is crossed off yet');
  return p.turn ?? most + 1;
};

/** Special dice lie in the Forum as soon as somebody has unlocked them, each in place of a grey one. */
const layForum = (p: PositionNumbers, rng: Rng, s: DiceState): void => {
  const unlocked = s.unlocked.reduce((bits, own) => bits | own, 0);
  const special = SPECIAL.reduce((dice, die, n) => ((unlocked >>> n) & 1 ? dice | (1 << die) : dice), 0);
  for (const { n, path } of p.forum) {
    const locked = DIE_SPECIAL[n] !== NONE && ((special >>> n) & 1) === 0;
    if (locked) refuse(path, `nobody has unlocked the ${DIE_IDS[n]} die`);
  }
  const greys = [...DIE_IDS.keys()].filter((die) => (GREY_DICE >>> die) & 1);
  const named = p.forum.filter(({ n }) => greys.includes(n));
  const places = greys.length - bitCount(special);
  if (named.length > places) {
    refuse(named[places].path, `beside the special dice there is room for ${places} of the grey ones`);
  }
  const others = greys.filter((die) => !named.some(({ n }) => n === die));
  const stay = [...named.map(({ n }) => n), ...shuffled(others, rng)].slice(0, places);
  s.forum = stay.reduce((dice, die) => dice | (1 << die), (STARTING_DICE & ~GREY_DICE) | special);
};

const printedAt = (s: DiceState, seat: Seat, space: number): number =>
  (spaceOf(CITY_IDS[s.city[seat]], SPACE_IDS[space])?.effects ?? []).reduce((sum, e) => (e.kind === 'attack' ? sum + e.points : sum), 0);

/** An attack recorded its printed points less the defence that it met, which was never more than there is now. */
const recordAttacks = ({ path: at, attacks }: CityNumbers, seat: Seat, s: DiceState): void => {
  for (let space = 0; space < ATTACK.length; space++) {
    if (ATTACK[space] !== NONE && isCrossed(s, seat, space)) s.recorded[seat * ATTACK_COUNT + ATTACK[space]] = printedAt(s, seat, space);
  }
  for (const { n, path, points } of attacks) {
    if (!isCrossed(s, seat, n)) refuse(path, `${SPACE_IDS[n]} is not crossed off`);
    const most = printedAt(s, seat, n);
    const defence = defenceMet(s, seat, STRUCTURE[n]);
    const least = Math.max(0, most - defence);
    if (points < least || points > most) {
      refuse(path, `must be from ${least} to ${most}: ${most} are printed, and the neighbour has crossed off a defence of ${defence}`);
    }
    s.recorded[seat * ATTACK_COUNT + ATTACK[n]] = points;
  }
  for (const track of sequencesOf(s.rules, s.city[seat])) checkRising(track, at, seat, s);
};

const sequencesOf = (rules: number, city: number): Uint8Array[] => TRACK_SPACES[city].filter((_, track) => !isAnyOrder(rules, city, track));

/** Defence is never lost, so a later attack of a line meets at least what an earlier one met. */
const checkRising = (track: Uint8Array, path: string, seat: Seat, s: DiceState): void => {
  let met = 0;
  for (const space of track) {
    if (ATTACK[space] === NONE || !isCrossed(s, seat, space)) continue;
    const printed = printedAt(s, seat, space);
    const points = s.recorded[seat * ATTACK_COUNT + ATTACK[space]];
    if (points > Math.max(0, printed - met)) {
      refuse(
        `${path}.attacks`,
        `${SPACE_IDS[space]} records ${points}, but an attack before it met a defence of ${met}: it recorded ${printed - met} at most`,
      );
    }
    met = Math.max(met, printed - points);
  }
};
