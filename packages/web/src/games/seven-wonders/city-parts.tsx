// Small pieces that neighbours, ring and own city share.
import './city-parts.css';
import type { CardId, Neighbour } from '@maravilha/seven-wonders';
import { describeLast } from '@maravilha/words/seven-wonders';
import { WonderBoard } from './pieces/wonder-board.tsx';
import { Coin, COLOUR_MARK, Icon, SCIENCE_MARK } from '../../components/index.ts';
import { WarBox, WarLine } from './pieces/war.tsx';
import type { CityCard } from './pieces/cities.tsx';
import type { Outer } from '../../components/types.ts';
import { sevenWondersTableWords, sevenWondersWords } from './words.ts';
import { boardFace, cardFace } from './faces.ts';
import { incomeOf, lastReveal } from './log.ts';
import { byColour, cardDef, cityAt, moodOf, stageTotal, symbolsIn } from './model.ts';
import type { Play } from './play.ts';
import { boardName, cardName, howWords, sideName } from './say.ts';
import { warOn } from './war.ts';

/** Ready or thinking, by sign and word. */
export function Status({ play, seat, bare }: { readonly play: Play; readonly seat: number; readonly bare?: boolean }) {
  const mood = moodOf(play.table, seat);
  if (mood === 'idle') return null;
  const word = sevenWondersTableWords()[`mood.${mood}`];
  return (
    <span class={`status${mood === 'ready' ? ' active' : ''}${bare ? ' bare' : ''}`} title={word}>
      <Icon id={mood === 'ready' ? 'check' : 'hourglass'} class="" />
      <span class={bare ? 'visually-hidden' : ''}>{word}</span>
    </span>
  );
}

interface StatProps {
  readonly play: Play;
  readonly seat: number;
  /** Own facts show the points, others the stages. */
  readonly own?: boolean;
  readonly class?: string;
}

/** Coins, shields, and what else a city is judged by. */
export function Stats({ play, seat, own = false, class: more = '' }: StatProps) {
  const words = sevenWondersTableWords();
  const game = sevenWondersWords();
  const city = cityAt(play.table, seat);
  const { cities } = play.table.view.options;
  const points = play.score.seats[seat]?.total ?? 0;
  const debts = cities ? city.debts : 0;
  return (
    <ul class={`stats numerals ${more}`}>
      <li data-place={`coins:${seat}`} title={game.coins({ count: city.coins })}>
        <Coin n={city.coins} />
        <span class="visually-hidden">{game.coins({ count: city.coins })}</span>
      </li>
      <li title={game.shields({ count: city.shields })}>
        <Icon id="shield" class="" />
        <span aria-hidden="true">{city.shields}</span>
        <span class="visually-hidden">{game.shields({ count: city.shields })}</span>
      </li>
      {own && (
        <li title={words['stat.points']({ count: points })}>
          <Icon id="points" class="" />
          <span aria-hidden="true">{points}</span>
          <span class="visually-hidden">{words['stat.points']({ count: points })}</span>
        </li>
      )}
      {cities && (
        <li class={debts === 0 ? 'zero' : ''} data-place={`debts:${seat}`} title={game.debts({ count: debts })}>
          <Icon id="debt" class="" />
          <span aria-hidden="true">{debts === 0 ? 0 : `−${debts}`}</span>
          <span class="visually-hidden">{game.debts({ count: debts })}</span>
        </li>
      )}
      {cities && (!own || city.diplomacy > 0) && (
        <li class={city.diplomacy === 0 ? 'zero' : 'doves'} title={game.diplomacy({ count: city.diplomacy })}>
          <Icon id="dove" class="" />
          <span aria-hidden="true">{city.diplomacy}</span>
          <span class="visually-hidden">{game.diplomacy({ count: city.diplomacy })}</span>
        </li>
      )}
      {!cities && !own && (
        <li title={words['stat.stages']({ built: city.stages.length, total: stageTotal(city) })}>
          <Icon id="stage" class="" />
          <span aria-hidden="true">
            {city.stages.length}/{stageTotal(city)}
          </span>
          <span class="visually-hidden">{words['stat.stages']({ built: city.stages.length, total: stageTotal(city) })}</span>
        </li>
      )}
    </ul>
  );
}

