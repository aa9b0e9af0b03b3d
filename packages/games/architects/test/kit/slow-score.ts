// Shields, battles and points counted from words, as at the table. Slow and obvious: the engine is compared with it.
import type { ArchitectsOptions, ArchitectsView, ScoreRow, SeatView, Stage, TokenId } from '../../src/index.ts';

const POINTS: Readonly<Record<string, readonly number[]>> = {
  alexandria: [4, 3, 6, 5, 7],
  babylon: [3, 0, 5, 5, 7],
  ephesus: [3, 3, 4, 5, 7],
  giza: [4, 5, 6, 7, 8],
  halicarnassus: [3, 3, 6, 5, 7],
  olympia: [3, 2, 5, 5, 7],
  rhodes: [4, 4, 5, 6, 7],
};

const has = (city: SeatView, id: TokenId): boolean => city.tokens.includes(id);

export const slowShields = (city: SeatView): number => {
  const red = (city.cards['red-0'] ?? 0) + (city.cards['red-1'] ?? 0) + (city.cards['red-2'] ?? 0);
  const stages = city.wonder === 'rhodes' ? ([2, 4] satisfies Stage[]).filter((stage) => city.built.includes(stage as Stage)).length : 0;
  return red + stages + (has(city, 'tactics') ? 2 : 0);
};

/** At two seats; `single`: one shield against none is not twice as many. */
const wins = (mine: number, theirs: number, single: boolean): number => {
  if (mine <= theirs) return 0;
  if (mine === 1 && single) return 1;
  return mine / 2 >= theirs ? 2 : 1;
};

/** Victory tokens by seat. */
export const slowBattle = (shields: readonly number[], { battle }: Pick<ArchitectsOptions, 'battle'>): readonly number[] => {
  const [first, second] = shields;
  if (shields.length === 2) {
    const single = battle === 'single';
    return [wins(first, second, single), wins(second, first, single)];
  }
  const ring = [...shields, ...shields, ...shields];
  const at = shields.length;
  return shields.map((mine, seat) => [ring[at + seat - 1], ring[at + seat + 1]].filter((theirs) => theirs < mine).length);
};

const progress = (city: SeatView): number => {
  const worth: Readonly<Partial<Record<TokenId, number>>> = {
    decor: city.built.length === 5 ? 6 : 4,
    politics: city.cards['blue-2-cat'] ?? 0,
    strategy: city.victories,
    education: 2 * city.tokens.length,
  };
  const cultures = city.tokens.filter((id) => id === 'culture').length;
  return city.tokens.reduce((sum, id) => sum + (worth[id] ?? 0), [0, 4, 12][cultures]);
};

export const slowRows = (view: ArchitectsView, seat: number): Readonly<Record<ScoreRow, number>> => {
  const city = view.seats[seat];
  return {
    wonder: city.built.reduce((sum, stage) => sum + (city.wonder === undefined ? 0 : POINTS[city.wonder][stage - 1]), 0),
    blue: 3 * (city.cards['blue-3'] ?? 0) + 2 * (city.cards['blue-2-cat'] ?? 0),
    cat: view.cat === seat ? 2 : 0,
    military: 3 * city.victories,
    progress: progress(city),
  };
};

const sum = (rows: Readonly<Record<ScoreRow, number>>): number => Object.values(rows).reduce((a, b) => a + b, 0);

/** Most points; of those, most stages. And whether stages told some of them apart. */
export const slowWinners = (view: ArchitectsView): { readonly winners: readonly number[]; readonly byStages: boolean } => {
  const totals = view.seats.map((_, seat) => sum(slowRows(view, seat)));
  const top = view.seats.flatMap((_, seat) => (totals[seat] === Math.max(...totals) ? [seat] : []));
  const most = Math.max(...top.map((seat) => view.seats[seat].built.length));
  const winners = top.filter((seat) => view.seats[seat].built.length === most);
  return { winners, byStages: winners.length < top.length };
};
