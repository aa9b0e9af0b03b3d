// Whole tables, played through the door of a host with text in and out: the same wherever a host runs.
import { architectsTests } from './chapters/architects.ts';
import { awayTests } from './chapters/away.ts';
import { beforeTests } from './chapters/before.ts';
import { botsTests } from './chapters/bots.ts';
import { chainsTests } from './chapters/chains.ts';
import { clocksTests } from './chapters/clocks.ts';
import { countedTests } from './chapters/counted.ts';
import { diceTests } from './chapters/dice.ts';
import { doorTests } from './chapters/door.ts';
import { gamesTests } from './chapters/games.ts';
import { leaksTests } from './chapters/leaks.ts';
import { leavingTests } from './chapters/leaving.ts';
import { listsTests } from './chapters/lists.ts';
import { nodesTests } from './chapters/nodes.ts';
import { nodesPeopleTests } from './chapters/nodes-people.ts';
import { onceTests } from './chapters/once.ts';
import { peopleTests } from './chapters/people.ts';
import { rematchTests } from './chapters/rematch.ts';
import { restartTests } from './chapters/restart.ts';
import { resumeTests } from './chapters/resume.ts';
import { reviewsTests } from './chapters/reviews.ts';
import { roundsTests } from './chapters/rounds.ts';
import { seatingTests } from './chapters/seating.ts';
import { tablesTests } from './chapters/tables.ts';
import { talkTests } from './chapters/talk.ts';
import { togetherTests } from './chapters/together.ts';
import { upkeepTests } from './chapters/upkeep.ts';
import { versionsTests } from './chapters/versions.ts';
import { undoTests } from './chapters/undo.ts';
import { type Suite, within } from './suite.ts';

const CHAPTERS: Readonly<Record<string, (suite: Suite) => void>> = {
  door: doorTests,
  tables: tablesTests,
  seating: seatingTests,
  games: gamesTests,
  rounds: roundsTests,
  chains: chainsTests,
  dice: diceTests,
  architects: architectsTests,
  bots: botsTests,
  clocks: clocksTests,
  leaving: leavingTests,
  away: awayTests,
  people: peopleTests,
  rematch: rematchTests,
  talk: talkTests,
  lists: listsTests,
  resume: resumeTests,
  once: onceTests,
  restart: restartTests,
  leaks: leaksTests,
  counted: countedTests,
  versions: versionsTests,
  upkeep: upkeepTests,
  nodes: nodesTests,
  undo: undoTests,
  reviews: reviewsTests,
  together: togetherTests,
  before: beforeTests,
  'people at several nodes': nodesPeopleTests,
};

export const hostSuite = (suite: Suite): void => {
  for (const [name, chapter] of Object.entries(CHAPTERS)) chapter(within(suite, name));
};
