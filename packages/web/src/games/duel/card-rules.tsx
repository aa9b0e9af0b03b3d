// The rules that an open card rests on: of what it is, and of what stands against it.
import type { CardId, DuelReason } from '@maravilha/duel';
import { CardMarks, withMarks } from '../../table/rule-mark.tsx';
import { books } from './books.ts';
import { RULE_OF_COLOUR } from './books/colour-rules.ts';
import { cardDef } from './model.ts';
import { REFUSAL_RULES } from './reason-rules.ts';

function CardRules({ card, reason }: { readonly card: CardId; readonly reason?: DuelReason }) {
  const refusals = reason?.why.map(({ code }) => REFUSAL_RULES[code]) ?? [];
  return <CardMarks rule={RULE_OF_COLOUR[cardDef(card).colour]} refusals={refusals.slice(0, 1)} books={books} />;
}

export const load = (): Promise<typeof CardRules> => withMarks(CardRules);
