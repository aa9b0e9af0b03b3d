// My own city at the foot of the table: the wonder, the cards by what they are for, where my points come from, and the box beside them.
import './own.css';
import { type Colour, SCORE_ROWS, type ScoreRow } from '@maravilha/architects';
import { ArCard } from '../../components/architects/index.ts';
import { Icon, type SymbolId } from '../../components/index.ts';
import { arTableWords } from '../../i18n/index.ts';
import { laidOut, Picture, Stats, Who } from './bits.tsx';
import { Info } from './info.tsx';
import { ask, availableOf, cityAt, countOf, ofColours } from './model.ts';
import type { Play } from './play.ts';
import { Prompt } from './prompts/prompt.tsx';
import { cardEffect, cardName, cardShort, citySummary } from './say.ts';

/** Cards with names, then without, then same kinds on one pile. */
const fitOf = (count: number): { readonly size: 'big' | 'mid' | 'small'; readonly most: number } => {
  if (count <= 8) return { size: 'big', most: 8 };
  return count <= 10 ? { size: 'mid', most: 10 } : { size: 'small', most: 0 };
};

interface GroupProps {
  readonly play: Play;
  readonly colours: readonly Colour[];
  readonly title: string;
  readonly foot: string | undefined;
  readonly most: number;
  readonly named: boolean;
}

function Group({ play, colours, title, foot, most, named }: GroupProps) {
  const { me } = play.table;
  const cards = ofColours(cityAt(play.table, me).cards, colours);
  return (
    <div class="gpb">
      <span class="hd">{title}</span>
      <div class="laid-cards">
        {laidOut(cards, most)
          .flat()
          .map(({ card, count }, i) => (
            <ArCard
              key={i}
              card={card}
              size="own"
              count={count}
              name={named ? cardShort(card) : undefined}
              title={`${cardName(card)}. ${cardEffect(card)}`}
              data-spot={`city:${me}:${card}`}
            />
          ))}
      </div>
      {foot !== undefined && <span class="ft">{foot}</span>}
    </div>
  );
}

/** How near the next stage is: the one with the least missing. */
const shortOf = (play: Play): string | undefined => {
  const { table } = play;
  const lacks = availableOf(cityAt(table, table.me)).flatMap((stage) =>
    ask(table, { kind: 'build', stage }).why.flatMap((why) => (why.code === 'cannot-pay' ? [{ stage, count: why.short }] : [])),
  );
  const [nearest] = lacks.toSorted((a, b) => a.count - b.count || b.stage - a.stage);
  return nearest === undefined ? undefined : arTableWords()['mine.short'](nearest);
};

const ROW_SIGNS: Readonly<Record<ScoreRow, SymbolId>> = {
  wonder: 'stage',
  blue: 'mk-blue',
  cat: 'cat',
  military: 'battle',
  progress: 'progress',
};

/** Where the points come from. */
export function Rows({ play, seat }: { readonly play: Play; readonly seat: number }) {
  const words = arTableWords();
  const rows = play.score.seats[seat]?.rows;
  if (rows === undefined) return null;
  return (
    <ul class="brk">
      {SCORE_ROWS.filter((row) => rows[row] > 0).map((row) => (
        <li key={row}>
          <Icon id={ROW_SIGNS[row]} class="" />
          <b>{rows[row]}</b>
          {words[`row.${row}`]}
        </li>
      ))}
    </ul>
  );
}

function Cards({ play }: { readonly play: Play }) {
  const words = arTableWords();
  const city = cityAt(play.table, play.table.me);
  const { size, most } = fitOf(countOf(city.cards));
  const blue = play.score.seats[play.table.me]?.rows.blue ?? 0;
  const green = countOf(ofColours(city.cards, ['green']));
  const shared = { play, most, named: size === 'big' };
  return (
    <div class={`gps ${size}-cards`}>
      <Group {...shared} colours={['grey', 'yellow']} title={words['mine.resources']} foot={shortOf(play)} />
      <Group {...shared} colours={['green']} title={words['mine.science']} foot={green > 0 ? words['mine.science.help'] : undefined} />
      <Group
        {...shared}
        colours={['red']}
        title={words['mine.shields']({ count: city.shields })}
        foot={city.horned > 0 ? words['mine.horned']({ count: city.horned }) : undefined}
      />
      <Group {...shared} colours={['blue']} title={words['mine.points']({ count: blue })} foot={undefined} />
    </div>
  );
}

export function Own({ play }: { readonly play: Play }) {
  const words = arTableWords();
  const { me, view } = play.table;
  const name = play.nameOf(me);
  const turn = view.active === me && view.decision !== 'over';
  return (
    <section class={`home-city${turn ? ' turning' : ''}`} aria-label={words['city.of']({ name })} data-seat={me} data-spot={`seat:${me}`}>
      <p class="vh">{citySummary(play, me)}</p>
      <Picture play={play} seat={me} size="own" plaques="all" />
      <div class="mine">
        <div class="head">
          <Who play={play} seat={me} />
          <Stats play={play} seat={me} />
        </div>
        <Cards play={play} />
        <Rows play={play} seat={me} />
      </div>
      <Prompt play={play}>
        <Info play={play} />
      </Prompt>
    </section>
  );
}
