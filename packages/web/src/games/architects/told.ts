// What happened at the table, in words.
import type { ArchitectsEvent } from '@maravilha/architects';
import { describeEvent } from '@maravilha/words/architects';
import { headlineOf } from './log.ts';
import type { Play } from './play.ts';
import { architectsWords } from './words.ts';

export const say = ({ table, whoOf }: Play, events: readonly ArchitectsEvent[]): readonly string[] => {
  const words = architectsWords();
  const said = headlineOf(events).map((event) => describeEvent(words, event, whoOf));
  if (table.mine) said.push(words[`decision.${table.view.decision}`]);
  return said;
};
