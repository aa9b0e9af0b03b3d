// A small way from what is said at a table to the rule that it rests on.
import './rule-mark.css';
import type { BookPlug } from '../base/book.ts';
import { loadWords } from '../base/i18n.ts';
import { rulePathIn } from '../base/rule-path.ts';
import { Icon } from '../components/icon.tsx';
import { lookUpWords } from './look-up/words.ts';

interface MarkProps {
  readonly rule: string | undefined;
  /** It says why something is not possible. */
  readonly why?: boolean;
  readonly books: readonly BookPlug[];
}

/** What shows a mark comes with its words: so no table has to know of them. */
export const withMarks = async <Shown,>(shown: Shown): Promise<Shown> => {
  await loadWords([lookUpWords]);
  return shown;
};

/** Nothing where there is no rule. */
export function RuleMark({ rule, books, why = false }: MarkProps) {
  if (rule === undefined) return null;
  const label = lookUpWords()[why ? 'why-not' : 'rule']({ id: rule });
  return (
    <a class="rule-mark" href={rulePathIn(books, rule)} aria-label={label} title={label}>
      <Icon id={why ? 'help' : 'ch-book'} class="" />
    </a>
  );
}

interface CardMarksProps extends Pick<MarkProps, 'books'> {
  readonly rule: string;
  /** Of what stands against it. */
  readonly refusals: readonly (string | undefined)[];
}

/** Of an open card: what it is, and why not, each once. */
export function CardMarks({ rule, refusals, books }: CardMarksProps) {
  return (
    <>
      <RuleMark rule={rule} books={books} />
      {[...new Set(refusals)].map((one) => (
        <RuleMark key={one} rule={one} books={books} why />
      ))}
    </>
  );
}
