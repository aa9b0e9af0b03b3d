// What decided it, in words with the coins drawn.
import type { ComponentChildren } from 'preact';
import { Coin } from '../../../components/index.ts';
import { asideWords } from '../../../base/i18n.ts';
import type { RankedSide } from '@maravilha/seven-wonders';
import { sevenWondersEndWords, sevenWondersWords } from '../words.ts';
import type { Play } from '../play.ts';
import type { Verdict } from '../../../table/end/verdict.ts';

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
        <span class="visually-hidden">{sevenWondersWords().coins({ count: Number(part) })}</span>
      </span>
    ),
  );

const namesOf = (play: Play, side: RankedSide): readonly string[] => side.seats.map(play.nameOf);

const sentenceOf = (play: Play, verdict: Verdict<RankedSide>): string => {
  const words = sevenWondersEndWords();
  const teams = play.score.teams.length > 0;
  switch (verdict.kind) {
    case 'ahead':
      return asideWords()['end.ahead']({ count: verdict.by, names: namesOf(play, verdict.second) });
    case 'tied': {
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

/** The sentence under the title. */
export const howOf = (play: Play, verdict: Verdict<RankedSide>): ComponentChildren => draw(sentenceOf(play, verdict));