/** What a seat did when cards were last turned up: card or stage, and how it was paid. */
export function LastLine({ play, seat }: { readonly play: Play; readonly seat: number }) {
  const game = sevenWondersWords();
  const words = sevenWondersTableWords();
  const { last, revived } = cityAt(play.table, seat);
  const whole = describeLast(game, last, revived);
  if (last === undefined) {
    return <span class="last-line none">{words['last.none']}</span>;
  }
  const income = incomeOf(lastReveal(play.session.log.value), seat);
  const gain = income > 0 ? `, +${income}` : '';
  const more = revived.map(cardName).join(', ');
  const known = last.kind === 'built' ? last.card : undefined;
  return (
    <span class={`last-line${known === undefined ? '' : ` c-${cardDef(known).colour}`}`} title={whole}>
      <i class={`last-mark${last.kind === 'stage' ? ' staged' : last.kind === 'sold' ? ' sold' : ''}`} aria-hidden="true">
        <Icon
          id={known === undefined ? (last.kind === 'stage' ? 'stage' : 'discard') : COLOUR_MARK[cardDef(known).colour].symbol}
          class=""
        />
      </i>
      <span>
        {known !== undefined && <b>{cardName(known)} </b>}
        {howWords(last)}
        {gain}
        {more !== '' && ` · ${words['last.revived']({ cards: more })}`}
      </span>
    </span>
  );
}

/** Science symbols of a far city. */
export function Symbols({ play, seat }: { readonly play: Play; readonly seat: number }) {
  const symbols = symbolsIn(cityAt(play.table, seat));
  if (symbols.length === 0) return null;
  const game = sevenWondersWords();
  return (
    <span class={symbols.length > 3 ? 'science many' : 'science'} title={game.and({ items: symbols.map((s) => game[`symbol.${s}`]) })}>
      {symbols.map((symbol, i) => (
        <Icon key={i} id={SCIENCE_MARK[symbol].symbol} class="" />
      ))}
    </span>
  );
}

/** A board in one of its smaller sizes; a blank tile until it is chosen. */
export function Thumb({
  play,
  seat,
  size,
  ...rest
}: { readonly play: Play; readonly seat: number; readonly size: 'neighbour' | 'ring' | 'phone' } & Outer) {
  const { board, side, stages } = cityAt(play.table, seat);
  if (board === undefined) return <span class={`no-board ${size}`} />;
  // Until a side is chosen the Day side stands for the board.
  const shown = side ?? 'day';
  return (
    <WonderBoard
      {...rest}
      face={boardFace(board, shown)}
      built={stages.length}
      size={size}
      name={boardName(board)}
      side={side === undefined || size === 'phone' ? undefined : sideName(side)}
    />
  );
}

const cityCard = (card: CardId): CityCard => {
  const face = cardFace(card);
  return { id: card, colour: face.colour, glyphs: face.glyphs, short: face.short, name: cardName(card) };
};

export const cityCards = (play: Play, seat: number): readonly CityCard[] => byColour(cityAt(play.table, seat).built).map(cityCard);

/** The war on one side, as it would end now. */
export function War({ play, side, line = false }: { readonly play: Play; readonly side: Neighbour; readonly line?: boolean }) {
  const words = sevenWondersWords();
  const { table } = play;
  const neighbour = side === 'left' ? table.left : table.right;
  const war = warOn(table, side);
  if (war.kind === 'none') {
    const word =
      war.why === 'partners'
        ? words['war.partners']
        : war.why === 'i-sit-out'
          ? words['war.you-sit-out']
          : words['war.nobody']({ name: play.nameOf(neighbour) });
    const short = sevenWondersTableWords()[`war.none.${war.why}`];
    return line ? <WarLine outcome="none" word={short} title={word} /> : <WarBox outcome="none" word={word} mine={0} theirs={0} />;
  }
  const foe = play.nameOf(war.foe);
  const word = words[`war.${war.outcome}`];
  const title = words['war.would']({ name: foe, mine: war.mine, theirs: war.theirs, points: war.points });
  if (line) return <WarLine outcome={war.outcome} word={word} points={war.points} via={war.absent ? foe : undefined} title={title} />;
  return (
    <WarBox
      outcome={war.outcome}
      word={word}
      points={war.points}
      mine={war.mine}
      theirs={war.theirs}
      you={table.seated ? sevenWondersTableWords().you : play.nameOf(table.me)}
      them={war.absent ? foe : undefined}
      via={war.absent ? words['war.sits-out']({ name: play.nameOf(neighbour), other: foe }) : undefined}
      title={title}
    />
  );
}
