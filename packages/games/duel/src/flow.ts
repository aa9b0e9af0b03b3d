import { type Emit, type SeatSet, seatsOf } from '@maravilha/kernel';
import { type DuelState, OVER } from './state.ts';
import { type DuelEvent, ENDINGS } from './types.ts';

export const endGame = (s: DuelState, ending: number, winners: SeatSet, emit: Emit<DuelEvent> | undefined): void => {
  s.decision = OVER;
  s.ending = ending;
  s.winners = winners;
  s.again = 0;
  emit?.all({ kind: 'over', ending: ENDINGS[ending], winners: seatsOf(winners) });
};
