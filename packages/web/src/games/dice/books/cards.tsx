// The box of Dice: the structures of every board, and the dice.
import {
  BONUS_IDS,
  BONUSES,
  CITY_IDS,
  type CityId,
  type Confidence,
  DICE,
  type DieDef,
  DIE_IDS,
  type DieId,
  type SpaceDef,
  type SpaceId,
  STRUCTURES,
  type StructureId,
  structureOf,
} from '@maravilha/dice/box';
import { bonusName, describeBonus, describeSpace, placeName, symbolName } from '@maravilha/words/dice';
import type { BookCards, Collection, Known, Part, Piece } from '../../../base/book.ts';
import { capital } from '../../../base/entries.tsx';
import { readingWords } from '../../../base/reading-words.ts';
import { theme } from '../../../base/settings.ts';
import { Die } from '../pieces/die.tsx';
import { SpaceSign } from '../pieces/signs.tsx';
import { SheetPart } from '../pieces/sheet.tsx';
import { sheetWords } from '../sheet-words.ts';
import { diceWords } from '../words.ts';
import { symbolsOfDie, symbolsOfSpaces, symbolsOf } from './shown.ts';

const RULE_OF_STRUCTURE = {
  warehouse: 'DI-BUILD-4',
  wonder: 'DI-BUILD-12',
  barracksWest: 'DI-BUILD-8',
  barracksEast: 'DI-BUILD-8',
  university: 'DI-BUILD-9',
  agora: 'DI-BUILD-5',
  market: 'DI-BUILD-7',
  leadersGallery: 'DI-BUILD-10',
  guildCourt: 'DI-BUILD-11',
} as const satisfies Record<StructureId, string>;

const LEAST: readonly Confidence[] = ['inferred', 'single-source', 'confirmed'];
/** As sure as the least sure of them. */
const leastOf = (some: readonly Confidence[]): Confidence => LEAST.find((one) => some.includes(one)) ?? 'confirmed';

const spacesOf = (city: CityId, structure: StructureId): readonly (readonly [SpaceId, SpaceDef])[] =>
  Object.entries(structureOf(city, structure).spaces).map(([name, space]) => [`${structure}.${name}`, space]);

/** A space whose attack is its points says so once. */
const knownOf = ({ known, points, effects }: SpaceDef): Known => ({
  cost: known.cost,
  ...(points > 0 || effects.some(({ kind }) => kind === 'attack') ? { points: known.points } : {}),
  ...(effects.some(({ kind }) => kind !== 'attack') ? { effects: known.effects } : {}),
});

const structurePiece = (city: CityId, structure: StructureId, shared: boolean): Piece => {
  const words = diceWords();
  const spaces = spacesOf(city, structure);
  const all = spaces.map(([, space]) => knownOf(space));
  const sure = (of: 'cost' | 'points' | 'effects'): Known => {
    const some = all.flatMap((known) => known[of] ?? []);
    return some.length === 0 ? {} : { [of]: leastOf(some) };
  };
  const id = shared ? `board-${structure}` : `board-${structure}-${city}`;
  return {
    id,
    name: words[`structure.${structure}`],
    kind: shared ? readingWords()['dice.every'] : words[`city.${city}`],
    says: spaces.map(([space]) => capital(placeName(words, space, city))).join(' · '),
    rule: RULE_OF_STRUCTURE[structure],
    symbols: symbolsOfSpaces(spaces.map(([, space]) => space)),
    draw: () => (
      <SheetPart
        structure={structure}
        city={city}
        time={theme.value}
        form="desk"
        words={sheetWords(city)}
        crossed={[]}
        coins={0}
        spent={0}
        bonuses={[]}
      />
    ),
    parts: spaces.map(
      ([space, def]): Part => ({
        id: `${id}-${space}`,
        says: describeSpace(words, space, city),
        known: knownOf(def),
      }),
    ),
    known: { ...sure('cost'), ...sure('points'), ...sure('effects') },
  };
};

const bonusPiece = (): Piece => {
  const words = diceWords();
  return {
    id: 'board-bonuses',
    name: words.bonuses,
    kind: readingWords()['dice.every'],
    says: BONUS_IDS.map((bonus) => capital(bonusName(words, bonus))).join(' · '),
    rule: 'DI-BONUS-4',
    symbols: [...new Set(['bonus', ...BONUS_IDS.flatMap((bonus) => BONUSES[bonus].effects.flatMap(symbolsOf))])],
    draw: () => (
      <span class="row piece-signs">
        {BONUS_IDS.map((bonus) => (
          <SpaceSign key={bonus} effect={BONUSES[bonus].effects[0]} />
        ))}
      </span>
    ),
    parts: BONUS_IDS.map((bonus) => ({
      id: `board-bonus-${bonus}`,
      drawing: <SpaceSign effect={BONUSES[bonus].effects[0]} />,
      says: describeBonus(words, bonus),
      known: { effects: BONUSES[bonus].known },
    })),
    known: { effects: leastOf(BONUS_IDS.map((bonus) => BONUSES[bonus].known)) },
  };
};

const RULE_OF_DIE = { black: 'DI-SPECIAL-6', white: 'DI-SPECIAL-1', purple: 'DI-GUILD-1' } as const;

const isSpecial = (colour: string): colour is keyof typeof RULE_OF_DIE => colour in RULE_OF_DIE;

const diePiece = (id: DieId): Piece => {
  const words = diceWords();
  const { colour, faces, known, special }: DieDef = DICE[id];
  return {
    id: `die-${id}`,
    name: capital(words[`die.${id}`]),
    kind: capital(readingWords()[special ? 'dice.special' : 'dice.basic']),
    says: capital(`${[...new Set(faces.map(({ symbol }) => symbolName(words, symbol)))].join(', ')}.`),
    rule: isSpecial(colour) ? RULE_OF_DIE[colour] : 'DI-TURN-3',
    symbols: symbolsOfDie(DICE[id]),
    draw: () => (
      <span class="row piece-die">
        {faces.map((_, face) => (
          <Die key={face} die={id} face={face} />
        ))}
      </span>
    ),
    parts: faces.map(({ symbol }, face) => ({
      id: `die-${id}-${face + 1}`,
      drawing: <Die die={id} face={face} />,
      says: readingWords()['dice.face']({ n: face + 1, symbol: symbolName(words, symbol) }),
      known: { faces: known },
    })),
    known: { faces: known },
  };
};

const OF_CITY: readonly StructureId[] = ['wonder', 'university'];

const collections = (): readonly Collection[] => {
  const words = readingWords();
  const own = CITY_IDS.flatMap((city) => OF_CITY.map((structure) => structurePiece(city, structure, false)));
  const [first = 'giza'] = CITY_IDS;
  const shared = STRUCTURES.filter((structure) => !OF_CITY.includes(structure)).map((structure) => structurePiece(first, structure, true));
  return [
    {
      id: 'boards',
      title: words['view.boards'],
      icon: 'stage',
      pieces: [...shared, bonusPiece(), ...own],
      note: words['note.dice-boards'],
    },
    { id: 'dice', title: words['view.dice'], icon: 'die-5', pieces: DIE_IDS.map(diePiece), note: words['note.dice'] },
  ];
};

export const cards: BookCards = { collections };
