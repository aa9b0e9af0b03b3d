import { gameName } from '@maravilha/words/dice/name';
import { language, tableWords } from '../../base/i18n.ts';
import type { GamePlug } from '../../table/plug.ts';
import { diceLobbyWords, diceTableWords, diceWords } from './words.ts';

export const plug: GamePlug = {
  id: 'dice',
  name: () => gameName(language.value),
  lobbyWords: diceLobbyWords,
  lobby: () => import('./lobby.ts'),
  tableWords: [tableWords, diceWords, diceTableWords],
  table: () => import('./table.tsx'),
};
