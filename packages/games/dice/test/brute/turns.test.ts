// Whole random games beside a slow player of the same rules: at every choice the same moves are legal, and each leads to the same sheet.
import { ActionList, FastRng, NO_ACTION, type Seat, SPECTATOR, seatsOf } from '@maravilha/kernel';
import { forRows } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import { BONUSES_TO_END, DICE, type DiceMove, type DiceState, type DiceView, dice, SEAT_COUNTS, SPECIAL_DICE } from '../../src/index.ts';
import { effectsOn, type Sheet, sheetOf, slowMoves } from '../kit/slow-moves.ts';
import { slowAgora, slowBill, slowPlay, slowRows, slowWinners } from '../kit/slow-play.ts';

/** One line each, so that a difference can be read. */
const sortedMoves = (moves: readonly DiceMove[]): string =>
  moves
    .map((move) => Object.values(move).join(' '))
    .sort()
    .join('\n');
/** Lists without a meaning in their order are compared as sets. */
const shown = ({ pending, crossed, bonuses, attacks, coins, spent, city }: Sheet, open: boolean): unknown => ({
  city,
  coins,
  spent,
  crossed: [...crossed].sort(),
  bonuses: [...bonuses].sort(),
  attacks,
  ...(open ? { pending: pending.map((one) => (one.kind === 'cross' ? { ...one, colours: [...one.colours].sort() } : one)) } : {}),
});

/** The sheets of all others, in one line. */
const othersOf = (view: DiceView, seat: Seat, open: boolean): string =>
  JSON.stringify(view.seats.flatMap((_, other) => (other === seat ? [] : [shown(sheetOf(view, other), open)])));

const legalOf = (s: DiceState, seat: Seat, list: ActionList): readonly DiceMove[] => {
  dice.actions(s, seat, list);
  return list.toArray().map((action) => dice.toMove(s, seat, action));
};
const play = (s: DiceState, seat: Seat, move: DiceMove): void => {
  const action = dice.toAction(s, seat, move);
  if (typeof action !== 'number') throw new Error(JSON.stringify(action));
  const joint = new Int32Array(s.seats).fill(NO_ACTION);
  joint[seat] = action;
  dice.step(s, joint);
};

/** Everything that the end of a turn changes, as the slow player has it. */
const checkEnd = (before: DiceView, sheets: readonly Sheet[], after: DiceView): void => {
  const first = slowAgora(before, sheets);
  expect(after.seats.flatMap(({ agoraFirst }, seat) => (agoraFirst && !before.seats[seat].agoraFirst ? [seat] : []))).toEqual(first);
  expect(after.agoraTaken).toBe(before.agoraTaken || first.length > 0);
  const unlocked = new Set(sheets.flatMap(({ city, crossed }) => effectsOn(city, crossed, 'unlockDie').map(({ die }) => die)));
  const inForum = after.forum.map(({ die }) => die);
  expect(inForum.filter((die) => DICE[die].special).sort()).toEqual([...unlocked].sort());
  expect(inForum.filter((die) => DICE[die].colour === 'grey')).toHaveLength(SPECIAL_DICE.length - unlocked.size);
  // Grey dice never come back.
  for (const die of inForum) if (!DICE[die].special) expect(before.forum.map((one) => one.die)).toContain(die);
  const finished = sheets.some(({ bonuses }) => bonuses.length >= BONUSES_TO_END);
  expect(after.phase).toBe(before.last ? 'over' : 'turn');
  if (after.phase === 'turn') {
    expect(after).toMatchObject({ turn: before.turn + 1, last: finished });
    for (const { pending, fresh } of after.seats) expect({ pending, fresh }).toEqual({ pending: [{ kind: 'action' }], fresh: [] });
  }
};

const checkScore = (s: DiceState, view: DiceView): void => {
  const score = dice.score(s);
  const rows = view.seats.map(({ agoraFirst }, seat) => slowRows(sheetOf(view, seat), agoraFirst));
  const totals = rows.map((row) => Object.values(row).reduce((a, b) => a + b, 0));
  expect(score.seats.map((seat) => seat.rows)).toEqual(rows);
  expect(score.seats.map((seat) => seat.total)).toEqual(totals);
  if (view.phase !== 'over') return;
  const winners = slowWinners(
    totals,
    view.seats.map(({ coins }) => coins),
  );
  expect(score.winners).toEqual(winners);
  const level = totals.filter((total) => total === Math.max(...totals)).length;
  expect(score.tieBreak).toBe(winners.length < level ? 'coins' : undefined);
};

/** What a random player prefers, so that games see all of the board. */
const preferred = (moves: readonly DiceMove[], rng: FastRng): DiceMove => {
  const active = moves.filter(({ kind }) => kind !== 'pass' && kind !== 'decline');
  const from = active.length > 0 && rng.int(4) > 0 ? active : moves;
  return from[rng.int(from.length)];
};

const GAMES = { 2: 3, 3: 2, 4: 2, 5: 1, 6: 1, 7: 1 } as const;

test('moves, prices, follow-ups, ends of turns and scores are as the slow player finds them', async () => {
  const list = new ActionList();
  const seen = new Set<string>();
  await forRows(SEAT_COUNTS, (seats) => {
    const s = dice.blank({ seats, cities: 'random' });
    for (let seed = 1; seed <= GAMES[seats]; seed++) {
      const rng = new FastRng(seed, 0xb0a);
      dice.setup({ seats, cities: 'random' }, rng, s);
      for (let awaited = seatsOf(dice.awaiting(s)); awaited.length > 0; awaited = seatsOf(dice.awaiting(s))) {
        const before = dice.view(s, SPECTATOR);
        const seat = awaited[rng.int(awaited.length)];
        const moves = legalOf(s, seat, list);
        const sheet = sheetOf(before, seat);
        expect(sortedMoves(moves)).toBe(sortedMoves(slowMoves(before, sheet)));
        const move = preferred(moves, rng);
        const expected = slowPlay(before, sheet, move);
        seen.add(move.kind === 'construct' ? `${sheet.pending[0].kind} ${move.die}` : move.kind);
        expect(dice.explain(s, seat, move).bill).toEqual(slowBill(before, sheet, move));
        play(s, seat, move);
        const after = dice.view(s, SPECTATOR);
        const ended = after.turn !== before.turn || after.phase === 'over';
        expect(shown(sheetOf(after, seat), !ended)).toEqual(shown(expected, !ended));
        expect(othersOf(after, seat, !ended)).toBe(othersOf(before, seat, !ended));
        if (ended) {
          expect(expected.pending).toEqual([]);
          checkEnd(
            before,
            Array.from({ length: seats }, (_, other) => (other === seat ? expected : sheetOf(before, other))),
            after,
          );
          checkScore(s, after);
        }
      }
      expect(dice.view(s, SPECTATOR).phase).toBe('over');
    }
  });
  for (const what of ['wonder', 'pass', 'cross', 'bonus', 'decline', 'action black', 'action white', 'action purple'])
    expect(seen).toContain(what);
});
