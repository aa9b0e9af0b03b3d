// What hints say of a move in Architects.
import { type ArchitectsMove, type ArchitectsReason, type ArchitectsState, type ArchitectsView, type Follows } from '@maravilha/architects';
import { CENTRAL, DECK_START, STAGE_COUNT } from '@maravilha/architects/internals';
import { type AnyGame, leftOf, rightOf, type Seat } from '@maravilha/kernel';
import { type Change, type HintKnowledge, pointsGained, type Reason, reasonsBy, when } from '../../reason.ts';
import { LACKING, lacks, weighCards } from './cards.ts';

type Turn = Change<ArchitectsView, ArchitectsMove>;

const followsOf = (game: AnyGame, s: ArchitectsState, seat: Seat, move: ArchitectsMove): Follows | undefined =>
  (game.explain(s, seat, move) as ArchitectsReason).follows;

/** Of the cards left in the central deck, how many would build a stage or bring a token at once: each of them is put on top and asked about. */
const odds = (game: AnyGame, { from, seat, move }: Turn): readonly Reason[] => {
  const s = from as ArchitectsState;
  const count = s.deckCount[CENTRAL];
  const start = DECK_START[CENTRAL];
  const { lookers } = s;
  const top = s.deck[start + count - 1];
  s.lookers = 1 << seat;
  let hits = 0;
  for (let i = 0; i < count; i++) {
    s.deck[start + count - 1] = i === count - 1 ? top : s.deck[start + i];
    const follows = followsOf(game, s, seat, move);
    if (follows !== undefined && (follows.stages.length > 0 || follows.exchange !== undefined)) hits++;
  }
  s.deck[start + count - 1] = top;
  s.lookers = lookers;
  return when(hits > 0, { code: 'odds', hits, of: count });
};

const wars = ({ seat, before, after }: Turn): readonly Reason[] => {
  const { seats } = before.options;
  if (after.seats[seat].shields <= before.seats[seat].shields) return [];
  const lead = (view: ArchitectsView, other: Seat): number => view.seats[seat].shields - view.seats[other].shields;
  const leads = [...new Set([leftOf(seat, seats), rightOf(seat, seats)])].map((against) => ({
    against,
    before: lead(before, against),
    after: lead(after, against),
  }));
  return [{ code: 'war', leads }];
};

/** Cards that the nearest stage lacks. */
const lackOf = (s: ArchitectsState, seat: Seat): number => {
  weighCards(s, seat);
  return Math.min(...lacks);
};

const nearer = ({ from, to, seat, before, after }: Turn): readonly Reason[] => {
  if (after.seats[seat].built.length > before.seats[seat].built.length) return [];
  const [had, has] = [from, to].map((s) => lackOf(s as ArchitectsState, seat));
  return when(has < had && had < LACKING && has > 0, { code: 'nearer', lacks: has });
};

const followed = (follows: Follows, { seat, before, after }: Turn): readonly Reason[] => {
  // What was built by itself is told as points.
  const built = after.seats[seat].built.length > before.seats[seat].built.length;
  const [stage] = follows.stages.toSorted((a, b) => b.points - a.points);
  return [
    ...(stage === undefined || built ? [] : [{ code: 'pays-stage', ...stage } as const]),
    ...when(follows.exchange !== undefined, { code: 'token' }),
    ...when(follows.extra !== undefined, { code: 'extra' }),
    ...(follows.battle === undefined
      ? []
      : when(follows.battle.victories[seat] > 0, { code: 'battle', victories: follows.battle.victories[seat] })),
  ];
};

const reasons = reasonsBy<ArchitectsView, ArchitectsMove>((game, turn) => {
  const { seat, move, before, after, rows, from } = turn;
  if (before.decks.length === 0) return [];
  const s = from as ArchitectsState;
  const follows = move.kind === 'take' || move.kind === 'keep' ? followsOf(game, s, seat, move) : undefined;
  // Nobody knows what an unseen card brings.
  if (move.kind === 'take' && follows === undefined) return odds(game, turn);
  const built = after.seats[seat].built.length;
  return [
    ...(follows === undefined ? [] : followed(follows, turn)),
    ...when(built > before.seats[seat].built.length, { code: 'stage', built, of: STAGE_COUNT }),
    ...pointsGained(rows, ['military']),
    ...(follows?.battle === undefined ? wars(turn) : []),
    ...nearer(turn),
  ];
});

export const architectsHints: HintKnowledge = { reasons };
