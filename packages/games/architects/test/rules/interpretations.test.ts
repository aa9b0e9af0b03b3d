// Each point on which the rule book leaves room is one switch: turned over it changes what it says.
import { eventsOf } from '@maravilha/kernel/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { INTERPRETATIONS as Built } from '../../src/interpretations.ts';
import type * as Scenario from '../kit/scenario.ts';

type Interpretations = typeof Built;
type Kit = typeof Scenario;

/** The game with other interpretations: the module that holds them is replaced before anything reads it. */
const kitWith = async (other: Partial<Interpretations>): Promise<Kit> => {
  const { INTERPRETATIONS } = await vi.importActual<{ readonly INTERPRETATIONS: Interpretations }>('../../src/interpretations.ts');
  vi.resetModules();
  vi.doMock('../../src/interpretations.ts', () => ({ INTERPRETATIONS: { ...INTERPRETATIONS, ...other } }));
  return import('../kit/scenario.ts');
};

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.doUnmock('../../src/interpretations.ts');
});

/** One situation, read off as words under an interpretation. */
const compare = async <T>(other: Partial<Interpretations>, play: (kit: Kit) => T): Promise<{ readonly built: T; readonly turned: T }> => ({
  built: play(await kitWith({})),
  turned: play(await kitWith(other)),
});

test('[AR-BUILD-8] maximiseStages: only payments that allow most stages', async () => {
  const { built, turned } = await compare({ maximiseStages: true }, ({ duo, take }) => {
    const g = duo(
      { built: [1], cards: { wood: 1, stone: 1, brick: 1 }, tokens: ['urbanism'] },
      { giza: ['wood'], rhodes: ['coin'] },
      { options: { coins: 'free' } },
    );
    g.playAll(take('giza'), take('rhodes'));
    return g.payments(2);
  });
  expect(built).toEqual(['brick coin', 'stone coin', 'wood coin', 'wood wood']);
  expect(turned).toEqual(['wood coin', 'wood wood']);
});

test('[AR-TOKEN-6] extraCardOptional off: an extra card must be taken', async () => {
  const { built, turned } = await compare({ extraCardOptional: false }, ({ duo, take, END }) => {
    const g = duo({ tokens: ['urbanism'] }, { giza: ['wood', 'blue-3'] });
    g.play(take('giza'));
    const open = g.legal().some(({ kind }) => kind === END.kind);
    g.play(take('giza'));
    return { open, next: g.awaited() };
  });
  expect(built).toEqual({ open: true, next: 1 });
  expect(turned).toEqual({ open: false, next: 1 });
});

describe('economyForces off: a stage that only Economy pays may be left', () => {
  test('[AR-TOKEN-8] [AR-R32] the player may refuse, or build', async () => {
    const { built, turned } = await compare({ economyForces: false }, ({ duo, take, build, END }) => {
      const start = () => {
        const g = duo({ built: [1, 2, 3], cards: { wood: 1 }, tokens: ['economy'] }, { giza: ['coin'] });
        g.play(take('giza'));
        return g;
      };
      const refusing = start();
      if (refusing.awaited() === 0) refusing.play(END);
      const building = start();
      if (building.awaited() === 0) building.play(build(4));
      return { left: refusing.seat(0).built, taken: building.seat(0).built, next: refusing.awaited() };
    });
    expect(built).toEqual({ left: [1, 2, 3, 4], taken: [1, 2, 3, 4], next: 1 });
    expect(turned).toEqual({ left: [1, 2, 3], taken: [1, 2, 3, 4], next: 1 });
  });

  test('[AR-TOKEN-8] what the cards pay without it is forced all the same', async () => {
    const { built, turned } = await compare({ economyForces: false }, ({ duo, take, END }) => {
      const g = duo({ built: [1], cards: { wood: 1 }, tokens: ['economy'] }, { giza: ['coin'] });
      g.play(take('giza'));
      return { payments: g.payments(2), end: g.can(END) };
    });
    expect(built).toEqual({ payments: ['coin', 'wood coin'], end: false });
    expect(turned).toEqual(built);
  });
});

test('[AR-TOKEN-9] engineeringPerTurn unlimited: it pays for every stage of the turn', async () => {
  const { built, turned } = await compare({ engineeringPerTurn: 'unlimited' }, ({ duo, take, build }) => {
    const g = duo(
      { wonder: 'rhodes', cards: { wood: 1 }, tokens: ['engineering', 'urbanism', 'crafts'] },
      { rhodes: ['brick', 'papyrus'], central: ['papyrus'] },
    );
    g.playAll(take('rhodes'), take('rhodes'), take('central'), build(2, 'wood brick'));
    return { built: g.seat(0).built, next: g.awaited() };
  });
  expect(built).toEqual({ built: [2], next: 1 });
  expect(turned).toEqual({ built: [1, 2], next: 1 });
});

describe('wonderEffectOptional: the deck that an effect asks for may be left', () => {
  test.each([
    { wonder: 'alexandria', decision: 'any-deck' },
    { wonder: 'halicarnassus', decision: 'search' },
  ] as const)('[AR-WONDER-1] $wonder', async ({ wonder, decision }) => {
    const { built, turned } = await compare({ wonderEffectOptional: true }, ({ duo, take, END }) => {
      const g = duo({ wonder, built: [1], cards: { wood: 1 } }, { central: ['wood'] });
      g.play(take('central'));
      const asked = g.view().decision;
      const may = g.legal().some(({ kind }) => kind === 'end');
      if (may) g.play(END);
      return { asked, may, next: g.awaited(), cards: g.cards(0) };
    });
    expect(built).toEqual({ asked: decision, may: false, next: 0, cards: {} });
    expect(turned).toEqual({ asked: decision, may: true, next: 1, cards: {} });
  });
});

test('[AR-CAT-4] catLookExtraCards: the holder looks before an extra card too', async () => {
  const { built, turned } = await compare({ catLookExtraCards: true }, ({ duo, take }) => {
    const g = duo({ cards: { 'blue-2-cat': 1 }, tokens: ['urbanism'] }, { central: ['wood', 'coin'] }, { cat: 0 });
    g.play(take('central'));
    return {
      known: g.deck('central', 0).top,
      others: g.deck('central', 1).top,
      looks: eventsOf(g.heard(0), 'looked').map(({ card }) => card),
    };
  });
  expect(built).toEqual({ known: undefined, others: undefined, looks: [] });
  expect(turned).toEqual({ known: 'coin', others: undefined, looks: ['coin'] });
});

test('[AR-EMPTY-2] noCardLeft: the game ends at once when a seat reaches no card', async () => {
  const { built, turned } = await compare({ noCardLeft: 'end' }, ({ tableWith, decksWith, take }) => {
    const g = tableWith({
      options: { seats: 4 },
      cities: [{ wonder: 'giza' }, { wonder: 'rhodes' }, { wonder: 'olympia' }, { wonder: 'babylon' }],
      decks: decksWith({ olympia: ['blue-3', 'red-0'] }, { giza: 0, babylon: 0, central: 0 }),
      turn: 3,
    });
    g.play(take('olympia'));
    return { next: g.awaited(), ending: g.view().ending };
  });
  expect(built).toEqual({ next: 1, ending: undefined });
  expect(turned).toEqual({ next: undefined, ending: 'empty' });
});
