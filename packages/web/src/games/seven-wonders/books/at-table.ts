// What the look-up of a symbol says of a table: how many each city has, and where the cards of a chain are.
import type { SevenWondersView } from '@maravilha/seven-wonders';
import { type CardDef, CARD_IDS, CARDS, type CardId, CHAINS, COLOURS, SYMBOLS } from '@maravilha/seven-wonders/box';
import type { AtTable, LinkedCard } from '../../../base/book.ts';
import { CHAIN_SYMBOL } from '../chain-signs.ts';
import { sevenWondersWords } from '../words.ts';

type City = SevenWondersView['seats'][number];

const def = (id: CardId): CardDef => CARDS[id];
const builtWith = (test: (card: CardDef) => boolean) => (city: City) => city.built.filter((id) => test(def(id))).length;

const COUNTS: Readonly<Record<string, (city: City) => number>> = {
  shield: ({ shields }) => shields,
  coin: ({ coins }) => coins,
  debt: ({ debts }) => -debts,
  dove: ({ diplomacy }) => diplomacy,
  victory: ({ victories }) => victories.reduce((sum, count) => sum + count, 0),
  defeat: ({ defeats }) => defeats,
  stage: ({ stages }) => stages.length,
  ...Object.fromEntries(
    SYMBOLS.map((symbol) => [symbol, builtWith((card) => card.effects.some((e) => e.kind === 'science' && e.symbol === symbol))]),
  ),
  ...Object.fromEntries(COLOURS.map((colour) => [colour, builtWith((card) => card.colour === colour)])),
};

export const atTable = (given: unknown, you: number | undefined): AtTable => {
  // The server sends this game's view at its table.
  const view = given as SevenWondersView;
  const { seats } = view;
  const place = (id: CardId): Pick<LinkedCard, 'where' | 'seat'> => {
    const owners = seats.flatMap(({ built }, seat) => (built.includes(id) ? [seat] : []));
    const near = you === undefined ? [] : [you, (you + 1) % seats.length, (you + seats.length - 1) % seats.length];
    const seat = near.find((one) => owners.includes(one)) ?? owners[0];
    if (seat !== undefined) return { where: 'city', seat };
    if (you !== undefined && seats[you]?.hand?.includes(id) === true) return { where: 'hand' };
    return { where: view.decision !== 'over' && def(id).age >= view.age ? 'to-come' : 'gone' };
  };
  const cards = (test: (card: CardDef) => boolean): readonly LinkedCard[] =>
    CARD_IDS.filter((id) => test(def(id)) && def(id).copies?.some((least) => least <= seats.length) !== false).map((id) => ({
      name: sevenWondersWords()[`card.${id}`],
      age: def(id).age,
      ...place(id),
    }));
  return {
    counts: (symbol) => {
      const count = COUNTS[symbol];
      return count && seats.map(count);
    },
    chain: (drawing) => {
      const chain = CHAINS.find((one) => CHAIN_SYMBOL[one] === drawing);
      if (chain === undefined) return undefined;
      return { from: cards(({ chainOut }) => chainOut?.includes(chain) === true), into: cards(({ chainIn }) => chainIn === chain) };
    },
  };
};
