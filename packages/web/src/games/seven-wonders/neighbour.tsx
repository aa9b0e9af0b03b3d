// A neighbour's city at my left or right: what it sells to me, the war between us, what it did last.
import './neighbour.css';
import type { Neighbour as Place } from '@maravilha/seven-wonders';
import type { ComponentChildren } from 'preact';
import { CityCells } from './pieces/cities.tsx';
import { GoodsRow } from './pieces/goods.tsx';
import { Avatar, Icon } from '../../components/index.ts';
import { ConflictTokens } from './pieces/war.tsx';
import { sevenWondersTableWords, sevenWondersWords } from './words.ts';
import { seatInfo } from '../../table/seats.ts';
import { cityCards, LastLine, Stats, Status, Thumb, War } from './city-parts.tsx';
import { rebateOf, sellsOf } from './goods.ts';
import { allegiance, cityAt, coloursOf, countColours, type Table, tokensOf } from './model.ts';
import { avatarOf, type Play } from './play.ts';
import { citySummary, roman } from './say.ts';

/** That it is a bot, or that a bot plays for somebody, or that the person is away. */
export const roleOf = (play: Play, seat: number): string => {
  const words = sevenWondersTableWords();
  const who = seatInfo(play.session.info.value, seat);
  if (who?.kind === 'bot') return words['seat.bot'];
  if (who?.bot !== undefined) return words['seat.bot-for'];
  return who !== undefined && !who.online ? words['seat.away'] : '';
};

function Block(props: {
  readonly label: ComponentChildren;
  readonly aside?: ComponentChildren;
  readonly class?: string;
  readonly children: ComponentChildren;
}) {
  return (
    <div class={props.class === undefined ? 'block' : `block ${props.class}`}>
      <div class="label">
        <span>{props.label}</span>
        {props.aside}
      </div>
      {props.children}
    </div>
  );
}

/** Cards of one colour from which the cells become lower. */
const TALL = 4;

/** Who gets my hand, and whose hand I get. */
const flowOf = (table: Table, side: Place): 'gets' | 'next' => (table.pass === side ? 'gets' : 'next');

export const seatOn = (table: Table, side: Place): number => (side === 'left' ? table.left : table.right);

/** A neighbour's facts, from the coins down to the last turn: beside the table on a desk, in a sheet on a phone. */
function NeighbourFacts({ play, side }: { readonly play: Play; readonly side: Place }) {
  const words = sevenWondersTableWords();
  const game = sevenWondersWords();
  const { table } = play;
  const { view } = table;
  const seat = seatOn(table, side);
  const city = cityAt(table, seat);
  const doubled = allegiance(table, seat) === 'foe' && table.seated ? ` · ${game['war.doubled']}` : '';
  const rebate = rebateOf(table, side);
  return (
    <>
      <Stats play={play} seat={seat} />
      <Block
        label={table.seated ? words['sells.you'] : words['sells.name']({ name: play.nameOf(table.me) })}
        aside={rebate > 0 ? <span class="cheaper-by">{words['sells.rebate']({ count: rebate })}</span> : undefined}
      >
        <GoodsRow groups={sellsOf(table, side)} />
      </Block>
      {view.age > 0 && (
        <Block
          label={`${words['war.title']({ age: roman(view.age) })}${doubled}`}
          aside={<ConflictTokens small tokens={tokensOf(city)} aria-label={words['tokens.title']} />}
        >
          <War play={play} side={side} />
        </Block>
      )}
      <Block class="cards-block" label={words['city.title']} aside={<span>{game.cards({ count: city.built.length })}</span>}>
        <CityCells
          colours={coloursOf(view)}
          cards={cityCards(play, seat)}
          class={Math.max(...Object.values(countColours(city.built)), 0) > TALL ? 'tall' : ''}
          data-place={`city:${seat}`}
        />
      </Block>
      {table.partner === seat && city.hand !== undefined && (
        <button
          type="button"
          class="partner-hand"
          aria-pressed={play.ui.partnerHand.value}
          onClick={() => (play.ui.partnerHand.value = !play.ui.partnerHand.peek())}
        >
          <Icon id="hand" class="" />
          <span>{play.ui.partnerHand.value ? words['hand.mine'] : words['hand.of']({ name: play.nameOf(seat) })}</span>
          <Icon id="arrow-right" class="" />
        </button>
      )}
      <Block label={words['last.title']} class="last-block">
        <LastLine play={play} seat={seat} />
      </Block>
    </>
  );
}

function Flow({ play, side }: { readonly play: Play; readonly side: Place }) {
  const { table } = play;
  if (table.pass === undefined) return null;
  const flow = flowOf(table, side);
  return (
    <div class={`flow ${flow}`}>
      <Icon id={table.pass === 'left' ? 'arrow-left' : 'arrow-right'} class="" />
      {table.seated
        ? sevenWondersTableWords()[`flow.${flow}`]
        : sevenWondersTableWords()[`flow.${flow}.name`]({ name: play.nameOf(table.me) })}
    </div>
  );
}

export function Who({ play, seat, line }: { readonly play: Play; readonly seat: number; readonly line: string }) {
  const words = sevenWondersTableWords();
  const side = allegiance(play.table, seat);
  const role = roleOf(play, seat);
  return (
    <div class="who">
      <Avatar symbol={avatarOf(play, seat)} side={side === 'foe' ? 'foe' : 'me'} class={side === undefined ? 'plain' : ''} />
      <div>
        <h2>
          <span class="name">{play.nameOf(seat)}</span>
          {play.table.partner === seat && (
            <span class="partner-mark">
              <Icon id="team" class="" />
              {words['team.partner']}
            </span>
          )}
        </h2>
        <small>{[line, role].filter((text) => text !== '').join(' · ')}</small>
      </div>
      <Status play={play} seat={seat} bare={play.table.partner === seat} />
    </div>
  );
}

export function Neighbour({ play, side }: { readonly play: Play; readonly side: Place }) {
  const words = sevenWondersTableWords();
  const { table } = play;
  const seat = seatOn(table, side);
  const name = play.nameOf(seat);
  const accent = allegiance(table, seat);
  return (
    <section
      class={`neighbour-city ${side}${accent === undefined ? '' : ` ${accent}`}`}
      aria-label={words['city.of']({ name })}
      data-seat={seat}
    >
      <p class="visually-hidden">{citySummary(table, seat, name)}</p>
      <Who play={play} seat={seat} line={words[`seat.${side}`]} />
      <Thumb
        play={play}
        seat={seat}
        size="neighbour"
        aria-label={words['city.open']({ name })}
        data-place={`board:${seat}`}
        onClick={() => (play.ui.panel.value = { seat })}
      />
      <NeighbourFacts play={play} side={side} />
      <Flow play={play} side={side} />
    </section>
  );
}
