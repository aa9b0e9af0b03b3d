// Who won and what decided it, in words with the coins drawn.
import type { ComponentChildren } from 'preact';
import { Coin } from '../../../components/index.ts';
import { sevenWondersWords, swEndWords } from '../../../i18n/index.ts';
import type { Play } from '../play.ts';
import { ranking, type Side, type Verdict, verdictOf } from './result.ts';

/** Stands around a number of coins in a sentence, where a coin is to be drawn. */
const MARK = '\u0000';
const marked = (coins: number): string => `${MARK}${coins}${MARK}`;

const draw = (sentence: string): ComponentChildren =>
  sentence.split(MARK).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <span key={i}>
        <span aria-hidden="true">
          <Coin n={part} />
        </span>
        <span class="vh">{sevenWondersWords().coins({ count: Number(part) })}</span>
      </span>
    ),
  );

const namesOf = (play: Play, side: Side): readonly string[] => side.seats.map(play.nameOf);

const sentenceOf = (play: Play, verdict: Verdict): string => {
  const words = swEndWords();
  const teams = play.score.teams.length > 0;
  switch (verdict.kind) {
    case 'ahead':
      return words['how.ahead']({ count: verdict.by, names: namesOf(play, verdict.second) });
    case 'treasury': {
      const holders = verdict.tied.map((side) => ({ names: namesOf(play, side), coins: marked(side.coins) }));
      const others = verdict.tied.slice(1).flatMap((side) => namesOf(play, side));
      return words[teams ? 'how.tie.teams' : 'how.tie']({ points: verdict.tied[0]?.total ?? 0, others, holders });
    }
    case 'shared': {
      const names = verdict.winners.flatMap((side) => namesOf(play, side));
      const [first] = verdict.winners;
      return words[teams ? 'how.shared.teams' : 'how.shared']({ names, points: first?.total ?? 0, coins: marked(first?.coins ?? 0) });
    }
  }
};

/** "Lia wins 62", and the sentence under it. */
export function VerdictText({ play }: { readonly play: Play }) {
  const words = swEndWords();
  const ended = { view: play.table.view, score: play.score };
  const verdict = verdictOf(ended);
  const [first] = ranking(ended);
  if (verdict === undefined || first === undefined) return null;
  const alone = first.seats.length === 1 && play.table.seated && first.seats[0] === play.table.me;
  const title =
    verdict.kind === 'shared' ? words['wins.shared'] : alone ? words['wins.you'] : words['wins.names']({ names: namesOf(play, first) });
  return (
    <div class="txt">
      <h2>
        {title} <b class="num">{first.total}</b>
      </h2>
      <p>{draw(sentenceOf(play, verdict))}</p>
    </div>
  );
}
