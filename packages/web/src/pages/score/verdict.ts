// Who is ahead, in words.
import { scoreWords } from '../../base/score-words.ts';
import type { PadSheet, PadSide, ScorePad } from '../../base/score-pad.ts';
import { isEmpty, type Standing } from './model.ts';
import { nameOf, sideName } from './names.ts';

export interface Verdict {
  readonly title: string;
  readonly line: string;
  /** Of the first; none before anything is entered. */
  readonly total?: number;
}

const tieLine = (pad: ScorePad, sheet: PadSheet, [first, ...others]: readonly PadSide[]): readonly string[] => {
  const words = scoreWords();
  if (first === undefined) return [];
  return [
    words[`tie.${pad.tie}`]({ name: sideName(sheet, first), n: first.tie }),
    ...others.map((side) => words['tie.other']({ name: sideName(sheet, side), n: side.tie })),
  ];
};

export const verdictOf = (pad: ScorePad, sheet: PadSheet, { sides }: Standing): Verdict => {
  const words = scoreWords();
  const [first, second] = sides;
  const byPoints = sheet.ending === 'civil';
  if (first === undefined || second === undefined || (byPoints && isEmpty(sheet))) return { title: words.nothing, line: '' };
  const winners = sides.filter(({ place }) => place === 1);
  const names = winners.flatMap(({ seats }) => seats.map((seat) => nameOf(sheet, seat)));
  const title = names.length === 1 ? words['wins.one']({ name: names.join('') }) : words['wins.many']({ names });
  if (!byPoints) return { title, line: words['not-by-points'] };
  const { total } = first;
  if (winners.length > 1) return { title, line: words.shared, total };
  const tied = sides.filter((side) => side.total === total);
  const line =
    tied.length > 1
      ? words.tied({ points: total, sides: tieLine(pad, sheet, tied) })
      : words.ahead({ by: total - second.total, name: sideName(sheet, second) });
  return { title, line, total };
};
