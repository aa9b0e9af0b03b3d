// What can be paid, what must be, and when a turn may end: compared with a search through all sets of cards in thousands of cities.
import { ActionList, NO_ACTION, SPECTATOR } from '@maravilha/kernel';
import { theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import {
  type ArchitectsEvent,
  type ArchitectsMove,
  type ArchitectsState,
  type ArchitectsView,
  architects,
  CARD_IDS,
  type TokenId,
} from '../../src/index.ts';
import { randomTable } from '../kit/random-city.ts';
import { buildText, type Help, slowBuilds, slowExchanges } from '../kit/slow-payments.ts';

const list = new ActionList();
const movesOf = (s: ArchitectsState): readonly ArchitectsMove[] => {
  architects.actions(s, 0, list);
  return list.toArray().map((action) => architects.toMove(s, 0, action));
};
const usableIn = (view: ArchitectsView): Help => {
  const usable = (id: TokenId): boolean => view.seats[0].tokens.includes(id) && !view.used.includes(id);
  return { economy: usable('economy'), engineering: usable('engineering') };
};

/** What the engine lists, with the tokens that it says each payment uses. */
const listedBuilds = (s: ArchitectsState, moves: readonly ArchitectsMove[]): readonly string[] =>
  moves
    .flatMap((move) => {
      if (move.kind !== 'build' || move.pay === undefined) return [];
      const cards = move.pay;
      const payment = architects.explain(s, 0, { kind: 'build', stage: move.stage }).payments.find((p) => p.cards.join() === cards.join());
      return [
        payment === undefined ? `${move.stage}: unexplained ${cards.join(' ')}` : buildText({ stage: move.stage, cards, help: payment }),
      ];
    })
    .sort();

const compare = (s: ArchitectsState): { readonly builds: number; readonly help: Help; readonly mayEnd: boolean } => {
  const view = architects.view(s, SPECTATOR);
  const moves = movesOf(s);
  const help = usableIn(view);
  const builds = slowBuilds(view.seats[0], help, view.options);
  const exchanges = slowExchanges(view.seats[0], view.open.length + view.pile);
  expect(listedBuilds(s, moves)).toEqual(builds.map(buildText).sort());
  expect(moves.flatMap((move) => (move.kind === 'exchange' ? [[...move.symbols].sort().join()] : [])).sort()).toEqual(
    exchanges.map((symbols) => [...symbols].sort().join()).sort(),
  );
  const forced = builds.filter((build) => view.options.engineering === 'must' || !build.help.engineering);
  const mayEnd = forced.length === 0 && exchanges.length === 0;
  expect(moves.some((move) => move.kind === 'end')).toBe(mayEnd);
  expect(architects.explain(s, 0, { kind: 'end' }).possible).toBe(mayEnd);
  // Extra cards: from the three decks, while one is open.
  const seats = view.seats;
  const reach = view.extras.length === 0 ? [] : [seats[0].wonder, seats[seats.length - 1].wonder, 'central'];
  expect(moves.flatMap((move) => (move.kind === 'take' ? [move.deck] : [])).sort()).toEqual(reach.sort());
  return { builds: builds.length, help, mayEnd };
};

describe.each([
  { name: 'small', most: 1, tokens: 6 },
  { name: 'middling', most: 2, tokens: 10 },
  { name: 'large', most: 4, tokens: 15 },
])('in $name cities', ({ most, tokens }) => {
  test('builds, exchanges, extra cards and the end of a turn are as a slow search finds them', () => {
    const seen = new Map<string, number>();
    const note = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);
    for (let seed = 0; seed < 400; seed++) {
      const { builds, help, mayEnd } = compare(randomTable(seed, most, tokens));
      note(mayEnd ? 'may end' : 'must go on');
      if (builds > 0) note(`builds ${help.economy} ${help.engineering}`);
      if (builds > 1) note('a choice');
    }
    // The comparison is worth something only if all cases came up.
    const cases = ['must go on', 'a choice', 'builds false false', 'builds true false', 'builds false true', 'builds true true'];
    for (const what of cases) expect(seen.get(what) ?? 0, what).toBeGreaterThan(5);
    if (most < 4) expect(seen.get('may end') ?? 0).toBeGreaterThan(5);
  });
});

/** Plays the build in a copy in which an extra card stays open, so that nothing but the effect of the stage follows by itself. */
const playBuild = (
  s: ArchitectsState,
  move: ArchitectsMove,
): { readonly view: ArchitectsView; readonly events: readonly ArchitectsEvent[] } => {
  const copy = architects.blank(architects.view(s, SPECTATOR).options);
  architects.copy(s, copy);
  const action = architects.toAction(copy, 0, move);
  if (typeof action !== 'number') throw new Error(JSON.stringify(action));
  const joint = new Int32Array(s.seats).fill(NO_ACTION);
  joint[0] = action;
  const events: ArchitectsEvent[] = [];
  architects.step(copy, joint, { all: (e) => void events.push(e), split: (_, e) => void events.push(e) });
  return { view: architects.view(copy, SPECTATOR), events };
};

test('a build discards exactly its payment and uses up exactly its tokens', () => {
  let built = 0;
  for (let seed = 0; seed < 100; seed++) {
    const s = randomTable(seed, 2, 12);
    s.triggered = 1;
    s.used &= ~1;
    const before = architects.view(s, SPECTATOR);
    for (const move of movesOf(s)) {
      if (move.kind !== 'build' || move.pay === undefined) continue;
      const { stage, pay } = move;
      const { view, events } = playBuild(s, move);
      const payment = architects.explain(s, 0, { kind: 'build', stage }).payments.find((p) => p.cards.join() === pay.join());
      const { economy, engineering } = theEvent(events, 'built');
      expect({ cards: pay, economy, engineering }).toEqual({
        cards: payment?.cards,
        economy: payment?.economy,
        engineering: payment?.engineering,
      });
      const discarded = CARD_IDS.flatMap((id) => Array.from({ length: (view.discard[id] ?? 0) - (before.discard[id] ?? 0) }, () => id));
      expect(discarded).toEqual(pay);
      const spent: readonly TokenId[] = [...(economy ? (['economy'] as const) : []), ...(engineering ? (['engineering'] as const) : [])];
      expect([...view.used].sort()).toEqual([...before.used, ...spent].sort());
      expect(view.seats[0].built).toContain(stage);
      built++;
    }
  }
  expect(built).toBeGreaterThan(150);
});
