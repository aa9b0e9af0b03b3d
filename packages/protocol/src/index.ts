export * from './limits.ts';
export * from './messages.ts';
export * from './parse.ts';
export * from './server-message.ts';
