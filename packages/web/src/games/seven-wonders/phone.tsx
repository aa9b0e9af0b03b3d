// The table on a phone: both neighbours above, the ring in one row, the hand in the middle, my city at the foot.
import './phone.css';
import './phone-dock.css';
import type { Neighbour as Place } from '@maravilha/seven-wonders';
import { CityCells } from './pieces/cities.tsx';
import { GoodsRow, Production } from './pieces/goods.tsx';
import { Avatar, Coin, Icon } from '../../components/index.ts';
import { StageLine } from './pieces/wonder-board.tsx';
import { sevenWondersTableWords, sevenWondersWords } from './words.ts';
import { cityCards, Status, Thumb, War } from './city-parts.tsx';
import { Dock } from './dock.tsx';
import { boardFace } from './faces.ts';
import { byPrice, makesOf, sellsOf } from './goods.ts';
import { Hand } from './hand.tsx';
import { allegiance, cityAt, coloursOf, waitingFor } from './model.ts';
import { seatOn } from './neighbour.tsx';
import { avatarOf, type Play } from './play.ts';
import { citySummary, roman } from './say.ts';

function Figure({
  symbol,
  count,
  said,
}: {
  readonly symbol: 'shield' | 'points' | 'debt' | 'dove';
  readonly count: number;
  readonly said: string;
}) {
  return (
    <span class={`figure${count === 0 && symbol !== 'shield' ? ' zero' : ''}`}>
      <Icon id={symbol} class="" />
      <span aria-hidden="true">{symbol === 'debt' && count > 0 ? `−${count}` : count}</span>
      <span class="visually-hidden">{said}</span>
    </span>
  );
}

/** A neighbour in a band of three lines; a tap opens all of it. */
function Mini({ play, side }: { readonly play: Play; readonly side: Place }) {
  const words = sevenWondersTableWords();
  const game = sevenWondersWords();
  const { table } = play;
  const seat = seatOn(table, side);
  const city = cityAt(table, seat);
  const name = play.nameOf(seat);
  const accent = allegiance(table, seat);
  const groups = byPrice(sellsOf(table, side));
  const arrow = table.pass !== undefined && <Icon id={table.pass === 'left' ? 'arrow-left' : 'arrow-right'} class="flow-arrow" />;
  return (
    <section
      class={`neighbour-band ${side}${accent === undefined ? '' : ` ${accent}`}`}
      aria-label={words['city.of']({ name })}
      data-seat={seat}
      data-place={`city:${seat}`}
    >
      <p class="visually-hidden">{citySummary(table, seat, name)}</p>
      <button type="button" class="cover" aria-label={words['city.open']({ name })} onClick={() => (play.ui.panel.value = { seat })} />
      <span class="top-line">
        {side === 'left' && arrow}
        <h2>
          {name}
          {table.partner === seat && <Icon id="team" class="team-sign" />}
        </h2>
        <span class="figure" data-place={`coins:${seat}`}>
          <Coin n={city.coins} />
          <span class="visually-hidden">{game.coins({ count: city.coins })}</span>
        </span>
        <Figure symbol="shield" count={city.shields} said={game.shields({ count: city.shields })} />
        <Status play={play} seat={seat} bare />
        {side === 'right' && arrow}
      </span>
      <GoodsRow groups={groups} class={groups.reduce((sum, group) => sum + group.goods.flat().length, 0) > 6 ? 'many' : ''} />
      {table.view.age > 0 && <War play={play} side={side} line />}
    </section>
  );
}

