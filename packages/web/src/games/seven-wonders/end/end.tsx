// The end: who won and how, the score pad, where the points came from, and all that lay face down.
import './rows.css';
import './sheets.css';
import { WonderScene } from '../../../components/index.ts';
import { asideWords } from '../../../base/i18n.ts';
import { sevenWondersEndWords } from '../words.ts';
import { growth } from '../../../symbols/growth.ts';
import { Chart } from '../../../table/end/chart.tsx';
import { Result } from '../../../table/end/end.tsx';
import type { Scored } from '../../../table/end/scored.ts';
import { rankedOf, titleOf } from '../../../table/end/told.ts';
import type { ScoreRow } from '@maravilha/seven-wonders';
import { boardFace } from '../faces.ts';
import { cityAt, stageTotal } from '../model.ts';
import type { Play } from '../play.ts';
import { SevenWondersPad } from './pad.tsx';
import { type Ended, pointsOf, ranking, rowsOf, totalOf, verdictOf } from './result.ts';
import { ROW_SYMBOL, rowName } from './row-mark.ts';
import { BuriedList, DiscardList } from './sheets.tsx';
import { howOf } from './verdict.tsx';

const scoredOf = (play: Play): Scored<ScoreRow> => ({
  rows: rowsOf(play.table.view).map((id) => ({ id, name: rowName(play, id), icon: ROW_SYMBOL[id] })),
  winners: play.score.winners,
  pointsOf: (seat, row) => pointsOf(play.score, seat, row),
  totalOf: (seat) => totalOf(play.score, seat),
});

/** The winner's board as it stands. */
function Hero({ play, seat }: { readonly play: Play; readonly seat: number }) {
  const city = cityAt(play.table, seat);
  if (city.board === undefined || city.side === undefined) return null;
  const stage = growth(city.stages.length, stageTotal(city));
  return <WonderScene scene={boardFace(city.board, city.side).scene} time={city.side} stage={stage} />;
}

export function End({ play }: { readonly play: Play }) {
  const words = sevenWondersEndWords();
  const aside = asideWords();
  const ended: Ended = { view: play.table.view, score: play.score };
  const sides = ranking(ended);
  const verdict = verdictOf(ended);
  const [first] = sides;
  if (verdict === undefined || first === undefined) return null;
  const seats = sides.flatMap((side) => side.seats);
  const scored = scoredOf(play);
  const note = words['chart.note'];
  return (
    <Result
      play={play}
      class={play.score.teams.length > 0 ? 'teams' : ''}
      hero={<Hero play={play} seat={first.seats[0] ?? play.table.me} />}
      shared={verdict.kind === 'shared'}
      title={titleOf(play, verdict.kind === 'shared', first.seats)}
      total={first.total}
      how={howOf(play, verdict)}
      ranking={rankedOf(
        play,
        sides,
        (side) => side.seats,
        ({ coins }) => words['rank.treasury']({ coins }),
      )}
      pad={<SevenWondersPad play={play} scored={scored} seats={seats} />}
      leaves={[
        {
          id: 'chart',
          title: aside['end.chart'],
          short: aside['end.chart.tab'],
          note,
          draw: () => <Chart scored={scored} seats={seats} nameOf={play.nameOf} note={play.phone ? note : undefined} />,
        },
        {
          id: 'buried',
          title: words['buried.title'],
          short: words['buried.tab'],
          draw: () => <BuriedList play={play} seats={seats} />,
        },
        { id: 'discard', title: words['discard.title'], short: words['discard.tab'], draw: () => <DiscardList play={play} /> },
      ]}
      checks="buried"
    />
  );
}
