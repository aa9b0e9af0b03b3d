// What a move would do, found by letting the engine make it on the imagined state, while all others sell a card: that changes nothing
// for the viewer. Only open facts are read from the result; what the others hold is imagined, so it never leaves this file.
import { EventList, eventFor, NO_ACTION } from '@maravilha/kernel';
import {
  sevenWondersTable as engine,
  type Neighbour,
  type ScienceSymbol,
  type SevenWondersEvent,
  type SevenWondersMove,
} from '@maravilha/seven-wonders';
import { cityAt, movesOf, symbolsIn, type Table } from './model.ts';
import { makesOf } from './goods.ts';
import { type War, warOn } from './war.ts';

interface Preview {
  /** Coins of the seat when the turn is over, what others pay to it not counted. */
  readonly coins: { readonly before: number; readonly after: number };
  /** Points if the game ended then, without the conflicts of this age. */
  readonly points: { readonly before: number; readonly after: number };
  readonly shields: { readonly before: number; readonly after: number };
  /** How many other seats would have to lose coins, and the most that one loses. */
  readonly losers: number;
  readonly loss: number;
  /** How the conflicts of this age would end then, where the move changes shields; nothing where somebody's diplomacy is spent meanwhile. */
  readonly wars: readonly { readonly side: Neighbour; readonly war: War }[];
  /** All science symbols, where the move adds one. */
  readonly symbols: readonly ScienceSymbol[];
  /** All that the city makes, where the move adds to it. */
  readonly makes: ReturnType<typeof makesOf>;
  /** A card of the discard pile can be built afterwards. */
  readonly revives: boolean;
}

const scoreIn = (state: Table['state'], seat: number): { readonly total: number; readonly military: number } => {
  const own = engine.score(state).seats[seat];
  return { total: own?.total ?? 0, military: own?.rows.military ?? 0 };
};

/** A sale is always possible in a turn; the engine lists the cheapest harmless choice of the others. */
const harmless = (table: Table, seat: number): number => {
  const move = movesOf(table, seat).find((m) => m.kind === 'sell');
  return move === undefined ? NO_ACTION : actionOf(table, seat, move);
};

const actionOf = (table: Table, seat: number, move: SevenWondersMove): number => {
  const action = engine.toAction(table.state, seat, move);
  return typeof action === 'number' ? action : NO_ACTION;
};

/** `undefined` when the move is not legal now, or cannot be tried because somebody else has to act first. */
export const previewMove = (table: Table, move: SevenWondersMove): Preview | undefined => {
  const { view, me } = table;
  if (!table.mine || view.decision !== 'turn' || !engine.explain(table.state, me, move).possible) return undefined;
  const joint = Int32Array.from({ length: table.seats }, (_, seat) =>
    seat === me ? actionOf(table, me, move) : view.awaiting.includes(seat) ? harmless(table, seat) : NO_ACTION,
  );
  if (view.awaiting.some((seat) => joint[seat] === NO_ACTION)) return undefined;
  const state = engine.blank(view.options, table.state.rules);
  engine.copy(table.state, state);
  const emitted = new EventList<SevenWondersEvent>();
  engine.step(state, joint, emitted);
  const events = emitted.items.map((e) => eventFor(e, me));
  const city = cityAt(table, me);
  const after = engine.view(state, me).seats[me];
  const losses = events.flatMap((e) => (e.kind === 'loss' && e.seat !== me ? [e.count] : []));
  const before = scoreIn(table.state, me);
  const then = scoreIn(state, me);
  // Conflicts may follow at once; what they bring is not the card's doing.
  const conflicts = events.some((e) => e.kind === 'conflicts') ? then.military - before.military : 0;
  const shields = { before: city.shields, after: after?.shields ?? city.shields };
  const fought = events.find((e) => e.kind === 'conflicts');
  const imagined = { ...table, state };
  const symbols = after === undefined ? [] : symbolsIn(after);
  const makes = makesOf(imagined, me);
  return {
    coins: { before: city.coins, after: after?.coins ?? city.coins },
    points: { before: before.total, after: then.total - conflicts },
    shields,
    wars:
      shields.after === shields.before || (fought?.diplomacy.length ?? 0) > 0
        ? []
        : (['left', 'right'] as const).map((side) => ({ side, war: warOn(imagined, side) })),
    symbols: symbols.length > symbolsIn(city).length ? symbols : [],
    makes: makes.length > makesOf(table, me).length ? makes : [],
    losers: losses.length,
    loss: Math.max(0, ...losses),
    revives: events.some((e) => e.kind === 'looks-through-discard' && e.seat === me),
  };
};
