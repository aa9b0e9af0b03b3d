// Small pieces that neighbours, ring and own city share.
import './city-parts.css';
import type { CardId, LastTurn, Neighbour } from '@maravilha/seven-wonders';
import { describeLast } from '@maravilha/words/seven-wonders';
import { StageLine, WonderBoard } from './pieces/wonder-board.tsx';
import { Coin, colourMark, Icon, type Outer, type SymbolId } from '../../components/index.ts';
import { WarBox } from './pieces/war.tsx';
import type { CityCard } from './pieces/cities.tsx';
import { sevenWondersTableWords, sevenWondersWords } from './words.ts';
import { SeatClock } from '../../table/clocks.tsx';
import { SeatSign } from '../../table/seat-sign.tsx';
import { nameSize, presenceText } from '../../table/seats.ts';
import { boardFace, cardFace, nextFace } from './faces.ts';
import { incomeOf, lastReveal } from './log.ts';
import { allegiance, byColour, cardDef, cityAt, stageTotal } from './model.ts';
import { moodOf } from '../../table/sight.ts';
import type { Play } from './play.ts';
import { boardName, cardName, citySummary, howWords } from './say.ts';
import { warOn } from './war.ts';

export interface SeatProps {
  readonly play: Play;
  readonly seat: number;
}

/** Ready or thinking, by sign and word. */
export function Status({ play, seat, bare }: SeatProps & { readonly bare?: boolean }) {
  const mood = moodOf(play.table, seat);
  if (mood === 'idle') return null;
  const word = sevenWondersTableWords()[`mood.${mood}`];
  return (
    <span class={`row status${mood === 'ready' ? ' active' : ''}${bare ? ' bare' : ''}`} data-mood={mood} title={word}>
      <Icon id={mood === 'ready' ? 'check' : 'hourglass'} class="" />
      <span class={bare ? 'visually-hidden' : ''}>{word}</span>
    </span>
  );
}

interface StatProps {
  readonly play: Play;
  readonly seat: number;
  /** Own facts show the points, others the stages; where there is little room, coins and shields must do. */
  readonly kind?: 'own' | 'other' | 'brief';
  readonly class?: string;
}

interface OneStat {
  readonly icon: SymbolId;
  readonly shown: number | string;
  readonly said: string;
  readonly class?: string;
  readonly place?: string;
}

function Stat({ icon, shown, said, class: state = '', place }: OneStat) {
  return (
    <li class={`row ${state}`} data-place={place} title={said}>
      {icon === 'coin' ? <Coin n={shown} /> : <Icon id={icon} class="" />}
      {icon !== 'coin' && <span aria-hidden="true">{shown}</span>}
      <span class="visually-hidden">{said}</span>
    </li>
  );
}

/** Coins, shields, and what else a city is judged by. */
export function Stats({ play, seat, kind = 'other', class: more = '' }: StatProps) {
  const words = sevenWondersTableWords();
  const game = sevenWondersWords();
  const city = cityAt(play.table, seat);
  const { coins, shields, debts, diplomacy } = city;
  const cities = play.table.view.options.cities && kind !== 'brief';
  const own = kind === 'own';
  const points = play.score.seats[seat]?.total ?? 0;
  const stages = { built: city.stages.length, total: stageTotal(city) };
  return (
    <ul class={`stats numerals ${more}`}>
      <Stat icon="coin" shown={coins} said={game.coins({ count: coins })} place={`coins:${seat}`} />
      <Stat icon="shield" shown={shields} said={game.shields({ count: shields })} />
      {own && <Stat icon="points" shown={points} said={words['stat.points']({ count: points })} />}
      {cities && (
        <Stat
          icon="debt"
          shown={debts === 0 ? 0 : `−${debts}`}
          said={game.debts({ count: debts })}
          class={debts === 0 ? 'zero' : ''}
          place={`debts:${seat}`}
        />
      )}
      {cities && diplomacy > 0 && <Stat icon="dove" shown={diplomacy} said={game.diplomacy({ count: diplomacy })} class="doves" />}
      {!cities && kind === 'other' && <Stat icon="stage" shown={`${stages.built}/${stages.total}`} said={words['stat.stages'](stages)} />}
    </ul>
  );
}

/** A card or stage that was played, and how it was paid. */
interface PlayedLineProps {
  readonly last: LastTurn;
  readonly more?: string;
  readonly title?: string;
  readonly terse?: boolean;
}

export function PlayedLine({ last, more = '', title, terse = false }: PlayedLineProps) {
  const card = last.kind === 'built' ? last.card : undefined;
  const colour = card && cardDef(card).colour;
  return (
    <span class={`row last-line${colour === undefined ? '' : ` c-${colour}`}`} title={title}>
      <i class={`last-mark centred ${last.kind}`} aria-hidden="true">
        <Icon id={colour === undefined ? (last.kind === 'stage' ? 'stage' : 'discard') : colourMark(colour)} class="" />
      </i>
      <span class="one-line">
        {card !== undefined && <b>{cardName(card)} </b>}
        {howWords(last, terse)}
        {more}
      </span>
    </span>
  );
}

/** What a seat did when cards were last turned up. */
export function LastLine({ play, seat, terse = false }: SeatProps & { readonly terse?: boolean }) {
  const words = sevenWondersTableWords();
  const { last, revived } = cityAt(play.table, seat);
  if (last === undefined) return <span class="row last-line none">{words['last.none']}</span>;
  const income = incomeOf(lastReveal(play.session.log.value), seat);
  const gain = income > 0 ? `, +${income}` : '';
  const more = revived.length > 0 ? ` · ${words['last.revived']({ cards: revived.map(cardName).join(', ') })}` : '';
  return <PlayedLine last={last} more={`${gain}${more}`} title={describeLast(sevenWondersWords(), last, revived)} terse={terse} />;
}

