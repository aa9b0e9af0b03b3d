import { gameName } from '@maravilha/words/duel/name';
import { language, tableWords } from '../../base/i18n.ts';
import type { GamePlug } from '../../table/plug.ts';
import { duelLobbyWords, duelWords } from './words.ts';

export const plug: GamePlug = {
  id: 'duel',
  name: () => gameName(language.value),
  oneByOne: true,
  lobbyWords: duelLobbyWords,
  lobby: () => import('./lobby.ts'),
  tableWords: [tableWords, duelWords],
  table: () => import('./table.tsx'),
};
