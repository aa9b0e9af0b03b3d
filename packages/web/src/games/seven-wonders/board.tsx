// The table of 7 Wonders: draws the view, the events, and what the engine lists and explains. The server decides.
import './table.css';
import { useMemo } from 'preact/hooks';
import type { CardId, SevenWondersEvent, SevenWondersMove } from '@maravilha/seven-wonders';
import { describeEvent } from '@maravilha/words/seven-wonders';
import { botName } from '../../base/bot-names.ts';
import { sevenWondersWords } from './words.ts';
import { door } from '../../table/door.ts';
import { Frame } from '../../table/frame.tsx';
import type { TableSession } from '../../net/session.ts';
import type { TableKit } from '../../table/use-events.ts';
import { useTable } from '../../table/use-table.ts';
import { Bar } from './bar.tsx';
import { Dock } from './dock.tsx';
import { Hand } from './hand.tsx';
import { eventsIn, headlineOf } from './log.ts';
import { cityAt, imagine, movesOf, readTable, scoreOf, type Table } from './model.ts';
import type { Spots } from './motion/motion.ts';
import { Neighbour } from './neighbour.tsx';
import { Own } from './own.tsx';
import { Boards, End, Panels, TurnBrief } from './on-demand.ts';
import { PhoneTable } from './phone.tsx';
import { newUi, type Play } from './play.ts';
import { Prompt } from './prompts/prompt.tsx';
import { Ring } from './ring.tsx';

/** The card that is worth opening by itself: the last one of an age. */
const soleCard = (table: Table): CardId | undefined =>
  table.mine && table.view.decision === 'last-card' ? cityAt(table, table.me).hand?.[0] : undefined;

const resetUi = (play: Play): void => {
  const { ui, table } = play;
  const card = soleCard(table);
  ui.subject.value = card === undefined ? undefined : { kind: 'hand', card };
  ui.pays.value = {};
  ui.pick.value = undefined;
  ui.changing.value = false;
  ui.aside.value = false;
};

const KIT: TableKit<Play, SevenWondersEvent, Spots> = {
  name: 'wonders-table',
  motion: door(() => import('./motion/motion.ts')),
  keys: door(() => import('./keys.ts')),
  cues: {
    built: 'card',
    sold: 'coin',
    'trade-income': 'coin',
    'stage-built': 'stage',
    conflicts: 'age',
    over: 'victory',
  },
  atOnce: 3,
  eventsIn,
  momentOf: ({ table: { view } }) => `${view.decision} ${view.age} ${view.turn} ${view.awaiting.join()}`,
  settle: resetUi,
  say: ({ table, nameOf }, events) => {
    const words = sevenWondersWords();
    const said = headlineOf(events).map((e) => describeEvent(words, e, nameOf));
    if (table.mine) said.push(words[`decision.${table.view.decision}`]);
    return said;
  },
};

function Desk({ play }: { readonly play: Play }) {
  return (
    <>
      <Neighbour play={play} side="left" />
      <main class="column middle" tabIndex={-1}>
        <Ring play={play} />
        <Hand play={play} />
        <Dock play={play} />
      </main>
      <Neighbour play={play} side="right" />
      <Own play={play} />
    </>
  );
}

function Middle({ play }: { readonly play: Play }) {
  const { decision } = play.table.view;
  if (decision === 'board' || decision === 'side') return <Boards play={play} />;
  return play.phone ? <PhoneTable play={play} /> : <Desk play={play} />;
}

export function SevenWondersTable({ session }: { readonly session: TableSession }) {
  const moment = useTable(session, { ...KIT, newUi, imagine, readTable, botName });
  const table = moment?.table;
  const asked = useMemo(() => table && { score: scoreOf(table), moves: table.mine ? movesOf(table, table.me) : [] }, [table]);
  if (moment === undefined || asked === undefined) return null;
  const play: Play = {
    ...moment,
    ...asked,
    move: (move: SevenWondersMove) => {
      moment.ui.subject.value = undefined;
      moment.ui.partnerHand.value = false;
      moment.move(move);
    },
  };
  const { age, decision } = play.table.view;
  return (
    <Frame
      kit={KIT}
      play={play}
      class={decision === 'board' || decision === 'side' ? 'choosing' : ''}
      bar={<Bar play={play} />}
      end={<End play={play} />}
      panels={<Panels play={play} />}
    >
      <Middle play={play} />
      <Prompt play={play} />
      {play.phone && age > 0 && <TurnBrief play={play} />}
    </Frame>
  );
}
