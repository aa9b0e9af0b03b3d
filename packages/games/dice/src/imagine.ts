// From a view back to a full state. What no viewer can see is the key of the rolls to come; it is filled with zeroes.
import { only, type Seat, unreachable, type Viewer } from '@maravilha/kernel';
import { crossOff } from './city.ts';
import { CITY_OPTIONS } from './options.ts';
import { ACTION, BONUS, CHOOSING, clear, crossing, type DiceState, FREE_DIE, OVER, push, recount, TURN } from './state.ts';
import { ATTACK, ATTACK_COUNT, bonusIds, cityIds, colourIds, dieIds, highBit, lowBit, NONE, spaceIds } from './tables.ts';
import type { DiceView, Pending, SeatView } from './types.ts';

const PHASE: Readonly<Record<DiceView['phase'], number>> = { city: CHOOSING, turn: TURN, over: OVER };

// A field that is undefined is missing after a trip through JSON; both read the same here.
export const imagine = (view: DiceView, _viewer: Viewer, s: DiceState): void => {
  s.seats = view.options.seats;
  s.cityOption = CITY_OPTIONS.indexOf(view.options.cities);
  clear(s);
  s.phase = PHASE[view.phase];
  s.active = view.active;
  s.first = view.first;
  for (const city of view.offered) s.offered |= 1 << cityIds.numberOf(city);
  s.turn = view.turn;
  s.last = view.last ? 1 : 0;
  s.agoraTaken = view.agoraTaken ? 1 : 0;
  s.winners = view.winners.reduce((set, seat) => set | only(seat), 0);
  view.seats.forEach((seen, seat) => imagineSeat(seen, seat, s));
  for (const { die, face, section } of view.forum) {
    const n = dieIds.numberOf(die);
    s.forum |= 1 << n;
    s.face[n] = face;
    s.section[n] = section;
  }
};

const imagineSeat = (seen: SeatView, seat: Seat, s: DiceState): void => {
  if (seen.city !== undefined) s.city[seat] = cityIds.numberOf(seen.city);
  for (const id of seen.crossed) {
    const space = spaceIds.numberOf(id);
    crossOff(s, seat, space);
    if (ATTACK[space] !== NONE) s.recorded[seat * ATTACK_COUNT + ATTACK[space]] = seen.attacks[id] ?? 0;
  }
  s.startLow[seat] = s.low[seat];
  s.startHigh[seat] = s.high[seat];
  for (const id of seen.fresh) {
    const space = spaceIds.numberOf(id);
    s.startLow[seat] &= ~lowBit(space);
    s.startHigh[seat] &= ~highBit(space);
  }
  s.coins[seat] = seen.coins;
  s.spent[seat] = seen.spent;
  for (const bonus of seen.bonuses) s.bonuses[seat] |= 1 << bonusIds.numberOf(bonus);
  s.agoraFirst[seat] = seen.agoraFirst ? 1 : 0;
  // The next one lies on top.
  for (const pending of seen.pending.toReversed()) push(s, seat, openedBy(pending));
  recount(s, seat);
};

const openedBy = (pending: Pending): number => {
  switch (pending.kind) {
    case 'action':
      return ACTION;
    case 'free-die':
      return FREE_DIE;
    case 'bonus':
      return BONUS;
    case 'cross':
      return crossing(
        pending.colours.reduce((bits, colour) => bits | (1 << colourIds.numberOf(colour)), 0),
        pending.count,
      );
    default:
      return unreachable(pending);
  }
};
