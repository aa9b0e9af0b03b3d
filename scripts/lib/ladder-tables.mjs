// The tables of docs/bots-ladder.md, from the results of arenas.

const percent = (share) => `${(100 * share).toFixed(1)} %`;
const times = (ratio) => `${ratio.toFixed(2)} ×`;

/** A share with its interval where two sides play, the multiple of the fair share where more do; then the number of games. */
const cellOf = (result) => {
  if (result === undefined) return '';
  const { games, share, interval, fairShare, ratio, ratioInterval } = result;
  const [value, from, to] =
    fairShare === 0.5
      ? [percent(share), ...interval.map((one) => (100 * one).toFixed(0))]
      : [times(ratio), ...ratioInterval.map((one) => one.toFixed(2))];
  return `${value} (${from}–${to}), ${games}`;
};

const tableOf = (head, rows) => [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** `steps` are pairs of levels, `rows` tables with a result for each step. */
export const ladderTable = (steps, rows) =>
  tableOf(
    ['game', 'seats', ...steps.map((step) => step.replace(' ', ' over '))],
    rows.map(({ name, options, results }) => [name, options.seats, ...results.map(cellOf)]),
  );

const byMark = (marks) =>
  tableOf(
    ['wonder or city', 'played', 'won'],
    Object.entries(marks).map(([mark, { games, won }]) => [mark, games, percent(won / games)]),
  );

/** What masters do among themselves, a section for each game. */
export const selfPlayTables = (rows) =>
  rows
    .filter(({ result }) => result !== undefined)
    .map(({ name, options: { seats }, result }) => {
      const { games, winsBySeat, meanWinningScore, meanScore, endings, marks, thought } = result;
      const all = tableOf(
        ['games', 'mean score', 'of the winner', 'won by seat', 'endings', 'ms a decision, playouts'],
        [
          [
            games,
            ((meanScore.a + meanScore.b * (seats - 1)) / seats).toFixed(1),
            meanWinningScore.toFixed(1),
            winsBySeat.map((won) => percent(won / games)).join(', '),
            Object.entries(endings)
              .map(([ending, { games: times }]) => `${ending} ${times}`)
              .join(', '),
            `${thought.a.meanMs.toFixed(0)}, ${thought.a.meanPlayouts.toFixed(0)}`,
          ],
        ],
      );
      return `### ${name}, ${seats} seats\n\n${all}\n\n${byMark(marks)}`;
    })
    .join('\n\n');
