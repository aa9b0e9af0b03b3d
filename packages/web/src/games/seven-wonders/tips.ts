// Tips of a first game of 7 Wonders, with or without Cities. Prices, conflicts and points are the engine's.
import { type CardId, SCIENCE_SET, type SevenWondersView, SYMBOLS } from '@maravilha/seven-wonders';
import { dueOf, type GameTips, type Tip } from '../../base/tips.ts';
import { cardDef, cityAt, imagine, movesOf, readTable, rootsOf, symbolsIn, type Table } from './model.ts';
import { askBuild, offerOf, priceOf } from './offers.ts';
import { cardName } from './say.ts';
import { firstTurn } from './first-turn.tsx';
import { sevenWondersTipWords as words } from './tip-words.ts';
import { warOn } from './war.ts';

const inHand = (card: CardId): string => `.hand [data-card="${card}"]`;

/** The hand from which a card is to be chosen now; empty at any other time. */
const choices = (table: Table): readonly CardId[] =>
  table.mine && table.view.decision === 'turn' && table.sealed === undefined ? (cityAt(table, table.me).hand ?? []) : [];

const canBuild = (table: Table, card: CardId): boolean => askBuild(table, table.me, card).possible;

const shieldsOn = (card: CardId): number => cardDef(card).effects.reduce((sum, e) => sum + (e.kind === 'shields' ? e.count : 0), 0);

/** Sets of three different symbols, those on the card counted. */
const setsWith = (table: Table, card?: CardId): number => {
  const own = symbolsIn(cityAt(table, table.me));
  const more = card === undefined ? [] : cardDef(card).effects.flatMap((e) => (e.kind === 'science' ? [e.symbol] : []));
  return Math.min(...SYMBOLS.map((symbol) => [...own, ...more].filter((one) => one === symbol).length));
};

export const TIPS: readonly Tip<Table>[] = [
  {
    id: 'loss',
    rule: 'CI-DEBT-3',
    find: (table) => (table.mine && table.view.decision === 'loss' ? { text: words().loss, spots: ['.question'] } : undefined),
  },
  {
    id: 'chain',
    rule: 'WO-CHAIN-1',
    find: (table) => {
      const { built } = cityAt(table, table.me);
      for (const card of choices(table)) {
        if (priceOf(askBuild(table, table.me, card))?.kind !== 'chain') continue;
        const root = rootsOf(table, card).find(({ to }) => built.includes(to))?.to;
        if (root === undefined) continue;
        return {
          text: words().chain({ card: cardName(card), root: cardName(root) }),
          spots: [inHand(card), `[data-place="card:${table.me}:${root}"]`],
          tied: true,
        };
      }
      return undefined;
    },
  },
  {
    id: 'war',
    rule: 'WO-MIL-2',
    find: (table, nameOf) => {
      for (const side of ['left', 'right'] as const) {
        const war = warOn(table, side);
        if (war.kind !== 'fight' || war.outcome !== 'lose') continue;
        const count = war.theirs - war.mine;
        const card = choices(table).find((one) => shieldsOn(one) >= count && canBuild(table, one));
        if (card === undefined) continue;
        return {
          text: words().war({ name: nameOf(war.foe), count, card: cardName(card) }),
          spots: [inHand(card), `[data-seat="${war.foe}"]`],
        };
      }
      return undefined;
    },
  },
  {
    id: 'set',
    rule: 'WO-SCORE-3',
    find: (table) => {
      const card = choices(table).find((one) => setsWith(table, one) > setsWith(table) && canBuild(table, one));
      return card && { text: words().set({ card: cardName(card), points: SCIENCE_SET }), spots: [inHand(card)] };
    },
  },
  {
    id: 'split',
    rule: 'WO-TRADE-10',
    find: (table) => {
      const hand = choices(table);
      const moves = hand.length === 0 ? [] : movesOf(table, table.me);
      const card = hand.find((one) => {
        const [first, second] = offerOf(table, 'build', one, moves).splits;
        return first !== undefined && first.total > 0 && first.total === second?.total;
      });
      return card && { text: words().split({ card: cardName(card) }), spots: [inHand(card)] };
    },
  },
  {
    id: 'same',
    rule: 'WO-TURN-10',
    find: (table) => {
      const card = choices(table).find((one) => askBuild(table, table.me, one).why.some(({ code }) => code === 'already-built'));
      return card && { text: words().same({ card: cardName(card) }), spots: [inHand(card)] };
    },
  },
  {
    id: 'last-turn',
    rule: 'WO-TURN-8',
    find: (table) => (choices(table).length === 2 ? { text: words()['last-turn'], spots: ['.hand [data-card]'] } : undefined),
  },
  {
    id: 'dove',
    rule: 'CI-DIP-2',
    find: (table) =>
      choices(table).length > 0 && cityAt(table, table.me).diplomacy > 0
        ? { text: words().dove, spots: ['.own .big', '.my-city .figures'] }
        : undefined,
  },
];

export const tips: GameTips = {
  words: [words],
  firstTurn,
  due: (info, match, nameOf) => {
    // The server sends this game's view at its table.
    const view = match.view as SevenWondersView;
    return dueOf(TIPS, readTable(view, imagine(view, info.rules), info.you, { ...match, from: 0 }), nameOf);
  },
};
