export * from './bot-names.ts';
export * from './catalogue.ts';
export * from './language.ts';
export type { Who, WhoOf } from './who.ts';
