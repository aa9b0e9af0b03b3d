export * from './catalogue.ts';
export * from './language.ts';
