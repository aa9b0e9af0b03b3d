// What hints say of a move in Dice.
import type { DiceMove, DiceReason, DiceView } from '@maravilha/dice';
import { type HintKnowledge, pointsGained, reasonsBy, when } from '../../reason.ts';

/** Attacks have a reason of their own. */
const BARRACKS = ['barracksWest', 'barracksEast'];

const reasons = reasonsBy<DiceView, DiceMove>((game, { seat, move, before, after, rows, from }) => {
  const { follows } = game.explain(from, seat, move) as DiceReason;
  const [had, has] = [before.seats[seat], after.seats[seat]];
  const opened = has.unlocked.find((die) => !had.unlocked.includes(die));
  const attack = follows?.attack?.points ?? 0;
  const resources = has.resources - had.resources;
  const earned = has.coins - had.coins;
  return [
    ...when(follows?.completes !== undefined, { code: 'completes', structure: follows?.completes ?? '' }),
    ...when(follows?.bonus === true, { code: 'bonus' }),
    ...when(attack > 0, { code: 'attack', points: attack }),
    ...pointsGained(rows, attack > 0 ? BARRACKS : []),
    ...when(resources > 0, { code: 'resources', count: resources }),
    ...(opened === undefined ? [] : [{ code: 'unlocks', die: opened } as const]),
    ...when(earned > 0, { code: 'coins', coins: earned }),
  ];
});

export const diceHints: HintKnowledge = {
  reasons,
  priceOf: (game, s, seat, move) => (game.explain(s, seat, move as DiceMove) as DiceReason).bill?.total,
};
