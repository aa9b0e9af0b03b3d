// Scores counted from words as on the score pad. Slow and obvious: the engine is compared with it.
import {
  BOARDS,
  type CardDef,
  CARDS,
  type Colour,
  type Countable,
  type Effect,
  type ScienceSymbol,
  type ScoreRow,
  type SeatView,
  type SevenWondersView,
  SYMBOLS,
} from '../../src/index.ts';

const defsOf = (city: SeatView): readonly CardDef[] => city.built.map((id): CardDef => CARDS[id]);
const cardsOf = (city: SeatView, colour: Colour): readonly CardDef[] => defsOf(city).filter((card) => card.colour === colour);

const stageEffects = (city: SeatView): readonly Effect[] => {
  if (city.board === undefined || city.side === undefined) return [];
  return BOARDS[city.board][city.side].slice(0, city.stages.length).flatMap((stage): readonly Effect[] => stage.effects);
};
const isComplete = (city: SeatView): boolean =>
  city.board !== undefined && city.side !== undefined && city.stages.length === BOARDS[city.board][city.side].length;

const neighboursOf = (view: SevenWondersView, seat: number): readonly SeatView[] => {
  const n = view.seats.length;
  return [view.seats[(seat + 1) % n], view.seats[(seat + n - 1) % n]];
};

const countIn = (city: SeatView, of: Countable): number => {
  switch (of.kind) {
    case 'cards':
      return defsOf(city).filter((card) => of.colours.includes(card.colour)).length;
    case 'stages':
      return city.stages.length;
    case 'defeats':
      return city.defeats;
    case 'victories':
      return of.age === undefined ? city.victories.reduce((a, b) => a + b, 0) : city.victories[of.age - 1];
  }
};

const pointsOf = (view: SevenWondersView, seat: number, effects: readonly Effect[]): number => {
  const own = view.seats[seat];
  const cities = { own: [own], neighbours: neighboursOf(view, seat), 'own-and-neighbours': [own, ...neighboursOf(view, seat)] };
  let points = 0;
  for (const e of effects) {
    if (e.kind === 'points') points += e.count;
    if (e.kind === 'pointsPer') for (const city of cities[e.in]) points += e.each * countIn(city, e.of);
    if (e.kind === 'pointsIfComplete' && isComplete(own)) points += e.count;
  }
  return points;
};

const symbolsIn = (effects: readonly Effect[]): ScienceSymbol[] => effects.flatMap((e) => (e.kind === 'science' ? [e.symbol] : []));

const worth = (symbols: readonly ScienceSymbol[]): number => {
  const counts = SYMBOLS.map((symbol) => symbols.filter((s) => s === symbol).length);
  return counts.reduce((sum, n) => sum + n * n, 0) + 7 * Math.min(...counts);
};

/** Tries every symbol for each free one, and every green card of the neighbours, or none, for each copy. */
const bestScience = (symbols: readonly ScienceSymbol[], free: number, copies: number, open: readonly ScienceSymbol[]): number => {
  if (free > 0) return Math.max(...SYMBOLS.map((symbol) => bestScience([...symbols, symbol], free - 1, copies, open)));
  if (copies === 0) return worth(symbols);
  const copied = open.map((symbol, i) => bestScience([...symbols, symbol], 0, copies - 1, open.toSpliced(i, 1)));
  return Math.max(worth(symbols), ...copied);
};

const sciencePoints = (view: SevenWondersView, seat: number): number => {
  const effects = [...defsOf(view.seats[seat]).flatMap((card) => card.effects), ...stageEffects(view.seats[seat])];
  const count = (kind: Effect['kind']): number => effects.filter((e) => e.kind === kind).length;
  const open = neighboursOf(view, seat).flatMap((city) => cardsOf(city, 'green').flatMap((card) => symbolsIn(card.effects)));
  return bestScience(symbolsIn(effects), count('scienceChoice'), count('copyScience'), open);
};

const militaryPoints = (city: SeatView): number => city.victories[0] + 3 * city.victories[1] + 5 * city.victories[2] - city.defeats;

export const slowScore = (view: SevenWondersView, seat: number): Readonly<Record<ScoreRow, number>> => {
  const city = view.seats[seat];
  const colour = (name: Colour): number => cardsOf(city, name).reduce((sum, card) => sum + pointsOf(view, seat, card.effects), 0);
  return {
    wonder: pointsOf(view, seat, stageEffects(city)),
    treasury: Math.floor(city.coins / 3) - city.debts,
    military: militaryPoints(city),
    blue: colour('blue'),
    yellow: colour('yellow'),
    green: sciencePoints(view, seat),
    purple: colour('purple'),
    black: colour('black'),
  };
};

const sum = (party: readonly number[], of: (seat: number) => number): number => party.reduce((total, seat) => total + of(seat), 0);

const best = (among: readonly (readonly number[])[], of: (seat: number) => number) => {
  const most = Math.max(...among.map((party) => sum(party, of)));
  return among.filter((party) => sum(party, of) === most);
};

/** The parties that won: seats, or teams as pairs of seats. */
export const slowWinners = (view: SevenWondersView): { readonly winners: readonly number[]; readonly byTreasury: boolean } => {
  const seats = view.seats.map((_, seat) => seat);
  const parties = view.options.teams ? seats.filter((seat) => seat % 2 === 0).map((seat) => [seat, seat + 1]) : seats.map((seat) => [seat]);
  const leading = best(parties, (seat) => Object.values(slowScore(view, seat)).reduce((a, b) => a + b, 0));
  const winning = best(leading, (seat) => view.seats[seat].coins);
  return { winners: winning.flat(), byTreasury: winning.length < leading.length };
};
