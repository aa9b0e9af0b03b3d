// The rule that a refusal rests on.
import type { Refusal } from '@maravilha/dice';
import { RuleMark, withMarks } from '../../table/rule-mark.tsx';
import { books } from './books.ts';
import { REFUSAL_RULES } from './reason-rules.ts';

const WhyRule = ({ why }: { readonly why: Refusal }) => <RuleMark rule={REFUSAL_RULES[why.code]} books={books} why />;

export const load = (): Promise<typeof WhyRule> => withMarks(WhyRule);
