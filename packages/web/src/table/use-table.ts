// One moment of a table, read for the person who looks at it: what every game's `Play` begins with.
import { useMemo } from 'preact/hooks';
import type { MatchUpdate } from '@maravilha/protocol';
import type { TableSession } from '../net/session.ts';
import type { Door } from '../base/door.ts';
import type { TablePlay, TableUi } from './play.ts';
import { hasStandIn, nameIn } from './seats.ts';
import { isBeside } from './talk/place.ts';
import { shapeOf, useWindow } from './window.ts';

interface Reading<View, State, Table, Ui> {
  readonly motion: Door<{ finishMotion(): void }>;
  newUi(): Ui;
  /** The state that says what the view says, under the table's version of the rules. */
  imagine(view: View, rules: number): State;
  readTable(view: View, state: State, you: number | undefined, moment: MatchUpdate): Table;
  /** How a bot is called at this table. */
  botName(seat: number, level: string): string;
}

interface TableMoment<Table, Ui> extends TablePlay {
  readonly table: Table & TablePlay['table'];
  readonly ui: Ui & TableUi<unknown>;
  takeBack(): void;
}

/** `undefined` before the first view. */
export const useTable = <View, State, Table extends TablePlay['table'], Ui extends TableUi<unknown>>(
  session: TableSession,
  { motion, newUi, imagine, readTable, botName }: Reading<View, State, Table, Ui>,
): TableMoment<Table, Ui> | undefined => {
  const ui = useMemo(newUi, [session]);
  const window = useWindow(isBeside(session));
  const shape = shapeOf(window);
  const match = session.match.value;
  const info = session.info.value;
  const standIn = hasStandIn(info);
  // The same view, sent again with another choice made, is read only once.
  const read = useMemo(() => {
    if (match === undefined) return undefined;
    // The server sends this game's view at its table, and the link has compared its hash.
    const view = match.view as View;
    return { view, state: imagine(view, info.rules) };
  }, [match?.hash]);
  const table = useMemo(() => {
    if (read === undefined || match === undefined) return undefined;
    const all = readTable(read.view, read.state, info.you, match);
    return standIn ? { ...all, mine: false } : all;
  }, [read, match, info.you, standIn]);
  if (table === undefined) return undefined;
  const acting = (act: () => void): void => {
    // A new action finishes running motion at once.
    motion.part()?.finishMotion();
    act();
  };
  return {
    session,
    table,
    ui,
    phone: shape !== 'desk',
    shape,
    window,
    nameOf: (seat) => nameIn(info, seat, botName),
    move: (move) => acting(() => session.move(move)),
    takeBack: () => acting(() => session.takeBack()),
  };
};
