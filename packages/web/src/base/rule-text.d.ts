// The rules of docs/rules, read when the page is built (rulebook/plugin.ts).
declare module 'virtual:rules/en/*' {
  import type { RuleText } from '@maravilha/words/rules';
  export const en: RuleText;
}
declare module 'virtual:rules/pt-BR/*' {
  import type { RuleText } from '@maravilha/words/rules';
  export const ptBR: RuleText;
}
