// What victories are counted by besides seats: the wonders and cities that a seat had, as a spectator sees them at the end.
import type { ArchitectsView } from '@maravilha/architects';
import type { DiceView } from '@maravilha/dice';
import type { DuelView } from '@maravilha/duel';
import type { Shape } from '@maravilha/kernel';
import type { SevenWondersView } from '@maravilha/seven-wonders';

/** By seat, the words that it is counted under. */
export type MarksOf = (view: Shape['View']) => readonly (readonly string[])[];

const words = (...all: readonly (string | undefined)[]): readonly string[] => all.filter((word) => word !== undefined);

/** Every wonder that a seat drafted, and once more those that it built: the draft and the building are two questions. */
export const duelMarks = (view: DuelView): readonly (readonly string[])[] =>
  view.cities.map(({ wonders }) => wonders.flatMap(({ wonder, status }) => (status === 'built' ? [wonder, `${wonder} built`] : [wonder])));

export const sevenWondersMarks = (view: SevenWondersView): readonly (readonly string[])[] =>
  view.seats.map(({ board, side }) => words(board === undefined ? undefined : `${board} ${side ?? ''}`.trimEnd()));

export const architectsMarks = (view: ArchitectsView): readonly (readonly string[])[] => view.seats.map(({ wonder }) => words(wonder));

export const diceMarks = (view: DiceView): readonly (readonly string[])[] => view.seats.map(({ city }) => words(city));
