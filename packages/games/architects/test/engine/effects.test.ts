// No effect can be ignored: a made-up row with any kind of effect on any holder either does what it says or is refused when it is loaded.
import { afterEach, expect, test, vi } from 'vitest';
import type { CARDS, Effect } from '../../data/effects.ts';
import type { TOKENS } from '../../data/tokens.ts';
import type { WONDERS } from '../../data/wonders.ts';
import type * as Scenario from '../kit/scenario.ts';

type Kit = typeof Scenario;
type Kind = Effect['kind'];
type Tables = { CARDS: typeof CARDS; TOKENS: typeof TOKENS; WONDERS: typeof WONDERS };

const MADE_UP: { readonly [K in Kind]: Extract<Effect, { kind: K }> } = {
  resource: { kind: 'resource', resource: 'wood' },
  coin: { kind: 'coin' },
  symbol: { kind: 'symbol', symbol: 'gear' },
  shields: { kind: 'shields', count: 2 },
  horns: { kind: 'horns', count: 1 },
  points: { kind: 'points', count: 5 },
  cat: { kind: 'cat' },
  'any-deck': { kind: 'any-deck' },
  central: { kind: 'central' },
  'left-and-right': { kind: 'left-and-right' },
  search: { kind: 'search' },
  progress: { kind: 'progress' },
  'extra-card': { kind: 'extra-card', on: ['blue-3'] },
  'coin-worth': { kind: 'coin-worth', coins: 2 },
  'any-match': { kind: 'any-match' },
  'points-wonder': { kind: 'points-wonder', unfinished: 3, finished: 9 },
  'points-per': { kind: 'points-per', each: 2, of: 'token' },
  'points-copies': { kind: 'points-copies', one: 1, both: 7 },
};

/** The engine with these effects on a blue card, on the first stage of Giza, or on the progress token Decor next to its own. */
const ROWS = {
  card: ({ CARDS: cards }: Tables, effects: readonly Effect[]) => ({
    CARDS: { ...cards, 'blue-3': { ...cards['blue-3'], effects: [...cards['blue-3'].effects, ...effects] } },
  }),
  stage: ({ WONDERS: wonders }: Tables, effects: readonly Effect[]) => {
    const [first, ...others] = wonders.giza.stages;
    return { WONDERS: { ...wonders, giza: { effects, stages: [{ ...first, effect: true }, ...others] } } };
  },
  token: ({ TOKENS: tokens }: Tables, effects: readonly Effect[]) => ({
    TOKENS: { ...tokens, decor: { effects: [...tokens.decor.effects, ...effects] } },
  }),
} as const;
type Holder = keyof typeof ROWS;
const FILES = { card: '../../data/effects.ts', stage: '../../data/wonders.ts', token: '../../data/tokens.ts' } as const;

const kitWith = async (holder: Holder, effects: readonly Effect[], emptied?: keyof typeof TOKENS): Promise<Kit> => {
  const real = await vi.importActual<Tables>(FILES[holder]);
  const made = ROWS[holder](real, effects);
  if ('TOKENS' in made && emptied !== undefined) Object.assign(made.TOKENS, { [emptied]: { effects: [] } });
  vi.resetModules();
  vi.doMock(FILES[holder], () => ({ ...real, ...made }));
  return import('../kit/scenario.ts');
};

afterEach(() => {
  for (const file of Object.values(FILES)) vi.doUnmock(file);
  vi.resetModules();
});

/** What shows that the effect works; each is played in the engine that has it. */
type Witness = (kit: Kit) => void;

const takes = (kit: Kit): Scenario.Scenario => {
  const game = kit.duo({}, { giza: ['blue-3'] });
  game.play(kit.take('giza'));
  return game;
};
/** Wood and stone pay for the first stage, so it is built as the stone is taken. */
const builds = (kit: Kit): Scenario.Scenario => {
  const game = kit.duo({ cards: { wood: 1 } }, { giza: ['stone', 'blue-3'], rhodes: ['red-0'], central: ['wood'] });
  game.play(kit.take('giza'));
  expect(game.seat(0).built).toEqual([1]);
  return game;
};
const earns = (kit: Kit): Scenario.Scenario => {
  const game = kit.duo({ cards: { gear: 1 } }, { giza: ['gear'] }, { open: ['decor'] });
  game.playAll(kit.take('giza'), kit.token('decor'));
  return game;
};
const owns = (kit: Kit, cards: Scenario.Tops[keyof Scenario.Tops] & object, held = {}): Scenario.Scenario => {
  const game = kit.duo({ tokens: ['decor'], cards: held }, { giza: cards });
  game.play(kit.take('giza'));
  return game;
};
const tookByWonder = (game: Scenario.Scenario): readonly string[] =>
  game.events.flatMap((event) => (event.kind === 'took' && event.by === 'wonder' ? [event.deck] : []));

