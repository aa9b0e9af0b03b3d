// What the parts of the table share: the moment of the game, who sits where, and what is open on the screen.
import { signal, type Signal } from '@preact/signals';
import type { ArchitectsMove, ArchitectsScore, DeckId, Stage } from '@maravilha/architects';
import type { SymbolId } from '../../components/index.ts';
import { newTableUi, type TablePlay, type TableUi } from '../../table/play.ts';
import { avatarIn } from '../../table/seats.ts';
import type { Table } from './model.ts';
import type { Choice, Task } from './turn.ts';

export type Panel = 'turns' | 'discard' | 'tokens' | { readonly seat: number } | { readonly deck: DeckId };

interface Ui extends TableUi<Panel> {
  /** Which of several open things is shown; without one the first. */
  readonly task: Signal<string | undefined>;
  /** Ways to pay picked by hand, by stage; without one the first. */
  readonly ways: Signal<Readonly<Partial<Record<Stage, string>>>>;
  /** Picked in a question or by touch on the table, before it is confirmed. */
  readonly pick: Signal<string | undefined>;
}

export const newUi = (): Ui => ({
  ...newTableUi<Panel>(),
  task: signal(undefined),
  ways: signal({}),
  pick: signal(undefined),
});

export interface Play extends TablePlay {
  readonly table: Table;
  readonly score: ArchitectsScore;
  /** Everything the viewer may do now. */
  readonly moves: readonly ArchitectsMove[];
  /** What is open in this turn of the viewer. */
  readonly tasks: readonly Task[];
  /** The three decks within reach, from left to right; none before they are laid out. */
  readonly reach: readonly Choice[];
  readonly ui: Ui;
  move(move: ArchitectsMove): void;
}

export const avatarOf = (play: Play, seat: number): SymbolId => avatarIn(play.session.info.value, seat);

/** The task that is shown: the one picked, else the first. */
export const shownTask = (play: Play, idOf: (task: Task) => string): Task | undefined =>
  play.tasks.find((task) => idOf(task) === play.ui.task.value) ?? play.tasks[0];
