// How a game tells the symbols of its effect sheet from a catalogue: `<id>` is the name, `<id>.says` the sentence, `<id>.forms` the words of
// the rules that the symbol stands beside, with bars between.
import './entries.css';
import type { ComponentChildren } from 'preact';
import { Glyphs } from '../components/glyphs.tsx';
import { Icon } from '../components/icon.tsx';
import type { Glyph } from '../components/types.ts';
import type { SymbolId } from '../symbols/drawings.ts';
import type { CardColour, ResourceName } from '../symbols/marks.ts';
import type { Collection, SymbolEntry } from './book.ts';
import { readingWords } from './reading-words.ts';

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const drawn = (...glyphs: readonly Glyph[]): ComponentChildren => <Glyphs glyphs={glyphs} />;

/** A symbol that stands on the colour of its cards. */
export const onColour = (colour: CardColour, symbol: SymbolId): ComponentChildren => (
  <i class={`colour-ground c-${colour}`}>
    <Icon id={symbol} class="" />
  </i>
);

/** The sign of a chain on its disc. */
export const onDisc = (symbol: SymbolId): ComponentChildren => (
  <i class="disc-ground">
    <Icon id={symbol} class="" />
  </i>
);

/** Ids that have both a name and a sentence. */
type Named<Words> = { [Id in keyof Words & string]: `${Id}.says` extends keyof Words ? Id : never }[keyof Words & string];

export const formsOf = (text: unknown): readonly string[] => (typeof text === 'string' ? text.split('|') : []);

export const entriesOf = <Words extends object>(words: Words) => {
  const said = new Map(Object.entries(words));
  return (id: Named<Words>, rule: string, drawing: ComponentChildren): SymbolEntry => ({
    id,
    name: String(said.get(id)),
    says: String(said.get(`${id}.says`)),
    forms: formsOf(said.get(`${id}.forms`)),
    rule,
    drawing,
  });
};

/** The colours of cards, from the names of a game and the sentences of its effect sheet. */
export const colourEntries = <C extends CardColour>(
  colours: readonly C[],
  names: Readonly<Record<`colour.${C}`, string>>,
  words: Readonly<Record<`${C}.says`, string>>,
  rules: Readonly<Record<C, string>>,
): readonly SymbolEntry[] =>
  colours.map((colour) => ({
    id: colour,
    name: capital(names[`colour.${colour}`]),
    says: words[`${colour}.says`],
    rule: rules[colour],
    drawing: drawn({ kind: 'mark', colour }),
    forms: [],
  }));

/** The tokens of a box that the effect sheet tells. */
export const countersOf = (entries: readonly SymbolEntry[]): Collection => ({
  id: 'counters',
  title: readingWords()['view.counters'],
  icon: 'victory',
  pieces: entries.map(({ id, name, says, rule, drawing }) => ({
    id: `counter-${id}`,
    name,
    kind: readingWords()['kind.counter'],
    says,
    rule,
    symbols: [id],
    draw: () => <span class="piece-counter">{drawing}</span>,
    known: { effects: 'confirmed' },
  })),
});

/** The resources of a game whose cards show them as chips. */
export const resourceEntries = <R extends ResourceName>(
  resources: readonly R[],
  names: Readonly<Record<`resource.${R}`, string>>,
  words: Readonly<Record<`forms.${R}`, string>>,
  says: (resource: R) => string,
  rule: string,
): readonly SymbolEntry[] =>
  resources.map((resource) => ({
    id: resource,
    name: capital(names[`resource.${resource}`]),
    says: says(resource),
    rule,
    drawing: drawn({ kind: 'chip', resource }),
    forms: formsOf(words[`forms.${resource}`]),
  }));
