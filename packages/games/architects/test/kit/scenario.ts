// Scenarios in words: `tableWith` builds a position, then moves are played and the outcome is read, as the rule book would tell it.
import { FastRng, type Seat, SPECTATOR, type Viewer } from '@maravilha/kernel';
import { accepted, type BaseScenario, baseScenario, startOf } from '@maravilha/kernel/testing';
import { expect } from 'vitest';
import {
  type ArchitectsEvent,
  type ArchitectsMove,
  type ArchitectsOptions,
  type ArchitectsPosition,
  type ArchitectsShape,
  type ArchitectsState,
  architects,
  type CardCounts,
  type CardId,
  type CityWords,
  type Decision,
  type DeckId,
  type DeckView,
  type Refusal,
  type ScienceSymbol,
  type ScoreRow,
  type SeatView,
  type Stage,
  type TokenId,
  type WonderId,
} from '../../src/index.ts';
import { USUAL } from './readings.ts';

export interface Scenario extends Omit<BaseScenario<ArchitectsShape>, 'awaited' | 'can' | 'legal' | 'play' | 'refused' | 'together'> {
  /** Plays one move of the seat that owes it. Returns the events of this move alone. */
  play(move: ArchitectsMove): readonly ArchitectsEvent[];
  /** The same for several moves, one after the other. */
  playAll(...moves: readonly ArchitectsMove[]): readonly ArchitectsEvent[];
  can(move: ArchitectsMove): boolean;
  /** Why a move must be refused, as codes; throws if it is legal. */
  refused(move: ArchitectsMove, seat?: Seat): readonly Refusal['code'][];
  legal(): readonly ArchitectsMove[];
  /** The decks that a card can be taken from now. */
  reach(): readonly DeckId[];
  /** Every legal payment for a stage, each as its cards in order joined by blanks; sorted. */
  payments(stage: Stage): readonly string[];
  /** The stages that can be built now, in ascending order. */
  buildable(): readonly Stage[];
  expectDecision(decision: Decision, seat: Seat): void;
  expectOver(winners: readonly Seat[]): void;
  awaited(): Seat | undefined;
  seat(seat: Seat): SeatView;
  deck(deck: DeckId, viewer?: Viewer): DeckView;
  cards(seat: Seat): CardCounts;
  tokens(seat: Seat): readonly TokenId[];
  /** One row of the score pad. */
  row(seat: Seat, row: ScoreRow): number;
}

/** Builds the position; throws with the parser's sentence if it is impossible. */
export const tableWith = (words: ArchitectsPosition, seed = 1): Scenario =>
  scenarioOf(accepted(architects.position(words, new FastRng(seed))).state);

export type Tops = Readonly<Partial<Record<DeckId, readonly CardId[]>>>;
/** Positions name the deck's top cards and its size; a scenario mostly cares for the tops alone. */
export const decksWith = (tops: Tops, counts: Readonly<Partial<Record<DeckId, number>>> = {}): NonNullable<ArchitectsPosition['decks']> =>
  Object.fromEntries(
    [...new Set([...Object.keys(tops), ...Object.keys(counts)] as DeckId[])].map((id) => {
      const [top, count] = [tops[id], counts[id]];
      return [id, { ...(top === undefined ? {} : { top }), ...(count === undefined ? {} : { count }) }];
    }),
  );

export interface DuoWords extends Omit<ArchitectsPosition, 'cities' | 'options'> {
  readonly other?: CityWords;
  readonly counts?: Readonly<Partial<Record<DeckId, number>>>;
  readonly options?: Partial<ArchitectsOptions>;
}

/** Two seats, the first on turn, with Giza unless said; the other has Rhodes, or Giza against Rhodes. `tops`: what lies on the decks. */
export const duo = (own: CityWords, tops: Tops = {}, { other, counts, options, ...more }: DuoWords = {}): Scenario => {
  const first: CityWords = { wonder: 'giza', ...own };
  const second: CityWords = { wonder: first.wonder === 'rhodes' ? 'giza' : 'rhodes', ...other };
  return tableWith({ options: { seats: 2, ...options }, cities: [first, second], decks: decksWith(tops, counts), ...more });
};

/** A game from its very set-up. */
export const newGame = (options: Partial<ArchitectsOptions> = {}, seed = 1): Scenario =>
  scenarioOf(startOf({ game: architects, options: { seats: 3, wonders: 'random', starter: 'owner', ...USUAL, ...options } }, seed));

export const take = (deck: DeckId): ArchitectsMove => ({ kind: 'take', deck });
/** `paid`: the cards joined by blanks; without it the one payment there is. */
export const build = (stage: Stage, paid?: string): ArchitectsMove =>
  paid === undefined ? { kind: 'build', stage } : { kind: 'build', stage, pay: paid.split(' ') as CardId[] };
export const exchange = (...symbols: readonly ScienceSymbol[]): ArchitectsMove => ({ kind: 'exchange', symbols });
export const token = (id: TokenId | 'pile'): ArchitectsMove => ({ kind: 'token', token: id });
export const search = (deck: DeckId): ArchitectsMove => ({ kind: 'search', deck });
export const keep = (card: CardId): ArchitectsMove => ({ kind: 'keep', card });
export const wonder = (id: WonderId): ArchitectsMove => ({ kind: 'wonder', wonder: id });
export const starter = (seat: Seat): ArchitectsMove => ({ kind: 'starter', seat });
export const END: ArchitectsMove = { kind: 'end' };

export const scenarioOf = (state: ArchitectsState): Scenario => {
  const base = baseScenario(architects, state);
  const awaited = (): Seat | undefined => base.awaited()[0];
  const onTurn = (): Seat => {
    const seat = awaited();
    if (seat === undefined) throw new Error('the game is over');
    return seat;
  };

  const scenario: Scenario = {
    ...base,
    awaited,
    legal: () => base.legal(onTurn()),
    play: (move) => base.play(onTurn(), move),
    playAll: (...moves) => moves.flatMap((move) => scenario.play(move)),
    can: (move) => base.can(onTurn(), move),
    refused: (move, seat = onTurn()) => base.refused(seat, move).map(({ code }) => code),
    reach: () => scenario.legal().flatMap((move) => (move.kind === 'take' ? [move.deck] : [])),
    payments: (stage) =>
      scenario
        .legal()
        .flatMap((move) => (move.kind === 'build' && move.stage === stage ? [(move.pay ?? []).join(' ')] : []))
        .sort(),
    buildable: () => [...new Set(scenario.legal().flatMap((move) => (move.kind === 'build' ? [move.stage] : [])))].sort((a, b) => a - b),
    expectDecision(decision, seat) {
      expect(scenario.view().decision).toBe(decision);
      expect(base.awaited()).toEqual([seat]);
      expect(scenario.view().active).toBe(seat);
    },
    expectOver(winners) {
      expect(awaited()).toBeUndefined();
      expect(scenario.view().decision).toBe('over');
      expect(scenario.view().winners).toEqual(winners);
      expect(scenario.score().winners).toEqual(winners);
    },
    seat: (seat) => scenario.view().seats[seat],
    deck(deck, viewer = SPECTATOR) {
      const found = scenario.view(viewer).decks.find(({ id }) => id === deck);
      if (found === undefined) throw new Error(`${deck} is not in play`);
      return found;
    },
    cards: (seat) => Object.fromEntries(Object.entries(scenario.seat(seat).cards).filter(([, count]) => count > 0)),
    tokens: (seat) => scenario.seat(seat).tokens,
    row: (seat, row) => scenario.score().seats[seat].rows[row],
  };
  return scenario;
};
