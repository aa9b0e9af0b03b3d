// How sure a figure is: a sign and a word, never the colour alone.
import type { Confidence, Figure, Known } from '../../base/book.ts';
import { readingWords } from '../../base/reading-words.ts';
import { Icon } from '../../components/icon.tsx';

export function KnownMark({ how }: { readonly how: Confidence }) {
  const words = readingWords();
  return (
    <span class={`known-mark row ${how}`} title={words[`known.${how}.how`]}>
      <Icon id={`known-${how}`} class="" />
      {words[`known.${how}`]}
    </span>
  );
}

const FIGURES: readonly Figure[] = ['cost', 'points', 'effects', 'faces'];

const figuresIn = (known: Known): readonly (readonly [Figure, Confidence])[] =>
  FIGURES.flatMap((figure) => {
    const how = known[figure];
    return how === undefined ? [] : [[figure, how] as const];
  });

/** The same answer for all figures is said once. */
export function KnownList({ known }: { readonly known: Known }) {
  const words = readingWords();
  const all = figuresIn(known);
  const [first] = all;
  const same = first !== undefined && all.length > 1 && all.every(([, how]) => how === first[1]);
  const lines = same ? [['all', first[1]] as const] : all;
  return (
    <dl class="known-list">
      {lines.map(([figure, how]) => (
        <div key={figure}>
          <dt>{words[`figure.${figure}`]}</dt>
          <dd>
            <KnownMark how={how} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
