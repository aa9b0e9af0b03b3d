// A sentence of the rules, with the symbols of the game beside the words that mean them.
import { Fragment } from 'preact';
import type { Inline, Sentence, SymbolEntry } from '../../base/book.ts';
import { readingWords } from '../../base/reading-words.ts';
import { Icon } from '../../components/icon.tsx';
import { rulePath } from '../books.ts';

/** Which words have a symbol. */
export interface Glossary {
  readonly words: RegExp | undefined;
  readonly entries: ReadonlyMap<string, SymbolEntry>;
}

export const glossaryOf = (symbols: readonly SymbolEntry[]): Glossary => {
  const entries = new Map(symbols.flatMap((entry) => entry.forms.map((form) => [form, entry] as const)));
  const forms = [...entries.keys()].sort((a, b) => b.length - a.length);
  if (forms.length === 0) return { words: undefined, entries };
  return { words: new RegExp(`(?<![\\p{L}\\p{N}])(${forms.join('|')})(?![\\p{L}\\p{N}])`, 'u'), entries };
};

interface SentenceProps {
  readonly says: Sentence;
  readonly glossary: Glossary;
  readonly onSymbol: (entry: SymbolEntry) => void;
}

/** A word with its symbol: once in each rule. */
function Worded(props: { readonly text: string; readonly seen: Set<SymbolEntry> } & Omit<SentenceProps, 'says'>) {
  const { glossary, seen, onSymbol } = props;
  if (glossary.words === undefined) return <>{props.text}</>;
  return (
    <>
      {props.text.split(glossary.words).map((piece, i) => {
        const entry = i % 2 === 1 ? glossary.entries.get(piece) : undefined;
        if (entry === undefined || seen.has(entry)) return piece;
        seen.add(entry);
        return (
          <button
            key={i}
            type="button"
            class="with-symbol"
            aria-label={readingWords()['rules.what']({ name: piece })}
            onClick={() => onSymbol(entry)}
          >
            {piece}
            <span class="inline-symbol">{entry.inline === undefined ? entry.drawing : <Icon id={entry.inline} class="" />}</span>
          </button>
        );
      })}
    </>
  );
}

export function SentenceView({ says, ...rest }: SentenceProps) {
  const seen = new Set<SymbolEntry>();
  const view = (piece: Inline) => {
    if (typeof piece === 'string') return <Worded text={piece} seen={seen} {...rest} />;
    const [kind, text, to = ''] = piece;
    switch (kind) {
      case 'em':
        return <em>{text}</em>;
      case 'strong':
        return <strong>{text}</strong>;
      case 'code':
        return <code>{text}</code>;
      case 'rule':
        return <a href={rulePath(text)}>{text}</a>;
      case 'book':
        return <a href={`/rules/${to}`}>{text}</a>;
    }
  };
  return (
    <>
      {says.map((piece, i) => (
        <Fragment key={i}>{view(piece)}</Fragment>
      ))}
    </>
  );
}
