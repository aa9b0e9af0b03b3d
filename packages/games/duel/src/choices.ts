// What a page needs of the game to list moves and to make one. It travels with questions, previews and tips: a turn asks for prices alone.
export { actions } from './actions.ts';
export { toAction, toMove } from './moves.ts';
