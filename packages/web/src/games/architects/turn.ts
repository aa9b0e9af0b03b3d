// What the viewer may do now, as the engine lists it: cards to take with what follows, stages to build with each payment, sets to exchange.
import type { ArchitectsMove, CardId, DeckId, Follows, Payment, ScienceSymbol, Stage, TokenId } from '@maravilha/architects';
import { ask, cityAt, type Deck, decksOf, followsFrom, listOf, ofColours, pilesOf, type Table, without } from './model.ts';

type Build = Extract<ArchitectsMove, { readonly kind: 'build' }>;

/** A deck that the viewer may take from, or would take from in its next turn. */
export interface Choice {
  readonly deck: Deck;
  /** It can be taken now. */
  readonly open: boolean;
  /** The key that takes it. */
  readonly key: number;
  /** What follows from taking its top card, if that is known. */
  readonly follows: Follows | undefined;
}

const takes = (moves: readonly ArchitectsMove[]): ReadonlySet<DeckId> =>
  new Set(moves.flatMap((move) => (move.kind === 'take' ? [move.deck] : [])));

const choiceOf = (table: Table, deck: Deck, open: boolean, key: number): Choice => ({
  deck,
  open,
  key,
  follows: deck.top === undefined ? undefined : ask(table, { kind: 'take', deck: deck.id }).follows,
});

/** The three decks within reach, from left to right; what follows is also told while others play. */
export const reachOf = (table: Table, moves: readonly ArchitectsMove[]): readonly Choice[] => {
  const open = takes(moves);
  return decksOf(table)
    .slice(0, 3)
    .map((deck, i) => choiceOf(table, deck, open.has(deck.id), i + 1));
};

/** Every deck that can be taken from now: the three within reach, or all with Alexandria. */
export const takeableOf = (table: Table, moves: readonly ArchitectsMove[]): readonly Choice[] => {
  const open = takes(moves);
  return decksOf(table).flatMap((deck, i) => (open.has(deck.id) ? [choiceOf(table, deck, true, i + 1)] : []));
};

interface Chance {
  readonly kind: 'stage' | 'exchange';
  /** Cards left in the deck that would bring it about. */
  readonly count: number;
}

/**
 * How many of the cards left in a deck would let the viewer build a stage or take a token. Everyone can count what has left a deck; of its
 * order nothing is read.
 */
export const chancesIn = (table: Table, deck: Deck): readonly Chance[] => {
  if (!table.seated) return [];
  const chances = { stage: 0, exchange: 0 };
  for (const { card, count } of pilesOf(deck.left)) {
    const { stages, exchange } = followsFrom(table, card);
    if (stages.length > 0) chances.stage += count;
    if (exchange !== undefined) chances.exchange += count;
  }
  return (['stage', 'exchange'] as const).flatMap((kind) => (chances[kind] > 0 ? [{ kind, count: chances[kind] }] : []));
};

/** What follows from keeping a card of a search. */
export const keepFollows = (table: Table, card: CardId): Follows | undefined => ask(table, { kind: 'keep', card }).follows;

/** One way to pay, with what would be left of the cards that can pay. */
export interface Way extends Payment {
  readonly id: string;
  readonly stays: readonly CardId[];
}

interface Open {
  /** It must be done before the turn can end. */
  readonly forced: boolean;
}
export interface BuildTask extends Open {
  readonly kind: 'build';
  readonly stage: Stage;
  readonly points: number;
  /** Fewest coins first. */
  readonly ways: readonly Way[];
}
export interface ExchangeTask extends Open {
  readonly kind: 'exchange';
  /** Every set that could be given. */
  readonly sets: readonly (readonly ScienceSymbol[])[];
}
export interface ExtraTask extends Open {
  readonly kind: 'extra';
  /** Tokens that still give a card each. */
  readonly tokens: readonly TokenId[];
}
/** Something that is open in this turn. */
export type Task = BuildTask | ExchangeTask | ExtraTask;

export const taskId = (task: Task): string => (task.kind === 'build' ? `build-${task.stage}` : task.kind);

const wayId = (cards: readonly CardId[]): string => cards.join('+');

const waysOf = (table: Table, stage: Stage): readonly Way[] => {
  const paying = ofColours(cityAt(table, table.me).cards, ['grey', 'yellow']);
  return ask(table, { kind: 'build', stage }).payments.map((payment) => ({
    ...payment,
    id: wayId(payment.cards),
    stays: listOf(without(paying, payment.cards)),
  }));
};

/** What stands against the end of the turn. */
const forcedIn = (table: Table): { readonly stages: readonly Stage[]; readonly exchange: boolean } => {
  for (const refusal of ask(table, { kind: 'end' }).why) if (refusal.code === 'forced') return refusal;
  return { stages: [], exchange: false };
};

/** Everything that is open for the viewer in this turn: stages, then a set, then cards. */
export const tasksOf = (table: Table, moves: readonly ArchitectsMove[]): readonly Task[] => {
  if (table.view.decision !== 'act') return [];
  const forced = forcedIn(table);
  const stages = [...new Set(moves.flatMap((move) => (move.kind === 'build' ? [move.stage] : [])))].toSorted((a, b) => a - b);
  const builds = stages.map(
    (stage): Task => ({
      kind: 'build',
      stage,
      points: ask(table, { kind: 'build', stage }).points ?? 0,
      ways: waysOf(table, stage),
      forced: forced.stages.includes(stage),
    }),
  );
  const sets = moves.flatMap((move) => (move.kind === 'exchange' ? [move.symbols] : []));
  const extra = moves.some((move) => move.kind === 'take');
  return [
    ...builds,
    ...(sets.length > 0 ? [{ kind: 'exchange', sets, forced: forced.exchange } as const] : []),
    ...(extra ? [{ kind: 'extra', tokens: table.view.extras, forced: false } as const] : []),
  ];
};

export const buildMove = (stage: Stage, way: Way): Build => ({ kind: 'build', stage, pay: way.cards });

export const canEnd = (moves: readonly ArchitectsMove[]): boolean => moves.some((move) => move.kind === 'end');
