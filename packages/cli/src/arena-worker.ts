// The program of a process that plays games of an arena.
import type { ArenaGame } from '@maravilha/bots/arena';
import { FAMILY } from '@maravilha/family';
import type { ArenaPlan } from './arena-plan.ts';
import { arenaOf } from './arena-settings.ts';
import { coreMs } from './measure.ts';
import { work } from './work.ts';

work<ArenaPlan, ArenaGame>(async (plan) => {
  // Bots think by the time of their core, so that a busy machine makes nobody weaker.
  const arena = await arenaOf(plan, FAMILY, coreMs);
  return (n) => arena.play(n);
});
