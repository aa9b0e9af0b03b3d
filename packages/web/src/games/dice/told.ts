// What happened at the table, in words.
import type { DiceEvent } from '@maravilha/dice';
import { headlineOf } from './log.ts';
import type { Play } from './play.ts';
import { askedText, eventText, forumText } from './say.ts';

export const say = (play: Play, events: readonly DiceEvent[]): readonly string[] => {
  const said = headlineOf(events).map((event) => eventText(play, event));
  if (events.some(({ kind }) => kind === 'rolled')) said.push(forumText(play.table.view.forum));
  if (play.table.mine) said.push(askedText(play));
  return said;
};
