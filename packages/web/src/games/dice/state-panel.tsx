// What is shown instead of a choice: I am ready, somebody else is choosing, or I am watching.
import { Icon } from '../../components/index.ts';
import { diceTableWords } from './words.ts';
import { isReady } from './model.ts';
import { waitingFor } from '../../table/sight.ts';
import type { OfPlay, Play } from './play.ts';
import { moveText } from './say.ts';
import { BackButton } from './actions.tsx';

const waitText = (play: Play): string => {
  const words = diceTableWords();
  const names = waitingFor(play.table).map(play.nameOf);
  return names.length > 3 ? words['wait.count']({ count: names.length }) : words['wait.names']({ names });
};

/** What I did in this turn, and the way to do otherwise while others think. */
function Ready({ play }: OfPlay) {
  const words = diceTableWords();
  return (
    <div class="ready">
      <h2>
        <Icon id="check" />
        {words['ready.title']}
      </h2>
      <ul>
        {play.table.sealed.map((move, i) => (
          <li key={i}>{moveText(play, move)}</li>
        ))}
      </ul>
      <p>{waitText(play)}</p>
      <BackButton play={play} text={words['ready.change']} />
    </div>
  );
}

export function Waiting({ play }: OfPlay) {
  const words = diceTableWords();
  const { table } = play;
  if (table.view.phase !== 'turn' || table.view.decision === 'over') return null;
  if (isReady(table)) return <Ready play={play} />;
  return (
    <div class="ready">
      <h2>{table.seated ? words['wait.title'] : words['watch.title']}</h2>
      <p>{waitText(play)}</p>
    </div>
  );
}
