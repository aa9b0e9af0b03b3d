// How a match of the past is told, round by round.
import type { ArchitectsEvent, ArchitectsView } from '@maravilha/architects';
import { asideWords } from '../../base/i18n.ts';
import { reviewWords } from '../../base/review-words.ts';
import { counted } from '../../table/log/places.ts';
import type { GameReview } from '../../table/plug.ts';
import { architectsEndWords } from './end-words.ts';
import { lineOf } from './log/log-sheet.tsx';

/** A round begins when the turn comes to the first player, or past it. */
const roundsOf = (views: readonly ArchitectsView[]): readonly number[] => {
  let round = 0;
  let before = Number.POSITIVE_INFINITY;
  return views.map(({ decks, active, first, seats }) => {
    if (decks.length === 0) return 0;
    const far = (active - first + seats.length) % seats.length;
    if (far < before) round += 1;
    before = far;
    return round;
  });
};

// What a Worker of our own has made: views and events of this game.
export const review: GameReview = {
  words: [asideWords, architectsEndWords],
  placesOf: (views) => counted(roundsOf(views as readonly ArchitectsView[])),
  numeral: String,
  chapter: (chapter) => (chapter === 0 ? architectsEndWords()['log.setup'] : architectsEndWords()['log.round']({ round: chapter })),
  turn: (turn) => reviewWords().choice({ n: turn }),
  lineOf: (event, whoOf) => lineOf(whoOf, event as ArchitectsEvent),
};
