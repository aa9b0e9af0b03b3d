import type { CityId } from '@maravilha/dice';
import type { SheetWords } from './pieces/types.ts';
import { diceTableWords, diceWords } from './words.ts';

export const cityName = (city: CityId): string => diceWords()[`city.${city}`];
export const monumentName = (city: CityId): string => diceWords()[`monument.${city}`];

export const sheetWords = (city: CityId): SheetWords => {
  const words = diceWords();
  const table = diceTableWords();
  return {
    city: cityName(city),
    wonder: monumentName(city),
    structures: {
      warehouse: words['structure.warehouse'],
      wonder: words['structure.wonder'],
      barracksWest: table['wall.west'],
      barracksEast: table['wall.east'],
      university: words['structure.university'],
      agora: words['structure.agora'],
      market: words['structure.market'],
      leadersGallery: words['structure.leadersGallery'],
      guildCourt: words['structure.guildCourt'],
    },
    reserve: words.reserve,
    bonus: words.bonus,
    first: table['sheet.first'],
  };
};
