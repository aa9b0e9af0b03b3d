// How a match of the past is told, choice by choice.
import type { DuelEvent, DuelView } from '@maravilha/duel';
import { asideWords } from '../../base/i18n.ts';
import { reviewWords } from '../../base/review-words.ts';
import { counted } from '../../table/log/places.ts';
import type { GameReview } from '../../table/plug.ts';
import { lineOf } from './log/log-sheet.tsx';
import { duelAsideWords } from './words.ts';

const ROMAN = ['0', 'I', 'II', 'III'] as const;
const isAge = (n: number): n is 1 | 2 | 3 => n >= 1 && n <= 3;

// What a Worker of our own has made: views and events of this game.
export const review: GameReview = {
  words: [asideWords, duelAsideWords],
  placesOf: (views) => counted((views as readonly DuelView[]).map(({ age }) => age)),
  numeral: (chapter) => ROMAN[chapter] ?? String(chapter),
  chapter: (chapter) => (isAge(chapter) ? duelAsideWords().age({ age: chapter }) : asideWords()['log.draft']),
  turn: (turn) => reviewWords().choice({ n: turn }),
  lineOf: (event, whoOf) => lineOf(whoOf, event as DuelEvent),
};
