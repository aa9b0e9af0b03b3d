// The rules that an open card rests on: of what it does, and of what stands against it.
import type { CardId, SevenWondersReason } from '@maravilha/seven-wonders';
import { CardMarks, withMarks } from '../../table/rule-mark.tsx';
import { books } from './books.ts';
import { ruleOfCard } from './books/colour-rules.ts';
import { cardDef } from './model.ts';
import { REFUSAL_RULES } from './reason-rules.ts';

function CardRules({ card, reasons = [] }: { readonly card: CardId; readonly reasons?: readonly SevenWondersReason[] }) {
  const refusals = reasons.map(({ why }) => why.map(({ code }) => REFUSAL_RULES[code]).find((rule) => rule !== undefined));
  return <CardMarks rule={ruleOfCard(cardDef(card))} refusals={refusals} books={books} />;
}

export const load = (): Promise<typeof CardRules> => withMarks(CardRules);
