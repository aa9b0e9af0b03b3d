// The end: who won and how, the score pad, where the points came from, and what lies under the wonders.
import './end.css';
import { type DuelScore, SCORE_ROWS, type ScoreRow, SYMBOLS_TO_WIN } from '@maravilha/duel';
import { asideWords, tableWords } from '../../../base/i18n.ts';
import { theme } from '../../../base/settings.ts';
import { Coin, Mark, WonderScene } from '../../../components/index.ts';
import { Result } from '../../../table/end/end.tsx';
import type { PadParts } from '../../../table/end/pad.tsx';
import { scoredOf } from '../../../table/end/scored.ts';
import { titleOf } from '../../../table/end/told.ts';
import { UnderRow } from '../../../table/end/under-row.tsx';
import { wonderFace } from '../faces.ts';
import { cardDef } from '../model.ts';
import { cityAt, type Play } from '../play.ts';
import { cardName, wonderShort } from '../say.ts';
import { duelAsideWords, duelWords } from '../words.ts';
import { ROW_SYMBOL } from './row-mark.ts';
import { whyOf } from './why.tsx';

const scoreAt = (score: DuelScore, seat: number) => score.seats[seat === 0 ? 0 : 1];

/** How it was won. */
const howOf = ({ score, table, nameOf }: Play): string => {
  const words = asideWords();
  const [winner, second] = score.winners;
  if (winner === undefined) return '';
  const won = scoreAt(score, winner);
  const lost = scoreAt(score, 1 - winner);
  if (second !== undefined) return words['end.tie-shared']({ points: won.total, blue: won.rows.blue });
  const name = nameOf(winner);
  const other = nameOf(1 - winner);
  switch (table.view.ending) {
    case 'military':
      return `${words['end.military']({ name, other })} ${words['end.not-by-points']}`;
    case 'science':
      return `${words['end.science']({ name, needed: SYMBOLS_TO_WIN })} ${words['end.not-by-points']}`;
    default:
      return score.tieBreak === 'blue'
        ? words['end.tie']({ name, other, points: won.total, blue: won.rows.blue, less: lost.rows.blue })
        : words['end.civil']({ name, points: won.total, other, less: lost.total });
  }
};

/** The newest wonder that the winner has built. */
function Hero({ play }: { readonly play: Play }) {
  const { wonders } = cityAt(play, play.score.winners[0] ?? play.table.me);
  const shown = wonders.findLast((w) => w.status === 'built') ?? wonders[0];
  return shown === undefined ? null : (
    <WonderScene scene={wonderFace(shown.wonder).scene} time={theme.value} built={shown.status === 'built'} />
  );
}

const buriedOf = (play: Play, seat: number) =>
  cityAt(play, seat).wonders.flatMap(({ under }) =>
    under === undefined ? [] : [{ name: cardName(under), colour: cardDef(under).colour }],
  );

const padOf = (play: Play): PadParts<ScoreRow> => ({
  detail: (seat, row) =>
    row === 'treasury' && (
      <small>
        <Coin n={cityAt(play, seat).coins} />
      </small>
    ),
  more: (seats) =>
    !play.phone && (
      <UnderRow
        title={asideWords()['end.buried']}
        none={asideWords()['end.no-buried']}
        seats={seats}
        winners={play.score.winners}
        cardsOf={(seat) => buriedOf(play, seat)}
      />
    ),
});

function Buried({ play, seats }: { readonly play: Play; readonly seats: readonly number[] }) {
  const words = tableWords();
  return (
    <div class="buried">
      {seats.map((seat) => (
        <section key={seat}>
          <h3>{play.nameOf(seat)}</h3>
          <ul>
            {cityAt(play, seat).wonders.map(({ wonder, status, under }) => (
              <li key={wonder} class={status}>
                <WonderScene scene={wonderFace(wonder).scene} time={theme.value} built={status === 'built'} />
                <span>
                  {wonderShort(wonder)}
                  <small>{under === undefined ? words[`wonder.${status}`] : words['wonder.under']({ card: cardName(under) })}</small>
                </span>
                {under !== undefined && <Mark colour={cardDef(under).colour} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export function End({ play }: { readonly play: Play }) {
  const words = asideWords();
  const { score, table } = play;
  const seats = [table.me, table.foe];
  const scored = scoredOf(
    score,
    SCORE_ROWS.map((id) => ({ id, name: duelAsideWords()[`score.${id}`], icon: ROW_SYMBOL[id] })),
  );
  const [winner] = score.winners;
  return (
    <Result
      play={play}
      game={duelWords()['game.name']}
      book="duel"
      scored={scored}
      seats={seats}
      hero={<Hero play={play} />}
      shared={score.winners.length > 1}
      title={titleOf(play, score.winners.length > 1, score.winners)}
      total={table.view.ending === 'civil' && winner !== undefined ? scored.totalOf(winner) : undefined}
      how={howOf(play)}
      pad={padOf(play)}
      why={whyOf(play)}
      leaves={[
        { id: 'buried', title: words['end.buried'], short: words['end.buried.tab'], draw: () => <Buried play={play} seats={seats} /> },
      ]}
      checks="buried"
    />
  );
}
