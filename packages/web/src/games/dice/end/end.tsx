// The end: who won and how, the score pad by structure, where the points came from, the sheets as they stand.
import './end.css';
import { type RankedSeat, SCORE_ROWS, type ScoreRow, structureIn, structureOf } from '@maravilha/dice';
import { theme } from '../../../base/settings.ts';
import { Coin, Icon, WonderScene } from '../../../components/index.ts';
import { asideWords } from '../../../base/i18n.ts';
import { diceTableWords, diceWords } from '../words.ts';
import { Chart } from '../../../table/end/chart.tsx';
import { Result } from '../../../table/end/end.tsx';
import { Pad, PadHead, RowHead } from '../../../table/end/pad.tsx';
import type { Scored } from '../../../table/end/scored.ts';
import { rankedOf, titleOf } from '../../../table/end/told.ts';
import type { Verdict } from '../../../table/end/verdict.ts';
import { seatAt, spacesOn } from '../model.ts';
import { OtherSheet } from '../others.tsx';
import { avatarOf, type Play } from '../play.ts';
import { structureMark } from '../pieces/index.ts';
import { cityName } from '../say.ts';
import { type Ended, pointsOf, ranking, verdictOf } from './result.ts';

const scoredOf = ({ score }: Play): Scored<ScoreRow> => ({
  rows: SCORE_ROWS.map((id) => ({ id, name: diceWords()[`score.${id}`], icon: structureMark(id), colour: structureOf('giza', id).colour })),
  winners: score.winners,
  pointsOf: (seat, row) => pointsOf(score, seat, row),
  totalOf: (seat) => score.seats[seat]?.total ?? 0,
});

const decidedBy = (play: Play, verdict: Verdict<RankedSeat>): string => {
  const words = diceTableWords();
  const named = (places: readonly RankedSeat[]): readonly string[] => places.map(({ seat }) => play.nameOf(seat));
  switch (verdict.kind) {
    case 'ahead':
      return asideWords()['end.ahead']({ count: verdict.by, names: named([verdict.second]) });
    case 'tied':
      return words['how.tie']({
        points: verdict.tied[0]?.total ?? 0,
        others: named(verdict.tied.slice(1)),
        coins: verdict.tied.map(({ seat, coins }) => ({ name: play.nameOf(seat), coins })),
      });
    case 'shared': {
      const [first] = verdict.winners;
      return words['how.shared']({ names: named(verdict.winners), points: first?.total ?? 0, coins: first?.coins ?? 0 });
    }
  }
};

function Head({ play, seat }: { readonly play: Play; readonly seat: number }) {
  const { city } = seatAt(play.table, seat);
  return (
    <PadHead
      name={play.nameOf(seat)}
      won={play.score.winners.includes(seat)}
      phone={play.phone}
      seats={play.table.seats}
      avatar={avatarOf(play, seat)}
      note={city !== undefined && cityName(city)}
    />
  );
}

/** How many spaces of the structure are crossed off. */
function Detail({ play, seat, row }: { readonly play: Play; readonly seat: number; readonly row: ScoreRow }) {
  const { city, crossed } = seatAt(play.table, seat);
  if (city === undefined) return null;
  const ids = spacesOn(city).filter((space) => structureIn(space) === row);
  const parts = { crossed: ids.filter((space) => crossed.includes(space)).length, of: ids.length };
  const said = diceTableWords()['end.spaces'](parts);
  return (
    <small title={said}>
      <span aria-hidden="true">
        {parts.crossed}/{parts.of}
      </span>
      <span class="visually-hidden">{said}</span>
    </small>
  );
}

interface PadProps {
  readonly play: Play;
  readonly scored: Scored<ScoreRow>;
  readonly seats: readonly number[];
}

function DicePad({ play, scored, seats }: PadProps) {
  return (
    <Pad
      scored={scored}
      seats={seats}
      head={(seat) => <Head key={seat} play={play} seat={seat} />}
      detail={(seat, row) => !play.phone && <Detail play={play} seat={seat} row={row} />}
      foot={
        <tr class="coins">
          <RowHead row="coins" icon="coin">
            {diceTableWords()['end.coins']}
          </RowHead>
          {seats.map((seat) => (
            <td key={seat}>
              <Coin n={seatAt(play.table, seat).coins} />
            </td>
          ))}
        </tr>
      }
    />
  );
}

/** Every sheet at a glance; a press opens all of it. */
function Sheets({ play, seats }: { readonly play: Play; readonly seats: readonly number[] }) {
  return (
    <div class="sums">
      {seats.map((seat) => (
        <OtherSheet key={seat} play={play} seat={seat} size="short" />
      ))}
    </div>
  );
}

export function EndScreen({ play }: { readonly play: Play }) {
  const words = diceTableWords();
  const aside = asideWords();
  const ended: Ended = { view: play.table.view, score: play.score };
  const places = ranking(ended);
  const verdict = verdictOf(ended);
  const [first] = places;
  if (verdict === undefined || first === undefined) return null;
  const seats = places.map(({ seat }) => seat);
  const scored = scoredOf(play);
  const { city } = seatAt(play.table, first.seat);
  return (
    <Result
      play={play}
      class="dice-end"
      hero={city === undefined ? <Icon id="stage" /> : <WonderScene scene={city} time={theme.value} stage={3} />}
      shared={verdict.kind === 'shared'}
      title={titleOf(play, verdict.kind === 'shared', [first.seat])}
      total={first.total}
      how={`${diceWords()['ending.bonuses']}. ${decidedBy(play, verdict)}`}
      ranking={rankedOf(
        play,
        places,
        ({ seat }) => [seat],
        ({ coins }) => words['rank.coins']({ count: coins }),
      )}
      pad={<DicePad play={play} scored={scored} seats={seats} />}
      leaves={[
        {
          id: 'chart',
          title: aside['end.chart'],
          short: aside['end.chart.tab'],
          draw: () => <Chart scored={scored} seats={seats} nameOf={play.nameOf} />,
        },
        { id: 'sheets', title: words['end.sheets'], short: words['end.sheets.tab'], draw: () => <Sheets play={play} seats={seats} /> },
      ]}
      checks="sheets"
    />
  );
}
