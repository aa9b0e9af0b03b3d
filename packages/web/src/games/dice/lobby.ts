import { NAMES } from '@maravilha/words/dice/name';
import type { CityId } from '@maravilha/dice';
import { language } from '../../base/i18n.ts';
import type { GameLobby } from '../../table/plug.ts';
import { sceneUrl } from '../../symbols/art.ts';
import { diceLobbyWords } from './words.ts';

/** All that have a picture. */
const CITIES: readonly CityId[] = ['alexandria', 'babylon', 'ephesus', 'giza', 'halicarnassus', 'olympia', 'rhodes'];

export const lobby: GameLobby = {
  tiles: [
    {
      id: 'dice',
      book: 'dice',
      place: 5,
      least: 2,
      most: 7,
      minutes: 25,
      lesson: 8,
      picture: 'tile-dice',
      options: {},
      seats: 3,
      quick: { key: 'cities', values: ['random', 'choose'] },
      name: () => NAMES[language.value].dice,
      line: () => diceLobbyWords()['line.dice'],
    },
  ],
  note: () => diceLobbyWords()['boards.note'],
  wonderUrl: (wanted, time) => {
    const city = CITIES.find((known) => known === wanted);
    return city && sceneUrl(city, time, 3);
  },
  optionIcons: { cities: 'stage' },
  // Every combination of the options is playable.
  options: async () => ({ specs: (await import('@maravilha/dice/options')).OPTION_SPECS, fits: () => true }),
};
