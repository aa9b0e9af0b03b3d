// From a view to what the table draws. Legality, prices and points are asked of the engine on `imagine(view)`; here is no rule.
import {
  type Age,
  type Back,
  type Bill,
  CAPITAL,
  CARDS,
  type CardDef,
  type CardId,
  COLOURS,
  distanceOf,
  type DuelEvent,
  type DuelReason,
  type DuelScore,
  type DuelState,
  type DuelView,
  type DuelWish,
  duelTable as duel,
  LAYOUTS,
  productionOf,
  RESOURCES,
  type Resource,
  type ScienceSymbol,
  shieldsOf,
  SYMBOLS,
  symbolsOf,
  TOKEN_IDS,
  TOKENS,
  type TokenDef,
  type TokenId,
  type Unit,
  unitPrice,
  WONDERS,
  type WonderDef,
  type WonderId,
  type WonderView,
  ZONES,
} from '@maravilha/duel';
import { imagineBy } from '../../table/read.ts';
import type { Moment } from '../../table/sight.ts';

/** Indices of the two places at the table, not seats: the viewer's own city lies left or below, whichever seat it is. */
export type Side = 'me' | 'foe';

/** One moment of a table as one person sees it, with the engine's state that says the same. */
export interface Table {
  readonly view: DuelView;
  readonly state: DuelState;
  /** The seat that is drawn left or below: the viewer's own, or the one from which somebody who watches looks. */
  readonly me: number;
  readonly foe: number;
  /** The viewer has a seat. */
  readonly seated: boolean;
  /** The viewer owes the decision. */
  readonly mine: boolean;
}

/** What the view says of a card, before the row's own narrow type. */
export const cardDef = (id: CardId): CardDef => CARDS[id];
export const wonderDef = (id: WonderId): WonderDef => WONDERS[id];
export const tokenDef = (id: TokenId): TokenDef => TOKENS[id];

export const imagine = imagineBy(duel);

export const readTable = (view: DuelView, state: DuelState, you: number | undefined, { from = 0 }: Pick<Moment, 'from'> = {}): Table => {
  const me = you ?? from;
  return {
    view,
    state,
    me,
    foe: 1 - me,
    seated: you !== undefined,
    mine: you !== undefined && view.decision !== 'over' && view.active === you,
  };
};

export const sideOf = (table: Table, seat: number): Side => (seat === table.me ? 'me' : 'foe');

// ---------------------------------------------------------------- the structure

export interface Place {
  readonly slot: number;
  /** Counted from 0, farthest row first. */
  readonly row: number;
  /** Half cards from the middle. */
  readonly x: number;
  readonly card: CardId | undefined;
  readonly back: Back;
  readonly open: boolean;
  /** Slots that still lie on this one. */
  readonly under: readonly number[];
}

const layoutOf = (age: 0 | Age) => (age === 0 ? [] : (LAYOUTS[age - 1] ?? []));

export const placesOf = (view: DuelView): readonly Place[] => {
  const layout = layoutOf(view.age);
  const present = new Set(view.structure.map((s) => s.slot));
  return view.structure.flatMap((s) => {
    const def = layout[s.slot];
    if (def === undefined) return [];
    const under = def.coveredBy.filter((other) => present.has(other));
    return [{ slot: s.slot, row: def.row - 1, x: def.x, card: s.card, back: s.back, open: s.open, under }];
  });
};

/** Rows that still hold a card, counted from the farthest: the near ones empty first. */
export const rowsOf = (places: readonly Place[]): number => places.reduce((most, p) => Math.max(most, p.row + 1), 0);

// ---------------------------------------------------------------- prices

export type Price =
  | { readonly kind: 'free' }
  | { readonly kind: 'chain'; readonly symbol: NonNullable<Bill['chain']>['symbol'] }
  | { readonly kind: 'coins'; readonly count: number }
  | { readonly kind: 'short'; readonly count: number };

export const askCard = (table: Table, seat: number, card: CardId): DuelReason => duel.explain(table.state, seat, { kind: 'build', card });

export const askDiscard = (table: Table, seat: number, card: CardId): DuelReason =>
  duel.explain(table.state, seat, { kind: 'discard', card });

export const askWonder = (table: Table, seat: number, wonder: WonderId, card?: CardId): DuelReason => {
  const wish: DuelWish = card === undefined ? { kind: 'wonder', wonder } : { kind: 'wonder', wonder, card };
  return duel.explain(table.state, seat, wish);
};

/** The price now, whoever's turn it is; `undefined` where the engine has no price (a wonder that is built). */
export const priceOf = (reason: DuelReason): Price | undefined => {
  const { bill } = reason;
  if (bill === undefined) return undefined;
  for (const refusal of reason.why) if (refusal.code === 'too-expensive') return { kind: 'short', count: refusal.short };
  if (bill.chain !== undefined) return { kind: 'chain', symbol: bill.chain.symbol };
  return bill.total === 0 ? { kind: 'free' } : { kind: 'coins', count: bill.total };
};

/** Equal units of a bill on one line. */
export interface BillRow {
  readonly unit: Unit;
  readonly count: number;
  /** Coins for all of them. */
  readonly coins: number;
}

