// What hints say of a move in Duel.
import {
  CARD_IDS,
  CARDS,
  type CardDef,
  type CardId,
  type DuelMove,
  type DuelReason,
  type DuelView,
  type DuelWish,
  productionOf,
  RESOURCES,
} from '@maravilha/duel';
import { CAPITAL, canBuild, type DuelState, priceOf, SYMBOLS_TO_WIN } from '@maravilha/duel/internals';
import { type AnyGame, bitCount, type FlatState, type Seat } from '@maravilha/kernel';
import { type Change, type HintKnowledge, pointsGained, type Reason, reasonsBy, when } from '../../reason.ts';
import { gainOf } from './pick.ts';

type Turn = Change<DuelView, DuelMove>;

const advanceOf = ({ pawn }: DuelView, seat: Seat): number => (seat === 0 ? pawn : -pawn);
const rowOf = (card: CardId): CardDef => CARDS[card];

/** The card of the structure that the move takes. */
const takenBy = (move: DuelMove): CardId | undefined =>
  move.kind === 'build' || move.kind === 'discard' || move.kind === 'wonder' ? move.card : undefined;

const totalOf = (game: AnyGame, s: FlatState, seat: Seat, wish: DuelWish): number =>
  (game.explain(s, seat, wish) as DuelReason).bill?.total ?? 0;

const seen = ({ structure }: DuelView): readonly CardId[] => structure.flatMap(({ card }) => card ?? []);

/** Coins by which all that the seat sees and may still build costs less after the move than before. */
const cheaperBy = (game: AnyGame, { from, to, before, after, move }: Turn, seat: Seat): number => {
  const later = seen(after);
  const wishes: readonly DuelWish[] = [
    ...seen(before)
      .filter((card) => later.includes(card) && card !== takenBy(move))
      .map((card) => ({ kind: 'build', card }) as const),
    ...after.cities[seat].wonders.filter(({ status }) => status === 'unbuilt').map(({ wonder }) => ({ kind: 'wonder', wonder }) as const),
  ];
  return wishes.reduce((sum, wish) => sum + totalOf(game, from, seat, wish) - totalOf(game, to, seat, wish), 0);
};

/** Cards of later ages that the card makes free. */
const freedBy = (card: CardId, age: number): readonly CardId[] => {
  const { chainOut } = rowOf(card);
  return chainOut === undefined ? [] : CARD_IDS.filter((id) => rowOf(id).chainIn === chainOut && rowOf(id).age > age);
};

const chained = (game: AnyGame, { from, move, seat }: Turn): readonly Reason[] => {
  if (move.kind !== 'build') return [];
  const by = (game.explain(from, seat, move) as DuelReason).bill?.chain?.by;
  const saved = priceOf(from as DuelState, seat, CARD_IDS.indexOf(move.card));
  return by === undefined || saved === 0 ? [] : [{ code: 'chain', by, saved }];
};

/** A gain of the rival that is worth a word. */
const MUCH = 3;

/** The best of the open cards for the rival, who could build it next. */
const denied = ({ from, before, move, seat }: Turn): readonly Reason[] => {
  const card = takenBy(move);
  const s = from as DuelState;
  const rival = 1 - seat;
  if (card === undefined || !canBuild(s, rival, CARD_IDS.indexOf(card))) return [];
  const gains = before.structure
    .filter(({ open }) => open)
    .flatMap((slot) => (slot.card === undefined ? [] : [gainOf(s, rival, CARD_IDS.indexOf(slot.card))]));
  const gain = gainOf(s, rival, CARD_IDS.indexOf(card));
  return when(gain >= MUCH && gains.length > 1 && gain === Math.max(...gains), { code: 'denies', from: rival, card });
};

/** Fewer coins in all are not worth a word. */
const NOTABLE = 2;

const reasons = reasonsBy<DuelView, DuelMove>((game, turn) => {
  const { seat, move, before, after, rows, from, to } = turn;
  const rival = 1 - seat;
  const mine = after.active === seat && after.age === before.age;
  const card = takenBy(move);
  const [had, has] = [from, to].map((s) => bitCount((s as DuelState).symbols[seat]));
  const steps = advanceOf(after, seat) - advanceOf(before, seat);
  const robbed = before.cities[rival].coins - after.cities[rival].coins;
  const earned = after.cities[seat].coins - before.cities[seat].coins;
  const frees = move.kind === 'build' || move.kind === 'revive' ? freedBy(move.card, before.age) : [];
  const makes = RESOURCES.filter((_, r) => productionOf(to as DuelState, seat, r) > productionOf(from as DuelState, seat, r));
  const cheaper = card === undefined ? 0 : cheaperBy(game, turn, seat);
  const dearer = card === undefined && move.kind !== 'destroy' ? 0 : -cheaperBy(game, turn, rival);
  return [
    ...when(mine && after.decision === 'turn' && move.kind === 'wonder', { code: 'again' }),
    ...when(mine && (after.decision === 'token' || after.decision === 'library'), { code: 'token' }),
    ...pointsGained(rows, ['treasury', 'military']),
    ...when(has > had, { code: 'symbols', count: has, needed: SYMBOLS_TO_WIN }),
    ...when(steps > 0, { code: 'pawn', steps, left: CAPITAL - advanceOf(after, seat) }),
    ...when(robbed > 0, { code: 'robs', from: rival, coins: robbed }),
    ...chained(game, turn),
    ...denied(turn),
    ...when(frees.length > 0, { code: 'frees', cards: frees }),
    ...when(makes.length > 0, { code: 'produces', resources: makes, choice: false }),
    ...when(cheaper >= NOTABLE, { code: 'cheaper', coins: cheaper }),
    ...when(dearer >= NOTABLE, { code: 'dearer', to: rival, coins: dearer }),
    ...when(earned > 0, { code: 'coins', coins: earned }),
  ];
});

export const duelHints: HintKnowledge = {
  sudden: ['military', 'science'],
  reasons,
  priceOf: (game, s, seat, move) => (game.explain(s, seat, move as DuelMove) as DuelReason).bill?.total,
};
