// Sentences about moves, dice, bills and refusals of Dice, drawn from a catalogue. They hold no word of their own.
import {
  type Bill,
  type CityId,
  type DiceMove,
  type DieId,
  type DieView,
  type Effect,
  PASS_COINS,
  type Pending,
  type Refusal,
  SECTION_COSTS,
  STRUCTURES,
  structureOf,
} from '@maravilha/dice';
import { capital, sentenceFor } from '../catalogue.ts';
import { bonusName, structuresOf } from './effects.ts';
import { type DiceWords, spaceName, symbolName } from './spaces.ts';

const costOf = (section: number): number => SECTION_COSTS[section] ?? 0;

/** "Blue die: owl, section of 2 coins" */
export const describeDie = (words: DiceWords, { die, symbol, section }: DieView): string =>
  capital(words['die.says']({ die: words[`die.${die}`], symbol: symbolName(words, symbol), cost: costOf(section) }));

/** The Forum, section by section, empty ones left out: "for 0 coins blue die (owl), red die (axe); for 2 coins …". */
export const describeForum = (words: DiceWords, forum: readonly DieView[]): string =>
  SECTION_COSTS.flatMap((cost, section) => {
    const here = forum.filter((die) => die.section === section);
    const dice = here.map(({ die, symbol }) => words['forum.die']({ die: words[`die.${die}`], symbol: symbolName(words, symbol) }));
    return dice.length === 0 ? [] : [words['forum.section']({ cost, dice: dice.join(', ') })];
  }).join('; ');

/** What is still open: "Cross off up to 2 spaces of the Agora". */
export const describePending = (words: DiceWords, pending: Pending): string =>
  pending.kind === 'cross'
    ? words['pending.cross']({ count: pending.count, of: structuresOf(pending.colours) })
    : words[`pending.${pending.kind}`];

/** What a button or a list offers; `city`: whose board it is. */
export const describeMove = (words: DiceWords, move: DiceMove, city?: CityId): string => {
  switch (move.kind) {
    case 'construct':
      return words['move.construct']({ die: move.die, space: spaceName(words, move.space, city) });
    case 'pass':
      return words['move.pass']({ count: PASS_COINS });
    case 'cross':
      return words['move.cross']({ space: spaceName(words, move.space, city) });
    case 'bonus':
      return words['move.bonus']({ bonus: bonusName(words, move.bonus) });
    default:
      return sentenceFor(words, 'move', 'kind', move);
  }
};

/** Why not; `city`: whose board it is. */
export const describeRefusal = (words: DiceWords, refusal: Refusal, city?: CityId): string => {
  switch (refusal.code) {
    case 'already-crossed':
    case 'no-such-space':
    case 'out-of-reach':
      return words[`refusal.${refusal.code}`]({ space: spaceName(words, refusal.space, city) });
    case 'not-yet':
      return words['refusal.not-yet']({ space: spaceName(words, refusal.first, city) });
    default:
      return sentenceFor(words, 'refusal', 'code', refusal);
  }
};

/** How a space is paid for: whose board it is, the die that is chosen, if any, and whether an effect makes that free. */
interface Paying {
  readonly city?: CityId | undefined;
  readonly die?: DieId | undefined;
  readonly free?: boolean;
}

const cheapens = ({ kind }: Effect): boolean => kind === 'dieCostMinus' || kind === 'dieCostZero';

/** What makes dice cheaper: the structures of the board that hold such effects, or the effect that gives a free die. */
const cutBy = (words: DiceWords, { city, free = false }: Paying): string | undefined => {
  if (free) return words['bill.free'];
  if (city === undefined) return undefined;
  const places = STRUCTURES.filter((structure) =>
    Object.values(structureOf(city, structure).spaces).some(({ effects }) => effects.some(cheapens)),
  );
  return places.map((structure) => words[`structure.${structure}`]).join(', ');
};

/** "die 2 − 1 (University) = 1; space 3 − 2 resources = 1; 2 coins to pay; 5 left" */
export const describeBill = (words: DiceWords, bill: Bill, paying: Paying = {}): string =>
  [
    ...(paying.die === undefined ? [] : [words['bill.die']({ cost: bill.section, cut: bill.dieCut, by: cutBy(words, paying) })]),
    words['bill.space']({ cost: bill.cost, resources: bill.resources }),
    ...(bill.chosenCoins > 0 ? [words['bill.chosen']({ count: bill.chosenCoins })] : []),
    words['bill.total']({ count: bill.total }),
    bill.left < 0 ? words['bill.short']({ count: -bill.left }) : words['bill.left']({ count: bill.left }),
  ].join('; ');
