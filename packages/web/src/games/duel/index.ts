import { NAMES } from '@maravilha/words/duel/name';
import { language, tableWords } from '../../base/i18n.ts';
import type { GamePlug } from '../../table/plug.ts';
import { duelLobbyWords, duelWords } from './words.ts';

export const plug: GamePlug = {
  id: 'duel',
  name: () => NAMES[language.value].duel,
  lobbyWords: duelLobbyWords,
  lobby: () => import('./lobby.ts'),
  tableWords: [tableWords, duelWords],
  table: () => import('./table.tsx'),
};
