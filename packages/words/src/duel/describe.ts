// Sentences about the things of Duel, drawn from a catalogue. They hold no word of their own.
import type { Bill, CardId, Cost, DuelEvent, Effect, Refusal, Resource, TokenId, Unit, WonderId } from '@maravilha/duel';
import { type Seat, unreachable } from '@maravilha/kernel';
import type { CatalogueLike } from '../catalogue.ts';
import { countsIn, sentence } from '../resources.ts';
import type { en } from './en.ts';

export type DuelWords = CatalogueLike<typeof en>;

type Thing = CardId | WonderId | TokenId;

const ORDER: readonly Resource[] = ['wood', 'stone', 'clay', 'glass', 'papyrus'];
const DRAWN = 3;
const CAPITAL = 9;

const isCard = (words: DuelWords, id: Thing): id is CardId => `card.${id}` in words;
const isWonder = (words: DuelWords, id: Thing): id is WonderId => `wonder.${id}` in words;

/** The plain name of a card, a wonder (without article) or a progress token. */
export const nameOfThing = (words: DuelWords, id: Thing): string => {
  if (isCard(words, id)) return words[`card.${id}`];
  if (isWonder(words, id)) return words[`wonder.${id}.short`];
  return words[`token.${id}`];
};

const describeEffect = (words: DuelWords, e: Effect): string => {
  switch (e.kind) {
    case 'produce':
      return words['effect.produce']({ resources: countsIn(ORDER, e.resources) });
    case 'science':
      return words['effect.science']({ symbol: words[`symbol.${e.symbol}`] });
    case 'produceChoice':
      return words['effect.produceChoice'](e);
    case 'fixedPrice':
      return words['effect.fixedPrice'](e);
    case 'points':
      return words['effect.points'](e);
    case 'shields':
      return words['effect.shields'](e);
    case 'coins':
      return words['effect.coins'](e);
    case 'coinsPer':
      return words['effect.coinsPer'](e);
    case 'pointsPer':
      return words['effect.pointsPer'](e);
    case 'opponentLosesCoins':
      return words['effect.opponentLosesCoins'](e);
    case 'destroy':
      return words['effect.destroy'](e);
    case 'tokenFromBox':
      return words['effect.tokenFromBox'](e);
    case 'discount':
      return words['effect.discount'](e);
    case 'extraShields':
      return words['effect.extraShields'](e);
    case 'coinsOnChain':
      return words['effect.coinsOnChain'](e);
    case 'playAgain':
    case 'buildFromDiscard':
    case 'tradeIncome':
    case 'wondersPlayAgain':
      return words[`effect.${e.kind}`];
    default:
      return unreachable(e);
  }
};

/** One sentence for the effects of a card, wonder or progress token. */
export const describeEffects = (words: DuelWords, effects: readonly Effect[]): string => {
  const [first, second] = effects;
  // A guild counts the same cards twice, for coins and for points: said once.
  if (first?.kind === 'coinsPer' && second?.kind === 'pointsPer' && effects.length === 2 && first.city === second.city) {
    const { of, city } = second;
    return sentence([words['effect.coinsAndPointsPer']({ coins: first.each, points: second.each, of, city })]);
  }
  return sentence(effects.map((effect) => describeEffect(words, effect)));
};

/** "2 coins, 1 glass and 1 papyrus", or "free". */
export const describeCost = (words: DuelWords, cost: Cost): string => {
  const parts = countsIn(ORDER, cost).map((units) => words.units(units));
  if (cost.coins !== undefined) parts.unshift(words.coins({ count: cost.coins }));
  return parts.length === 0 ? words.free : words.and({ items: parts });
};

export const describeRefusal = (words: DuelWords, refusal: Refusal): string => {
  switch (refusal.code) {
    case 'other-decision':
      return words['refusal.other-decision'](refusal);
    case 'covered':
      return words['refusal.covered']({ count: refusal.by.length });
    case 'too-expensive':
      return words['refusal.too-expensive'](refusal);
    case 'game-over':
    case 'not-your-turn':
    case 'not-on-the-table':
    case 'not-your-wonder':
    case 'already-built':
    case 'wonder-limit':
      return words[`refusal.${refusal.code}`];
    default:
      return unreachable(refusal);
  }
};

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