const WORKS: Readonly<Record<Holder, Readonly<Partial<Record<Kind, Witness>>>>> = {
  card: {
    shields: (kit) => expect(takes(kit).seat(0).shields).toBe(2),
    horns: (kit) => expect(takes(kit).view().conflict.battle).toBe(1),
    points: (kit) => expect(takes(kit).row(0, 'blue')).toBe(3 + 5),
    cat: (kit) => expect(takes(kit).view().cat).toBe(0),
  },
  stage: {
    shields: (kit) => expect(builds(kit).seat(0).shields).toBe(2),
    horns: (kit) => expect(builds(kit).view().conflict.battle).toBe(1),
    points: (kit) => expect(builds(kit).row(0, 'wonder')).toBe(4 + 5),
    cat: (kit) => expect(builds(kit).view().cat).toBe(0),
    'any-deck': (kit) => builds(kit).expectDecision('any-deck', 0),
    central: (kit) => expect(tookByWonder(builds(kit))).toEqual(['central']),
    'left-and-right': (kit) => expect(tookByWonder(builds(kit))).toEqual(['giza', 'rhodes']),
    search: (kit) => builds(kit).expectDecision('search', 0),
    progress: (kit) => builds(kit).expectDecision('token', 0),
  },
  token: {
    shields: (kit) => expect(owns(kit, ['blue-3']).seat(0).shields).toBe(2),
    horns: (kit) => expect(earns(kit).view().conflict.battle).toBe(1),
    points: (kit) => expect(owns(kit, ['wood']).row(0, 'progress')).toBe(4 + 5),
    cat: (kit) => expect(earns(kit).view().cat).toBe(0),
    'extra-card': (kit) => expect(owns(kit, ['blue-3']).view().extras).toEqual(['decor']),
    'points-wonder': (kit) => expect(owns(kit, ['wood']).row(0, 'progress')).toBe(4 + 3),
    'points-per': (kit) => expect(owns(kit, ['wood']).row(0, 'progress')).toBe(4 + 2),
  },
};

test.each(['card', 'stage', 'token'] as const)('every kind of effect on a %s works or is refused at load', async (holder) => {
  for (const effect of Object.values(MADE_UP)) {
    const works = WORKS[holder][effect.kind];
    const kit = kitWith(holder, [effect]);
    if (works === undefined) await expect(kit, effect.kind).rejects.toThrow('the rows ask for what the engine cannot do');
    else works(await kit);
  }
});

test('what only one token may have works on any one of them', async () => {
  const economy = owns(await kitWith('token', [MADE_UP['coin-worth']], 'economy'), ['coin']);
  expect(economy.events).toContainEqual(expect.objectContaining({ kind: 'built', paid: ['coin'], economy: true }));
  const engineering = owns(await kitWith('token', [MADE_UP['any-match']], 'engineering'), ['wood'], { wood: 1 });
  expect(engineering.events).toContainEqual(expect.objectContaining({ kind: 'built', paid: ['wood', 'wood'], engineering: true }));
});

test('effects of one kind add up, on one holder and on several', async () => {
  const twice = [MADE_UP.shields, MADE_UP.shields];
  expect(takes(await kitWith('card', twice)).seat(0).shields).toBe(4);
  expect(builds(await kitWith('stage', twice)).seat(0).shields).toBe(4);
  const kit = await kitWith('token', twice);
  const game = kit.duo({ tokens: ['decor', 'tactics'], cards: { 'red-0': 1 } });
  expect(game.seat(0).shields).toBe(1 + 4 + 2);
});
