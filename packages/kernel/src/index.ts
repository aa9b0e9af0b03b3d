export * from './actions.ts';
export * from './game.ts';
export * from './rng.ts';
export * from './seat.ts';
