import {
  CARDS,
  COLOURS,
  ENDINGS,
  SCORE_ROWS,
  type Bill,
  type Pay,
  type SeatView,
  type SevenWondersShape,
  sevenWondersTable,
  type SevenWondersView,
} from '@maravilha/seven-wonders';
import type { Language } from '@maravilha/words';
import type { CliWords } from '@maravilha/words/cli';
import {
  describeBill,
  describeEvent,
  describeLast,
  describeMove,
  describeRefusal,
  type SevenWondersWords,
} from '@maravilha/words/seven-wonders';
import { en } from '@maravilha/words/seven-wonders/en';
import { ptBR } from '@maravilha/words/seven-wonders/pt-BR';
import { type GameText, namedLine, wordOf } from '../terminal.ts';

const WORDS: Readonly<Record<Language, SevenWondersWords>> = { en, 'pt-BR': ptBR };
const NOTHING: Pay = { left: 0, right: 0 };

const splitOf = (bill: Bill, pay: Pay): Bill['splits'][number] | undefined =>
  bill.splits.find((split) => split.pay.left === pay.left && split.pay.right === pay.right);

const payOf = (move: SevenWondersShape['Move']): Pay => (move.kind === 'build' || move.kind === 'stage' ? (move.pay ?? NOTHING) : NOTHING);

export const sevenWondersText = (language: Language, words: CliWords): GameText<SevenWondersShape> => {
  const own = WORDS[language];
  return {
    title: own['game.name'],
    move: (move) => describeMove(own, move),
    // Every legal payment can be typed as a move; a list for a person has only those that no other one beats.
    listed: (move, { bill }) =>
      bill === undefined || bill.free !== undefined ? payOf(move).left + payOf(move).right === 0 : splitOf(bill, payOf(move)) !== undefined,
    price: ({ income, debts, bill }, move) => {
      if (income !== undefined) return `+ ${own.coins({ count: income })}.`;
      if (debts !== undefined) return `+ ${own.debts({ count: debts })}.`;
      return bill === undefined ? '' : describeBill(own, bill, splitOf(bill, payOf(move)));
    },
    refusal: (reason) => reason.why.map((why) => describeRefusal(own, why)).join(' '),
    event: (event, whoOf) => describeEvent(own, event, whoOf),
    table: (view, nameOf) => [
      ...momentLines(view, own),
      ...view.seats.flatMap((seat, n) => cityLines(seat, nameOf(n), own, words)),
      ...namedLine(
        words['sw.hand'],
        (view.seats[view.viewer]?.hand ?? []).map((card) => own[`card.${card}`]),
      ),
    ],
    prompt: (view) => own[`decision.${view.decision}`],
    row: wordOf(SCORE_ROWS, (row) => own[`score.${row}`]),
    ending: wordOf(ENDINGS, (ending) => own[`ending.${ending}`]),
  };
};

const momentLines = (view: SevenWondersView, own: SevenWondersWords): readonly string[] => {
  if (view.age === 0) return view.offered.map((board) => `  [${own[`board.${board}`]}]`);
  const pass = own[`pass.${sevenWondersTable.passesTo(view.age)}`];
  return [`${own.age({ age: view.age })}, ${own.turn(view)}, ${pass}`];
};

const cityLines = (seat: SeatView, name: string, own: SevenWondersWords, words: CliWords): readonly string[] => {
  const board =
    seat.board === undefined
      ? ''
      : seat.side === undefined
        ? own[`board.${seat.board}`]
        : own['board.side']({ board: seat.board, side: seat.side });
  const built = COLOURS.flatMap((colour) => {
    const cards = seat.built.filter((card) => CARDS[card].colour === colour).map((card) => own[`card.${card}`]);
    return cards.length === 0 ? [] : [`    ${own[`colour.${colour}`]}: ${cards.join(', ')}`];
  });
  const facts = [
    own.coins({ count: seat.coins }),
    own.shields({ count: seat.shields }),
    words['sw.stages']({ count: seat.stages.length }),
    ...(seat.debts > 0 ? [own.debts({ count: seat.debts })] : []),
    ...(seat.diplomacy > 0 ? [own.diplomacy({ count: seat.diplomacy })] : []),
    ...(seat.defeats > 0 ? [own.defeats({ count: seat.defeats })] : []),
    ...([1, 2, 3] as const).flatMap((age) => {
      const count = seat.victories[age - 1] ?? 0;
      return count > 0 ? [own.victories({ age, count })] : [];
    }),
  ];
  return [
    `${[name, board].filter((part) => part !== '').join(' · ')}: ${facts.join(', ')}`,
    ...built,
    ...(seat.last === undefined ? [] : [`    ${words['sw.last']}: ${describeLast(own, seat.last, seat.revived)}`]),
  ];
};
