import { type ArchitectsPosition, type ArchitectsState, architects } from '@maravilha/architects';
import type { DuelPosition } from '@maravilha/duel';
import { ActionList, type AnyGame, FastRng, isLegal, type Seat, type Shape } from '@maravilha/kernel';
import { accepted } from '@maravilha/kernel/testing';
import { sevenWonders, type SevenWondersPosition } from '@maravilha/seven-wonders';
import { describe, expect, test } from 'vitest';
import { type Advice, type Expert, hint } from '../src/index.ts';
import { isAhead, Playouts } from '../src/playouts.ts';
import { architectsExpert, diceExpert, duelExpert, fullOptions, randomPositions, sevenWondersExpert } from './kit.ts';

const BRIEF = { playouts: 60 };

/** The state of a position in words. */
const stateOf = (game: AnyGame, words: object): Shape['State'] => accepted(game.position(words, new FastRng(1))).state;

const adviceIn = (expert: Expert, words: object, seat: Seat = 0, playouts = BRIEF.playouts): Advice =>
  hint(expert, expert.game.view(stateOf(expert.game, words), seat), seat, new FastRng(2), { playouts });

const inDuel = (words: DuelPosition): Advice['hints'] => adviceIn(duelExpert, words).hints;

/** All reasons of the move that has these parts. */
const reasonsOf = ({ hints }: Advice, parts: object): Advice['hints'][number]['reasons'] => {
  const found = hints.find(({ move }) => Object.entries(parts).every(([key, value]) => (move as Record<string, unknown>)[key] === value));
  if (found === undefined) throw new Error(`not among the hints: ${JSON.stringify(hints.map(({ move }) => move))}`);
  return found.reasons;
};

const sum = (cards: readonly (readonly [string, number])[]): number => cards.reduce((all, [, n]) => all + n, 0);

describe('the reason', () => {
  test('a victory on the spot', () => {
    const [best] = inDuel({ age: 2, pawn: 8, cities: [{ coins: 3 }, {}], row: ['barracks', 'brewery', 'statue', 'forum'] });
    expect(best).toMatchObject({ move: { kind: 'build', card: 'barracks' }, chance: 1, favourite: true });
    expect(best.reasons[0]).toEqual({ code: 'wins' });
    expect(best.endings).toEqual([{ ending: 'military', sudden: true, won: 1, lost: 0 }]);
    expect(best.points).toBeUndefined();
  });

  test('a victory that is taken away from the opponent', () => {
    const cities = [
      { coins: 6, built: ['stable', 'theater', 'altar', 'baths', 'statue', 'temple', 'aqueduct', 'rostrum'] },
      { coins: 8 },
    ] as const;
    const [best] = inDuel({ age: 3, pawn: -6, cities, row: ['pretorium', 'palace', 'obelisk', 'gardens'] });
    expect(best.move).toMatchObject({ card: 'pretorium' });
    expect(best.reasons[0]).toEqual({ code: 'saves', from: 1 });
  });

  test('points, with their row', () => {
    const [best] = inDuel({ age: 3, cities: [{ coins: 6 }, { coins: 2 }], row: ['obelisk', 'arsenal'], left: 2 });
    expect(best.move).toEqual({ kind: 'build', card: 'obelisk' });
    expect(best.reasons).toContainEqual({ code: 'points', row: 'blue', points: 5 });
  });

  test('a resource, and what lies open for less with it', () => {
    const words: DuelPosition = {
      age: 1,
      cities: [{ coins: 7 }, { coins: 7 }],
      row: ['glassworks', 'apothecary', 'lumber-yard', 'stable'],
    };
    const codes = reasonsOf(adviceIn(duelExpert, words), { kind: 'build', card: 'glassworks' }).map(({ code }) => code);
    expect(codes).toContain('produces');
    expect(codes).toContain('cheaper');
  });

  test('a card that is free by a chain, and which one frees it', () => {
    const words: DuelPosition = { age: 2, cities: [{ coins: 3, built: ['baths'] }, { coins: 3 }], row: ['aqueduct', 'brewery'] };
    const reasons = reasonsOf(adviceIn(duelExpert, words), { kind: 'build', card: 'aqueduct' });
    expect(reasons).toContainEqual(expect.objectContaining({ code: 'chain', by: 'baths' }));
  });

  test('shields against each neighbour', () => {
    const words: SevenWondersPosition = {
      options: { seats: 3 },
      age: 1,
      turn: 6,
      cities: [{ hand: ['guard-tower', 'lumber-yard'], built: ['clay-pit'], coins: 3 }, { built: ['barracks'] }, {}],
    };
    const reasons = reasonsOf(adviceIn(sevenWondersExpert, words), { kind: 'build', card: 'guard-tower' });
    expect(reasons).toContainEqual({
      code: 'war',
      leads: [
        { against: 1, before: -1, after: 0 },
        { against: 2, before: 0, after: 1 },
      ],
    });
  });

  test('nobody knows what an unseen card brings, only how often it helps', () => {
    const words: ArchitectsPosition = {
      options: { seats: 2 },
      cities: [{ wonder: 'giza', cards: { wood: 1 } }, { wonder: 'rhodes' }],
      decks: { giza: { top: ['tablet'] }, rhodes: { top: ['red-0'] } },
    };
    const view = architects.view(stateOf(architects, words) as ArchitectsState, 0);
    const { hints } = hint(architectsExpert, view, 0, new FastRng(2), BRIEF);
    const unseen = hints.find(({ move }) => 'deck' in move && move.deck === 'central');
    expect(unseen?.reasons.map(({ code }) => code)).not.toContain('points');
    // With one wood there, every coin and every resource but wood makes two different ones: the first stage.
    const counts = Object.entries(view.decks.find(({ id }) => id === 'central')?.left ?? {});
    const hits = sum(counts.filter(([card]) => ['stone', 'brick', 'glass', 'papyrus', 'coin'].includes(card)));
    expect(unseen?.reasons).toContainEqual({ code: 'odds', hits, of: sum(counts) });
  });
});

