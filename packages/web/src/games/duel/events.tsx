// The line under the bar: the last moves, or how an age ended.
import type { ComponentChildren } from 'preact';
import { tableWords } from '../../base/i18n.ts';
import { useDoor } from '../../base/ui/lazy.tsx';
import { Frieze, Herald } from '../../table/frieze.tsx';
import { chaptersOf, lastTurn } from './log.ts';
import { told } from './on-demand.ts';
import type { Play } from './play.ts';

/** As many moves as are told, by the width of the window. */
const shownIn = ({ window: { width } }: Play): number => (width < 1200 ? 2 : width < 1500 ? 3 : 4);

export function Events({ play, aside }: { readonly play: Play; readonly aside: ComponentChildren }) {
  const log = play.session.log.value;
  const teller = useDoor(told, { late: true });
  const last = lastTurn(log);
  const great = last.find(({ kind }) => kind === 'age-began') ?? last.find(({ kind }) => kind === 'loot');
  if (teller !== undefined && great !== undefined) {
    const war = great.kind === 'loot';
    const others = last.filter((event) => event !== great);
    return (
      <Herald icon={war ? 'war' : 'flag'} tone={war ? 'war' : 'good'} title={teller.tell(play, great)}>
        <span>{teller.tellTurn(play, others)}</span>
        {aside}
      </Herald>
    );
  }
  const turns =
    teller === undefined
      ? []
      : chaptersOf(log)
          .flatMap((chapter) => chapter.turns)
          .slice(-shownIn(play));
  const cells = turns.map(({ seq, events }) => {
    const said = teller?.tellTurn(play, events) ?? '';
    return { key: seq, who: '', said, children: said };
  });
  return (
    <Frieze play={play} title={tableWords()['dock.last']} cells={cells}>
      {aside}
    </Frieze>
  );
}
