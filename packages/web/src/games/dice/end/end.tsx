// The end: who won and how, the score pad by structure, where the points came from, the sheets as they stand.
import './end.css';
import { SCORE_ROWS, type ScoreRow, structureIn, structureOf } from '@maravilha/dice';
import { theme } from '../../../base/settings.ts';
import { Coin, Icon, WonderScene } from '../../../components/index.ts';
import { diceTableWords, diceWords } from '../words.ts';
import { Beside, type PadParts, RowHead } from '../../../table/end/pad.tsx';
import { RankedResult } from '../../../table/end/ranked-result.tsx';
import { scoredOf } from '../../../table/end/scored.ts';
import { decidedBy, type TieWords } from '../../../table/end/told.ts';
import { seatAt, spacesOn } from '../model.ts';
import { OtherSheet } from '../others.tsx';
import type { Play } from '../play.ts';
import { structureMark } from '../pieces/index.ts';
import { cityName } from '../sheet-words.ts';
import { type Holder, ranking } from './result.ts';
import { whyOf } from './why.tsx';

const tieWords = (play: Play): TieWords<Holder> => ({
  tied: (sides, { points, names }) =>
    diceTableWords()['how.tie']({
      points,
      others: names,
      coins: sides.map(({ seats, coins }) => ({ name: seats.map(play.nameOf).join(), coins })),
    }),
  shared: ({ coins }, tie) => diceTableWords()['how.shared']({ ...tie, coins }),
});

/** How many spaces of the structure are crossed off. */
function Detail({ play, seat, row }: { readonly play: Play; readonly seat: number; readonly row: ScoreRow }) {
  const { city, crossed } = seatAt(play.table, seat);
  if (city === undefined) return null;
  const ids = spacesOn(city).filter((space) => structureIn(space) === row);
  const parts = { crossed: ids.filter((space) => crossed.includes(space)).length, of: ids.length };
  return (
    <Beside said={diceTableWords()['end.spaces'](parts)}>
      {parts.crossed}/{parts.of}
    </Beside>
  );
}

const padOf = (play: Play): PadParts<ScoreRow> => ({
  head: (seat) => {
    const { city } = seatAt(play.table, seat);
    return { note: city !== undefined && cityName(city) };
  },
  detail: (seat, row) => !play.phone && <Detail play={play} seat={seat} row={row} />,
  foot: (seats) => (
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
  ),
});

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
  const rows = SCORE_ROWS.map((id) => ({
    id,
    name: diceWords()[`score.${id}`],
    icon: structureMark(id),
    colour: structureOf('giza', id).colour,
  }));
  return (
    <RankedResult
      play={play}
      game={diceWords()['game.name']}
      book="dice"
      class="dice-end"
      scored={scoredOf(play.score, rows)}
      places={ranking(play.table.view, play.score)}
      hero={(seat) => {
        const { city } = seatAt(play.table, seat);
        return city === undefined ? <Icon id="stage" /> : <WonderScene scene={city} time={theme.value} stage={3} />;
      }}
      how={(verdict) => `${diceWords()['ending.bonuses']}. ${decidedBy(play, verdict, tieWords(play))}`}
      decided={({ coins }) => words['rank.coins']({ count: coins })}
      pad={padOf(play)}
      why={whyOf(play)}
      leaves={(seats) => [
        { id: 'sheets', title: words['end.sheets'], short: words['end.sheets.tab'], draw: () => <Sheets play={play} seats={seats} /> },
      ]}
      checks="sheets"
    />
  );
}
