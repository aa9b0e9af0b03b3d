// What `bench --server` measures, part by part. Each is bounded in count and time, and keeps to loopback.
import type { Figure } from './figures.ts';
import { idleFigures, runIdle } from './idle.ts';
import { liveFigures, runLive } from './live.ts';
import { type Beside, growthFigures, kneeFigures, movesFigures, runGrowth, runKnee, runMoves } from './moves.ts';
import { nodesFigures, runNodes } from './nodes.ts';
import type { Part } from './part-names.ts';
import { runStart, startFigures } from './start.ts';
import { SEATS } from './stored.ts';
import { runThinking, thinkingFigures } from './thinking.ts';
import { runWatched, watchedFigures } from './watched.ts';

export interface PartTerms {
  /** The built server. */
  readonly serverFile: string;
  readonly database?: Beside | undefined;
  readonly bus?: Beside | undefined;
}

const must = (beside: Beside | undefined): Beside => {
  if (beside === undefined) throw new Error('a server that this part needs was not named');
  return beside;
};

export const measurePart = async (part: Part, { serverFile, database, bus }: PartTerms): Promise<readonly Figure[]> => {
  switch (part) {
    case 'moves':
      return movesFigures('one node, SQLite', await runMoves({ serverFile }), '≤ 5');
    case 'knee':
      return kneeFigures(await runKnee({ serverFile }));
    case 'postgres':
      return movesFigures('one node, PostgreSQL', await runMoves({ serverFile, database: must(database), rate: 500, seconds: 4 }), '≤ 15');
    case 'nodes':
      return nodesFigures(await runNodes({ serverFile, database: must(database), bus: must(bus) }));
    case 'growth':
      return growthFigures(await runGrowth({ serverFile }));
    case 'spectators':
      return watchedFigures(await runWatched({ serverFile }));
    case 'thinking':
      return thinkingFigures([
        await runThinking({ serverFile, seconds: 8 }),
        await runThinking({ serverFile, seconds: 8 }),
        await runThinking({ serverFile, seconds: 8 }),
      ]);
    case 'tables':
      return [...liveFigures(await runLive({ serverFile }), '≤ 400'), ...liveFigures(await runLive({ serverFile, seats: [SEATS] }))];
    case 'start':
      return startFigures(await runStart({ serverFile }));
    case 'sockets':
      return idleFigures(await runIdle({ serverFile }));
  }
};
