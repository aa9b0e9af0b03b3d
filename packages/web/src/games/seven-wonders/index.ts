import { gameName } from '@maravilha/words/seven-wonders/name';
import { language, tableWords } from '../../base/i18n.ts';
import type { GamePlug } from '../../table/plug.ts';
import { sevenWondersLobbyWords, sevenWondersTableWords, sevenWondersWords } from './words.ts';

export const plug: GamePlug = {
  id: 'seven-wonders',
  name: (options) => gameName(language.value, options),
  secretHands: true,
  lobbyWords: sevenWondersLobbyWords,
  lobby: () => import('./lobby.ts'),
  tableWords: [tableWords, sevenWondersWords, sevenWondersTableWords],
  table: () => import('./table.tsx'),
};
