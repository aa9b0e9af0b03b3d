// What happened at the table, in words.
import type { SevenWondersEvent } from '@maravilha/seven-wonders';
import { describeEvent } from '@maravilha/words/seven-wonders';
import { headlineOf } from './log.ts';
import type { Play } from './play.ts';
import { sevenWondersWords } from './words.ts';

export const say = ({ table, whoOf }: Play, events: readonly SevenWondersEvent[]): readonly string[] => {
  const words = sevenWondersWords();
  const said = headlineOf(events).map((event) => describeEvent(words, event, whoOf));
  if (table.mine) said.push(words[`decision.${table.view.decision}`]);
  return said;
};