export const billRows = (bill: Bill): readonly BillRow[] => {
  const rows = new Map<string, BillRow>();
  for (const unit of bill.units) {
    const key = JSON.stringify(unit);
    const { count, coins } = rows.get(key) ?? { count: 0, coins: 0 };
    rows.set(key, { unit, count: count + 1, coins: coins + (unit.from === 'bought' ? unit.price : 0) });
  }
  return [...rows.values()];
};

// ---------------------------------------------------------------- cities

interface Good {
  readonly resource: Resource;
  readonly count: number;
  /** What the city pays for one more. */
  readonly price: number;
}

export interface City {
  readonly seat: number;
  readonly coins: number;
  readonly shields: number;
  readonly points: number;
  readonly tokens: readonly TokenId[];
  readonly goods: readonly Good[];
  /** The seven symbols in their order, with how often the city shows each. */
  readonly science: readonly { readonly symbol: ScienceSymbol; readonly count: number }[];
  /** Different symbols. */
  readonly symbols: number;
  /** By colour in the fixed order, within a colour as they were built. */
  readonly cards: readonly CardId[];
  readonly wonders: readonly WonderView[];
}

const symbolsOn = (def: CardDef | TokenDef): readonly ScienceSymbol[] =>
  def.effects.flatMap((e) => (e.kind === 'science' ? [e.symbol] : []));

export const byColour = (cards: readonly CardId[]): readonly CardId[] =>
  COLOURS.flatMap((colour) => cards.filter((card) => cardDef(card).colour === colour));

export const cityOf = (table: Table, seat: number, score: DuelScore): City => {
  const city = table.view.cities[seat === 0 ? 0 : 1];
  const shown = [...city.built.flatMap((c) => symbolsOn(cardDef(c))), ...city.tokens.flatMap((t) => symbolsOn(tokenDef(t)))];
  const science = SYMBOLS.map((symbol) => ({ symbol, count: shown.filter((s) => s === symbol).length }));
  return {
    seat,
    coins: city.coins,
    shields: shieldsOf(table.state, seat),
    points: score.seats[seat === 0 ? 0 : 1].total,
    tokens: city.tokens,
    goods: RESOURCES.map((resource, i) => ({
      resource,
      count: productionOf(table.state, seat, i),
      price: unitPrice(table.state, seat, i),
    })),
    science,
    symbols: symbolsOf(table.state, seat),
    cards: byColour(city.built),
    wonders: city.wonders,
  };
};

/** What the points would be if the game ended now; it reads open information only. */
export const scoreOf = (table: Table): DuelScore => duel.score(table.state);

// ---------------------------------------------------------------- the conflict track

export interface RailCell {
  /** −8 … 8 from the viewer's side: negative is before the viewer's own capital. */
  readonly at: number;
  readonly points: number;
  /** Coins the attacked side loses when the pawn comes here for the first time. */
  readonly loot: number;
  readonly pawn: boolean;
  /** First cell of another zone: the rail has a joint before it. */
  readonly joint: boolean;
}

const zoneOf = (distance: number) => [...ZONES].reverse().find((zone) => distance >= zone.from);

/** Where the pawn stands for the viewer: positive is towards the rival's capital. */
export const pawnFor = (table: Table, pawn: number): number => (table.me === 0 ? pawn : 0 - pawn);

export const railOf = (table: Table): readonly RailCell[] => {
  const pawn = pawnFor(table, table.view.pawn);
  const left = { me: table.view.loot[table.me === 0 ? 0 : 1], foe: table.view.loot[table.foe === 0 ? 0 : 1] };
  const cells: RailCell[] = [];
  for (let at = 1 - CAPITAL; at < CAPITAL; at++) {
    const zone = zoneOf(Math.abs(at));
    const before = zoneOf(Math.abs(at - 1));
    const loot = zone === undefined ? 0 : zone.loot;
    const there = (at < 0 ? left.me : left.foe).includes(loot);
    cells.push({
      at,
      points: zone?.points ?? 0,
      // The token lies on the middle cell of its zone.
      loot: loot > 0 && there && Math.abs(at) === (zone?.from ?? 0) + 1 ? loot : 0,
      pawn: at === Math.max(1 - CAPITAL, Math.min(CAPITAL - 1, pawn)),
      joint: zone !== before && at > 1 - CAPITAL,
    });
  }
  return cells;
};

/** Shields that each side still needs to enter the other's capital. */
export const distances = ({ state, me, foe }: Table): { readonly me: number; readonly foe: number } => ({
  me: distanceOf(state, me),
  foe: distanceOf(state, foe),
});

/** The places of the progress tokens: a token that was taken leaves its place empty, and the others do not move up. */
export const boardPlaces = (view: DuelView, events: readonly DuelEvent[]): readonly (TokenId | undefined)[] => {
  const taken = events.flatMap((e) => (e.kind === 'token' && e.from === 'board' ? [e.token] : []));
  const laid = TOKEN_IDS.filter((token) => view.board.includes(token) || taken.includes(token));
  return laid.map((token) => (view.board.includes(token) ? token : undefined));
};