const unitsLine = (words: DuelWords, units: readonly Unit[]): string => {
  const [first] = units;
  if (first === undefined) return '';
  const text = words.and({
    items: ORDER.flatMap((resource) => {
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
export const billLines = (words: DuelWords, bill: Bill): readonly string[] => {
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
export const describeBill = (words: DuelWords, bill: Bill): string => {
  const lines = billLines(words, bill);
  if (bill.chain !== undefined) return lines.join(' ');
  return [bill.total === 0 ? words['bill.free'] : words['bill.total'](bill), ...lines].join(' ');
};

/** A line of the log. `nameOf` says what a seat is called. */
export const describeEvent = (words: DuelWords, event: DuelEvent, nameOf: (seat: Seat) => string): string => {
  switch (event.kind) {
    case 'offered':
      return words['event.offered']({ wonders: event.wonders.map((wonder) => words[`wonder.${wonder}.short`]) });
    case 'drafted':
      return words['event.drafted']({ name: nameOf(event.seat), wonder: event.wonder });
    case 'age-began':
      return words['event.age-began']({ age: event.age, starter: nameOf(event.starter) });
    case 'built':
      return words[`event.built.${event.by}`]({ name: nameOf(event.seat), card: event.card, paid: event.paid, trade: event.trade });
    case 'discarded':
      return words['event.discarded']({ name: nameOf(event.seat), card: event.card, income: event.income });
    case 'wonder-built': {
      const { wonder, card, paid, trade } = event;
      return words['event.wonder-built']({ name: nameOf(event.seat), wonder, card, paid, trade });
    }
    case 'wonder-lost':
      return words['event.wonder-lost']({ name: nameOf(event.seat), wonder: event.wonder });
    case 'coins': {
      const parts = { name: nameOf(event.seat), count: Math.abs(event.count), source: nameOfThing(words, event.source) };
      return event.count < 0 ? words['event.coins.lost'](parts) : words['event.coins.gained'](parts);
    }
    case 'trade-income':
      return words['event.trade-income']({ name: nameOf(event.seat), count: event.count });
    case 'pawn':
      return words['event.pawn']({
        name: nameOf(event.seat),
        steps: Math.abs(event.to - event.from),
        left: CAPITAL - (event.seat === 0 ? event.to : -event.to),
      });
    case 'loot':
      return words['event.loot']({ name: nameOf(event.seat), token: event.token, lost: event.lost });
    case 'pair':
      return words['event.pair']({ name: nameOf(event.seat), symbol: words[`symbol.${event.symbol}`] });
    case 'drew':
      return event.tokens === undefined
        ? words['event.drew.hidden']({ name: nameOf(event.seat), count: DRAWN })
        : words['event.drew.known']({ name: nameOf(event.seat), tokens: event.tokens.map((token) => words[`token.${token}`]) });
    case 'token':
      return words[`event.token.${event.from}`]({ name: nameOf(event.seat), token: words[`token.${event.token}`] });
    case 'destroyed':
      return words['event.destroyed']({ name: nameOf(event.seat), card: event.card });
    case 'revealed':
      return words['event.revealed'](event);
    case 'again':
      return words['event.again']({ name: nameOf(event.seat) });
    case 'again-lost':
      return words['event.again-lost']({ name: nameOf(event.seat) });
    case 'age-ended':
      return event.chooser === undefined
        ? words['event.age-ended']({ age: event.age })
        : words['event.age-ended.chooser']({ age: event.age, chooser: nameOf(event.chooser) });
    case 'starter-chosen':
      return event.seat === event.starter
        ? words['event.starter-chosen.self']({ name: nameOf(event.seat) })
        : words['event.starter-chosen.other']({ name: nameOf(event.seat), starter: nameOf(event.starter) });
    case 'over': {
      const [winner] = event.winners;
      return winner !== undefined && event.winners.length === 1
        ? words['event.over.won']({ name: nameOf(winner), ending: event.ending })
        : words['event.over.shared']({ names: event.winners.map(nameOf) });
    }
    default:
      return unreachable(event);
  }
};
