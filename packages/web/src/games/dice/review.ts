// How a match of the past is told, turn by turn; everybody acts in each.
import type { DiceEvent, DiceView } from '@maravilha/dice';
import { describeEvent } from '@maravilha/words/dice';
import { asideWords } from '../../base/i18n.ts';
import { reviewWords } from '../../base/review-words.ts';
import { counted } from '../../table/log/places.ts';
import type { GameReview } from '../../table/plug.ts';
import { lineOf } from './log/log-sheet.tsx';
import { diceTableWords, diceWords } from './words.ts';

// What a Worker of our own has made: views and events of this game.
export const review: GameReview = {
  words: [asideWords],
  placesOf: (views) => counted((views as readonly DiceView[]).map(({ turn }) => turn)),
  numeral: String,
  chapter: (chapter) => (chapter === 0 ? diceTableWords()['log.setup'] : diceTableWords()['log.turn']({ turn: chapter })),
  turn: (turn) => reviewWords().choice({ n: turn }),
  lineOf: (event, whoOf, view) => {
    const { seats } = view as DiceView;
    return lineOf(describeEvent(diceWords(), event as DiceEvent, { whoOf, cityOf: (seat) => seats[seat]?.city }), event as DiceEvent);
  },
};
