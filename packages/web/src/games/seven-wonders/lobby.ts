import { NAMES } from '@maravilha/words/seven-wonders/name';
import { language } from '../../base/i18n.ts';
import type { GameLobby } from '../../table/plug.ts';
import { sceneUrl } from '../../symbols/art.ts';
import { SCENE_OF } from './scenes.ts';
import { sevenWondersLobbyWords } from './words.ts';

const TILE = { least: 3, most: 7, quick: { key: 'sides', values: ['day', 'night', 'mixed'] } } as const;

export const lobby: GameLobby = {
  tiles: [
    {
      ...TILE,
      id: 'base',
      book: 'seven-wonders',
      place: 1,
      minutes: 30,
      lesson: 7,
      picture: 'tile-base',
      options: {},
      seats: 3,
      name: () => NAMES[language.value].base,
      line: () => sevenWondersLobbyWords()['line.base'],
    },
    {
      ...TILE,
      id: 'cities',
      book: 'cities',
      place: 2,
      minutes: 40,
      lesson: 5,
      picture: 'tile-cities',
      options: { cities: true },
      seats: 5,
      name: () => NAMES[language.value].cities,
      line: () => sevenWondersLobbyWords()['line.cities'],
    },
  ],
  wonderUrl: (wonder, time) => {
    const [, scene] = Object.entries(SCENE_OF).find(([board]) => board === wonder) ?? [];
    return scene && sceneUrl(scene, time, 3);
  },
  optionIcons: { cities: 'mk-black', teams: 'team', boards: 'stage', sides: 'theme-day' },
  options: async () => {
    const { checkOptions, OPTION_SPECS, partnerOf } = await import('@maravilha/seven-wonders/options');
    return {
      specs: OPTION_SPECS,
      fits: (options) => checkOptions({ teams: options['teams'] === true, seats: Number(options['seats']) }) === undefined,
      partnerOf: (options, seat) => (options['teams'] === true ? partnerOf(seat) : undefined),
      // The game's own defaults are those of a first game.
      firstGame: {
        options: Object.fromEntries(OPTION_SPECS.map((spec) => [spec.key, spec.default])),
        note: () => sevenWondersLobbyWords()['first-game.note'],
      },
    };
  },
};
