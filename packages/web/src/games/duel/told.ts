// What happened at the table, in words.
import type { DuelEvent } from '@maravilha/duel';
import { describeEvent } from '@maravilha/words/duel/aside';
import { tableWords } from '../../base/i18n.ts';
import { headlineOf } from './headline.ts';
import type { Play } from './play.ts';
import { duelAsideWords } from './words.ts';

export const tell = ({ whoOf }: Play, event: DuelEvent): string => describeEvent(duelAsideWords(), event, whoOf);

/** One choice in one line. */
export const tellTurn = (play: Play, events: readonly DuelEvent[]): string =>
  headlineOf(events)
    .map((event) => tell(play, event))
    .join(' ');

export const say = (play: Play, events: readonly DuelEvent[]): readonly string[] => {
  const { table } = play;
  const { decision } = table.view;
  const said = [tellTurn(play, events)];
  if (table.mine) said.push(decision === 'turn' ? tableWords()['bar.your-turn'] : duelAsideWords()[`decision.${decision}`]);
  return said;
};