function MiniRing({ play }: { readonly play: Play }) {
  const words = sevenWondersTableWords();
  const { table } = play;
  if (table.ring.length === 0) return null;
  return (
    <div class="far-row">
      {table.ring.map((seat) => {
        const city = cityAt(table, seat);
        const name = play.nameOf(seat);
        const accent = allegiance(table, seat);
        return (
          <button
            key={seat}
            type="button"
            class={`far-seat${accent === undefined ? '' : ` ${accent}`}`}
            aria-label={`${words['city.open']({ name })}. ${citySummary(table, seat, name)}`}
            data-seat={seat}
            data-place={`city:${seat}`}
            onClick={() => (play.ui.panel.value = { seat })}
          >
            <span class="portrait">
              <Avatar symbol={avatarOf(play, seat)} side={accent === 'foe' ? 'foe' : 'me'} class={accent === undefined ? 'plain' : ''} />
              <Status play={play} seat={seat} bare />
            </span>
            <span class="title">
              <b>{name}</b>
              <small>
                <Coin n={city.coins} />
                <Icon id="shield" class="" />
                {city.shields}
              </small>
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** Below this height the hand needs what a third line of the city would take. */
const SHORT = 620;

/** My city in two rows; a tap opens all of it. */
function MyRow({ play }: { readonly play: Play }) {
  const words = sevenWondersTableWords();
  const game = sevenWondersWords();
  const { table } = play;
  const seat = table.me;
  const city = cityAt(table, seat);
  const name = play.nameOf(seat);
  const points = play.score.seats[seat]?.total ?? 0;
  const next =
    city.board !== undefined && city.side !== undefined ? boardFace(city.board, city.side).stages[city.stages.length] : undefined;
  return (
    <section class="my-city" aria-label={words['city.of']({ name })} data-seat={seat}>
      <p class="visually-hidden">{citySummary(table, seat, name)}</p>
      <div class="my-figures">
        <Avatar symbol={avatarOf(play, seat)} />
        <span class="figure big" data-place={`coins:${seat}`}>
          <Coin n={city.coins} />
          <span class="visually-hidden">{game.coins({ count: city.coins })}</span>
        </span>
        <Figure symbol="shield" count={city.shields} said={game.shields({ count: city.shields })} />
        <Figure symbol="points" count={points} said={words['stat.points']({ count: points })} />
        {table.view.options.cities && <Figure symbol="debt" count={city.debts} said={game.debts({ count: city.debts })} />}
        {city.diplomacy > 0 && <Figure symbol="dove" count={city.diplomacy} said={game.diplomacy({ count: city.diplomacy })} />}
        <Production goods={makesOf(table, seat)} />
      </div>
      <div class="my-board" data-place={`city:${seat}`}>
        <button type="button" class="cover" aria-label={words['city.open']({ name })} onClick={() => (play.ui.panel.value = { seat })} />
        <Thumb play={play} seat={seat} size="phone" data-place={`board:${seat}`} />
        <div class="next-stage">
          {next === undefined ? (
            <>
              <span class="caps">{words['act.wonder']}</span>
              <Icon id="check" class="tick" />
            </>
          ) : (
            <>
              <span class="caps">{words['act.stage']({ stage: roman(city.stages.length + 1) })}</span>
              <StageLine stage={next} />
            </>
          )}
        </div>
        <CityCells colours={coloursOf(table.view)} cards={cityCards(play, seat)} limit={play.window.height < SHORT ? 2 : 3} />
      </div>
    </section>
  );
}

/** Somebody else has to act first: said where the hand is. */
function Waiting({ play }: { readonly play: Play }) {
  const { table } = play;
  const { decision } = table.view;
  if (table.mine || decision === 'over' || decision === 'turn') return null;
  return (
    <p class="waiting-line">
      <Icon id="hourglass" class="" />
      {sevenWondersWords()[`decision.wait.${decision}`]({ names: waitingFor(table).map(play.nameOf) })}
    </p>
  );
}

export function PhoneTable({ play }: { readonly play: Play }) {
  return (
    <>
      <div class="neighbours">
        <Mini play={play} side="left" />
        <Mini play={play} side="right" />
      </div>
      <MiniRing play={play} />
      <main class="phone-middle" tabIndex={-1}>
        <Waiting play={play} />
        <Hand play={play} />
      </main>
      <MyRow play={play} />
      <Dock play={play} />
    </>
  );
}
