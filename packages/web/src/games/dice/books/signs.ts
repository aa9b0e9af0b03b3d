// Which symbol of the player aid each drawing of a table is.
import { COLOURS, DICE, type DieDef, DIE_IDS } from '@maravilha/dice/box';
import type { SignMap } from '../../../base/book.ts';
import { faceSign } from '../pieces/faces.ts';

/** The signs that only the faces of dice and the arrows of a sheet have. */
const FACES: SignMap = Object.fromEntries(
  DIE_IDS.flatMap((die) => {
    const { faces }: DieDef = DICE[die];
    return faces.flatMap((face) => {
      const sign = faceSign(face);
      return sign.kind === 'symbol' ? [[sign.symbol, `face-${face.symbol}`] as const] : [];
    });
  }),
);

export const signs: SignMap = {
  ...FACES,
  ...Object.fromEntries(COLOURS.map((colour) => [`mk-${colour}`, `die-${colour}`])),
  '.chip': 'resource',
  'space-cost': 'space',
  spy: 'face-spy-any',
  laureate: 'face-leader-laurel',
  'coin-face': 'face-coin7',
  stage: 'wonder',
  lock: 'unlock',
  'arrow-left': 'attack',
  'arrow-right': 'attack',
  coin: 'gain',
  'coin-gain': 'gain',
  'coin-loss': 'gain',
  points: 'points',
  hourglass: 'bonus',
  again: 'again',
  // What one effect draws, as a whole.
  '.effect-sign .defence': 'defence',
  '.effect-sign .colour-patch': 'cross',
  '.effect-sign .colour-patch ×2': 'cross-two',
  '.effect-sign .many': 'cross-any',
  '.effect-sign .flat-die coin': 'zero',
  '.effect-sign .flat-die coin-gain': 'chosen',
  '.effect-sign .flat-die coin-loss': 'minus',
  '.effect-sign die-5 coin .flat-die': 'free-die',
  '.effect-sign .flat-die lock': 'unlock',
  '.effect-sign .per .colour-patch': 'per',
  '.effect-sign .leaders .colour-patch': 'laurels',
  '.effect-sign .again': 'again',
};
