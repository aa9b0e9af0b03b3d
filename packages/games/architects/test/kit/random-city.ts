// States with cities as chance makes them, such as no game may ever reach: for comparing the engine with slow references.
import { FastRng, type Seat } from '@maravilha/kernel';
import { type ArchitectsState, architects, SEAT_COUNTS, type Stage, WONDERS, WONDER_IDS } from '../../src/index.ts';
import { giveToken } from '../../src/city.ts';
import { ACT } from '../../src/state.ts';
import { ALL_TOKENS, CARD_COUNT, ECONOMY, ENGINEERING, NONE, TOKEN_COUNT } from '../../src/tables.ts';
import { readings } from './readings.ts';

/** Stages built one after the other, each where the stages below allow it; never all five. */
const drawStages = (wonder: number, rng: FastRng): readonly Stage[] => {
  const built: Stage[] = [];
  const stages: readonly { readonly above: readonly number[] }[] = WONDERS[WONDER_IDS[wonder]].stages;
  for (let left = rng.int(5); left > 0; left--) {
    const open = ([1, 2, 3, 4, 5] as const).filter(
      (stage) => !built.includes(stage) && stages[stage - 1].above.every((below) => built.includes(below as Stage)),
    );
    built.push(open[rng.int(open.length)]);
  }
  return built;
};

/**
 * A table of so many seats in the middle of the first seat's turn. `most`: cards of a kind in a city, at most; `tokens`: how many of the
 * fifteen tokens are out, at most.
 */
export const randomTable = (seed: number, most: number, tokens: number): ArchitectsState => {
  const rng = new FastRng(seed, 0xc17);
  const options = { seats: SEAT_COUNTS[seed % SEAT_COUNTS.length], wonders: 'random', starter: 'owner', ...readings(seed) } as const;
  const s = architects.blank(options);
  architects.setup(options, rng, s);
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    s.built[seat] = drawStages(s.wonder[seat], rng).reduce((bits, stage) => bits | (1 << (stage - 1)), 0);
    for (let card = 0; card < CARD_COUNT; card++) s.city[seat * CARD_COUNT + card] = Math.max(0, rng.int(most + 2) - 1);
    s.victories[seat] = rng.int(5);
  }
  const pile = [...ALL_TOKENS];
  rng.shuffle(pile, pile.length);
  // The tokens that help to pay are worth the most here: the seat on turn has each of them every other time.
  for (const token of [ECONOMY, ENGINEERING]) if (rng.int(2) === 0) giveToken(s, 0, pile.splice(pile.indexOf(token), 1)[0]);
  for (let n = rng.int(tokens + 1); n > 0; n--) {
    const token = pile.pop();
    if (token !== undefined) giveToken(s, rng.int(s.seats), token);
  }
  s.open.fill(NONE);
  s.pile.fill(0);
  // Now and then no token is left to be had.
  s.pileCount = rng.int(6) === 0 ? 0 : pile.length;
  for (let i = 0; i < s.pileCount; i++) s.pile[i] = pile[i];
  s.cat = rng.int(s.seats + 1) - 1;
  s.decision = ACT;
  s.used = rng.int(1 << TOKEN_COUNT) & s.tokens[0];
  s.triggered = rng.int(1 << TOKEN_COUNT) & s.tokens[0] & ((1 << 6) - 1);
  return s;
};
