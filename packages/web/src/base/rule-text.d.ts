// The rules of docs/rules, read when the page is built (rulebook/plugin.ts).
declare module 'virtual:rules/en/*' {
  export const en: import('./book.ts').RuleText;
}
declare module 'virtual:rules/pt-BR/*' {
  export const ptBR: import('./book.ts').RuleText;
}
