import type { GameText } from '@maravilha/family';
import type { MoveError } from '@maravilha/kernel';
import type { CliWords } from '@maravilha/words/cli';

/** Why a move was refused, in words. `move` is the move as its author wrote it. */
export const refusalText = (error: MoveError, move: unknown, text: GameText, words: CliWords): string => {
  switch (error.code) {
    case 'game-over':
      return words['move.gameOver'];
    case 'not-awaited':
      return words['move.notAwaited']({ seat: error.seat });
    case 'malformed-move':
      return words['move.malformed']({ detail: error.detail });
    case 'nothing-chosen':
      return words['move.notAwaited']({ seat: error.seat });
    case 'missing-choice':
      return words['move.notAwaited']({ seat: error.seats[0] ?? 0 });
    case 'illegal-move': {
      const shown = JSON.stringify(move);
      // The reason is the game's own: only its text can read more of it than that it says no.
      const why = error.why === undefined ? '' : text.refusal({ ...error.why, possible: false }).replace(/\.$/, '');
      return why === '' ? words['move.illegal']({ move: shown }) : words['move.illegalWhy']({ move: shown, why });
    }
  }
};
