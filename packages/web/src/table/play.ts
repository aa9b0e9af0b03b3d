// What the tables of all games have in common: the live table, what is open on the screen, and the little that the frame must know of the game.
import { signal, type Signal } from '@preact/signals';
import type { Who } from '@maravilha/words';
import { common, tableWords } from '../base/i18n.ts';
import type { TableSession } from '../net/session.ts';
import type { Box, Shape } from './window.ts';

/** Sheets that every table has. */
type CommonPanel = 'log' | 'menu' | 'keys' | 'hint' | 'talk' | 'people';

/** The part of a table's screen that the frame opens and closes itself. `Own` are the sheets of the game. */
export interface TableUi<Own> {
  /** The sheet that lies beside the table. */
  readonly panel: Signal<CommonPanel | Own | undefined>;
  /** After the end: back at the table, the result put away. */
  readonly reviewing: Signal<boolean>;
  /** How many events of the log were looked at. */
  readonly read: Signal<number>;
  /** A question is put aside, to look at the table. */
  readonly aside: Signal<boolean>;
  /** The seat from which somebody who watches looks. */
  readonly from: Signal<number>;
  /** What the game itself lays open over the table, such as a card; the topmost first. */
  readonly laid: readonly Laid[];
}

/** `undefined` or `false` while nothing is open. */
interface Laid {
  value: unknown;
  peek(): unknown;
}

const isLaid = (thing: unknown): boolean => thing !== undefined && thing !== false;

/** Puts the first of these that is set back to nothing. */
export const putAway = (...things: readonly Laid[]): boolean => {
  const found = things.find((thing) => isLaid(thing.peek()));
  if (found === undefined) return false;
  found.value = found.peek() === true ? false : undefined;
  return true;
};

export const newTableUi = <Own>(laid: readonly Laid[] = []): TableUi<Own> => ({
  panel: signal(undefined),
  reviewing: signal(false),
  read: signal(0),
  aside: signal(false),
  from: signal(0),
  laid,
});

/** Each game's own `Play` says more. */
export interface TablePlay {
  readonly session: TableSession;
  readonly table: {
    /** A decision of this seat is awaited. */
    readonly mine: boolean;
    /** The viewer has a seat. */
    readonly seated: boolean;
    /** The seat in front: the viewer's, or the one from which somebody who watches looks. */
    readonly me: number;
    readonly view: { readonly decision: string };
  };
  readonly ui: TableUi<unknown>;
  /** One column, or columns side by side in a low window; else a desk. */
  readonly phone: boolean;
  readonly shape: Shape;
  readonly window: Box;
  nameOf(seat: number): string;
  /** Who is told of in the log and in what is said: the viewer has no name there. */
  whoOf(seat: number): Who;
  /** Sends a move, as by a press on the table. */
  move(move: object): void;
}

/** Something of the game's own lies open. */
export const hasLaid = ({ ui }: TablePlay): boolean => ui.laid.some((thing) => isLaid(thing.value));

export const isOver = (play: TablePlay): boolean => play.table.view.decision === 'over';

/** There is a result to see: the game came to its end, and people did not end it before. */
export const hasResult = (play: TablePlay): boolean => isOver(play) && play.session.info.value.ended === undefined;

/** The result is on the screen. */
export const isEnded = (play: TablePlay): boolean => hasResult(play) && !play.ui.reviewing.value;

/** Among people it may be a question. */
export const undoLabel = ({ session }: TablePlay): string => {
  const { 'undo.ask': ask } = tableWords();
  return session.match.value?.back === 'ask' ? ask : common()['toast.undo'];
};

export const togglePanel = <Own>({ ui }: { readonly ui: TableUi<Own> }, panel: NoInfer<Own | CommonPanel>): void => {
  ui.panel.value = ui.panel.peek() === panel ? undefined : panel;
};
