import { NAMES } from '@maravilha/words/architects/name';
import type { WonderId } from '@maravilha/architects';
import { language } from '../../base/i18n.ts';
import type { GameLobby } from '../../table/plug.ts';
import { buildingUrl } from '../../symbols/art.ts';
import { architectsLobbyWords } from './words.ts';

/** All that have a picture. */
const WONDERS: readonly WonderId[] = ['alexandria', 'babylon', 'ephesus', 'giza', 'halicarnassus', 'olympia', 'rhodes'];

export const lobby: GameLobby = {
  tiles: [
    {
      id: 'architects',
      book: 'architects',
      place: 4,
      least: 2,
      most: 7,
      minutes: 25,
      lesson: 5,
      picture: 'tile-architects',
      options: {},
      seats: 4,
      quick: { key: 'wonders', values: ['random', 'choose'] },
      name: () => NAMES[language.value].architects,
      line: () => architectsLobbyWords()['line.architects'],
    },
  ],
  wonderUrl: (wanted, time) => {
    const wonder = WONDERS.find((known) => known === wanted);
    return wonder && buildingUrl(wonder, time);
  },
  optionIcons: { wonders: 'stage', starter: 'flag', coins: 'coin', battle: 'battle', engineering: 'any-match' },
  // Every combination of the options is playable.
  options: async () => ({ specs: (await import('@maravilha/architects/options')).OPTION_SPECS, fits: () => true }),
};
