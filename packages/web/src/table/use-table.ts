// One moment of a table, read for the person who looks at it: what every game's `Play` begins with.
import { useMemo } from 'preact/hooks';
import type { MatchUpdate } from '@maravilha/protocol';
import type { TableSession } from '../net/session.ts';
import type { Door } from '../base/door.ts';
import type { TablePlay, TableUi } from './play.ts';
import { guideRoom } from './guide.ts';
import { hasStandIn, nameIn } from './seats.ts';
import type { Moment } from './sight.ts';
import { isBeside } from './talk/place.ts';
import { shapeOf, useWindow } from './window.ts';

interface Reading<View, State, Table, Ui> {
  readonly motion: Door<{ finishMotion(): void }>;
  newUi(): Ui;
  /** The state that says what the view says, under the table's version of the rules. */
  imagine(view: View, rules: number): State;
  readTable(view: View, state: State, you: number | undefined, moment: MatchUpdate & Moment): Table;
}

interface TableMoment<Table, Ui> extends TablePlay {
  readonly table: Table & TablePlay['table'];
  readonly ui: Ui & TableUi<unknown>;
}

/** `undefined` before the first view. */
export const useTable = <View, State, Table extends TablePlay['table'], Ui extends TableUi<unknown>>(
  session: TableSession,
  { motion, newUi, imagine, readTable }: Reading<View, State, Table, Ui>,
): TableMoment<Table, Ui> | undefined => {
  const ui = useMemo(newUi, [session]);
  const { window, room } = useWindow(isBeside(session) || session.beside?.value === true);
  const shape = shapeOf(window);
  const match = session.match.value;
  const info = session.info.value;
  const bystander = session.past === true || hasStandIn(info);
  // A match that people ended stays as it was: the game is not over, but nobody owes anything any more.
  const ended = info.ended !== undefined;
  const from = ui.from.value;
  // The same view, sent again with another choice made, is read only once.
  const read = useMemo(() => {
    if (match === undefined) return undefined;
    // The server sends this game's view at its table, and the link has compared its hash.
    const view = match.view as View;
    return { view, state: imagine(view, info.rules) };
  }, [match?.hash]);
  const table = useMemo(() => {
    if (read === undefined || match === undefined) return undefined;
    const view = ended ? { ...read.view, decision: 'over' } : read.view;
    const all = readTable(view, read.state, info.you, { ...match, from });
    if (!bystander && !ended) return all;
    return { ...all, mine: false, ...(ended && { view: { ...all.view, decision: 'over' } }) };
  }, [read, match, info.you, bystander, ended, from]);
  if (table === undefined) return undefined;
  return {
    session,
    table,
    ui,
    phone: shape !== 'desk',
    shape,
    window: shape === 'desk' ? room : { ...room, height: room.height - guideRoom.value },
    nameOf: (seat) => nameIn(info, seat),
    whoOf: (seat) => (seat === info.you && !session.past ? undefined : nameIn(info, seat)),
    move: (move) => {
      // A new action finishes running motion at once.
      motion.part()?.finishMotion();
      session.move(move);
    },
  };
};
