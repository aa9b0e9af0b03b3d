// My own city at the foot of the table: the wonder, the cards by what they are for, where my points come from, and the box beside them.
import './own.css';
import { type Colour, SCORE_ROWS, type ScoreRow } from '@maravilha/architects';
import { ArCard } from './pieces/index.ts';
import { Icon, type SymbolId } from '../../components/index.ts';
import { architectsTableWords } from './words.ts';
import { laidOut, Picture, Place, Stats, Who } from './seat-parts.tsx';
import { Info } from './info.tsx';
import { ask, availableOf, cityAt, countOf, ofColours } from './model.ts';
import type { Play } from './play.ts';
import { Prompt } from './prompts/prompt.tsx';
import { cardEffect, cardName, cardShort } from './say.ts';

type Fit = 'big' | 'mid' | 'small';
/** Width of a card and of the gap beside it; with names, then without. */
const SIZES: readonly (readonly [Fit, number, number])[] = [
  ['big', 56, 6],
  ['mid', 47, 4],
];
/** A group is never narrower than its heading. */
const HEADING = 68;
const BETWEEN = 8;

const GROUPS: readonly (readonly Colour[])[] = [['grey', 'yellow'], ['green'], ['red'], ['blue']];

/** The largest size in which all cards lie side by side; in the smallest same kinds lie on one pile. */
const fitOf = (play: Play): Fit => {
  const { cards } = cityAt(play.table, play.table.me);
  const room = play.window.width - ownWidths(play);
  const fits = (card: number, gap: number): boolean =>
    GROUPS.reduce((sum, colours) => sum + Math.max(HEADING, countOf(ofColours(cards, colours)) * (card + gap) - gap) + BETWEEN, -BETWEEN) <=
    room;
  return SIZES.find(([, card, gap]) => fits(card, gap))?.[0] ?? 'small';
};

/** What the picture, the box and the margins take; the same figures stand in own.css. */
const ownWidths = ({ window: { width, height } }: Play): number => {
  const picture = 0.92 * Math.min(320, Math.max(226, height * 0.3334));
  return picture + Math.min(640, Math.max(440, width * 0.41)) + 32;
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
    <div class="group">
      <span class="heading">{title}</span>
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
      {foot !== undefined && <span class="foot">{foot}</span>}
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
  return nearest === undefined ? undefined : architectsTableWords()['mine.short'](nearest);
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
  const words = architectsTableWords();
  const rows = play.score.seats[seat]?.rows;
  if (rows === undefined) return null;
  return (
    <ul class="breakdown">
      {SCORE_ROWS.filter((row) => rows[row] > 0).map((row) => (
        <li key={row}>
          <Icon id={ROW_SIGNS[row]} />
          <b>{rows[row]}</b>
          {words[`row.${row}`]}
        </li>
      ))}
    </ul>
  );
}

function Cards({ play }: { readonly play: Play }) {
  const words = architectsTableWords();
  const city = cityAt(play.table, play.table.me);
  const size = fitOf(play);
  const blue = play.score.seats[play.table.me]?.rows.blue ?? 0;
  const green = countOf(ofColours(city.cards, ['green']));
  const shared = { play, most: size === 'small' ? 0 : Number.POSITIVE_INFINITY, named: size === 'big' };
  return (
    <div class={`groups ${size}-cards`}>
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
  const seat = play.table.me;
  return (
    <Place play={play} seat={seat} class="home-city" whole>
      <Picture play={play} seat={seat} size="own" plaques="all" />
      <div class="holdings">
        <div class="head">
          <Who play={play} seat={seat} />
          <Stats play={play} seat={seat} />
        </div>
        <Cards play={play} />
        <Rows play={play} seat={seat} />
      </div>
      <Prompt play={play}>
        <Info play={play} />
      </Prompt>
    </Place>
  );
}
