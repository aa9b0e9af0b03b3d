// Tips of a first game of Architects. What follows from a card, and how a battle would end, is the engine's word.
import type { ArchitectsView } from '@maravilha/architects';
import type { ArchitectsTipWords } from '@maravilha/words/architects/tips';
import { type Words, wordsFrom } from '../../base/i18n.ts';
import { dueOf, type GameTips, type Tip } from '../../base/tips.ts';
import { deckById, imagine, movesOf, readTable, type Table } from './model.ts';
import { cardName, tokenName } from './say.ts';
import { reachOf } from './turn.ts';
import { forecastOf } from './war.ts';

const words: Words<ArchitectsTipWords> = wordsFrom<ArchitectsTipWords>({
  en: () => import('@maravilha/words/architects/tips/en'),
  'pt-BR': () => import('@maravilha/words/architects/tips/pt-BR'),
});

const top = (deck: string): string => `[data-top="${deck}"]`;
/** The card of the turn is to be taken. */
const mayTake = ({ mine, view }: Table): boolean => mine && view.decision === 'card';

export const TIPS: readonly Tip<Table>[] = [
  {
    id: 'extra',
    rule: 'AR-TOKEN-1',
    find: (table) => {
      const [token] = table.view.extras;
      if (!table.mine || token === undefined) return undefined;
      return { text: words().extra({ token: tokenName(token) }), spots: [`[data-spot="tokens:${table.me}"]`] };
    },
  },
  {
    id: 'must',
    rule: 'AR-BUILD-4',
    find: (table) => {
      if (!mayTake(table)) return undefined;
      for (const { deck, open, follows } of reachOf(table, movesOf(table, table.me))) {
        const [built] = follows?.stages ?? [];
        if (!open || follows === undefined || built === undefined) continue;
        return { text: words().must({ card: cardName(follows.card), stage: built.stage }), spots: [top(deck.id)] };
      }
      return undefined;
    },
  },
  {
    id: 'horn',
    rule: 'AR-WAR-3',
    find: (table, nameOf) => {
      const { tokens, battle } = table.view.conflict;
      if (!mayTake(table) || tokens - battle !== 1) return undefined;
      const lost = forecastOf(table).duels.find(({ mine, theirs }) => mine < theirs);
      return lost && { text: words().horn({ name: nameOf(lost.foe) }), spots: ['.conflict'] };
    },
  },
  {
    id: 'cat',
    rule: 'AR-CAT-3',
    find: (table) => {
      const card = deckById(table, 'central')?.top;
      if (!mayTake(table) || table.view.cat !== table.me || card === undefined) return undefined;
      return { text: words().cat({ card: cardName(card) }), spots: [top('central')] };
    },
  },
];

export const tips: GameTips = {
  words: [words],
  due: (info, match, nameOf) => {
    // The server sends this game's view at its table.
    const view = match.view as ArchitectsView;
    return dueOf(TIPS, readTable(view, imagine(view, info.rules), info.you), nameOf);
  },
};
