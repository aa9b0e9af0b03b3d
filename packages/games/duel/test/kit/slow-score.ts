// Scores counted from words as on the score pad. Slow and obvious: the engine is compared with it.
import {
  CARDS,
  type CityView,
  type Colour,
  type Countable,
  type DuelView,
  type Effect,
  type ScoreRow,
  TOKENS,
  WONDERS,
} from '../../src/index.ts';

const countIn = (city: CityView, of: Countable): number => {
  switch (of.kind) {
    case 'cards':
      return city.built.filter((card) => of.colours.includes(CARDS[card].colour)).length;
    case 'wonders':
      return city.wonders.filter((w) => w.status === 'built').length;
    case 'tokens':
      return city.tokens.length;
    case 'coinSets':
      return Math.floor(city.coins / of.size);
  }
};

const pointsOf = (view: DuelView, seat: number, effects: readonly Effect[]): number => {
  let points = 0;
  for (const e of effects) {
    if (e.kind === 'points') points += e.count;
    if (e.kind !== 'pointsPer') continue;
    const counts = e.city === 'own' ? [countIn(view.cities[seat], e.of)] : view.cities.map((city) => countIn(city, e.of));
    points += e.each * Math.max(...counts);
  }
  return points;
};

const militaryPoints = (steps: number): number => {
  if (steps >= 6) return 10;
  if (steps >= 3) return 5;
  return steps >= 1 ? 2 : 0;
};

export const slowScore = (view: DuelView, seat: number): Readonly<Record<ScoreRow, number>> => {
  const city = view.cities[seat];
  const sum = (lists: readonly (readonly Effect[])[]): number =>
    lists.reduce((points, effects) => points + pointsOf(view, seat, effects), 0);
  const cards = (colour: Colour): number =>
    sum(city.built.filter((card) => CARDS[card].colour === colour).map((card) => CARDS[card].effects));
  return {
    blue: cards('blue'),
    green: cards('green'),
    yellow: cards('yellow'),
    purple: cards('purple'),
    wonders: sum(city.wonders.filter((w) => w.status === 'built').map((w) => WONDERS[w.wonder].effects)),
    progress: sum(city.tokens.map((token) => TOKENS[token].effects)),
    treasury: Math.floor(city.coins / 3),
    military: militaryPoints(seat === 0 ? view.pawn : -view.pawn),
  };
};
