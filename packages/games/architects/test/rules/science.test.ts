// Green cards and how progress tokens are taken.
import { eventsOf, kindsOf, theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { TOKEN_IDS, type TokenId } from '../../src/index.ts';
import { build, duo, END, exchange, take, token } from '../kit/scenario.ts';

const OPEN = { open: ['decor', 'politics', 'strategy'] as const };
const ALL: readonly TokenId[] = [...TOKEN_IDS, 'culture'];

describe('[AR-GREEN-1] two alike or three different', () => {
  test('[AR-GREEN-1] [AR-R20] a pair is given, the third card stays', () => {
    const g = duo({ cards: { gear: 1, compass: 1 } }, { rhodes: ['gear'] }, OPEN);
    const events = g.play(take('rhodes'));
    expect(theEvent(events, 'exchanged')).toEqual({ kind: 'exchanged', seat: 0, symbols: ['gear', 'gear'], forced: true });
    g.expectDecision('token', 0);
    g.play(token('decor'));
    expect(g.cards(0)).toEqual({ compass: 1 });
    expect(g.tokens(0)).toEqual(['decor']);
    expect(g.view().discard.gear).toBe(2);
    g.expectDecision('card', 1);
  });

  test('[AR-GREEN-1] [AR-R21] gear, compass and tablet are given together', () => {
    const g = duo({ cards: { gear: 1, compass: 1 } }, { rhodes: ['tablet'] }, OPEN);
    const events = g.play(take('rhodes'));
    expect(theEvent(events, 'exchanged').symbols).toEqual(['compass', 'gear', 'tablet']);
    g.play(token('politics'));
    expect(g.cards(0)).toEqual({});
    expect(g.tokens(0)).toEqual(['politics']);
  });

  test('[AR-GREEN-1] two different ones are nothing yet', () => {
    const g = duo({ cards: { gear: 1 } }, { rhodes: ['tablet'] }, OPEN);
    expect(kindsOf(g.play(take('rhodes')))).toEqual(['took', 'turn']);
    expect(g.cards(0)).toEqual({ gear: 1, tablet: 1 });
  });

  test('[AR-GREEN-1] the turn cannot end before', () => {
    const g = duo({ cards: { gear: 1 }, tokens: ['science'] }, { rhodes: ['gear'] }, OPEN);
    g.play(take('rhodes'));
    g.expectDecision('act', 0);
    expect(g.refused(END)).toEqual(['forced']);
    expect(g.reason(0, END).why).toEqual([{ code: 'forced', stages: [], exchange: true }]);
    expect(g.refused(exchange('compass', 'compass'))).toContain('no-such-set');
  });
});

const both = () => {
  const g = duo({ cards: { gear: 1, compass: 1 }, tokens: ['science'] }, { rhodes: ['gear', 'tablet'] }, OPEN);
  g.playAll(take('rhodes'), take('rhodes'));
  return g;
};

describe('[AR-GREEN-2] a pair and a set of three at once', () => {
  test('[AR-GREEN-2] [AR-R22] the player gives one of them, and there is one token', () => {
    const pair = both();
    pair.expectDecision('act', 0);
    expect(pair.legal()).toEqual([exchange('gear', 'gear'), exchange('compass', 'gear', 'tablet')]);
    pair.playAll(exchange('gear', 'gear'), token('decor'));
    expect(pair.cards(0)).toEqual({ compass: 1, tablet: 1 });
    expect(pair.tokens(0)).toEqual(['science', 'decor']);
    pair.expectDecision('card', 1);

    const trio = both();
    trio.playAll(exchange('tablet', 'gear', 'compass'), token('decor'));
    expect(trio.cards(0)).toEqual({ gear: 1 });
    expect(trio.tokens(0)).toEqual(['science', 'decor']);
    trio.expectDecision('card', 1);
  });

  test('[AR-GREEN-2] then it is tested again: two pairs are two tokens', () => {
    const g = duo({ cards: { gear: 1, compass: 1 }, tokens: ['science'] }, { rhodes: ['gear'], central: ['compass'] }, OPEN);
    g.playAll(take('rhodes'), take('central'), exchange('compass', 'compass'));
    const events = g.play(token('decor'));
    expect(theEvent(events, 'exchanged')).toMatchObject({ symbols: ['gear', 'gear'], forced: true });
    g.play(token('strategy'));
    expect(g.tokens(0)).toEqual(['science', 'decor', 'strategy']);
    expect(g.cards(0)).toEqual({});
  });
});

// Seven tokens lie in the other city, so five are in the pile.
const five = () => {
  const other = { tokens: ['culture', 'culture', 'education', 'tactics', 'economy', 'engineering', 'science'] as const };
  const g = duo({ cards: { gear: 1 } }, { rhodes: ['gear'] }, { ...OPEN, pile: ['crafts', 'urbanism'], other });
  g.play(take('rhodes'));
  return g;
};

describe('[AR-GREEN-3] which token', () => {
  test('[AR-GREEN-3] one of the three open ones, or the unseen top of the pile', () => {
    const g = five();
    expect(g.view().pile).toBe(5);
    expect(g.legal()).toEqual([token('decor'), token('politics'), token('strategy'), token('pile')]);
    expect(g.refused(token('crafts')).length).toBeGreaterThan(0);
  });

  test('[AR-R23] an open one is replaced from the pile at once', () => {
    const g = five();
    expect(theEvent(g.play(token('politics')), 'token')).toEqual({
      kind: 'token',
      seat: 0,
      token: 'politics',
      from: 'open',
      next: 'crafts',
    });
    expect([...g.view().open].sort()).toEqual(['crafts', 'decor', 'strategy']);
    expect(g.view().pile).toBe(4);
  });

  test('[AR-R23] the unseen one needs no replacement, and is seen by all from then on', () => {
    const g = five();
    expect(theEvent(g.play(token('pile')), 'token')).toMatchObject({ token: 'crafts', from: 'pile', next: undefined });
    expect(g.view().open).toEqual(['decor', 'politics', 'strategy']);
    expect(g.view().pile).toBe(4);
    expect(g.tokens(0)).toEqual(['crafts']);
  });
});

describe('[AR-GREEN-4] a token works from this moment', () => {
  test('[AR-GREEN-4] [AR-R26] Engineering from an exchange pays the next stage with wood and stone in the same turn', () => {
    const g = duo(
      { built: [1], cards: { wood: 1, stone: 1, gear: 1 } },
      { rhodes: ['gear'] },
      { open: ['engineering', 'decor', 'politics'] },
    );
    g.play(take('rhodes'));
    const events = g.play(token('engineering'));
    expect(theEvent(events, 'built')).toMatchObject({ stage: 2, paid: ['wood', 'stone'], engineering: true, economy: false, forced: true });
    expect(g.seat(0).built).toEqual([1, 2]);
    g.expectDecision('card', 1);
  });

  test('[AR-GREEN-4] a stage built after Architecture was taken gives its card', () => {
    const g = duo(
      { cards: { gear: 1, stone: 1 }, tokens: ['urbanism'] },
      { giza: ['wood'], rhodes: ['gear', 'blue-3'] },
      { open: ['architecture', 'decor', 'politics'] },
    );
    g.playAll(take('giza'), take('rhodes'), exchange('gear', 'gear'));
    const events = g.play(token('architecture'));
    expect(theEvent(events, 'built').stage).toBe(1);
    expect(g.view().extras).toEqual(['architecture']);
  });
});

test('[AR-GREEN-5] [AR-R25] Science taken for a pair gives no card for that pair', () => {
  const g = duo({ cards: { gear: 1 } }, { rhodes: ['gear'] }, { open: ['science', 'decor', 'politics'] });
  g.play(take('rhodes'));
  const events = g.play(token('science'));
  expect(eventsOf(events, 'extra')).toEqual([]);
  g.expectDecision('card', 1);
});

test('[AR-GREEN-5] a stage that was built before Architecture was taken gives no card', () => {
  const g = duo(
    { cards: { gear: 1, stone: 1 }, tokens: ['urbanism'] },
    { giza: ['wood'], rhodes: ['gear'] },
    { open: ['architecture', 'decor', 'politics'] },
  );
  g.playAll(take('giza'), take('rhodes'), build(1));
  expect(eventsOf(g.play(token('architecture')), 'extra')).toEqual([]);
  g.expectDecision('card', 1);
});

test('[AR-GREEN-5] nor does the stage of Babylon that brought Architecture, chosen or the last there is', () => {
  const city = { wonder: 'babylon', built: [1], cards: { wood: 1 } } as const;
  const chosen = duo(city, { babylon: ['wood'] }, { open: ['architecture', 'decor', 'politics'] });
  chosen.playAll(take('babylon'), token('architecture'));
  const last = duo(city, { babylon: ['wood'] }, { open: ['architecture'], other: { tokens: ALL.filter((id) => id !== 'architecture') } });
  last.play(take('babylon'));
  for (const g of [chosen, last]) {
    expect(g.tokens(0)).toEqual(['architecture']);
    expect(eventsOf(g.events, 'extra')).toEqual([]);
    g.expectDecision('card', 1);
  }
});

describe('[AR-GREEN-6] few tokens', () => {
  test('[AR-GREEN-6] an empty pile replaces nothing and cannot be chosen', () => {
    const other = { tokens: ALL.filter((id) => !['decor', 'politics', 'strategy'].includes(id)) };
    const g = duo({ cards: { gear: 1 } }, { rhodes: ['gear'] }, { ...OPEN, other });
    expect(g.view().pile).toBe(0);
    g.play(take('rhodes'));
    expect(g.legal()).toEqual([token('decor'), token('politics'), token('strategy')]);
    expect(g.refused(token('pile'))).toContain('no-token');
    expect(theEvent(g.play(token('decor')), 'token').next).toBeUndefined();
    expect(g.view().open).toEqual(['politics', 'strategy']);
  });

  test('[AR-GREEN-6] the last token comes by itself', () => {
    const other = { tokens: ALL.filter((id) => id !== 'decor') };
    const g = duo({ cards: { gear: 1 } }, { rhodes: ['gear'] }, { open: ['decor'], other });
    expect(theEvent(g.play(take('rhodes')), 'token').token).toBe('decor');
    g.expectDecision('card', 1);
    expect(g.view().open).toEqual([]);
  });

  test('[AR-GREEN-6] [AR-R35] without any token nothing happens: both gears stay', () => {
    const g = duo({ cards: { gear: 1 } }, { rhodes: ['gear'] }, { open: [], other: { tokens: ALL } });
    expect(kindsOf(g.play(take('rhodes')))).toEqual(['took', 'turn']);
    expect(g.cards(0)).toEqual({ gear: 2 });
  });

  test('[AR-GREEN-6] nor does Babylon get one', () => {
    const g = duo({ wonder: 'babylon', built: [1], cards: { wood: 1 } }, { babylon: ['wood'] }, { open: [], other: { tokens: ALL } });
    const events = g.play(take('babylon'));
    expect(theEvent(events, 'built').stage).toBe(2);
    expect(theEvent(events, 'effect-lost').seat).toBe(0);
    expect(g.tokens(0)).toEqual([]);
    g.expectDecision('card', 1);
  });
});
