// Tips of a first game of Dice. What a space costs and brings is the engine's word.
import { BONUSES_TO_END, DICE, type DiceView } from '@maravilha/dice';
import type { DiceTipWords } from '@maravilha/words/dice/tips';
import { type Words, wordsFrom } from '../../base/i18n.ts';
import { dueOf, type GameTips, type Tip } from '../../base/tips.ts';
import { imagine, movesOf, readTable, seatAt, spaceDef, type Table } from './model.ts';
import { askedOf, type Asked, cheapestOf, type Offer } from './offers.ts';
import { structureName } from './say.ts';
import { diceWords } from './words.ts';

const words: Words<DiceTipWords> = wordsFrom<DiceTipWords>({
  en: () => import('@maravilha/words/dice/tips/en'),
  'pt-BR': () => import('@maravilha/words/dice/tips/pt-BR'),
});

const onSheet = (space: string): string => `.middle [data-space="${space}"]`;

const askedIn = (table: Table): Asked => askedOf(table, table.mine ? movesOf(table, table.me) : []);

/** What some die leads to, or an effect, now. */
const offersIn = (table: Table): readonly Offer[] => {
  const { dice, crossings } = askedIn(table);
  return [...crossings, ...cheapestOf(dice)];
};

export const TIPS: readonly Tip<Table>[] = [
  {
    id: 'end',
    rule: 'DI-BONUS-5',
    find: (table) =>
      table.mine && table.view.last ? { text: words().end({ bonuses: BONUSES_TO_END }), spots: ['.middle .bonuses'] } : undefined,
  },
  {
    id: 'unlock',
    rule: 'DI-SPECIAL-1',
    find: (table) => {
      const { city } = seatAt(table, table.me);
      if (city === undefined) return undefined;
      for (const { space } of offersIn(table)) {
        const effect = spaceDef(city, space).effects.find(({ kind }) => kind === 'unlockDie');
        if (effect?.kind !== 'unlockDie') continue;
        return { text: words().unlock({ die: diceWords()['die.of'](DICE[effect.die]) }), spots: [onSheet(space)] };
      }
      return undefined;
    },
  },
  {
    id: 'bonus',
    rule: 'DI-BONUS-1',
    find: (table) => {
      for (const { space, follows } of offersIn(table)) {
        if (follows.completes === undefined || !follows.bonus) continue;
        return { text: words().bonus({ structure: structureName(follows.completes) }), spots: [onSheet(space)] };
      }
      return undefined;
    },
  },
  {
    id: 'defence',
    rule: 'DI-WAR-2',
    find: (table) => {
      for (const { space, follows } of offersIn(table)) {
        const defence = follows.attack?.defence ?? 0;
        if (defence > 0) return { text: words().defence({ count: defence }), spots: [onSheet(space)] };
      }
      return undefined;
    },
  },
  {
    id: 'wonder',
    rule: 'DI-TURN-7',
    find: (table) =>
      askedIn(table).wonder?.offer === undefined ? undefined : { text: words().wonder, spots: ['.middle [data-structure="wonder"]'] },
  },
];

export const tips: GameTips = {
  words: [words],
  due: (info, match, nameOf) => {
    // The server sends this game's view at its table.
    const view = match.view as DiceView;
    return dueOf(TIPS, readTable(view, imagine(view, info.rules), info.you, { ...match, from: 0 }), nameOf);
  },
};
