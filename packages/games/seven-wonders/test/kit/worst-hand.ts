// The position whose hand takes longest to list, found by a search that moved producers between the three cities, swapped boards and cards.
import { FastRng } from '@maravilha/kernel';
import { position } from '../../src/position.ts';
import type { SevenWondersState } from '../../src/state.ts';
import type { SevenWondersPosition } from '../../src/types.ts';
import { NEWEST_RULES } from '../../src/versions.ts';

const COINS = 60;
const WORDS: SevenWondersPosition = {
  options: { seats: 7, cities: true, teams: false, sides: 'mixed' },
  age: 3,
  cities: [
    {
      board: 'alexandria',
      side: 'night',
      stages: 1,
      coins: COINS,
      built: [
        'tree-farm',
        'excavation',
        'clay-pit',
        'timber-yard',
        'mine',
        'caravansery',
        'west-trading-post',
        'marketplace',
        'secret-warehouse',
        'smugglers-cache',
        'east-clandestine-wharf',
      ],
      hand: ['palace', 'pantheon', 'capitol', 'cenotaph', 'mint', 'scientists-guild', 'magistrates-guild', 'philosophers-guild'],
    },
    {
      board: 'olympia',
      side: 'day',
      built: ['forest-cave', 'clay-pool', 'stone-pit', 'quarry', 'sawmill', 'loom-ii', 'press-ii', 'glassworks-ii'],
    },
    { board: 'ephesus' },
    { board: 'babylon' },
    { board: 'byzantium' },
    { board: 'rhodes' },
    {
      board: 'petra',
      side: 'day',
      stages: 2,
      built: ['lumber-yard', 'stone-pit', 'sawmill', 'quarry', 'brickyard', 'foundry', 'loom-ii', 'glassworks-ii', 'press-i'],
    },
  ],
};

/** For measurements: every way to pay for everything in the hand of seat 0. */
export const worstHand = (): SevenWondersState => {
  const built = position(WORDS, new FastRng(1), NEWEST_RULES);
  if (!built.ok) throw new Error(`${built.error.path}: ${built.error.detail}`);
  return built.value.state;
};
