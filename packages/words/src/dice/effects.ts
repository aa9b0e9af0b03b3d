// What effects, spaces and bonuses do, in sentences and in a few words, drawn from a catalogue. They hold no word of their own.
import {
  BONUSES,
  type BonusDef,
  type BonusId,
  type CityId,
  type Colour,
  type Countable,
  type Effect,
  type SpaceId,
  spaceOf,
  STRUCTURES,
  type StructureId,
  structureIn,
  structureOf,
} from '@maravilha/dice';
import { sentence, sentenceFor } from '../catalogue.ts';
import { type DiceWords, spaceName, symbolName } from './spaces.ts';

/** Structures of these colours as people call them: both Barracks together. Colours are the same on every board. */
export const structuresOf = (colours: readonly Colour[]): readonly Countable[] => {
  const found = colours.flatMap((colour) => STRUCTURES.filter((structure) => structureOf('giza', structure).colour === colour));
  const barracks: readonly StructureId[] = ['barracksWest', 'barracksEast'];
  if (!barracks.every((one) => found.includes(one))) return found;
  return found.flatMap((one): readonly Countable[] => (one === 'barracksWest' ? ['barracks'] : one === 'barracksEast' ? [] : [one]));
};

/** Which neighbour the Barracks face. */
const sideOf = (structure: StructureId | undefined): 'left' | 'right' => (structure === 'barracksEast' ? 'right' : 'left');

type Form = 'effect' | 'short';

const says = (words: DiceWords, form: Form, effect: Effect, structure: StructureId | undefined): string => {
  switch (effect.kind) {
    case 'produceResource':
      if (form === 'short') return words['short.produceResource'];
      return words['effect.produceResource']({ resource: symbolName(words, effect.resource) });
    case 'attack':
      return words[`${form}.attack`]({ points: effect.points, side: sideOf(structure) });
    case 'defence':
      return words[`${form}.defence`]({ amount: effect.amount, side: sideOf(structure) });
    case 'cross':
      return words[`${form}.cross`]({ count: effect.count, of: structuresOf(effect.colours) });
    case 'pointsPerLeader':
      return words[`${form}.pointsPerLeader`]({ points: effect.points, of: 'leadersGallery' });
    default:
      return sentenceFor(words, form, 'kind', effect);
  }
};

/** What an effect does, as a sentence; `structure` says where it stands, which attacks and defences need. */
export const describeEffect = (words: DiceWords, effect: Effect, structure?: StructureId): string =>
  sentence([says(words, 'effect', effect, structure)]);
/** The same in a few words, without capital and full stop. */
export const effectInShort = (words: DiceWords, effect: Effect, structure?: StructureId): string => says(words, 'short', effect, structure);

/** "University, compass 2 (3 resources): yellow dice cost you nothing." */
export const describeSpace = (words: DiceWords, space: SpaceId, city: CityId): string => {
  const def = spaceOf(city, space);
  const name = spaceName(words, space, city);
  if (def === undefined) return `${name}.`;
  const clauses = [
    ...(def.points > 0 ? [words.points({ count: def.points })] : []),
    ...def.effects.map((effect) => says(words, 'effect', effect, structureIn(space))),
  ];
  return words['space.says']({
    space: name,
    cost: words['space.cost']({ cost: def.cost }),
    says: clauses.length === 0 ? words['space.nothing'] : clauses.join('; '),
  });
};

/** Points and effects of a space in a few words, one for each. */
export const spaceTags = (words: DiceWords, space: SpaceId, city: CityId): readonly string[] => {
  const def = spaceOf(city, space);
  if (def === undefined) return [];
  return [
    ...(def.points > 0 ? [words['follow.points']({ count: def.points })] : []),
    ...def.effects.map((effect) => effectInShort(words, effect, structureIn(space))),
  ];
};

const bonusEffects = (bonus: BonusId): readonly Effect[] => {
  const def: BonusDef = BONUSES[bonus];
  return def.effects;
};
/** What a bonus does, as a sentence. */
export const describeBonus = (words: DiceWords, bonus: BonusId): string =>
  sentence(bonusEffects(bonus).map((effect) => says(words, 'effect', effect, undefined)));
/** A bonus goes by what it gives. */
export const bonusName = (words: DiceWords, bonus: BonusId): string =>
  bonusEffects(bonus)
    .map((effect) => effectInShort(words, effect))
    .join(', ');
