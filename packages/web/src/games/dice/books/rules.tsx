// The player aid of Dice: dice, their faces, the sheet and its effects.
import { type Colour, COLOURS, DICE, type DieDef, DIE_IDS, type DieId, type Effect, type FaceDef } from '@maravilha/dice/box';
import { symbolName } from '@maravilha/words/dice';
import type { ComponentChildren } from 'preact';
import type { BookRules, SymbolEntry, SymbolGroup } from '../../../base/book.ts';
import { capital, drawn, entriesOf, formsOf } from '../../../base/entries.tsx';
import { coin, points, sign, text } from '../../../components/faces.ts';
import { Die } from '../pieces/die.tsx';
import { SpaceSign } from '../pieces/signs.tsx';
import { diceSymbolWords } from '../books.ts';
import { diceWords } from '../words.ts';
import { signs } from './signs.ts';

const RULE_OF_DIE = {
  grey: 'DI-BUILD-4',
  blue: 'DI-BUILD-5',
  yellow: 'DI-BUILD-7',
  red: 'DI-BUILD-8',
  green: 'DI-BUILD-9',
  white: 'DI-BUILD-10',
  black: 'DI-SPECIAL-6',
  purple: 'DI-GUILD-1',
} as const satisfies Record<Colour, string>;

const shown = (effect: Effect): ComponentChildren => <SpaceSign effect={effect} />;
const dieOf = (colour: Colour): DieId => DIE_IDS.find((id) => DICE[id].colour === colour) ?? 'blue';

/** Every face that some die has, once: the die, and the place of the face on it. */
const FACES: readonly (readonly [die: DieId, place: number, face: FaceDef])[] = DIE_IDS.flatMap((die) => {
  const { faces }: DieDef = DICE[die];
  return faces.map((face, place) => [die, place, face] as const);
}).filter(([, , { symbol }], i, all) => all.findIndex(([, , face]) => face.symbol === symbol) === i);

const faceSays = ({ symbol, compare, anyTrack, structures }: FaceDef): string => {
  const words = diceSymbolWords();
  if (compare !== undefined) return words['face.guild.says'];
  if (anyTrack === true) return words['face.spy.says'];
  if (symbol === 'leader-laurel') return words['face.laureate.says'];
  if (symbol.startsWith('leader-')) return words['face.leader.says'];
  return words['face.says']({ places: structures.map((structure) => diceWords()[`structure.${structure}`]) });
};

const symbols = (): readonly SymbolGroup[] => {
  const words = diceSymbolWords();
  const entry = entriesOf(words);
  const dice = COLOURS.map(
    (colour): SymbolEntry => ({
      id: `die-${colour}`,
      name: words[`die.${colour}`],
      says: words[`die.${colour}.says`],
      rule: RULE_OF_DIE[colour],
      drawing: <Die die={dieOf(colour)} face={0} />,
      forms: [],
    }),
  );
  const faces = FACES.map(
    ([die, place, face]): SymbolEntry => ({
      id: `face-${face.symbol}`,
      name: capital(symbolName(diceWords(), face.symbol)),
      says: faceSays(face),
      rule: RULE_OF_DIE[DICE[die].colour],
      drawing: <Die die={die} face={place} />,
      forms: [],
    }),
  );
  return [
    { title: words['group.dice'], symbols: dice },
    { title: words['group.faces'], symbols: faces },
    {
      title: words['group.board'],
      symbols: [
        entry('space', 'DI-PAY-2', <span class="cost-corner">3</span>),
        entry('points', 'DI-SCORE-1', drawn(points(4))),
        entry('wonder', 'DI-TURN-7', drawn(sign('stage'))),
        entry('attack', 'DI-WAR-2', drawn({ kind: 'mark', colour: 'red' }, points(3))),
        entry('defence', 'DI-WAR-3', shown({ kind: 'defence', amount: 1 })),
        entry('bonus', 'DI-BONUS-1', drawn(sign('hourglass'))),
        entry('first', 'DI-BUILD-6', drawn({ kind: 'mark', colour: 'blue' }, text('+3'))),
      ],
    },
    {
      title: words['group.effects'],
      symbols: [
        { ...entry('gain', 'DI-EFFECT-2', drawn(coin(7))), forms: formsOf(words['coin.forms']), inline: 'coin' },
        entry('resource', 'DI-PAY-1', shown({ kind: 'produceResource', resource: 'stone' })),
        entry('cross', 'DI-EFFECT-3', shown({ kind: 'cross', colours: ['red'], count: 1 })),
        entry('cross-two', 'DI-EFFECT-5', shown({ kind: 'cross', colours: ['green'], count: 2 })),
        entry('cross-any', 'DI-EFFECT-4', shown({ kind: 'cross', colours: ['red', 'green', 'blue', 'yellow'], count: 1 })),
        entry('again', 'DI-EFFECT-7', shown({ kind: 'anotherAction' })),
        entry('free-die', 'DI-EFFECT-6', shown({ kind: 'constructFreeDie' })),
        entry('per', 'DI-EFFECT-8', shown({ kind: 'coinsAndPointsPerSpace', of: 'barracks', coins: 1, points: 1 })),
        entry('laurels', 'DI-EFFECT-9', shown({ kind: 'pointsPerLeader', points: 1 })),
      ],
    },
    {
      title: words['group.lasting'],
      symbols: [
        entry('minus', 'DI-EFFECT-10', shown({ kind: 'dieCostMinus', amount: 1 })),
        entry('zero', 'DI-EFFECT-11', shown({ kind: 'dieCostZero', colour: 'grey' })),
        entry('chosen', 'DI-EFFECT-12', shown({ kind: 'coinsWhenChosen', colour: 'yellow', amount: 2 })),
        entry('unlock', 'DI-SPECIAL-1', shown({ kind: 'unlockDie', die: 'black' })),
      ],
    },
  ];
};

export const rules: BookRules = { symbols, signs, figures: () => import('./figures.tsx') };
