// What the look-up of a symbol says of a table: how many each city has, and where the cards of a chain are.
import type { DuelView } from '@maravilha/duel';
import { type CardDef, type CardId, CARDS, COLOURS, SYMBOLS, TOKENS } from '@maravilha/duel/box';
import type { AtTable, LinkedCard } from '../../../base/book.ts';
import { duelWords } from '../words.ts';

type City = DuelView['cities'][number];

const IDS = Object.keys(CARDS) as readonly CardId[];
const def = (id: CardId): CardDef => CARDS[id];

/** Those of the Law token count like those of cards. */
const symbols =
  (symbol: string) =>
  ({ built, tokens }: City): number =>
    [...built.map((id) => def(id).effects), ...tokens.map((id) => TOKENS[id].effects)]
      .flat()
      .filter((effect) => effect.kind === 'science' && effect.symbol === symbol).length;

const COUNTS: Readonly<Record<string, (city: City) => number>> = {
  coin: ({ coins }) => coins,
  progress: ({ tokens }) => tokens.length,
  stage: ({ wonders }) => wonders.filter(({ status }) => status === 'built').length,
  ...Object.fromEntries(SYMBOLS.map((symbol) => [symbol, symbols(symbol)])),
  ...Object.fromEntries(COLOURS.map((colour) => [colour, ({ built }: City) => built.filter((id) => def(id).colour === colour).length])),
};

export const atTable = (given: unknown): AtTable => {
  // The server sends this game's view at its table.
  const { cities, structure, age, decision } = given as DuelView;
  const hidden = structure.some(({ card }) => card === undefined);
  const place = (id: CardId): Pick<LinkedCard, 'where' | 'seat'> => {
    const seat = cities.findIndex(({ built }) => built.includes(id));
    if (seat >= 0) return { where: 'city', seat };
    if (structure.some(({ card }) => card === id)) return { where: 'open' };
    const comes = def(id).age > age || (def(id).age === age && hidden);
    return { where: comes && decision !== 'over' && !isOut(id) ? 'to-come' : 'gone' };
  };
  const { discard } = given as DuelView;
  const isOut = (id: CardId): boolean => discard.includes(id) || cities.some(({ wonders }) => wonders.some(({ under }) => under === id));
  const cards = (test: (card: CardDef) => boolean): readonly LinkedCard[] =>
    IDS.filter((id) => test(def(id))).map((id) => ({ name: duelWords()[`card.${id}`], age: def(id).age, ...place(id) }));
  return {
    counts: (symbol) => {
      const count = COUNTS[symbol];
      return count && cities.map(count);
    },
    chain: (drawing) => {
      const chain = drawing.replace(/^ch-/, '');
      const found = { from: cards(({ chainOut }) => chainOut === chain), into: cards(({ chainIn }) => chainIn === chain) };
      return found.from.length > 0 ? found : undefined;
    },
  };
};
