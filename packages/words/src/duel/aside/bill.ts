// The price of a card or wonder in sentences, drawn from a catalogue.
import { type Bill, RESOURCES, type Unit } from '@maravilha/duel';
import { unreachable } from '@maravilha/kernel';
import { nameOfThing } from '../describe.ts';
import type { DuelAsideWords } from './events.ts';

/** Units that come from the same place at the same price stand in one line. */
const sourceOf = (unit: Unit): string => {
  switch (unit.from) {
    case 'own':
      return 'own';
    case 'choice':
    case 'discount':
      return `${unit.from} ${unit.by}`;
    case 'bought':
      return `bought ${unit.resource} ${unit.price}`;
    default:
      return unreachable(unit);
  }
};

const unitsLine = (words: DuelAsideWords, units: readonly Unit[]): string => {
  const [first] = units;
  if (first === undefined) return '';
  const text = words.and({
    items: RESOURCES.flatMap((resource) => {
      const count = units.filter((unit) => unit.resource === resource).length;
      return count === 0 ? [] : [words.units({ count, resource })];
    }),
  });
  switch (first.from) {
    case 'own':
      return words['bill.own']({ units: text });
    case 'choice':
      return words['bill.by']({ name: nameOfThing(words, first.by), units: text });
    case 'discount':
      return words['bill.discount']({ name: nameOfThing(words, first.by), units: text });
    case 'bought': {
      const parts = { units: text, count: units.length, price: first.price };
      return first.fixedBy === undefined
        ? words['bill.bought']({ ...parts, rival: first.rival })
        : words['bill.fixed']({ ...parts, name: nameOfThing(words, first.fixedBy) });
    }
    default:
      return unreachable(first);
  }
};

/** The parts of a price, one sentence each: own production, choice, discount, purchases, coins of the cost. */
export const billLines = (words: DuelAsideWords, bill: Bill): readonly string[] => {
  if (bill.chain !== undefined) {
    return [words['bill.chain']({ symbol: words[`chain.${bill.chain.symbol}`], by: bill.chain.by })];
  }
  const groups = new Map<string, Unit[]>();
  for (const unit of bill.units) {
    const key = sourceOf(unit);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [unit]);
    else group.push(unit);
  }
  const lines = bill.coins > 0 ? [words['bill.coins']({ count: bill.coins })] : [];
  for (const units of groups.values()) lines.push(unitsLine(words, units));
  return lines;
};

/** The price and where it comes from, in one line. */
export const describeBill = (words: DuelAsideWords, bill: Bill): string => {
  const lines = billLines(words, bill);
  if (bill.chain !== undefined) return lines.join(' ');
  return [bill.total === 0 ? words['bill.free'] : words['bill.total'](bill), ...lines].join(' ');
};
