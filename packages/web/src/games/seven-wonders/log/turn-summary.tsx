// What happened in the last turn, seat by seat, as a sheet that can be opened at any time.
import './turn.css';
import type { LastTurn, SevenWondersEvent } from '@maravilha/seven-wonders';
import { describeEvent } from '@maravilha/words/seven-wonders';
import { useMemo } from 'preact/hooks';
import { Button, Coin, Icon, type SymbolId } from '../../../components/index.ts';
import { asideWords } from '../../../base/i18n.ts';
import { sevenWondersEndWords } from '../end-words.ts';
import { sevenWondersWords } from '../words.ts';
import { PlayedLine } from '../city-parts.tsx';
import { eventsIn } from '../log.ts';
import type { Table } from '../model.ts';
import type { Play } from '../play.ts';
import { type Deed, deedsOf, historyOf, lastTurn, type TurnPlayed } from './history.ts';
import { SideSheet } from '../../../table/side-sheet.tsx';

/** The event as the view tells of a last turn. */
const asLast = (deed: Deed): LastTurn => (deed.kind === 'stage-built' ? { ...deed, kind: 'stage' } : deed);

function Gain({ icon, count }: { readonly icon: SymbolId; readonly count: number }) {
  if (count === 0) return null;
  return (
    <span class={count < 0 ? 'row minus' : 'row plus'}>
      <Icon id={icon} class="" />
      {count < 0 ? `−${-count}` : `+${count}`}
    </span>
  );
}

/** Coins, debts and tokens of the turn, as signs; the sentences stand in the sheet and in the log. */
function Gains({ turn, seat }: { readonly turn: TurnPlayed; readonly seat: number }) {
  const { gained, lost, debts, won, defeats, diplomacy } = deedsOf(turn.events, seat);
  return (
    <span class="row gains numerals" aria-hidden="true">
      {gained > 0 && <Coin n={`+${gained}`} />}
      {lost > 0 && <Coin n={-lost} class="lost" />}
      <Gain icon="debt" count={-debts} />
      <Gain icon="victory" count={won} />
      <Gain icon="defeat" count={-defeats} />
      {diplomacy > 0 && <Icon id="dove" class="" />}
    </span>
  );
}

/** Me first, then round the table to the left. */
const orderOf = ({ me, seats }: Table): readonly number[] => Array.from({ length: seats }, (_, i) => (me + i) % seats);

function SeatRows({ play, turn }: { readonly play: Play; readonly turn: TurnPlayed }) {
  const words = sevenWondersEndWords();
  const { table } = play;
  return (
    <dl class={table.seats > 5 ? 'deeds many' : 'deeds'}>
      {orderOf(table).map((seat) => {
        const { deeds } = deedsOf(turn.events, seat);
        return (
          <div key={seat}>
            <dt class="one-line">{table.seated && seat === table.me ? asideWords().you : play.nameOf(seat)}</dt>
            <dd class="row">
              {deeds.map((deed, i) => (
                <PlayedLine key={i} last={asLast(deed)} />
              ))}
              {deeds.length === 0 && <span class="row last-line">{words['turn.nothing']}</span>}
              <Gains turn={turn} seat={seat} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const useTurn = (play: Play): TurnPlayed | undefined => {
  const log = play.session.log.value;
  return useMemo(() => lastTurn(historyOf(eventsIn(log))), [log]);
};

const whenOf = (turn: TurnPlayed): string =>
  sevenWondersEndWords()['turn.when']({ age: sevenWondersWords().age({ age: turn.age }), turn: turn.turn });

/** What the rows say only in signs; cards that were let go and the passing of hands are told in the log. */
const isAside = (event: SevenWondersEvent): boolean =>
  !['built', 'stage-built', 'sold', 'left-over', 'passed', 'looks-through-discard', 'loss'].includes(event.kind);

export default function TurnSummary({ play }: { readonly play: Play }) {
  const words = sevenWondersEndWords();
  const turn = useTurn(play);
  return (
    <SideSheet play={play} title={words['turn.title']} kind="turn-sheet">
      {turn === undefined ? (
        <p class="none">{words['turn.none']}</p>
      ) : (
        <>
          <p class="when">{whenOf(turn)}</p>
          <SeatRows play={play} turn={turn} />
          <ol class="told">
            {turn.events.filter(isAside).map((event, i) => (
              <li key={i}>{describeEvent(sevenWondersWords(), event, play.whoOf)}</li>
            ))}
          </ol>
        </>
      )}
      <Button icon="log" onClick={() => (play.ui.panel.value = 'log')}>
        {asideWords()['log.title']}
      </Button>
    </SideSheet>
  );
}
