// Lines of the log, drawn from a catalogue.
import type { DuelEvent } from '@maravilha/duel';
import { unreachable } from '@maravilha/kernel';
import type { CatalogueLike } from '../../catalogue.ts';
import type { WhoOf } from '../../who.ts';
import { nameOfThing } from '../describe.ts';
import type { en } from './en.ts';

export type DuelAsideWords = CatalogueLike<typeof en>;

const DRAWN = 3;
const CAPITAL = 9;

/** A line of the log. `whoOf` says who sits at a seat. */
export const describeEvent = (words: DuelAsideWords, event: DuelEvent, whoOf: WhoOf): string => {
  switch (event.kind) {
    case 'offered':
      return words['event.offered']({ wonders: event.wonders.map((wonder) => words[`wonder.${wonder}.short`]) });
    case 'drafted':
      return words['event.drafted']({ name: whoOf(event.seat), wonder: event.wonder });
    case 'age-began':
      return words['event.age-began']({ age: event.age, starter: whoOf(event.starter) });
    case 'built':
      return words[`event.built.${event.by}`]({ name: whoOf(event.seat), card: event.card, paid: event.paid, trade: event.trade });
    case 'discarded':
      return words['event.discarded']({ name: whoOf(event.seat), card: event.card, income: event.income });
    case 'wonder-built': {
      const { wonder, card, paid, trade } = event;
      return words['event.wonder-built']({ name: whoOf(event.seat), wonder, card, paid, trade });
    }
    case 'wonder-lost':
      return words['event.wonder-lost']({ name: whoOf(event.seat), wonder: event.wonder });
    case 'coins': {
      const parts = { name: whoOf(event.seat), count: Math.abs(event.count), source: nameOfThing(words, event.source) };
      return event.count < 0 ? words['event.coins.lost'](parts) : words['event.coins.gained'](parts);
    }
    case 'trade-income':
      return words['event.trade-income']({ name: whoOf(event.seat), count: event.count });
    case 'pawn':
      return words['event.pawn']({
        name: whoOf(event.seat),
        steps: Math.abs(event.to - event.from),
        left: CAPITAL - (event.seat === 0 ? event.to : -event.to),
      });
    case 'loot':
      return words['event.loot']({ name: whoOf(event.seat), token: event.token, lost: event.lost });
    case 'pair':
      return words['event.pair']({ name: whoOf(event.seat), symbol: words[`symbol.${event.symbol}`] });
    case 'drew':
      return event.tokens === undefined
        ? words['event.drew.hidden']({ name: whoOf(event.seat), count: DRAWN })
        : words['event.drew.known']({ name: whoOf(event.seat), tokens: event.tokens.map((token) => words[`token.${token}`]) });
    case 'token':
      return words[`event.token.${event.from}`]({ name: whoOf(event.seat), token: words[`token.${event.token}`] });
    case 'destroyed':
      return words['event.destroyed']({ name: whoOf(event.seat), card: event.card });
    case 'revealed':
      return words['event.revealed'](event);
    case 'again':
      return words['event.again']({ name: whoOf(event.seat) });
    case 'again-lost':
      return words['event.again-lost']({ name: whoOf(event.seat) });
    case 'age-ended':
      return event.chooser === undefined
        ? words['event.age-ended']({ age: event.age })
        : words['event.age-ended.chooser']({ age: event.age, chooser: whoOf(event.chooser) });
    case 'starter-chosen':
      return event.seat === event.starter
        ? words['event.starter-chosen.self']({ name: whoOf(event.seat) })
        : words['event.starter-chosen.other']({ name: whoOf(event.seat), starter: whoOf(event.starter) });
    case 'over': {
      const [winner] = event.winners;
      return winner !== undefined && event.winners.length === 1
        ? words['event.over.won']({ name: whoOf(winner), ending: event.ending })
        : words['event.over.shared']({ names: event.winners.map(whoOf) });
    }
    default:
      return unreachable(event);
  }
};
