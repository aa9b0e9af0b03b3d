// The rule that makes an end of the turn impossible.
import { RuleMark, withMarks } from '../../table/rule-mark.tsx';
import { books } from './books.ts';
import { REFUSAL_RULES } from './reason-rules.ts';

const MustRule = () => <RuleMark rule={REFUSAL_RULES.forced} books={books} why />;

export const load = (): Promise<typeof MustRule> => withMarks(MustRule);
