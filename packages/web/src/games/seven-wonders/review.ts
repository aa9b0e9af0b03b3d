// How a match of the past is told, turn by turn.
import type { SevenWondersEvent, SevenWondersView } from '@maravilha/seven-wonders';
import { asideWords } from '../../base/i18n.ts';
import type { GameReview } from '../../table/plug.ts';
import { sevenWondersEndWords } from './end-words.ts';
import { lineOf } from './log/log-sheet.tsx';
import { cardDef } from './model.ts';
import { cardName, roman } from './say.ts';
import { sevenWondersWords } from './words.ts';

const isAge = (n: number): n is 1 | 2 | 3 => n >= 1 && n <= 3;

// What a Worker of our own has made: views and events of this game.
export const review: GameReview = {
  words: [asideWords, sevenWondersEndWords],
  placesOf: (views) => (views as readonly SevenWondersView[]).map(({ age, turn }, i) => ({ chapter: age, turn: age === 0 ? i + 1 : turn })),
  numeral: (chapter) => (chapter === 0 ? '0' : roman(chapter)),
  chapter: (chapter) => (isAge(chapter) ? sevenWondersWords().age({ age: chapter }) : sevenWondersEndWords()['log.boards']),
  turn: (turn) => sevenWondersEndWords()['log.turn']({ turn }),
  lineOf: (event, whoOf) => lineOf(whoOf, event as SevenWondersEvent),
  hand: (view, seat) =>
    ((view as SevenWondersView).seats[seat]?.hand ?? []).map((id) => ({ id, name: cardName(id), colour: cardDef(id).colour })),
};
