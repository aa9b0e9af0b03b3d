import { architectsTableWords, architectsWords } from './words.ts';
import { Pill, TableBar } from '../../table/bar.tsx';
import { useNews } from './events.tsx';
import { useKeptFocus } from './focus.ts';
import type { Play } from './play.ts';

/** What is asked of me, as long as there is room. */
const askedText = ({ table, tasks, reach, phone }: Play): string => {
  const words = architectsTableWords();
  const size = phone ? 'short' : 'mine';
  const { decision } = table.view;
  switch (decision) {
    case 'over':
      return '';
    case 'card': {
      const count = reach.filter((choice) => choice.open).length;
      return count === 1 ? words[`bar.${size}.card.one`] : words[`bar.${size}.card`]({ count });
    }
    case 'act': {
      const [first] = tasks;
      if (first?.kind === 'build') return words[`bar.${size}.build`];
      if (first?.kind === 'exchange') return words[`bar.${size}.exchange`];
      return phone ? words['bar.short.extra'] : words['bar.mine.extra']({ count: first?.tokens.length ?? 0 });
    }
    default:
      return words[`bar.${size}.${decision}`];
  }
};

export function Bar({ play }: { readonly play: Play }) {
  useKeptFocus();
  const words = architectsTableWords();
  const { table, phone } = play;
  const { active } = table.view;
  const name = play.nameOf(active);
  const must = table.mine && play.tasks.some(({ forced }) => forced);
  const title = architectsWords()['game.name'];
  const news = useNews(play);
  return (
    <TableBar
      play={play}
      name={title}
      title={phone ? '' : title}
      news={news}
      note={!phone && <small>{words['bar.cities']({ count: table.seats })}</small>}
      pill={
        <span class={must ? 'must' : ''}>
          <Pill
            play={play}
            seats={[active]}
            asked={table.mine}
            text={table.mine ? askedText(play) : phone ? words['bar.wait.short']({ name }) : words['bar.wait']({ name })}
            icon={must ? 'lock' : 'hourglass'}
          />
        </span>
      }
    />
  );
}
