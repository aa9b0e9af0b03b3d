// The end: who won and how, the score pad under the wonders as they stand, where the points came from.
import './end.css';
import { architectsTable as engine, SCORE_ROWS } from '@maravilha/architects';
import { architectsEndWords } from '../end-words.ts';
import { architectsWords } from '../words.ts';
import { RankedResult } from '../../../table/end/ranked-result.tsx';
import { scoredOf } from '../../../table/end/scored.ts';
import { decidedBy, type TieWords } from '../../../table/end/told.ts';
import { cityAt } from '../model.ts';
import { ROW_SIGNS } from '../pieces/index.ts';
import type { Play } from '../play.ts';
import { wonderName } from '../say.ts';
import { padOf } from './pad.tsx';
import { type Builder, ranking } from './result.ts';
import { StandingWonder, Wonders } from './wonders.tsx';
import { whyOf } from './why.tsx';

const tieWords = (play: Play): TieWords<Builder> => ({
  tied: (sides, { points, names }) =>
    architectsEndWords()['how.tie']({
      points,
      others: names,
      builders: sides.map(({ seats, stages }) => ({ name: seats.map(play.nameOf).join(), stages })),
    }),
  shared: ({ stages }, tie) => architectsEndWords()['how.shared']({ ...tie, stages }),
});

/** How the game came to its end. */
const endedBy = (play: Play): string => {
  const seat = engine.completerOf(play.table.view);
  const wonder = seat === undefined ? undefined : cityAt(play.table, seat).wonder;
  if (seat === undefined || wonder === undefined) return architectsEndWords()['ending.empty'];
  return architectsEndWords()['ending.wonder']({ name: play.nameOf(seat), wonder: wonderName(wonder) });
};

export function EndScreen({ play }: { readonly play: Play }) {
  const words = architectsEndWords();
  const rows = SCORE_ROWS.map((id) => ({ id, name: architectsWords()[`score.${id}`], icon: ROW_SIGNS[id] }));
  return (
    <RankedResult
      play={play}
      game={architectsWords()['game.name']}
      book="architects"
      class="architects-end"
      scored={scoredOf(play.score, rows)}
      places={ranking(play.table.view, play.score)}
      hero={(seat) => (
        <div class="picture">
          <StandingWonder play={play} seat={seat} plaques="none" />
        </div>
      )}
      how={(verdict) => `${endedBy(play)} ${decidedBy(play, verdict, tieWords(play))}`}
      decided={({ stages }) => words['rank.stages']({ count: stages })}
      pad={padOf(play)}
      why={whyOf(play)}
      leaves={(seats) => [
        { id: 'wonders', title: words['wonders.title'], short: words['wonders.tab'], draw: () => <Wonders play={play} seats={seats} /> },
      ]}
      checks="wonders"
    />
  );
}