const TABLES: readonly (readonly [Expert, object])[] = [
  [duelExpert, { seats: 2, wonders: 'random' }],
  [sevenWondersExpert, { seats: 3 }],
  [sevenWondersExpert, { seats: 4, cities: true, teams: true }],
  [architectsExpert, { seats: 3 }],
  [diceExpert, { seats: 2 }],
];

interface Decision {
  readonly view: Shape['View'];
  readonly seat: Seat;
}

/** Some decisions of a random game, from its start to its end. */
const decisionsIn = (game: AnyGame, options: Shape['Options']): readonly Decision[] => {
  const all = Array.from(randomPositions(game, options, 4), ({ state, seat }) => ({ view: game.view(state, seat), seat }));
  const every = Math.ceil(all.length / 8);
  return all.filter((_, n) => n % every === 0 || n === all.length - 1);
};

describe.each(TABLES.map(([expert, given]) => ({ name: `${expert.game.id} ${JSON.stringify(given)}`, expert, given })))(
  '$name',
  ({ expert, given }) => {
    const { game } = expert;
    const options = fullOptions(game, given);
    const decisions = decisionsIn(game, options);
    const GAMES = 20;
    const advise = ({ view, seat }: Decision): Advice => hint(expert, view, seat, new FastRng(9), { playouts: GAMES });
    let known: readonly (Decision & Advice)[] | undefined;
    const advised = (): readonly (Decision & Advice)[] => (known ??= decisions.map((decision) => ({ ...decision, ...advise(decision) })));

    test('hints are legal and in the order of what is told', () => {
      const state = game.blank(options);
      for (const { view, seat, hints } of advised()) {
        expect(hints.length).toBeGreaterThan(0);
        game.imagine(view, seat, state);
        for (const { move } of hints) {
          const action = game.toAction(state, seat, move);
          expect(typeof action === 'number' && isLegal(game, state, seat, action)).toBe(true);
        }
        const told = hints.map(
          ({ chance, points }) => [Math.round(chance * 100), points === undefined ? 0 : points.own - points.rival] as const,
        );
        expect(told).toEqual(told.toSorted((a, b) => b[0] - a[0] || b[1] - a[1]));
        // The first one is not compared with itself, and a master has one favourite at most.
        expect(hints[0]?.level).toBe(false);
        expect(hints.filter(({ favourite }) => favourite).length).toBeLessThanOrEqual(1);
      }
    });

    test('chance, endings and points are of the same games', () => {
      for (const { games, hints } of advised()) {
        expect(games).toBe(GAMES);
        for (const { chance, endings, points } of hints) {
          expect(endings.reduce((sum, { won, lost }) => sum + won + lost, 0)).toBeCloseTo(1);
          expect(endings.reduce((sum, { won }) => sum + won, 0)).toBeCloseTo(chance);
          expect(game.endings).toEqual(expect.arrayContaining(endings.map(({ ending }) => ending)));
          // Whoever wins by points in every game has more of them, and so in the mean. Teams add up theirs.
          if (points === undefined || 'teams' in given) continue;
          if (chance === 1) expect(points.own).toBeGreaterThanOrEqual(points.rival);
          if (chance === 0) expect(points.own).toBeLessThanOrEqual(points.rival);
        }
      }
    });

    test('every move meets the same worlds and the same luck', () => {
      for (const { view, seat } of decisions) {
        const root = game.blank(options);
        game.imagine(view, seat, root);
        const list = new ActionList();
        game.actions(root, seat, list);
        const playouts = new Playouts(expert, options, root, seat, [list.at(0), list.at(0)], 7);
        for (let n = 0; n < 6; n++) playouts.play();
        const [one, same] = playouts.lines;
        expect(same).toEqual(one);
        expect(one !== undefined && same !== undefined && isAhead(one, same)).toBe(false);
      }
    });

    test('the same seed gives the same hints', () => {
      const [{ view, seat, games, hints }] = advised() as [Decision & Advice];
      expect(advise({ view, seat })).toEqual({ games, hints });
    });
  },
);

test('in team play the chance is that of the team, and partners are no rivals', () => {
  const options = { seats: 4, cities: false, teams: true, boards: 'random', sides: 'mixed' } as const;
  const state = sevenWonders.blank(options);
  sevenWonders.setup(options, new FastRng(4), state);
  // All have the same before the first card: each team about a half, each seat about a quarter.
  const { hints } = hint(sevenWondersExpert, sevenWonders.view(state, 0), 0, new FastRng(9), BRIEF);
  expect(hints[0]?.chance).toBeGreaterThan(0.35);
});
