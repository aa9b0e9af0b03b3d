import { diceTableWords, diceWords } from './words.ts';
import { Pill, TableBar } from '../../table/bar.tsx';
import { useKeptFocus } from './focus.ts';
import { inChain, isReady } from './model.ts';
import { othersOf, waitingFor } from '../../table/sight.ts';
import { Rivals } from './rivals.tsx';
import type { OfPlay, Play } from './play.ts';

/** What is asked of me, or whom we wait for. */
const pillText = (play: Play): string => {
  const words = diceTableWords();
  const { table, chosen, ui, phone } = play;
  const { decision, phase, active, turn } = table.view;
  // The choice says what is asked; a narrow bar has room for the turn alone.
  if (phone && phase === 'turn') return words[table.view.last ? 'bar.short.last' : 'bar.short.turn']({ turn });
  if (table.mine) {
    if (decision === 'action' || decision === 'free-die') {
      if (chosen !== undefined) return words['bar.confirm'];
      if (ui.die.value !== undefined && play.reach.length > 0) return words['bar.space'];
      return decision === 'action' ? words[inChain(table) ? 'bar.again' : 'bar.action'] : words['bar.free-die'];
    }
    return decision === 'over' || decision === 'ready' ? '' : words[`bar.${decision}`];
  }
  if (phase === 'city') return words['bar.wait']({ names: [play.nameOf(active)] });
  if (isReady(table)) return words['bar.ready'];
  const names = waitingFor(table).map(play.nameOf);
  return names.length > 2 ? words['bar.waiting']({ count: names.length }) : words['bar.wait']({ names });
};

export function Bar({ play }: OfPlay) {
  useKeptFocus();
  const words = diceTableWords();
  const { table, phone } = play;
  const { turn, last, phase } = table.view;
  const name = diceWords()['game.name'];
  const ready = table.ready.length;
  const note = phase === 'city' ? words['bar.cities'] : last ? words['bar.last-turn']({ turn }) : words['bar.turn']({ turn });
  return (
    <TableBar
      play={play}
      name={name}
      title={phone ? '' : name}
      news={othersOf(table).filter((seat) => (play.last.seats[seat]?.length ?? 0) > 0).length}
      note={!phone && <small>{phase === 'turn' ? words['bar.note']({ note, ready, all: table.seats }) : note}</small>}
      pill={
        <Pill
          play={play}
          seats={table.mine ? [table.me] : waitingFor(table)}
          asked={table.mine}
          text={pillText(play)}
          icon={isReady(table) ? 'check' : 'hourglass'}
        />
      }
      after={phone && phase === 'turn' && <Rivals play={play} />}
    />
  );
}
