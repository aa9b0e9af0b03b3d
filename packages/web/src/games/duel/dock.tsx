import './dock.css';
import { Icon } from '../../components/index.ts';
import { tableWords } from '../../base/i18n.ts';
import { useDoor } from '../../base/ui/lazy.tsx';
import { duelWords } from './words.ts';
import type { Fit } from './fit.ts';
import { lastTurn } from './log.ts';
import { askDiscard, placesOf } from './model.ts';
import { told } from './on-demand.ts';
import { OpenCard } from './open-card.tsx';
import type { Play } from './play.ts';

/** Nothing is open: whose turn it is. */
function IdleDock({ play }: { readonly play: Play }) {
  const words = tableWords();
  const duel = duelWords();
  const { table } = play;
  const { view } = table;
  const places = placesOf(view);
  const open = places.filter((p) => p.open);
  const first = open.find((p) => p.card !== undefined)?.card;
  const income = first === undefined ? 0 : (askDiscard(table, table.me, first).income ?? 0);
  const title = table.mine ? words['dock.your-turn'] : duel[`decision.wait.${view.decision}`]({ name: play.nameOf(view.active) });
  const help = table.mine
    ? words['dock.your-turn.help']({ open: open.length, income })
    : table.seated
      ? words['dock.wait.help']
      : words['dock.watch.help'];
  return (
    <div class="dock idle">
      <div class="dock-text column">
        <h3>
          <Icon id={table.mine ? 'hand' : 'hourglass'} class="lead" />
          {title}
        </h3>
        <p>{help}</p>
      </div>
    </div>
  );
}

export function Dock({ play, ...room }: Pick<Fit, 'form' | 'lines' | 'beside' | 'columns'> & { readonly play: Play }) {
  const subject = play.ui.subject.value;
  if (subject === undefined) return play.phone ? null : <IdleDock play={play} />;
  return <OpenCard play={play} subject={subject} {...room} />;
}

/** The last event, under the structure of a phone. */
export function LastLine({ play }: { readonly play: Play }) {
  return <span class="last">{useDoor(told, { late: true })?.tellTurn(play, lastTurn(play.session.log.value))}</span>;
}
