export * from './answers.ts';
export * from './clocks.ts';
export * from './limits.ts';
export * from './messages.ts';
export * from './parse.ts';
export * from './refusals.ts';
export * from './server-message.ts';