/** Who sits at a place: the sign of the person or bot, on the colour of the side. */
export function SeatAvatar({ play, seat }: SeatProps) {
  const side = allegiance(play.table, seat);
  const plain = side === undefined && seat !== play.table.me;
  return <SeatSign play={play} seat={seat} side={side === 'foe' ? 'foe' : 'me'} class={plain ? 'plain' : ''} />;
}

/** That it is a bot, or that a bot plays for somebody, or that the person is away. */
export const roleOf = (play: Play, seat: number): string => presenceText(play.session.info.value, seat);

export function Who({ play, seat, line }: SeatProps & { readonly line: string }) {
  const { me, partner } = play.table;
  return (
    <div class="row who">
      <SeatAvatar play={play} seat={seat} />
      <div>
        <h2 class="row">
          <span class={nameSize(play.nameOf(seat))}>{play.nameOf(seat)}</span>
          {partner === seat && (
            <span class="row partner-mark">
              <Icon id="team" class="" />
              {sevenWondersTableWords()['team.partner']}
            </span>
          )}
        </h2>
        <small>{[line, roleOf(play, seat)].filter((text) => text !== '').join(' · ')}</small>
      </div>
      <SeatClock play={play} seat={seat} />
      <Status play={play} seat={seat} bare={partner !== undefined && (seat === me || seat === partner)} />
    </div>
  );
}

/** Makes a whole part open the city of a seat. */
export function Cover({ play, seat }: SeatProps) {
  const label = sevenWondersTableWords()['city.open']({ name: play.nameOf(seat) });
  return <button type="button" class="cover" aria-label={label} onClick={() => (play.ui.panel.value = { seat })} />;
}

/** The place of a seat at the table, summed up for a screen reader. */
export function Place(props: SeatProps & Pick<Outer, 'class' | 'style' | 'children'> & { readonly covered?: boolean }) {
  const { play, seat, covered = false } = props;
  const name = play.nameOf(seat);
  return (
    <section
      class={`${props.class} ${allegiance(play.table, seat) ?? ''}`}
      aria-label={sevenWondersTableWords()['city.of']({ name })}
      data-seat={seat}
      data-place={covered ? `city:${seat}` : undefined}
      style={props.style}
    >
      <p class="visually-hidden">{citySummary(play.table, seat, name)}</p>
      {covered && <Cover play={play} seat={seat} />}
      {props.children}
    </section>
  );
}

/** A board in one of its smaller sizes; a blank tile until it is chosen. */
export function Thumb({ play, seat, size, ...rest }: SeatProps & Outer & { readonly size: 'neighbour' | 'phone' }) {
  const { board, side, stages } = cityAt(play.table, seat);
  if (board === undefined) return <span class={`wonder-board no-board ${size}`} />;
  // Until a side is chosen the Day side stands for the board.
  const shown = side ?? 'day';
  return <WonderBoard {...rest} data-face face={boardFace(board, shown)} built={stages.length} size={size} name={boardName(board)} />;
}

/** What the next stage costs and gives, or that all are built. */
export function NextStage({ play, seat }: SeatProps) {
  const words = sevenWondersTableWords();
  const city = cityAt(play.table, seat);
  const next = nextFace(city);
  return (
    <div class="row next-stage">
      <span class="caps">{next === undefined ? words['act.wonder'] : words['act.stage']({ stage: city.stages.length + 1 })}</span>
      {next === undefined ? <Icon id="check" class="tick" /> : <StageLine stage={next} />}
    </div>
  );
}

const cityCard = (card: CardId): CityCard => {
  const face = cardFace(card);
  return { id: card, colour: face.colour, glyphs: face.glyphs, short: face.short, name: cardName(card) };
};

export const cityCards = (play: Play, seat: number): readonly CityCard[] => byColour(cityAt(play.table, seat).built).map(cityCard);

/** The war on one side, as it would end now. */
export function War({ play, side }: { readonly play: Play; readonly side: Neighbour }) {
  const words = sevenWondersWords();
  const { table } = play;
  const name = play.nameOf(side === 'left' ? table.left : table.right);
  const war = warOn(table, side);
  if (war.kind === 'none') {
    const out = table.seated ? words['war.you-sit-out'] : words['conflict.sits-out']({ name: play.nameOf(table.me) });
    const why = { partners: words['war.partners'], 'stays-away': out, nobody: words['war.nobody']({ name }) }[war.why];
    // Whoever watches is not the one who sits out.
    const reason = war.why === 'stays-away' && !table.seated ? 'nobody' : war.why;
    return <WarBox outcome="none" word={sevenWondersTableWords()[`war.none.${reason}`]} title={why} />;
  }
  const { outcome, points, mine, theirs, absent } = war;
  const foe = play.nameOf(war.foe);
  const would = words['war.would']({ name: foe, mine, theirs, points });
  return (
    <WarBox
      outcome={outcome}
      word={words[`war.${outcome}`]}
      points={points}
      shields={[mine, theirs]}
      instead={absent ? foe : undefined}
      title={table.seated ? (absent ? `${words['war.sits-out']({ name, other: foe })}. ${would}` : would) : undefined}
    />
  );
}
