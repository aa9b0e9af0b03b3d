// Every symbol of a game with its name, its sentence and its rule.
import type { SymbolEntry, SymbolGroup } from '../../base/book.ts';
import { readingWords } from '../../base/reading-words.ts';
import { Sheet } from '../../base/ui/sheet.tsx';
import { rulePath } from '../books.ts';
import { symbolPath } from '../cards/symbols.tsx';

export const SHEET_ID = 'symbols';

export const symbolHash = (id: string): string => `symbol-${id}`;

function RuleLink({ rule }: { readonly rule: string }) {
  return (
    <a class="rule-id numerals" href={rulePath(rule)} aria-label={readingWords()['rules.rule']({ id: rule })}>
      {rule}
    </a>
  );
}

interface EffectSheetProps {
  readonly title: string;
  readonly groups: readonly SymbolGroup[];
  readonly here: string;
  /** Where each is found on the cards of the book. */
  readonly found: FoundOn;
}

export interface FoundOn {
  readonly book: string;
  /** How many things of the box show a symbol. */
  count(symbol: string): number;
}

function FoundLink({ symbol, found }: { readonly symbol: string; readonly found: FoundOn }) {
  const n = found.count(symbol);
  if (n === 0) return null;
  return (
    <a class="found-on" href={symbolPath(symbol, found.book)}>
      {readingWords()['rules.found-on']({ n })}
    </a>
  );
}

export function EffectSheet({ title, groups, here, found }: EffectSheetProps) {
  return (
    <section class="chapter effect-sheet" id={SHEET_ID} aria-labelledby={`${SHEET_ID}-title`}>
      <div class="chapter-text">
        <header class="chapter-head">
          <b aria-hidden="true" />
          <h2 id={`${SHEET_ID}-title`} tabIndex={-1}>
            {title}
          </h2>
        </header>
        {groups.map((group) => (
          <section key={group.title} aria-label={group.title}>
            <h3>{group.title}</h3>
            <dl>
              {group.symbols.map((entry) => (
                <div key={entry.id} id={symbolHash(entry.id)} class={symbolHash(entry.id) === here ? 'symbol-entry here' : 'symbol-entry'}>
                  <dt>
                    <span class="symbol-drawing" aria-hidden="true">
                      {entry.drawing}
                    </span>
                    {entry.name}
                  </dt>
                  <dd>
                    {entry.says} <RuleLink rule={entry.rule} /> <FoundLink symbol={entry.id} found={found} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  );
}

/** One symbol, over the text that it was met in. */
export function LookUp(props: { readonly entry: SymbolEntry; readonly found: FoundOn; readonly onClose: () => void }) {
  const { entry, found, onClose } = props;
  return (
    <Sheet title={entry.name} onClose={onClose}>
      <div class="look-up row">
        <span class="symbol-drawing" aria-hidden="true">
          {entry.drawing}
        </span>
        <p>{entry.says}</p>
      </div>
      <p class="row look-up-ways">
        <RuleLink rule={entry.rule} />
        <FoundLink symbol={entry.id} found={found} />
      </p>
    </Sheet>
  );
}
