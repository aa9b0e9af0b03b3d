// The table of Dice: draws the view, the events, and what the engine lists and explains. The server decides.
import './table.css';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { DiceEvent, DiceMove, DiceView } from '@maravilha/dice';
import { botName } from '../../base/bot-names.ts';
import { playCue } from '../../base/sound.ts';
import { door } from '../../table/door.ts';
import { Frame } from '../../table/frame.tsx';
import { hasStandIn, nameIn } from '../../table/seats.ts';
import type { TableSession } from '../../net/session.ts';
import type { TableKit } from '../../table/use-events.ts';
import { isPhone, useWindow } from '../../table/window.ts';
import { Bar } from './bar.tsx';
import { Desk } from './desk.tsx';
import { eventsIn, headlineOf, lastTurnOf } from './log.ts';
import { imagine, movesOf, readTable, scoreOf, seatAt, type Table } from './model.ts';
import type { Spots } from './motion/motion.ts';
import { askedOf } from './offers.ts';
import { Cities, End, Panels } from './on-demand.ts';
import { PhoneTable } from './phone.tsx';
import { clearUi, newUi, pickedIn, type Play } from './play.ts';
import { askedText, eventText } from './say.ts';

const KIT: TableKit<Play, DiceEvent, Spots> = {
  name: 'di',
  motion: door(() => import('./motion/motion.ts')),
  keys: door(() => import('./keys.ts')),
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
  say: (play, events) => {
    const said = headlineOf(events).map((event) => eventText(play, event));
    if (play.table.mine) said.push(askedText(play));
    return said;
  },
};

/** The view and its imagined state; the same view, sent again with another choice made, is read only once. */
const useView = (session: TableSession): { readonly view: DiceView; readonly state: Table['state'] } | undefined => {
  const match = session.match.value;
  const { rules } = session.info.value;
  return useMemo(() => {
    if (match === undefined) return undefined;
    // The server sends this game's view at its table, and the link has compared its hash.
    const view = match.view as DiceView;
    return { view, state: imagine(view, rules) };
  }, [match?.hash, rules]);
};

const useAsked = (session: TableSession): Pick<Play, 'table' | 'score' | 'asked'> | undefined => {
  const match = session.match.value;
  const info = session.info.value;
  const read = useView(session);
  const standIn = hasStandIn(info);
  const table = useMemo(() => {
    if (read === undefined || match === undefined) return undefined;
    const all = readTable(read.view, read.state, info.you, match);
    return standIn ? { ...all, mine: false } : all;
  }, [read, match, info.you, standIn]);
  // Another seat that gets ready changes nothing of what I may do.
  const moment = table === undefined ? '' : `${table.mine} ${table.me}`;
  const asked = useMemo(() => table && { score: scoreOf(table), asked: askedOf(table, table.mine ? movesOf(table) : []) }, [read, moment]);
  return table && asked && { table, ...asked };
};

/** My own cross makes a sound when I make it; nobody else learns of it before everyone is ready. */
const useOwnPencil = (fresh: number): void => {
  const before = useRef(fresh);
  useEffect(() => {
    if (fresh > before.current) playCue('pencil');
    before.current = fresh;
  }, [fresh]);
};

export function DiceTable({ session }: { readonly session: TableSession }) {
  const ui = useMemo(newUi, [session]);
  const box = useWindow();
  const info = session.info.value;
  const asked = useAsked(session);
  const log = session.log.value;
  const last = useMemo(() => lastTurnOf(log, info.seats.length), [log, info.seats.length]);
  useOwnPencil(asked === undefined ? 0 : seatAt(asked.table, asked.table.me).fresh.length);
  if (asked === undefined) return null;
  const play: Play = {
    session,
    ...asked,
    ...pickedIn(asked.asked, ui),
    last,
    ui,
    phone: isPhone(box),
    window: box,
    nameOf: (seat) => nameIn(info, seat, botName),
    move: (move: DiceMove) => {
      KIT.motion.part()?.finishMotion();
      session.move(move);
    },
    back: () => {
      KIT.motion.part()?.finishMotion();
      session.takeBack();
    },
  };
  const choosing = asked.table.view.phase === 'city';
  return (
    <Frame
      kit={KIT}
      play={play}
      class={`n${asked.table.seats}${choosing ? ' choosing' : ''}`}
      bar={<Bar play={play} />}
      end={<End play={play} />}
      panels={<Panels play={play} />}
    >
      {choosing ? <Cities play={play} /> : play.phone ? <PhoneTable play={play} /> : <Desk play={play} />}
    </Frame>
  );
}
