// The line under the bar: the last moves, or how an age ended.
import type { DuelEvent } from '@maravilha/duel';
import type { ComponentChildren } from 'preact';
import { describeEvent } from '@maravilha/words/duel';
import { tableWords } from '../../base/i18n.ts';
import { Frieze, Herald } from '../../table/frieze.tsx';
import { chaptersOf, headlineOf, lastTurn } from './log.ts';
import type { Play } from './play.ts';
import { duelWords } from './words.ts';

/** As many moves as are told, by the width of the window. */
const told = ({ window: { width } }: Play): number => (width < 1200 ? 2 : width < 1500 ? 3 : 4);

export function Events({ play, aside }: { readonly play: Play; readonly aside: ComponentChildren }) {
  const duel = duelWords();
  const log = play.session.log.value;
  const last = lastTurn(log);
  const say = (events: readonly DuelEvent[]): string =>
    headlineOf(events)
      .map((event) => describeEvent(duel, event, play.nameOf))
      .join(' ');
  const great = last.find(({ kind }) => kind === 'age-began') ?? last.find(({ kind }) => kind === 'loot');
  if (great !== undefined) {
    const war = great.kind === 'loot';
    return (
      <Herald icon={war ? 'war' : 'flag'} tone={war ? 'war' : 'good'} title={describeEvent(duel, great, play.nameOf)}>
        <span>{say(last.filter((event) => event !== great))}</span>
        {aside}
      </Herald>
    );
  }
  const turns = chaptersOf(log).flatMap((chapter) => chapter.turns);
  const cells = turns.slice(-told(play)).map(({ seq, events }) => ({ key: seq, who: '', said: say(events), children: say(events) }));
  return (
    <Frieze play={play} title={tableWords()['dock.last']} cells={cells}>
      {aside}
    </Frieze>
  );
}
