// What a city adds up to, counted plainly from its board, cards and stages. The rules keep these sums step by step; a test compares the two.
import { addCard, addStage, takeBoard } from './city.ts';
import type { SevenWondersState } from './state.ts';
import { CARD_COUNT, CARD_WORDS, NONE } from './tables.ts';

/** Derives chains, production, terms of trade, powers and colours of every city from its board, its built cards and its stages. */
export const recount = (s: SevenWondersState): void => {
  const built = Int32Array.from(s.built);
  for (const sums of [s.built, s.chains, s.fixed, s.choices, s.deals, s.powers, s.colours]) sums.fill(0);
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.board[seat] !== NONE) takeBoard(s, seat, s.board[seat]);
    for (let card = 0; card < CARD_COUNT; card++) {
      if ((built[seat * CARD_WORDS + (card >>> 5)] >>> (card & 31)) & 1) addCard(s, seat, card);
    }
    const stages = s.stages[seat];
    s.stages[seat] = 0;
    for (let k = 0; k < stages; k++) addStage(s, seat);
  }
};
