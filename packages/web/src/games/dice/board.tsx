// The table of Dice: draws the view, the events, and what the engine lists and explains. The server decides.
import './table.css';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { DiceEvent } from '@maravilha/dice';
import { playCue } from '../../base/sound.ts';
import { door } from '../../base/door.ts';
import { Frame } from '../../table/frame.tsx';
import type { TableSession } from '../../net/session.ts';
import type { TableKit } from '../../table/use-events.ts';
import { useTable } from '../../table/use-table.ts';
import { Bar } from './bar.tsx';
import { Events } from './events.tsx';
import { eventsIn, lastTurnOf } from './log.ts';
import { imagine, movesOf, readTable, scoreOf, seatAt } from './model.ts';
import type { Spots } from './motion/motion.ts';
import { askedOf } from './offers.ts';
import { Cities, End, Panels } from './on-demand.ts';
import { clearUi, newUi, pickedIn, type Play } from './play.ts';
import { Turn } from './turn.tsx';

const KIT: TableKit<Play, DiceEvent, Spots> = {
  name: 'dice-table',
  motion: door(() => import('./motion/motion.ts')),
  keys: door(() => import('./keys.ts')),
  told: door(() => import('./told.ts')),
  // The motion plays them, each at its moment.
  cues: {},
  // Every seat's whole chain of a turn comes at once.
  atOnce: 40,
  eventsIn,
  momentOf: ({ table: { view, sealed } }) => `${view.decision} ${view.turn} ${view.active} ${sealed.length}`,
  settle: ({ ui }) => {
    clearUi(ui);
    ui.city.value = undefined;
  },
};

/** Below this width of the table the other sheets lie under mine. */
const NARROW = 1200;

/** My own cross makes a sound when I make it; nobody else learns of it before everyone is ready. */
const useOwnPencil = (fresh: number): void => {
  const before = useRef(fresh);
  useEffect(() => {
    if (fresh > before.current) playCue('pencil');
    before.current = fresh;
  }, [fresh]);
};

export function DiceTable({ session }: { readonly session: TableSession }) {
  const moment = useTable(session, { ...KIT, newUi, imagine, readTable });
  const table = moment?.table;
  // Another seat that gets ready changes nothing of what I may do.
  const asked = useMemo(
    () => table && { score: scoreOf(table), asked: askedOf(table, table.mine ? movesOf(table, table.me) : []) },
    [table?.state, table?.mine, table?.me],
  );
  const log = session.log.value;
  const seats = session.info.value.seats.length;
  const last = useMemo(() => lastTurnOf(log, seats), [log, seats]);
  useOwnPencil(table === undefined ? 0 : seatAt(table, table.me).fresh.length);
  if (moment === undefined || asked === undefined) return null;
  const play: Play = { ...moment, ...asked, ...pickedIn(asked.asked, moment.ui), last };
  const choosing = play.table.view.phase === 'city';
  return (
    <Frame
      kit={KIT}
      play={play}
      class={choosing ? 'choosing' : `${seats > 4 ? 'many' : ''}${play.window.width < NARROW ? ' narrow' : ''}`}
      bar={<Bar play={play} />}
      frieze={!choosing && <Events play={play} />}
      end={<End play={play} />}
      panels={<Panels play={play} />}
    >
      {choosing ? <Cities play={play} /> : <Turn play={play} />}
    </Frame>
  );
}
