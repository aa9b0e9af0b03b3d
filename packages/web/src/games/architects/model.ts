// From a view to what the table draws. Legality, payments, points and battles are asked of the engine on `imagine(view)`; here is no rule.
import {
  type ArchitectsReason,
  type ArchitectsScore,
  type ArchitectsState,
  type ArchitectsView,
  architectsTable as engine,
  type ArchitectsWish,
  type Follows,
  type CardCounts,
  type CardId,
  CARD_IDS,
  CARDS,
  type Colour,
  COLOURS,
  type DeckId,
  type DeckView,
  type SeatView,
  type Stage,
  type StageDef,
  type WonderId,
  WONDERS,
} from '@maravilha/architects';
import { imagineBy, movesBy } from '../../table/read.ts';
import { type Moment, othersOf, seatIn, type Sight, sightOf } from '../../table/sight.ts';

/** One moment of a table as one person sees it, with the engine's state that says the same. */
export interface Table extends Sight {
  readonly view: ArchitectsView;
  readonly state: ArchitectsState;
  /** The viewer owes the decision. */
  readonly mine: boolean;
}

export const imagine = imagineBy(engine);
export const movesOf = movesBy(engine);

export const readTable = (
  view: ArchitectsView,
  state: ArchitectsState,
  you: number | undefined,
  { from }: Pick<Moment, 'from'> = {},
): Table => ({
  ...sightOf(view.seats.length, you, from),
  view,
  state,
  mine: you !== undefined && view.decision !== 'over' && view.active === you,
});

export const scoreOf = (table: Table): ArchitectsScore => engine.score(table.state);

/** What would follow at once if the viewer had such a card. */
export const followsFrom = (table: Table, card: CardId): Follows => engine.followsFrom(table.state, table.me, card);

export const ask = (table: Table, wish: ArchitectsWish): ArchitectsReason => engine.explain(table.state, table.me, wish);

// ---------------------------------------------------------------- cities

export const cityAt = ({ view }: Table, seat: number): SeatView => seatIn(view.seats, seat);

export const colourOf = (card: CardId): Colour => CARDS[card].colour;

/** Cards of one kind that lie together. */
export interface Pile {
  readonly card: CardId;
  readonly count: number;
}

export const pilesOf = (cards: CardCounts): readonly Pile[] =>
  CARD_IDS.flatMap((card) => {
    const count = cards[card] ?? 0;
    return count > 0 ? [{ card, count }] : [];
  });

/** Cards by colour, in the order in which a city lies on the table; colours without a card are left out. */
export const groupsOf = (cards: CardCounts): readonly { readonly colour: Colour; readonly piles: readonly Pile[] }[] =>
  COLOURS.map((colour) => ({ colour, piles: pilesOf(cards).filter((pile) => colourOf(pile.card) === colour) })).filter(
    (group) => group.piles.length > 0,
  );

export const countOf = (cards: CardCounts): number => pilesOf(cards).reduce((sum, pile) => sum + pile.count, 0);

/** Those of the cards that have one of the colours. */
export const ofColours = (cards: CardCounts, colours: readonly Colour[]): CardCounts =>
  Object.fromEntries(pilesOf(cards).flatMap(({ card, count }) => (colours.includes(colourOf(card)) ? [[card, count]] : [])));

/** One entry for each card. */
export const listOf = (cards: CardCounts): readonly CardId[] =>
  pilesOf(cards).flatMap(({ card, count }) => Array.from({ length: count }, () => card));

/** What is left of the cards after some of them are gone. */
export const without = (cards: CardCounts, gone: readonly CardId[]): CardCounts => {
  const left: Partial<Record<CardId, number>> = { ...cards };
  for (const card of gone) left[card] = (left[card] ?? 0) - 1;
  return left;
};

export const stageOf = (wonder: WonderId, stage: Stage): StageDef => {
  const stages: readonly StageDef[] = WONDERS[wonder].stages;
  const def = stages[stage - 1];
  if (def === undefined) throw new RangeError(`no stage ${stage}`);
  return def;
};

/** Stages that stand next: not built, and all below them are. */
export const availableOf = ({ wonder, built }: SeatView): readonly Stage[] =>
  wonder === undefined ? [] : engine.nextStagesOf(wonder, built);

// ---------------------------------------------------------------- the ring

/** Where a deck stands: mine, the central one and that of my right neighbour before me, the others where their two owners meet. */
type Spot = 'own' | 'central' | 'near' | 'far';

export interface Deck extends DeckView {
  readonly spot: Spot;
  /** The seat whose wonder it belongs to; none for the central deck. */
  readonly owner: number | undefined;
}

/** All decks on the table: mine, the one on my right, the central one, then the others clockwise. Empty until the wonders are chosen. */
export const decksOf = (table: Table): readonly Deck[] => {
  const { decks } = table.view;
  const central = decks[table.seats];
  if (central === undefined) return [];
  const of = (seat: number, spot: Spot): readonly Deck[] => {
    const deck = decks[seat];
    return deck === undefined ? [] : [{ ...deck, spot, owner: seat }];
  };
  return [
    ...of(table.me, 'own'),
    { ...central, spot: 'central', owner: undefined },
    ...of(table.right, 'near'),
    ...othersOf(table)
      .slice(0, -1)
      .flatMap((seat) => of(seat, 'far')),
  ];
};

export const deckById = (table: Table, id: DeckId): Deck | undefined => decksOf(table).find((deck) => deck.id === id);

export const isNext = (table: Table, seat: number): boolean => engine.nextSeatOf(table.state) === seat;
