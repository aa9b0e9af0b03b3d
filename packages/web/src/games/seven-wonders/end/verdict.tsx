// What decided it, in words with the coins drawn.
import type { ComponentChildren } from 'preact';
import { Coin } from '../../../components/index.ts';
import type { RankedSide } from '@maravilha/seven-wonders';
import { sevenWondersEndWords } from '../end-words.ts';
import { sevenWondersWords } from '../words.ts';
import type { Play } from '../play.ts';
import { decidedBy, type TieWords } from '../../../table/end/told.ts';
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

const tieWords = (play: Play): TieWords<RankedSide> => {
  const words = sevenWondersEndWords();
  const teams = play.score.teams.length > 0;
  return {
    tied: (sides, { points, names }) => {
      const holders = sides.map(({ seats, coins }) => ({ names: seats.map(play.nameOf), coins: marked(coins) }));
      return words[teams ? 'how.tie.teams' : 'how.tie']({ points, others: names, holders });
    },
    shared: ({ coins }, tie) => words[teams ? 'how.shared.teams' : 'how.shared']({ ...tie, coins: marked(coins) }),
  };
};

/** The sentence under the title. */
export const howOf = (play: Play, verdict: Verdict<RankedSide>): ComponentChildren => draw(decidedBy(play, verdict, tieWords(play)));
