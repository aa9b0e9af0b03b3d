// Everyone but me, in the order of the table: my left neighbour far left, my right neighbour far right, with the way the hands go.
import './seats.css';
import type { Neighbour as Side, ScienceSymbol } from '@maravilha/seven-wonders';
import { colourMark, Icon, scienceMark } from '../../components/index.ts';
import { Good, GoodsRow } from './pieces/goods.tsx';
import { sevenWondersTableWords, sevenWondersWords } from './words.ts';
import { NextStage, Place, roleOf, SeatAvatar, type SeatProps, Stats, Status, Thumb, War } from './city-parts.tsx';
import { byPrice, makesOf, rebateOf, sellsOf } from './goods.ts';
import { SeatClock } from '../../table/clocks.tsx';
import { presenceIn } from '../../table/presence.ts';
import { cityAt, coloursOf, countColours, symbolsIn } from './model.ts';
import { isBot, type Play } from './play.ts';
import { nameSize } from '../../table/seats.ts';

/** How many of each science symbol: what a neighbour collects must be countable at a glance. */
export const counted = (symbols: readonly ScienceSymbol[]): readonly (readonly [ScienceSymbol, number])[] =>
  [...new Set(symbols)].map((symbol) => [symbol, symbols.filter((one) => one === symbol).length]);

/** One cell for each colour: how many cards, and for science which symbols. */
export function Tally({ play, seat }: SeatProps) {
  const game = sevenWondersWords();
  const city = cityAt(play.table, seat);
  const counts = countColours(city.built);
  const symbols = symbolsIn(city);
  return (
    <span class="tally counts numerals">
      {coloursOf(play.table.view).map((colour) => {
        const count = counts[colour] ?? 0;
        const science = colour === 'green' && symbols.length > 0;
        return (
          <span
            key={colour}
            class={count === 0 ? 'row count zero' : `row count c-${colour}`}
            data-colour={colour}
            title={science ? game.and({ items: symbols.map((symbol) => game[`symbol.${symbol}`]) }) : game[`kind.${colour}`]}
          >
            {!science && <Icon id={colourMark(colour)} class="" />}
            {science ? (
              counted(symbols).map(([symbol, times]) => (
                <span key={symbol} class="row symbol-count">
                  <Icon id={scienceMark(symbol)} class="" />
                  {times > 1 && <b>{times}</b>}
                </span>
              ))
            ) : (
              <b>{count}</b>
            )}
          </span>
        );
      })}
    </span>
  );
}

interface HeadProps extends SeatProps {
  /** Where the seat is, seen from mine. */
  readonly line?: string;
}

function Head({ play, seat, line = '' }: HeadProps) {
  const { table } = play;
  const away = presenceIn(play.session.info.value, seat) === 'away';
  const said = [away ? '' : line, roleOf(play, seat)].filter((text) => text !== '').join(' · ');
  return (
    <header class="row seat-head">
      <SeatAvatar play={play} seat={seat} />
      <div>
        <h2 class="row">
          <span class={`seat-name ${nameSize(play.nameOf(seat))}`}>{play.nameOf(seat)}</span>
          {isBot(play, seat) && <Icon id="bot" class="bot-sign" />}
          {table.partner === seat && <Icon id="team" class="team-sign" />}
        </h2>
        {said !== '' && <small class={away ? 'away' : ''}>{said}</small>}
      </div>
      <SeatClock play={play} seat={seat} />
      {!away && <Status play={play} seat={seat} />}
    </header>
  );
}

interface NeighbourProps {
  readonly play: Play;
  readonly side: Side;
}

/** A neighbour: what it sells to me and the war between us, beside its figures. */
function Neighbour({ play, side }: NeighbourProps) {
  const words = sevenWondersTableWords();
  const { table } = play;
  const seat = side === 'left' ? table.left : table.right;
  const rebate = rebateOf(table, side);
  return (
    <Place play={play} seat={seat} class={`seat neighbour ${side}`} covered>
      <Head play={play} seat={seat} line={table.seated ? words[`seat.${side}`] : ''} />
      <Stats play={play} seat={seat} kind={play.phone ? 'brief' : 'other'} class="figures" />
      <Thumb play={play} seat={seat} size="neighbour" data-place={`board:${seat}`} />
      <div class="dealings">
        <GoodsRow groups={byPrice(sellsOf(table, side))}>
          {rebate > 0 && <span class="cheaper-by">{words['sells.rebate']({ count: rebate })}</span>}
        </GoodsRow>
        {table.view.age > 0 && table.view.decision !== 'over' && <War play={play} side={side} />}
        {!play.phone && <NextStage play={play} seat={seat} />}
      </div>
      <Tally play={play} seat={seat} />
    </Place>
  );
}

/** A seat beyond my neighbours. */
function FarSeat({ play, seat, at }: SeatProps & { readonly at: number }) {
  const { table } = play;
  const onLeft = at < Math.ceil(table.ring.length / 2);
  const line = onLeft ? at : at - Math.ceil(table.ring.length / 2);
  return (
    <Place play={play} seat={seat} class={`seat beyond ${onLeft ? 'on-left' : 'on-right'}`} covered style={{ '--line': line }}>
      <Head play={play} seat={seat} />
      <Stats play={play} seat={seat} kind={play.phone ? 'brief' : 'other'} class="figures" />
      <Thumb play={play} seat={seat} size="neighbour" data-place={`board:${seat}`} />
      <div class="dealings">
        <span class="row makes">
          {makesOf(table, seat).map((good, i) => (
            <Good key={i} oneOf={good} />
          ))}
        </span>
      </div>
      <Tally play={play} seat={seat} />
    </Place>
  );
}

/** Above the table hands go the other way round. */
function Way({ play: { table } }: { readonly play: Play }) {
  if (table.pass === undefined) return null;
  return (
    <span class="way centred" aria-hidden="true">
      <Icon id={table.pass === 'left' ? 'arrow-right' : 'arrow-left'} class="" />
    </span>
  );
}

export function Others({ play }: { readonly play: Play }) {
  const { ring } = play.table;
  return (
    <div class="others" style={{ '--tracks': Math.max(2, 2 * ring.length) }}>
      <Neighbour play={play} side="left" />
      {ring.map((seat, i) => (
        <>
          <Way play={play} />
          <FarSeat key={seat} play={play} seat={seat} at={i} />
        </>
      ))}
      {ring.length > 0 && <Way play={play} />}
      <Neighbour play={play} side="right" />
    </div>
  );
}
