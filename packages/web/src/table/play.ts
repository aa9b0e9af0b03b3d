// What the tables of all games have in common: the live table, what is open on the screen, and the little that the frame must know of the game.
import { signal, type Signal } from '@preact/signals';
import type { TableSession } from '../net/session.ts';
import type { Box } from './window.ts';

/** The part of a table's screen that the frame opens and closes itself. */
export interface TableUi<Panel> {
  /** The sheet that lies beside the table. Every table has `log`, `menu` and `keys`. */
  readonly panel: Signal<Panel | undefined>;
  /** After the end: back at the table, the result put away. */
  readonly reviewing: Signal<boolean>;
}

export const newTableUi = <Panel>(): TableUi<Panel> => ({ panel: signal(undefined), reviewing: signal(false) });

/** Each game's own `Play` says more. */
export interface TablePlay {
  readonly session: TableSession;
  readonly table: {
    /** A decision of this seat is awaited. */
    readonly mine: boolean;
    /** The viewer has a seat. */
    readonly seated: boolean;
    readonly view: { readonly decision: string };
  };
  readonly ui: TableUi<unknown>;
  readonly phone: boolean;
  readonly window: Box;
  nameOf(seat: number): string;
}

export const isOver = (play: TablePlay): boolean => play.table.view.decision === 'over';

/** The result is on the screen. */
export const isEnded = (play: TablePlay): boolean => isOver(play) && !play.ui.reviewing.value;

export const togglePanel = <Panel>({ ui }: { readonly ui: TableUi<Panel> }, panel: NoInfer<Panel>): void => {
  ui.panel.value = ui.panel.peek() === panel ? undefined : panel;
};
