import {
  CARDS,
  DEFEAT_POINTS,
  HAND,
  SALE,
  sevenWonders,
  type SevenWondersState,
  type SevenWondersView,
  TEAM_STAKES,
  TRADE_PRICE,
  VICTORY_POINTS,
} from '@maravilha/seven-wonders';
import type { Figures, Played } from './played.ts';

const viewOf = ({ before }: Played): SevenWondersView => before.view as unknown as SevenWondersView;
const stateOf = ({ before }: Played): SevenWondersState => before.state as unknown as SevenWondersState;
const nextViewOf = ({ after }: Played): SevenWondersView => after.view as unknown as SevenWondersView;
const nextStateOf = ({ after }: Played): SevenWondersState => after.state as unknown as SevenWondersState;

const coins = (view: SevenWondersView): number => view.seats[0]!.coins;
const cardsIn = (view: SevenWondersView): number => view.seats[0]!.handCount;
const shields = (view: SevenWondersView): readonly number[] => view.seats.map((seat) => seat.shields);
const gained = (played: Played, row: 'blue' | 'black'): number => {
  const [then, now] = [stateOf(played), nextStateOf(played)].map((state) => sevenWonders.score(state).seats[0]!.rows[row]);
  return now! - then!;
};
/** What the neighbours get for this card. */
const paid = (played: Played, card: 'barracks' | 'workshop'): number =>
  sevenWonders.explain(stateOf(played), 0, { kind: 'build', card }).bill?.splits[0]?.total ?? 0;

export const sevenWondersFigures: Figures = {
  city: () => [1, 3],
  neighbours: (played) => [viewOf(played).options.seats - 1],
  hand: (played) => [cardsIn(viewOf(played)), HAND],
  price: (played) => [paid(played, 'barracks')],
  build: (played) => [gained(played, 'blue')],
  sale: () => [SALE],
  pass: (played) => [cardsIn(viewOf(played))],
  buy: (played) => [paid(played, 'workshop'), TRADE_PRICE, coins(viewOf(played)) - coins(nextViewOf(played))],
  six: (played) => [cardsIn(viewOf(played)), 6],
  stage: () => [2],
  war: (played) => [...shields(viewOf(played)).filter((n) => n > 0), ...VICTORY_POINTS.slice(1), -DEFEAT_POINTS],
  chain: () => [CARDS.aqueduct.cost.stone],
};

export const citiesFigures: Figures = {
  more: (played) => [cardsIn(viewOf(played)), cardsIn(viewOf(played)) - 1],
  black: (played) => [CARDS.tabularium.cost.coins, gained(played, 'black')],
  loss: (played) => {
    const [lost, debts] = [
      coins(viewOf(played)) - coins(nextViewOf(played)),
      nextViewOf(played).seats[0]!.debts - viewOf(played).seats[0]!.debts,
    ];
    return [lost, debts, lost + debts];
  },
  debt: () => [1],
  double: () => [TEAM_STAKES],
};
