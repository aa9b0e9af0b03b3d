// Moves in words. The sentences of a game come from where its table has them already; those of other games are not fetched.
import type { Hint } from '@maravilha/bots';

/** What the sentences need to know of the table. */
interface Told {
  readonly move: Hint['move'];
  readonly view: object;
  readonly seat: number;
  nameOf(seat: number): string;
}

export type SayMove = (told: Told) => string;

const SAY: Readonly<Record<string, () => Promise<{ readonly sayMove: SayMove }>>> = {
  duel: () => import('./say-duel.ts'),
  'seven-wonders': () => import('./say-seven-wonders.ts'),
  architects: () => import('./say-architects.ts'),
  dice: () => import('./say-dice.ts'),
};

export const sentencesOf = async (game: string): Promise<SayMove> => {
  const load = SAY[game];
  if (load === undefined) throw new Error(`there are no sentences for ${game}`);
  return (await load()).sayMove;
};
