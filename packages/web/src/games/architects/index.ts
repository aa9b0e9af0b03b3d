import { gameName } from '@maravilha/words/architects/name';
import { language, tableWords } from '../../base/i18n.ts';
import type { GamePlug } from '../../table/plug.ts';
import { architectsLobbyWords, architectsTableWords, architectsWords } from './words.ts';

export const plug: GamePlug = {
  id: 'architects',
  name: () => gameName(language.value),
  oneByOne: true,
  lobbyWords: architectsLobbyWords,
  lobby: () => import('./lobby.ts'),
  tableWords: [tableWords, architectsWords, architectsTableWords],
  table: () => import('./table.tsx'),
};
