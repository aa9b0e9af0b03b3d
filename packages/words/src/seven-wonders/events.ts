// Lines of the log, of conflicts and of last turns, drawn from a catalogue. They hold no word of their own.
import type { Age, CardId, Conflict, LastTurn, SevenWondersEvent } from '@maravilha/seven-wonders';
import { type Seat, unreachable } from '@maravilha/kernel';
import type { WhoOf } from '../who.ts';
import { nameOfSource, type SevenWondersWords } from './describe.ts';

type ConflictsEvent = Extract<SevenWondersEvent, { readonly kind: 'conflicts' }>;

const VALUES: Record<Age, number> = { 1: 1, 2: 3, 3: 5 };

const fightLine = (words: SevenWondersWords, age: Age, fight: Conflict, whoOf: WhoOf): string => {
  const [one, other] = fight.seats;
  const names = [whoOf(one), whoOf(other)] as const;
  if (fight.stakes === 0) return words['conflict.both-diplomacy']({ names });
  if (fight.winner === undefined) return words['conflict.equal']({ names, shields: fight.shields[0] });
  const first = fight.winner === one;
  const parts = {
    winner: whoOf(fight.winner),
    loser: whoOf(first ? other : one),
    shields: first ? fight.shields : ([fight.shields[1], fight.shields[0]] as const),
    won: fight.stakes * VALUES[age],
    lost: fight.stakes,
  };
  return fight.stakes > 1 ? words['conflict.won.doubled'](parts) : words['conflict.won'](parts);
};

/** The conflicts of an age: who uses diplomacy, then one sentence for each conflict. */
export const conflictLines = (words: SevenWondersWords, event: ConflictsEvent, whoOf: WhoOf): readonly string[] => {
  // In team play diplomacy does not take a seat out of its conflict.
  const fights = (seat: Seat): boolean => event.conflicts.some((fight) => fight.seats.includes(seat));
  const absent = event.diplomacy.flatMap((seat) => {
    const shared = event.conflicts.some((fight) => fight.stakes === 0 && fight.seats.includes(seat));
    if (shared) return [];
    return [fights(seat) ? words['conflict.single']({ name: whoOf(seat) }) : words['conflict.sits-out']({ name: whoOf(seat) })];
  });
  const lines = event.conflicts.map((fight) => fightLine(words, event.age, fight, whoOf));
  return [...absent, ...(lines.length === 0 ? [words['event.conflicts.none']] : lines)];
};

/** A line of the log. `whoOf` says who sits at a seat. */
export const describeEvent = (words: SevenWondersWords, event: SevenWondersEvent, whoOf: WhoOf): string => {
  switch (event.kind) {
    case 'board-taken':
      return words['event.board-taken']({ name: whoOf(event.seat), board: event.board });
    case 'side-chosen':
      return words['event.side-chosen']({ name: whoOf(event.seat), side: event.side });
    case 'age-began':
      return words['event.age-began'](event);
    case 'built': {
      const { card, by, pay, bank } = event;
      return words['event.built']({ name: whoOf(event.seat), card, by, pay, bank });
    }
    case 'stage-built': {
      const { stage, card, pay, bank } = event;
      const parts = { name: whoOf(event.seat), stage, pay, bank };
      return card === undefined ? words['event.stage-built.hidden'](parts) : words['event.stage-built.known']({ ...parts, card });
    }
    case 'sold': {
      const parts = { name: whoOf(event.seat), income: event.income };
      return event.card === undefined ? words['event.sold.hidden'](parts) : words['event.sold.known']({ ...parts, card: event.card });
    }
    case 'left-over': {
      const name = whoOf(event.seat);
      return event.card === undefined
        ? words['event.left-over.hidden']({ name })
        : words['event.left-over.known']({ name, card: event.card });
    }
    case 'trade-income':
      return words['event.trade-income']({ name: whoOf(event.seat), count: event.count });
    case 'coins':
      return words['event.coins']({ name: whoOf(event.seat), count: event.count, source: nameOfSource(words, event.source) });
    case 'victory-token':
      return words['event.victory-token']({ name: whoOf(event.seat), age: event.age, source: nameOfSource(words, event.source) });
    case 'defeats-discarded':
      return words['event.defeats-discarded']({ name: whoOf(event.seat), count: event.count, source: nameOfSource(words, event.source) });
    case 'diplomacy-taken':
      return words['event.diplomacy-taken']({ name: whoOf(event.seat), source: nameOfSource(words, event.source) });
    case 'debts-given':
      return words['event.debts-given']({ name: whoOf(event.seat), count: event.count, source: nameOfSource(words, event.source) });
    case 'looks-through-discard':
      return words['event.looks-through-discard']({ name: whoOf(event.seat) });
    case 'declined':
      return words[`event.declined.${event.decision}`]({ name: whoOf(event.seat) });
    case 'loss':
      return words['event.loss']({ name: whoOf(event.seat), count: event.count });
    case 'loss-settled': {
      const parts = { name: whoOf(event.seat), coins: event.coins, debts: event.debts };
      if (event.debts === 0) return words['event.loss-settled.coins'](parts);
      return event.coins === 0 ? words['event.loss-settled.debts'](parts) : words['event.loss-settled.both'](parts);
    }
    case 'passed':
      return words['event.passed'](event);
    case 'conflicts':
      return [words['event.conflicts'](event), ...conflictLines(words, event, whoOf)].join(' ');
    case 'over':
      return words['event.over']({ names: event.winners.map(whoOf) });
    default:
      return unreachable(event);
  }
};

/** What a seat did in the last turn, to stand beside its name; without a full stop. */
export const describeLast = (words: SevenWondersWords, last: LastTurn | undefined, revived: readonly CardId[] = []): string => {
  const parts = [lastPart(words, last)];
  if (revived.length > 0) parts.push(words['last.revived']({ cards: revived }));
  return parts.join('. ');
};

const lastPart = (words: SevenWondersWords, last: LastTurn | undefined): string => {
  if (last === undefined) return words['last.none'];
  switch (last.kind) {
    case 'built':
      return words['last.built'](last);
    case 'stage':
      return last.card === undefined ? words['last.stage.hidden'](last) : words['last.stage.known']({ ...last, card: last.card });
    case 'sold':
      return last.card === undefined ? words['last.sold.hidden'] : words['last.sold.known']({ card: last.card });
    default:
      return unreachable(last);
  }
};
