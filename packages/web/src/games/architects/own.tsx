// My own city at the foot of the table: the wonder, the cards by what they are for, where my points come from, and the box beside them.
import './own.css';
import { type Colour, SCORE_ROWS } from '@maravilha/architects';
import { ArCard, ROW_SIGNS } from './pieces/index.ts';
import { Icon } from '../../components/index.ts';
import { architectsTableWords } from './words.ts';
import { laidOut, Picture, Place, Stats, Who } from './seat-parts.tsx';
import { Info } from './info.tsx';
import { ask, availableOf, cityAt, countOf, groupsOf, ofColours } from './model.ts';
import type { Play } from './play.ts';
import { Prompt } from './prompts/prompt.tsx';
import { cardEffect, cardName, cardShort } from './say.ts';

const GROUPS: readonly (readonly Colour[])[] = [['grey', 'yellow'], ['green'], ['red'], ['blue']];

/** Of more cards, same kinds lie on one pile; beyond the second number the strips with their names have no room. */
const SIDE_BY_SIDE = 9;
const NAMED = 7;

interface GroupProps {
  readonly play: Play;
  readonly colours: readonly Colour[];
  readonly title: string;
  readonly foot: string | undefined;
  /** Same kinds lie on one pile. */
  readonly piled: boolean;
  readonly named: boolean;
}

function Group({ play, colours, title, foot, piled, named }: GroupProps) {
  const { me } = play.table;
  const cards = ofColours(cityAt(play.table, me).cards, colours);
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

/** Where the points come from. */
export function Rows({ play, seat }: { readonly play: Play; readonly seat: number }) {
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

function Cards({ play }: { readonly play: Play }) {
  const words = architectsTableWords();
  const { cards, shields, horned } = cityAt(play.table, play.table.me);
  const count = countOf(cards);
  const piled = count > SIDE_BY_SIDE;
  const laid = piled ? groupsOf(cards).flatMap(({ piles }) => piles).length : count;
  const blue = play.score.seats[play.table.me]?.rows.blue ?? 0;
  const science = countOf(ofColours(cards, ['green'])) > 0 ? words['mine.science.help'] : undefined;
  const leaving = horned > 0 ? words['mine.horned']({ count: horned }) : undefined;
  const told: readonly (readonly [title: string, foot: string | undefined])[] = [
    [words['mine.resources'], shortOf(play)],
    [words['mine.science'], science],
    [words['mine.shields']({ count: shields }), leaving],
    [words['mine.points']({ count: blue }), undefined],
  ];
  return (
    <div class="groups" style={{ '--cards': Math.max(laid, NAMED) }}>
      {told.map(([title, foot], i) => (
        <Group key={i} play={play} colours={GROUPS[i] ?? []} title={title} foot={foot} piled={piled} named={laid <= NAMED} />
      ))}
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
