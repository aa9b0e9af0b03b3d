// A whole sheet in sentences, for who cannot see it, drawn from a catalogue.
import { AGORA_FIRST_POINTS, BONUSES_TO_END, type CityId, type SeatView, STRUCTURES, type StructureId, structureIn } from '@maravilha/dice';
import { bonusName } from './effects.ts';
import { type DiceWords, placeName, spacesIn } from './spaces.ts';

/** "Western Barracks: 3 of 7: attack 1 (3 victory points), attack 2 (3 victory points), and defence 1." */
export const describeStructure = (words: DiceWords, seat: SeatView, city: CityId, structure: StructureId): string => {
  const crossed = seat.crossed.filter((space) => structureIn(space) === structure);
  const places = crossed.map((space) => {
    const place = placeName(words, space, city);
    const points = seat.attacks[space];
    return points === undefined ? place : words['sheet.recorded']({ place, points });
  });
  const items = places.join(', ');
  const of = spacesIn(city, structure).length;
  return crossed.length === of
    ? words['sheet.complete']({ structure, items })
    : words['sheet.structure']({ structure, crossed: crossed.length, of, items });
};

export const describeSheet = (words: DiceWords, seat: SeatView, name: string): string => {
  const { city } = seat;
  if (city === undefined) return words['sheet.no-city']({ name });
  const items = seat.bonuses.map((bonus) => bonusName(words, bonus));
  return [
    words['sheet.says']({ name, city: words[`monument.${city}`], coins: seat.coins, resources: seat.resources }),
    words['sheet.bonuses']({ count: items.length, of: BONUSES_TO_END, items }),
    ...(seat.unlocked.length === 0 ? [] : [words['sheet.unlocked']({ dice: seat.unlocked.map((die) => words[`die.${die}`]) })]),
    ...STRUCTURES.map((structure) => describeStructure(words, seat, city, structure)),
    ...(seat.agoraFirst ? [words['sheet.agora-first']({ points: AGORA_FIRST_POINTS })] : []),
  ].join(' ');
};
