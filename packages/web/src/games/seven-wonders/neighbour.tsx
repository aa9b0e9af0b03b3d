// A neighbour's city at my left or right: what it sells to me, the war between us, what it did last.
import './neighbour.css';
import type { Neighbour as Side } from '@maravilha/seven-wonders';
import { CityCells } from './pieces/cities.tsx';
import { GoodsRow } from './pieces/goods.tsx';
import { Icon } from '../../components/index.ts';
import { ConflictTokens } from './pieces/war.tsx';
import { sevenWondersTableWords, sevenWondersWords } from './words.ts';
import { cityCards, LastLine, Part, Place, type SeatProps, Stats, Status, Thumb, War, Who } from './city-parts.tsx';
import { byPrice, rebateOf, sellsOf } from './goods.ts';
import { allegiance, cityAt, coloursOf, countColours, type Table, tokensOf } from './model.ts';
import type { Play } from './play.ts';
import { roman } from './say.ts';

/** Cards of one colour from which the cells become lower. */
const TALL = 4;

/** Who gets my hand, and whose hand I get. */
const flowOf = (table: Table, side: Side): 'gets' | 'next' => (table.pass === side ? 'gets' : 'next');

interface NeighbourProps {
  readonly play: Play;
  readonly side: Side;
}

function Flow({ play, side }: NeighbourProps) {
  const { table } = play;
  if (table.pass === undefined) return null;
  const flow = flowOf(table, side);
  return (
    <div class={`row flow ${flow}`}>
      <Icon id={table.pass === 'left' ? 'arrow-left' : 'arrow-right'} class="" />
      {table.seated
        ? sevenWondersTableWords()[`flow.${flow}`]
        : sevenWondersTableWords()[`flow.${flow}.name`]({ name: play.nameOf(table.me) })}
    </div>
  );
}

/** What stands beside the table: board, coins, goods, the war between us, cards, the last turn. */
function Column({ play, side, seat }: NeighbourProps & SeatProps) {
  const words = sevenWondersTableWords();
  const game = sevenWondersWords();
  const { table, ui } = play;
  const { view } = table;
  const city = cityAt(table, seat);
  const name = play.nameOf(seat);
  const doubled = allegiance(table, seat) === 'foe' && table.seated ? ` · ${game['war.doubled']}` : '';
  const rebate = rebateOf(table, side);
  return (
    <>
      <Who play={play} seat={seat} line={words[`seat.${side}`]} />
      <Thumb
        play={play}
        seat={seat}
        size="neighbour"
        aria-label={words['city.open']({ name })}
        data-place={`board:${seat}`}
        onClick={() => (ui.panel.value = { seat })}
      />
      <Stats play={play} seat={seat} />
      <Part
        label={table.seated ? words['sells.you'] : words['sells.name']({ name: play.nameOf(table.me) })}
        aside={rebate > 0 && <span class="cheaper-by">{words['sells.rebate']({ count: rebate })}</span>}
      >
        <GoodsRow groups={sellsOf(table, side)} />
      </Part>
      {view.age > 0 && (
        <Part
          label={`${words['war.title']({ age: roman(view.age) })}${doubled}`}
          aside={<ConflictTokens small tokens={tokensOf(city)} aria-label={words['tokens.title']} />}
        >
          <War play={play} side={side} />
        </Part>
      )}
      <Part class="cards-part" label={words['city.title']} aside={<span>{game.cards({ count: city.built.length })}</span>}>
        <CityCells
          colours={coloursOf(view)}
          cards={cityCards(play, seat)}
          class={Math.max(...Object.values(countColours(city.built)), 0) > TALL ? 'tall' : ''}
          data-place={`city:${seat}`}
        />
      </Part>
      {table.partner === seat && city.hand !== undefined && (
        <button
          type="button"
          class="row partner-hand"
          aria-pressed={ui.partnerHand.value}
          onClick={() => (ui.partnerHand.value = !ui.partnerHand.peek())}
        >
          <Icon id="hand" class="" />
          <span>{ui.partnerHand.value ? words['hand.mine'] : words['hand.of']({ name })}</span>
          <Icon id="arrow-right" class="" />
        </button>
      )}
      <Part label={words['last.title']}>
        <LastLine play={play} seat={seat} />
      </Part>
      <Flow play={play} side={side} />
    </>
  );
}

/** Goods in small type from this many on. */
const MANY = 6;

/** The same in three lines, for a phone. */
function Band({ play, side, seat }: NeighbourProps & SeatProps) {
  const { table } = play;
  const groups = byPrice(sellsOf(table, side));
  return (
    <>
      <span class="row top-line">
        {table.pass !== undefined && <Icon id={table.pass === 'left' ? 'arrow-left' : 'arrow-right'} class="flow-arrow" />}
        <h2 class="one-line">
          {play.nameOf(seat)}
          {table.partner === seat && <Icon id="team" class="team-sign" />}
        </h2>
        <Stats play={play} seat={seat} kind="brief" class="figures" />
        <Status play={play} seat={seat} bare />
      </span>
      <GoodsRow groups={groups} class={groups.flatMap((group) => group.goods.flat()).length > MANY ? 'many' : ''} />
      {table.view.age > 0 && <War play={play} side={side} brief />}
    </>
  );
}

export function Neighbour({ play, side }: NeighbourProps) {
  const seat = side === 'left' ? play.table.left : play.table.right;
  return (
    <Place play={play} seat={seat} class={`neighbour-city column ${side}`} covered={play.phone}>
      {play.phone ? <Band play={play} side={side} seat={seat} /> : <Column play={play} side={side} seat={seat} />}
    </Place>
  );
}
