// From a view to what the table draws. Legality, prices, points and conflicts are asked of the engine on `imagine(view)`; here is no rule.
import {
  AGES,
  BOARDS,
  type BoardId,
  type CardDef,
  CARD_IDS,
  CARDS,
  type CardId,
  type Chain,
  COLOURS,
  type Colour,
  type Neighbour,
  type ScienceSymbol,
  type SeatView,
  sevenWondersTable as engine,
  type SevenWondersMove,
  type SevenWondersScore,
  type SevenWondersState,
  type SevenWondersView,
  type Side,
  type StageDef,
  VICTORY_POINTS,
} from '@maravilha/seven-wonders';
import { imagineBy, movesBy } from '../../table/read.ts';
import { type Moment, othersOf, seatIn, type Sight, sightOf } from '../../table/sight.ts';

/** One moment of a table as one person sees it, with the engine's state that says the same. */
export interface Table extends Sight {
  readonly view: SevenWondersView;
  readonly state: SevenWondersState;
  /** Those who are not neighbours, as one sees them from left to right above. */
  readonly ring: readonly number[];
  readonly partner: number | undefined;
  /** The viewer owes the decision, or may still change its choice. */
  readonly mine: boolean;
  /** The viewer's own choice, while others still think. */
  readonly sealed: SevenWondersMove | undefined;
  /** The same of the partner: partners may show each other everything. */
  readonly partnerSealed: SevenWondersMove | undefined;
  readonly awaiting: readonly number[];
  readonly ready: readonly number[];
  /** Where hands go in this age; `undefined` while boards are chosen and after the end. */
  readonly pass: Neighbour | undefined;
}

export const cardDef = (id: CardId): CardDef => CARDS[id];
export const stagesOf = (board: BoardId, side: Side): readonly StageDef[] => BOARDS[board][side];

export const imagine = imagineBy(engine);
export const movesOf = movesBy(engine);

export const readTable = (view: SevenWondersView, state: SevenWondersState, you: number | undefined, moment: Moment): Table => {
  const sight = sightOf(view.seats.length, you, moment.from);
  return {
    ...sight,
    view,
    state,
    ring: othersOf(sight).slice(1, -1),
    partner: you === undefined ? undefined : engine.partnerIn(view.options, you),
    mine: you !== undefined && view.decision !== 'over' && moment.awaiting.includes(you),
    // The server hands back what this client has sent, and the engine has parsed it.
    sealed: moment.sealed[0] as SevenWondersMove | undefined,
    partnerSealed: moment.partners?.[0]?.sealed[0] as SevenWondersMove | undefined,
    awaiting: moment.awaiting,
    ready: moment.ready,
    pass: view.age === 0 || view.decision === 'over' ? undefined : engine.passesTo(view.age),
  };
};

export const cityAt = ({ view }: Table, seat: number): SeatView => seatIn(view.seats, seat);

/** In team play: which side a seat is on, for the accents. */
export const allegiance = (table: Table, seat: number): 'mate' | 'foe' | undefined => {
  if (!table.view.options.teams) return undefined;
  return seat === table.me || seat === engine.partnerIn(table.view.options, table.me) ? 'mate' : 'foe';
};

// ---------------------------------------------------------------- cities

/** The columns of a city: purple only once there can be guilds, black only with Cities. */
export const coloursOf = (view: SevenWondersView): readonly Colour[] =>
  COLOURS.filter((colour) => {
    if (colour === 'black') return view.options.cities;
    return colour !== 'purple' || view.age === 3;
  });

export const byColour = (cards: readonly CardId[]): readonly CardId[] =>
  COLOURS.flatMap((colour) => cards.filter((card) => cardDef(card).colour === colour));

export const countColours = (cards: readonly CardId[]): Readonly<Partial<Record<Colour, number>>> => {
  const counts: Partial<Record<Colour, number>> = {};
  for (const card of cards) counts[cardDef(card).colour] = (counts[cardDef(card).colour] ?? 0) + 1;
  return counts;
};

/** Science symbols on built cards, in the order they stand in the city. */
export const symbolsIn = (city: SeatView): readonly ScienceSymbol[] =>
  city.built.flatMap((card) => cardDef(card).effects.flatMap((e) => (e.kind === 'science' ? [e.symbol] : [])));

/** Conflict tokens by their points, victories first. */
export const tokensOf = (city: { readonly victories: readonly number[]; readonly defeats: number }): readonly number[] => [
  ...AGES.flatMap((age) => Array.from({ length: city.victories[age - 1] ?? 0 }, () => VICTORY_POINTS[age])),
  ...Array.from({ length: city.defeats }, () => -1),
];

export const stageTotal = (city: SeatView): number =>
  city.board === undefined || city.side === undefined ? 0 : stagesOf(city.board, city.side).length;

/** The stage that would be built next, if one is left. */
export const nextStage = (city: SeatView): StageDef | undefined =>
  city.board === undefined || city.side === undefined ? undefined : stagesOf(city.board, city.side)[city.stages.length];

/** What the points would be if the game ended now; it reads open information only. */
export const scoreOf = (table: Table): SevenWondersScore => engine.score(table.state);

// ---------------------------------------------------------------- what a card leads to

interface Link {
  readonly chain: Chain;
  readonly to: CardId;
}

const isDealt = ({ view }: Table, id: CardId): boolean => cardDef(id).copies?.some((seats) => seats <= view.seats.length) ?? true;

/** The cards in this game that the chain symbols of a card make free, by age. */
export const leadsOf = (table: Table, card: CardId): readonly Link[] =>
  (cardDef(card).chainOut ?? []).flatMap((chain) =>
    CARD_IDS.filter((id) => cardDef(id).chainIn === chain && isDealt(table, id)).map((to) => ({ chain, to })),
  );

/** The cards in this game that make it free. */
export const rootsOf = (table: Table, card: CardId): readonly Link[] => {
  const chain = cardDef(card).chainIn;
  if (chain === undefined) return [];
  return CARD_IDS.filter((id) => cardDef(id).chainOut?.includes(chain) && isDealt(table, id)).map((to) => ({ chain, to }));
};

const COUNTING: ReadonlySet<string> = new Set(['pointsPer', 'pointsIfComplete']);

/** Points that a card which counts something would bring now; `undefined` for all others, whose points are printed. */
export const worthNow = (table: Table, card: CardId): number | undefined =>
  table.seated && cardDef(card).effects.some((effect) => COUNTING.has(effect.kind))
    ? engine.worthOf(table.state, table.me, card)
    : undefined;
