export * from './bot-names.ts';
export * from './catalogue.ts';
export * from './language.ts';
