// My own city at the foot of the table: the wonder, the cards by what they are for, where my points come from, and the box beside them.
// At a table of two the other city lies the same way.
import './own.css';
import { type Colour, SCORE_ROWS } from '@maravilha/architects';
import { ArCard, ROW_SIGNS } from './pieces/index.ts';
import { Icon } from '../../components/index.ts';
import { architectsTableWords } from './words.ts';
import { laidOut, Picture, Place, Stats, Who } from './seat-parts.tsx';
import { Info } from './info.tsx';
import { ask, availableOf, cityAt, countOf, ofColours, pilesOf } from './model.ts';
import type { Play } from './play.ts';
import { Prompt } from './prompts/prompt.tsx';
import { cardEffect, cardName, cardShort } from './say.ts';

const GROUPS: readonly (readonly Colour[])[] = [['grey', 'yellow'], ['green'], ['red'], ['blue']];

/** Of more cards, same kinds lie on one pile; beyond the second number, with the places of no card, the strips with their names have no room. */
const SIDE_BY_SIDE = 9;
const NAMED = 7;
/** Fewer cards are no larger. */
const FEW = 4;

interface OfSeat {
  readonly play: Play;
  readonly seat: number;
}

interface GroupProps extends OfSeat {
  readonly colours: readonly Colour[];
  readonly title: string;
  readonly foot: string | undefined;
  /** Same kinds lie on one pile. */
  readonly piled: boolean;
  readonly named: boolean;
}

function Group({ play, seat, colours, title, foot, piled, named }: GroupProps) {
  const cards = ofColours(cityAt(play.table, seat).cards, colours);
  return (
    <div class="group">
      <span class="heading">{title}</span>
      <div class="laid-cards">
        {laidOut(cards, piled ? 0 : SIDE_BY_SIDE)
          .flat()
          .map(({ card, count }, i) => (
            <ArCard
              key={i}
              card={card}
              size="own"
              count={count}
              name={named ? cardShort(card) : undefined}
              title={`${cardName(card)}. ${cardEffect(card)}`}
              data-spot={`city:${seat}:${card}`}
            />
          ))}
      </div>
      {foot !== undefined && <span class="foot">{foot}</span>}
    </div>
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** How near the next stage is: the one with the least missing. */
const shortOf = (play: Play): string | undefined => {
  const { table } = play;
  const lacks = availableOf(cityAt(table, table.me)).flatMap((stage) =>
    ask(table, { kind: 'build', stage }).why.flatMap((why) => (why.code === 'cannot-pay' ? [{ stage, count: why.short }] : [])),
  );
  const [nearest] = lacks.toSorted((a, b) => a.count - b.count || b.stage - a.stage);
  return nearest === undefined ? undefined : architectsTableWords()['mine.short'](nearest);
};

/** Where the points come from. */
export function Rows({ play, seat }: OfSeat) {
  const words = architectsTableWords();
  const rows = play.score.seats[seat]?.rows;
  if (rows === undefined) return null;
  return (
    <ul class="breakdown" data-breakdown={seat}>
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

/** What a heading is wider than the cards below it, in rem. */
const spareOf = (laid: number): number => (laid === 0 ? 4 : laid === 1 ? 1 : 0);

function Cards({ play, seat }: OfSeat) {
  const words = architectsTableWords();
  const { cards, shields, horned } = cityAt(play.table, seat);
  const mine = seat === play.table.me;
  const piled = countOf(cards) > SIDE_BY_SIDE;
  const laidIn = GROUPS.map((colours) => {
    const group = ofColours(cards, colours);
    return piled ? pilesOf(group).length : countOf(group);
  });
  const laid = sum(laidIn);
  const blue = play.score.seats[seat]?.rows.blue ?? 0;
  const science = mine && countOf(ofColours(cards, ['green'])) > 0 ? words['mine.science.help'] : undefined;
  const leaving = horned > 0 ? words['mine.horned']({ count: horned }) : undefined;
  const told: readonly (readonly [title: string, foot: string | undefined])[] = [
    [words['mine.resources'], mine ? shortOf(play) : undefined],
    [words['mine.science'], science],
    [words['mine.shields']({ count: shields }), leaving],
    [words['mine.points']({ count: blue }), undefined],
  ];
  const named = laid + laidIn.filter((count) => count === 0).length <= NAMED;
  return (
    <div class="groups" style={{ '--cards': Math.max(laid, FEW), '--spare': `${sum(laidIn.map(spareOf))}rem` }}>
      {told.map(([title, foot], i) => (
        <Group key={i} play={play} seat={seat} colours={GROUPS[i] ?? []} title={title} foot={foot} piled={piled} named={named} />
      ))}
    </div>
  );
}

/** Who it is with all figures, the cards, where the points come from. */
export function Holdings({ play, seat }: OfSeat) {
  return (
    <div class="holdings">
      <div class="head">
        <Who play={play} seat={seat} />
        <Stats play={play} seat={seat} />
      </div>
      <Cards play={play} seat={seat} />
      <Rows play={play} seat={seat} />
    </div>
  );
}

export function Own({ play }: { readonly play: Play }) {
  const seat = play.table.me;
  return (
    <Place play={play} seat={seat} class="home-city" whole>
      <Picture play={play} seat={seat} size="own" plaques="all" />
      <Holdings play={play} seat={seat} />
      <Prompt play={play}>
        <Info play={play} />
      </Prompt>
    </Place>
  );
}
