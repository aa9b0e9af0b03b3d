// Cities, coins and the key from which all dice will be rolled.
import type { Emit, Rng, Seat } from '@maravilha/kernel';
import { START_COINS } from '../data/numbers.ts';
import { openBlock } from './forum.ts';
import { CITY_OPTIONS } from './options.ts';
import { CHOOSING, clear, type DiceState, KEY_WORDS } from './state.ts';
import { CITY_COUNT, STARTING_DICE } from './tables.ts';
import { beginTurn } from './flow.ts';
import type { DiceEvent, DiceOptions } from './types.ts';

const CHOSEN_CITIES = CITY_OPTIONS.indexOf('choose');
const ALL_CITIES = (1 << CITY_COUNT) - 1;

/** Scratch for shuffling. */
const heap = new Uint8Array(CITY_COUNT);

export const drawKey = (s: DiceState, rng: Rng): void => {
  for (let n = 0; n < KEY_WORDS; n++) s.key[n] = rng.word();
};

const drawCities = (s: DiceState, rng: Rng): void => {
  for (let city = 0; city < CITY_COUNT; city++) heap[city] = city;
  rng.shuffle(heap, CITY_COUNT);
  for (let seat: Seat = 0; seat < s.seats; seat++) s.city[seat] = heap[seat];
};

export const setup = (options: DiceOptions, rng: Rng, s: DiceState): void => {
  s.seats = options.seats;
  s.cityOption = CITY_OPTIONS.indexOf(options.cities);
  clear(s);
  drawKey(s, rng);
  for (let seat: Seat = 0; seat < s.seats; seat++) s.coins[seat] = START_COINS;
  if (s.cityOption === CHOSEN_CITIES) {
    s.phase = CHOOSING;
    s.offered = ALL_CITIES;
    s.first = rng.int(s.seats);
    s.active = s.first;
    return;
  }
  drawCities(s, rng);
  begin(s, undefined);
};

/** Every seat has its city: the first roll. */
export const begin = (s: DiceState, emit: Emit<DiceEvent> | undefined): void => {
  s.offered = 0;
  s.forum = STARTING_DICE;
  openBlock(s);
  beginTurn(s, emit);
};
