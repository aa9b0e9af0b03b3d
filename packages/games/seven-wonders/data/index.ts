// All cards and boards of the game as two lists; Cities adds rows at the end, so that numbers of base cards do not depend on it.
import { BLACK_CARDS } from '../cities/cards.ts';
import { CITIES_BOARDS } from '../cities/boards.ts';
import { BASE_BOARDS } from './boards.ts';
import { AGE_CARDS } from './cards.ts';
import type { BoardDef, CardDef } from './effects.ts';
import { GUILD_CARDS } from './guilds.ts';

export const CARDS = { ...AGE_CARDS, ...GUILD_CARDS, ...BLACK_CARDS } as const satisfies Record<string, CardDef>;
export type CardId = keyof typeof CARDS;
export const CARD_IDS = Object.keys(CARDS) as readonly CardId[];

export const BOARDS = { ...BASE_BOARDS, ...CITIES_BOARDS } as const satisfies Record<string, BoardDef>;
export type BoardId = keyof typeof BOARDS;
export const BOARD_IDS = Object.keys(BOARDS) as readonly BoardId[];
