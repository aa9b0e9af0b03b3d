import type { ArenaOrder } from './arena-settings.ts';
import type { ArenaSummary, Standing, ThoughtFigures } from './arena-summary.ts';
import type { Context } from './context.ts';
import { columns } from './text.ts';

const range = (format: Intl.NumberFormat, [low, high]: readonly [number, number]): string =>
  `${format.format(low)} – ${format.format(high)}`;

/** What an arena came to, for people. */
export const arenaText = (order: ArenaOrder, summary: ArenaSummary, { language, words }: Context): readonly string[] => {
  const { plan, playable, sides } = order;
  const text = playable.text(language, words);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const [a, b] = [words[`bot.${plan.a}`], words[`bot.${plan.b}`]];
  const standing = ({ games, won }: Standing): readonly string[] => [number.format(games), number.format(won), percent.format(won / games)];
  const thought = (name: string, { decisions, meanMs, longestMs, meanPlayouts }: ThoughtFigures): readonly string[] => [
    name,
    ...[decisions, meanMs, longestMs, meanPlayouts].map((figure) => number.format(figure)),
  ];
  const budget =
    plan.budget === 'levels'
      ? words['arena.budget.levels']
      : 'ms' in plan.budget
        ? words['arena.budget.ms'](plan.budget)
        : words['arena.budget.playouts'](plan.budget);
  const table = (title: string, rows: readonly (readonly [string, Standing])[]): readonly string[] => {
    const shown = rows.filter(([, { games }]) => games > 0);
    if (shown.length === 0) return [];
    const head = [title, words['arena.column.games'], words['arena.column.won'], words['arena.column.share']];
    return ['', ...columns([head, ...shown.map(([name, row]) => [name, ...standing(row)])])];
  };
  return [
    words['arena.title']({ game: text.title, seats: plan.options.seats, a, b, budget, seed: plan.seed }),
    words['arena.games']({ games: summary.games, places: sides.length, asked: order.asked, whole: order.games }),
    '',
    ...columns([
      [words['arena.won'], words['arena.results'](summary)],
      [words['arena.share'], `${percent.format(summary.share)}  (95 %: ${range(percent, summary.interval)})`],
      ...(sides.length === 2
        ? []
        : [
            [
              words['arena.ratio']({ fair: percent.format(summary.fairShare) }),
              `${number.format(summary.ratio)} ×  (95 %: ${range(number, summary.ratioInterval)})`,
            ],
          ]),
      [words['arena.margin'], number.format(summary.meanMargin)],
      [words['arena.score'], `${number.format(summary.meanScore.a)} : ${number.format(summary.meanScore.b)}`],
      [words['arena.winningScore'], number.format(summary.meanWinningScore)],
      [words['arena.winsBySeat'], summary.winsBySeat.map((won) => number.format(won)).join('  ')],
    ]),
    ...table(
      words['arena.bySeat']({ a }),
      summary.aBySeat.map((row, seat) => [words.seatName({ seat }), row]),
    ),
    ...table(
      words['arena.byEnding']({ a }),
      Object.entries(summary.endings).map(([ending, row]) => [text.ending(ending), row]),
    ),
    ...table(words['arena.byMark'], Object.entries(summary.marks)),
    '',
    ...columns([
      [words['arena.thought'], ...(['decisions', 'mean', 'longest', 'playouts'] as const).map((key) => words[`arena.column.${key}`])],
      thought(`A: ${a}`, summary.thought.a),
      thought(`B: ${b}`, summary.thought.b),
    ]),
  ];
};
