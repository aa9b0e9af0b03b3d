// The table of 7 Wonders: draws the view, the events, and what the engine lists and explains. The server decides.
import './table.css';
import { useMemo } from 'preact/hooks';
import { AGES, CARD_IDS, type CardId, type SevenWondersEvent, type SevenWondersMove } from '@maravilha/seven-wonders';
import { describeEvent, describeLast } from '@maravilha/words/seven-wonders';
import { sevenWondersTableWords, sevenWondersWords } from './words.ts';
import { door } from '../../base/door.ts';
import { Frame } from '../../table/frame.tsx';
import { Frieze, Herald } from '../../table/frieze.tsx';
import type { TableSession } from '../../net/session.ts';
import type { TableKit } from '../../table/use-events.ts';
import { useTable } from '../../table/use-table.ts';
import { Bar } from './bar.tsx';
import { LastLine } from './city-parts.tsx';
import { Hand } from './hand.tsx';
import { eventsIn, lastReveal } from './log.ts';
import { cardDef, cityAt, imagine, movesOf, readTable, scoreOf, type Table, tokensOf } from './model.ts';
import type { Spots } from './motion/motion.ts';
import { Own } from './own.tsx';
import { ConflictTokens } from './pieces/war.tsx';
import { Boards, End, Panels, Prompt } from './on-demand.ts';
import { MyRow } from './phone.tsx';
import { newUi, type Play } from './play.ts';
import { cardName, roman } from './say.ts';
import { Others } from './seats.tsx';

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
  told: door(() => import('./told.ts')),
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
  cardOf: (id) => {
    const card = CARD_IDS.find((one) => one === id);
    return card && { name: cardName(card), colour: cardDef(card).colour };
  },
};

/** What every seat did last; after the conflicts of an age, how they ended. */
function Events({ play }: { readonly play: Play }) {
  const words = sevenWondersTableWords();
  const game = sevenWondersWords();
  const { table } = play;
  const events = lastReveal(play.session.log.value);
  const war = events.find((event) => event.kind === 'conflicts');
  if (war !== undefined && table.view.turn === 1 && table.pass !== undefined) {
    const { me } = table;
    const won = { victories: AGES.map((age) => (age === war.age ? (war.victories[me] ?? 0) : 0)), defeats: war.defeats[me] ?? 0 };
    return (
      <Herald icon="war" tone="war" title={words['herald.war']({ age: roman(war.age) })}>
        {table.seated && (
          <span class="row">
            {words['you.capital']}
            <ConflictTokens tokens={tokensOf(won)} />
          </span>
        )}
        <span class="visually-hidden">{describeEvent(game, war, play.whoOf)}</span>
        <span>{game[`pass.${table.pass}`]}</span>
      </Herald>
    );
  }
  const order = [table.left, ...table.ring, table.right, table.me];
  const cells = order.flatMap((seat) => {
    const { last, revived } = cityAt(table, seat);
    if (last === undefined) return [];
    const who = table.seated && seat === table.me ? words['you.capital'] : play.nameOf(seat);
    return [{ key: seat, who, said: `${who}: ${describeLast(game, last, revived)}`, children: <LastLine play={play} seat={seat} terse /> }];
  });
  if (cells.length === 0) return null;
  return <Frieze play={play} title={words['last.title']} cells={cells} />;
}

function Middle({ play }: { readonly play: Play }) {
  const { decision } = play.table.view;
  if (decision === 'board' || decision === 'side') return <Boards play={play} />;
  return (
    <>
      <Others play={play} />
      <main class="hand-area" tabIndex={-1}>
        <Hand play={play} />
      </main>
      {play.phone ? <MyRow play={play} /> : <Own play={play} />}
    </>
  );
}

export function SevenWondersTable({ session }: { readonly session: TableSession }) {
  const moment = useTable(session, { ...KIT, newUi, imagine, readTable });
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
  const { decision } = play.table.view;
  return (
    <Frame
      kit={KIT}
      play={play}
      class={decision === 'board' || decision === 'side' ? 'choosing' : ''}
      bar={<Bar play={play} />}
      frieze={decision !== 'board' && decision !== 'side' && <Events play={play} />}
      end={<End play={play} />}
      panels={<Panels play={play} />}
    >
      <Middle play={play} />
      {play.table.mine && (decision === 'loss' || decision === 'revive') && <Prompt play={play} />}
    </Frame>
  );
}
