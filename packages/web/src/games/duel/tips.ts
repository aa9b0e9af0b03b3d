// Tips of a first game of Duel. Prices, moves of the pawn and symbols are the engine's.
import { type DuelView, SYMBOLS_TO_WIN, symbolsOf, WONDER_LIMIT, ZONES } from '@maravilha/duel';
import type { DuelTipWords } from '@maravilha/words/duel/tips';
import { type Words, wordsFrom } from '../../base/i18n.ts';
import { dueOf, type GameTips, type Tip } from '../../base/tips.ts';
import { imagine, pawnFor, placesOf, readTable, type Table } from './model.ts';
import { movesOf } from './moves.ts';
import { previewMove } from './preview.ts';
import { cardName } from './say.ts';

const words: Words<DuelTipWords> = wordsFrom<DuelTipWords>({
  en: () => import('@maravilha/words/duel/tips/en'),
  'pt-BR': () => import('@maravilha/words/duel/tips/pt-BR'),
});

const inStructure = (card: string): string => `.structure [data-place="card:${card}"]`;
const isMyTurn = ({ mine, view }: Table): boolean => mine && view.decision === 'turn';
/** A tip speaks of what is near. */
const NEAR = 2;

const lootOf = ({ me, view }: Table): readonly number[] => view.loot[me === 0 ? 1 : 0];

export const TIPS: readonly Tip<Table>[] = [
  {
    id: 'pair',
    rule: 'DU-SCI-1',
    find: (table) => {
      if (!isMyTurn(table)) return undefined;
      const move = movesOf(table).find((one) => one.kind === 'build' && previewMove(table, one)?.pair === true);
      return move?.kind === 'build' ? { text: words().pair({ card: cardName(move.card) }), spots: [inStructure(move.card)] } : undefined;
    },
  },
  {
    id: 'six',
    rule: 'DU-SCI-3',
    find: (table) => {
      const missing = SYMBOLS_TO_WIN - symbolsOf(table.state, table.me);
      return isMyTurn(table) && missing <= NEAR ? { text: words().six({ missing }), spots: ['.me .science'] } : undefined;
    },
  },
  {
    id: 'pawn',
    rule: 'DU-MIL-2',
    find: (table, nameOf) => {
      if (!isMyTurn(table)) return undefined;
      const at = pawnFor(table, table.view.pawn);
      const zone = ZONES.find(({ from, loot }) => lootOf(table).includes(loot) && from > at && from - at <= NEAR);
      return zone && { text: words().pawn({ shields: zone.from - at, name: nameOf(table.foe), coins: zone.loot }), spots: ['.rail'] };
    },
  },
  {
    id: 'seventh',
    rule: 'DU-WON-5',
    find: (table) => {
      const status = (wanted: string, seats: readonly number[]): number =>
        seats.flatMap((seat) => table.view.cities[seat === 0 ? 0 : 1].wonders).filter((wonder) => wonder.status === wanted).length;
      const last = status('built', [0, 1]) === WONDER_LIMIT - 1 && status('unbuilt', [table.me]) > 0;
      return isMyTurn(table) && last ? { text: words().seventh, spots: ['.me .wonders'] } : undefined;
    },
  },
  {
    id: 'reveal',
    rule: 'DU-TURN-7',
    find: (table, nameOf) => {
      if (!isMyTurn(table)) return undefined;
      const places = placesOf(table.view);
      const lifts = (slot: number): boolean =>
        places.some(({ card, under }) => card === undefined && under.length === 1 && under[0] === slot);
      const card = places.find(({ slot, under, card: known }) => known !== undefined && under.length === 0 && lifts(slot))?.card;
      return card && { text: words().reveal({ card: cardName(card), name: nameOf(table.foe) }), spots: [inStructure(card)] };
    },
  },
];

export const tips: GameTips = {
  words: [words],
  due: (info, match, nameOf) => {
    // The server sends this game's view at its table.
    const view = match.view as DuelView;
    return dueOf(TIPS, readTable(view, imagine(view, info.rules), info.you), nameOf);
  },
};
