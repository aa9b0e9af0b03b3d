import type { ComponentChildren } from 'preact';
import type { BookFigures, Chapter, Rule, SymbolEntry } from '../../base/book.ts';
import { readingWords } from '../../base/reading-words.ts';
import { type Glossary, SentenceView } from './sentence.tsx';

interface TextProps {
  readonly glossary: Glossary;
  readonly onSymbol: (entry: SymbolEntry) => void;
  /** The rule that the address names. */
  readonly here: string;
}

function RuleView({ rule, here, ruling = false, ...rest }: TextProps & { readonly rule: Rule; readonly ruling?: boolean }) {
  const { id, says } = rule;
  return (
    <div id={id} class={`rule${ruling ? ' ruling' : ''}${id === here ? ' here' : ''}`}>
      <a class="rule-id numerals" href={`#${id}`} aria-label={readingWords()['rules.link']({ id })}>
        {id}
      </a>
      <p>
        <SentenceView says={says} {...rest} />
      </p>
    </div>
  );
}

/** Chapters are told apart by where they stand: their names differ by language. */
export const chapterId = (place: number): string => `chapter-${place + 1}`;

interface ChapterProps extends TextProps {
  readonly chapter: Chapter;
  readonly place: number;
  readonly figures: BookFigures;
  /** What stands beside the text, below the figure. */
  readonly children?: ComponentChildren;
}

export function ChapterView({ chapter, place, figures, children, ...text }: ChapterProps) {
  const words = readingWords();
  const { number, title, passages, rules, rulings } = chapter;
  const Figure = number === undefined ? undefined : figures[number];
  const paragraphs = passages.filter(({ kind }) => kind === 'paragraph');
  const items = passages.filter(({ kind }) => kind === 'item');
  const rest = { glossary: text.glossary, onSymbol: text.onSymbol };
  return (
    <section class="chapter" id={chapterId(place)} aria-labelledby={`${chapterId(place)}-title`}>
      <div class="chapter-text">
        <header class="chapter-head">
          <b class="numerals" aria-hidden="true">
            {number}
          </b>
          <h2 id={`${chapterId(place)}-title`} tabIndex={-1}>
            {title}
          </h2>
          {rules.length > 0 && <small>{words['rules.counts']({ rules: rules.length, rulings: rulings.length })}</small>}
        </header>
        {paragraphs.map(({ says }, i) => (
          <p key={i} class="passage">
            <SentenceView says={says} {...rest} />
          </p>
        ))}
        {items.length > 0 && (
          <ul class="passage">
            {items.map(({ says }, i) => (
              <li key={i}>
                <SentenceView says={says} {...rest} />
              </li>
            ))}
          </ul>
        )}
        {rules.map((rule) => (
          <RuleView key={rule.id} rule={rule} {...text} />
        ))}
        {rulings.length > 0 && <h3>{words['rules.rulings']}</h3>}
        {rulings.map((rule) => (
          <RuleView key={rule.id} rule={rule} ruling {...text} />
        ))}
      </div>
      <div class="chapter-beside">
        {Figure !== undefined && <Figure />}
        {children}
      </div>
    </section>
  );
}
