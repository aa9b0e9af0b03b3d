// The engine and its kit in one piece, for tests that load it with made-up rows.
export * from './scenario.ts';
export { totalOf } from '../../src/score.ts';
export { addCard, addStage, turnsOf } from '../../src/state.ts';
export { cardNumber } from '../../src/tables.ts';
