// The end: who won and how, the score pad under the wonders as they stand, where the points came from.
import './end.css';
import { architectsTable as engine, SCORE_ROWS, type ScoreRow } from '@maravilha/architects';
import { asideWords } from '../../../base/i18n.ts';
import { architectsEndWords, architectsWords } from '../words.ts';
import { Chart } from '../../../table/end/chart.tsx';
import { Result } from '../../../table/end/end.tsx';
import type { Scored } from '../../../table/end/scored.ts';
import { rankedOf, titleOf } from '../../../table/end/told.ts';
import type { Verdict } from '../../../table/end/verdict.ts';
import { cityAt } from '../model.ts';
import { ROW_SIGNS } from '../pieces/index.ts';
import type { Play } from '../play.ts';
import { wonderName } from '../say.ts';
import { ArchitectsPad } from './pad.tsx';
import { type Ended, type Placed, pointsOf, ranking, verdictOf } from './result.ts';
import { StandingWonder, Wonders } from './wonders.tsx';

const scoredOf = ({ score }: Play): Scored<ScoreRow> => ({
  rows: SCORE_ROWS.map((id) => ({ id, name: architectsWords()[`score.${id}`], icon: ROW_SIGNS[id] })),
  winners: score.winners,
  pointsOf: (seat, row) => pointsOf(score, seat, row),
  totalOf: (seat) => score.seats[seat]?.total ?? 0,
});

const decidedBy = (play: Play, verdict: Verdict<Placed>): string => {
  const words = architectsEndWords();
  const named = (places: readonly Placed[]): readonly string[] => places.map(({ seat }) => play.nameOf(seat));
  switch (verdict.kind) {
    case 'ahead':
      return asideWords()['end.ahead']({ count: verdict.by, names: named([verdict.second]) });
    case 'tied':
      return words['how.tie']({
        points: verdict.tied[0]?.total ?? 0,
        others: named(verdict.tied.slice(1)),
        builders: verdict.tied.map(({ seat, stages }) => ({ name: play.nameOf(seat), stages })),
      });
    case 'shared': {
      const [first] = verdict.winners;
      return words['how.shared']({ names: named(verdict.winners), points: first?.total ?? 0, stages: first?.stages ?? 0 });
    }
  }
};

/** How the game came to its end. */
const endedBy = (play: Play, ended: Ended): string => {
  const seat = engine.completerOf(ended.view);
  const wonder = seat === undefined ? undefined : cityAt(play.table, seat).wonder;
  if (seat === undefined || wonder === undefined) return architectsEndWords()['ending.empty'];
  return architectsEndWords()['ending.wonder']({ name: play.nameOf(seat), wonder: wonderName(wonder) });
};

export function EndScreen({ play }: { readonly play: Play }) {
  const words = architectsEndWords();
  const aside = asideWords();
  const ended: Ended = { view: play.table.view, score: play.score };
  const places = ranking(ended);
  const verdict = verdictOf(ended);
  const [first] = places;
  if (verdict === undefined || first === undefined) return null;
  const seats = places.map(({ seat }) => seat);
  const scored = scoredOf(play);
  return (
    <Result
      play={play}
      class="architects-end"
      hero={
        <div class="picture">
          <StandingWonder play={play} seat={first.seat} plaques="none" />
        </div>
      }
      shared={verdict.kind === 'shared'}
      title={titleOf(play, verdict.kind === 'shared', [first.seat])}
      total={first.total}
      how={`${endedBy(play, ended)} ${decidedBy(play, verdict)}`}
      ranking={rankedOf(
        play,
        places,
        ({ seat }) => [seat],
        ({ stages }) => words['rank.stages']({ count: stages }),
      )}
      pad={<ArchitectsPad play={play} scored={scored} seats={seats} />}
      leaves={[
        {
          id: 'chart',
          title: aside['end.chart'],
          short: aside['end.chart.tab'],
          draw: () => <Chart scored={scored} seats={seats} nameOf={play.nameOf} />,
        },
        { id: 'wonders', title: words['wonders.title'], short: words['wonders.tab'], draw: () => <Wonders play={play} seats={seats} /> },
      ]}
      checks="wonders"
    />
  );
}
