// What hints say of a move in 7 Wonders.
import { leftOf, rightOf, type AnyGame } from '@maravilha/kernel';
import {
  BOARDS,
  CARD_IDS,
  CARDS,
  type CardDef,
  type CardId,
  NEIGHBOURS,
  RESOURCES,
  type SevenWondersMove,
  type SevenWondersReason,
  type SevenWondersState,
  type SevenWondersView,
  sevenWondersTable,
} from '@maravilha/seven-wonders';
import { partnerOf } from '@maravilha/seven-wonders/internals';
import { type Change, type HintKnowledge, pointsGained, type Reason, reasonsBy, when } from '../../reason.ts';

type Turn = Change<SevenWondersView, SevenWondersMove>;

const rowOf = (card: CardId): CardDef => CARDS[card];

/** Shields against each opponent at the seat's side. */
const wars = ({ seat, before, after }: Turn): readonly Reason[] => {
  const { seats, teams } = before.options;
  if (after.seats[seat].shields <= before.seats[seat].shields) return [];
  const lead = (view: SevenWondersView, other: number): number => view.seats[seat].shields - view.seats[other].shields;
  const leads = [leftOf(seat, seats), rightOf(seat, seats)]
    .filter((other) => !(teams && other === partnerOf(seat)))
    .map((against) => ({ against, before: lead(before, against), after: lead(after, against) }));
  return [{ code: 'war', leads }];
};

/** Cards of later ages that may come at a table of so many and that the card makes free. */
const freedBy = (card: CardId, { age, options }: SevenWondersView): readonly CardId[] => {
  const shown = rowOf(card).chainOut ?? [];
  return CARD_IDS.filter((id) => {
    const { chainIn, age: later, copies = [], colour } = rowOf(id);
    const comes = colour === 'black' ? options.cities : copies.some((least) => least <= options.seats);
    return chainIn !== undefined && shown.includes(chainIn) && later > age && comes;
  });
};

const makes = ({ seat, from, to }: Turn): readonly Reason[] => {
  const [had, has] = [from, to].map((s) => sevenWondersTable.goodsOf(s as SevenWondersState, seat));
  const fixed = has.fixed
    .filter(({ resource, count }) => count > (had.fixed.find((one) => one.resource === resource)?.count ?? 0))
    .map(({ resource }) => resource);
  const choice =
    has.choices.length > had.choices.length ? has.choices.find((one, n) => String(one.oneOf) !== String(had.choices[n]?.oneOf)) : undefined;
  return [
    ...when(fixed.length > 0, { code: 'produces', resources: fixed, choice: false }),
    ...when(choice !== undefined, { code: 'produces', resources: choice?.oneOf ?? [], choice: true }),
  ];
};

const trades = ({ seat, from, to }: Turn): readonly Reason[] => {
  const [before, after] = [from, to].map((s) => sevenWondersTable.pricesOf(s as SevenWondersState, seat));
  const resources = RESOURCES.filter((one) => NEIGHBOURS.some((side) => after[side].unit[one] < before[side].unit[one]));
  return when(resources.length > 0, { code: 'trade', resources });
};

const chained = (game: AnyGame, { from, move, seat }: Turn): readonly Reason[] => {
  if (move.kind !== 'build') return [];
  const { bill } = game.explain(from, seat, move) as SevenWondersReason;
  const by = bill?.free === 'chain' ? bill.chain?.by : undefined;
  return bill === undefined || by === undefined ? [] : [{ code: 'chain', by, saved: bill.bank + bill.resources.length }];
};

const staged = ({ seat, before, after }: Turn): readonly Reason[] => {
  const { board, side } = after.seats[seat];
  const built = after.seats[seat].stages.length;
  if (board === undefined || side === undefined || built === before.seats[seat].stages.length) return [];
  return [{ code: 'stage', built, of: BOARDS[board][side].length }];
};

const reasons = reasonsBy<SevenWondersView, SevenWondersMove>((game, turn) => {
  const { seat, move, before, after, rows } = turn;
  // Boards and sides give nothing yet.
  if (before.age === 0) return [];
  const earned = after.seats[seat].coins - before.seats[seat].coins;
  const frees = move.kind === 'build' || move.kind === 'revive' ? freedBy(move.card, before) : [];
  return [
    ...staged(turn),
    ...pointsGained(rows, ['treasury', 'military']),
    ...wars(turn),
    ...chained(game, turn),
    ...makes(turn),
    ...trades(turn),
    ...when(frees.length > 0, { code: 'frees', cards: frees }),
    ...when(earned > 0, { code: 'coins', coins: earned }),
  ];
});

export const sevenWondersHints: HintKnowledge = {
  reasons,
  priceOf: (game, s, seat, move) => {
    const wish = move as SevenWondersMove;
    if (wish.kind !== 'build' && wish.kind !== 'stage') return undefined;
    const { bill } = game.explain(s, seat, wish) as SevenWondersReason;
    return bill === undefined ? undefined : bill.free === undefined ? bill.bank + (wish.pay?.left ?? 0) + (wish.pay?.right ?? 0) : 0;
  },
};
