// The table of Architects: draws the view, the events, and what the engine lists and explains. The server decides.
import './table.css';
import { useMemo } from 'preact/hooks';
import type { ArchitectsEvent } from '@maravilha/architects';
import { door } from '../../base/door.ts';
import { Frame } from '../../table/frame.tsx';
import type { TableSession } from '../../net/session.ts';
import type { TableKit } from '../../table/use-events.ts';
import { useTable } from '../../table/use-table.ts';
import { Bar } from './bar.tsx';
import { Events } from './events.tsx';
import { eventsIn } from './log.ts';
import { Middle } from './middle.tsx';
import { imagine, movesOf, readTable, scoreOf } from './model.ts';
import type { Spots } from './motion/motion.ts';
import { Before, End, Panels } from './on-demand.ts';
import { Others } from './others.tsx';
import { Own } from './own.tsx';
import { MyRow } from './phone.tsx';
import { newUi, type Play } from './play.ts';
import { Prompt } from './prompts/prompt.tsx';
import { reachOf, tasksOf } from './turn.ts';

const KIT: TableKit<Play, ArchitectsEvent, Spots> = {
  name: 'architects-table',
  motion: door(() => import('./motion/motion.ts')),
  keys: door(() => import('./keys.ts')),
  told: door(() => import('./told.ts')),
  // The motion plays them, each at its moment.
  cues: {},
  atOnce: 3,
  eventsIn,
  momentOf: ({ table: { view } }) => `${view.decision} ${view.active} ${view.decks.map((deck) => deck.count).join()} ${view.pile}`,
  settle: ({ ui }) => {
    ui.task.value = undefined;
    ui.ways.value = {};
    ui.pick.value = undefined;
    ui.aside.value = false;
  },
};

/** Others, decks, my city; on a phone a question comes over all of it, on a desk it stands beside my city. */
function Turn({ play }: { readonly play: Play }) {
  return (
    <>
      <Others play={play} />
      <Middle play={play} />
      {play.phone ? (
        <>
          <MyRow play={play} />
          <Prompt play={play} />
        </>
      ) : (
        <Own play={play} />
      )}
    </>
  );
}

export function ArchitectsTable({ session }: { readonly session: TableSession }) {
  const moment = useTable(session, { ...KIT, newUi, imagine, readTable });
  const table = moment?.table;
  const asked = useMemo(() => {
    if (table === undefined) return undefined;
    const moves = table.mine ? movesOf(table, table.me) : [];
    return { score: scoreOf(table), moves, tasks: tasksOf(table, moves), reach: reachOf(table, moves) };
  }, [table]);
  if (moment === undefined || asked === undefined) return null;
  const play: Play = { ...moment, ...asked };
  const { decision } = play.table.view;
  const before = decision === 'starter' || decision === 'wonder';
  return (
    <Frame
      kit={KIT}
      play={play}
      class={before ? 'choosing' : ''}
      bar={<Bar play={play} />}
      frieze={!before && <Events play={play} />}
      end={<End play={play} />}
      panels={<Panels play={play} />}
    >
      {before ? <Before play={play} /> : <Turn play={play} />}
    </Frame>
  );
}
