import './bar.css';
import { tableWords } from '../../base/i18n.ts';
import { duelWords } from './words.ts';
import { DiscardButton, Pill, TableBar } from '../../table/bar.tsx';
import { turnsSince } from './log.ts';
import type { Play } from './play.ts';

const turnText = ({ table, phone, nameOf }: Play): string => {
  const words = tableWords();
  const { decision, active } = table.view;
  const name = nameOf(active);
  if (decision === 'over') return words['bar.over'];
  if (table.mine) return decision === 'turn' || phone ? words['bar.your-turn'] : duelWords()[`decision.${decision}`];
  return phone ? words['bar.watching']({ name }) : duelWords()[`decision.wait.${decision}`]({ name });
};

export function Bar({ play }: { readonly play: Play }) {
  const words = tableWords();
  const duel = duelWords();
  const { view, mine } = play.table;
  const left = view.structure.length;
  return (
    <TableBar
      play={play}
      name={duel['game.name']}
      title={view.age === 0 ? words['bar.draft'] : duel.age({ age: view.age })}
      note={left > 0 && !play.phone && <small>{words['bar.cards-left']({ count: left })}</small>}
      pill={<Pill play={play} seats={[view.active]} asked={mine} text={turnText(play)} />}
      news={turnsSince(play.session.log.value, play.table.me)}
      buttons={<DiscardButton play={play} count={view.discard.length} />}
    />
  );
}
