// The decisions beside a turn. Boards and sides have a screen of their own; the last card is played from the hand.
import { sevenWondersTableWords, sevenWondersWords } from '../words.ts';
import { Button, Icon } from '../../../components/index.ts';
import { waitingFor } from '../../../table/sight.ts';
import type { Play } from '../play.ts';
import { LossPrompt } from './loss.tsx';
import { RevivePrompt } from './revive.tsx';

/** A loss is settled, but others still think: it can be changed. */
function Settled({ play, coins }: { readonly play: Play; readonly coins: number }) {
  const words = sevenWondersTableWords();
  const game = sevenWondersWords();
  return (
    <div class="row put-aside settled" role="status">
      <Icon id="check" class="" />
      <span>
        {words['bar.sealed']}: {game['move.lose']({ coins })}.{' '}
        {game['decision.wait.loss']({ names: waitingFor(play.table).map(play.nameOf) })}
      </span>
      <Button icon="undo" data-change onClick={() => (play.ui.changing.value = true)}>
        {words['act.change']}
      </Button>
    </div>
  );
}

export function Prompt({ play }: { readonly play: Play }) {
  const { table, ui } = play;
  if (table.view.decision === 'revive') return <RevivePrompt play={play} />;
  return table.sealed?.kind === 'lose' && !ui.changing.value ? (
    <Settled play={play} coins={table.sealed.coins} />
  ) : (
    <LossPrompt play={play} />
  );
}
