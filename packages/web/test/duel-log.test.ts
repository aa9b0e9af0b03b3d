import { describe, expect, it } from 'vitest';
import { headlineOf } from '../src/games/duel/headline.ts';
import { chaptersOf, lastTurn, turnsSince } from '../src/games/duel/log.ts';

const logged = (seq: number, event: { kind: string }) => ({ seq, at: 0, event });

describe('the log', () => {
  it('falls into ages and choices, and leaves out what it does not know', () => {
    const chapters = chaptersOf([
      logged(1, { kind: 'drafted' }),
      logged(2, { kind: 'age-began', age: 1 } as never),
      logged(3, { kind: 'built' }),
      logged(3, { kind: 'revealed' }),
      logged(4, { kind: 'from-the-future' }),
    ]);
    expect(chapters.map((c) => [c.age, c.turns.map((t) => t.events.length)])).toEqual([
      [0, [1]],
      [1, [1, 2]],
    ]);
  });

  it('knows the newest choice, however much came at once', () => {
    expect(lastTurn([logged(1, { kind: 'drafted' }), logged(2, { kind: 'built' }), logged(2, { kind: 'revealed' })])).toHaveLength(2);
    expect(lastTurn([])).toEqual([]);
  });

  it('counts the turns of the other since mine', () => {
    const built = (seq: number, seat: number) => logged(seq, { kind: 'built', seat } as never);
    const log = [logged(0, { kind: 'offered' }), built(1, 0), built(2, 1), logged(2, { kind: 'revealed' }), built(3, 1)];
    expect([0, 1].map((seat) => turnsSince(log, seat))).toEqual([2, 0]);
    expect(turnsSince([logged(0, { kind: 'offered' })], 0)).toBe(0);
  });

  it('puts the act into one line, and the end of the game before all', () => {
    const built = { kind: 'built', seat: 0, card: 'walls', by: 'payment', paid: 0, trade: 0 } as const;
    const pawn = { kind: 'pawn', seat: 0, from: 7, to: 9 } as const;
    const over = { kind: 'over', ending: 'military', winners: [0] } as const;
    expect(headlineOf([built, pawn])).toEqual([built]);
    expect(headlineOf([built, pawn, over])).toEqual([over]);
  });
});
