// What the parts of the table share: the moment of the game, who sits where, and what is open on the screen.
import { signal, type Signal } from '@preact/signals';
import type { BonusId, CityId, DiceMove, DiceScore, DieId, SpaceId, StructureId } from '@maravilha/dice';
import type { SymbolId } from '../../components/index.ts';
import { newTableUi, type TablePlay, type TableUi } from '../../table/play.ts';
import { avatarIn } from '../../table/seats.ts';
import type { LastTurn } from './log.ts';
import type { Table } from './model.ts';
import { type Asked, chosenOf, type Offer, reachOf } from './offers.ts';

export type Panel = 'turns' | 'others' | 'bonuses' | { readonly seat: number } | { readonly structure: StructureId };

interface Ui extends TableUi<Panel> {
  readonly die: Signal<DieId | undefined>;
  /** Also the next stage of the Wonder, which needs no die. */
  readonly space: Signal<SpaceId | undefined>;
  readonly bonus: Signal<BonusId | undefined>;
  readonly city: Signal<CityId | undefined>;
}

export const newUi = (): Ui => ({
  ...newTableUi<Panel>(),
  die: signal(undefined),
  space: signal(undefined),
  bonus: signal(undefined),
  city: signal(undefined),
});

/** Nothing is chosen. */
export const clearUi = ({ die, space, bonus }: Ui): void => {
  die.value = undefined;
  space.value = undefined;
  bonus.value = undefined;
};

export interface Play extends TablePlay {
  readonly table: Table;
  readonly score: DiceScore;
  readonly asked: Asked;
  /** The spaces among which the viewer chooses now. */
  readonly reach: readonly Offer[];
  /** What the viewer has chosen and may confirm. */
  readonly chosen: Offer | undefined;
  /** What every seat did in the turn before. */
  readonly last: LastTurn;
  readonly ui: Ui;
  move(move: DiceMove): void;
}

/** What every part of the table is drawn from. */
export interface OfPlay {
  readonly play: Play;
}

export const pickedIn = (asked: Asked, ui: Ui): Pick<Play, 'reach' | 'chosen'> => {
  const picked = { die: ui.die.value, space: ui.space.value };
  return { reach: reachOf(asked, picked), chosen: chosenOf(asked, picked) };
};

export const avatarOf = (play: Play, seat: number): SymbolId => avatarIn(play.session.info.value, seat);

/** An action is mine, and no die leads to a space that I can pay. */
export const affordsNothing = ({ table, asked, ui }: Play): boolean =>
  table.mine && table.view.decision === 'action' && ui.die.value === undefined && asked.dice.every(({ offers }) => offers.length === 0);

/** A die is pressed: it is chosen, or put back. */
export const pickDie = ({ ui }: Play, die: DieId): void => {
  ui.die.value = ui.die.peek() === die ? undefined : die;
  ui.space.value = undefined;
};

/** A space is pressed, on the sheet or in the list; with it comes the die that leads there. */
export const pickSpace = (play: Play, space: SpaceId): void => {
  const { ui, asked } = play;
  if (space === asked.wonder?.stage) ui.die.value = undefined;
  else ui.die.value = play.reach.find((offer) => offer.space === space)?.die ?? ui.die.peek();
  ui.space.value = space;
};

/** Does what is chosen. */
export const confirm = (play: Play): void => {
  if (play.chosen !== undefined && !play.session.sending.peek()) play.move(play.chosen.move);
};
