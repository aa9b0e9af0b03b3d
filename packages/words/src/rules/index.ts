// The text of a book of rules, as it is read from docs/rules when a page is built.

/** A piece of a sentence: plain, marked, or the way to a rule or to another book. */
export type Inline = string | readonly [kind: 'em' | 'strong' | 'code' | 'rule' | 'book', text: string, to?: string];
export type Sentence = readonly Inline[];

export interface Rule {
  readonly id: string;
  readonly says: Sentence;
}

/** What stands in a chapter besides its rules. */
export interface Passage {
  readonly kind: 'paragraph' | 'item';
  readonly says: Sentence;
}

export interface Chapter {
  /** Its number in the book; the last ones have none. */
  readonly number: number | undefined;
  readonly title: string;
  readonly passages: readonly Passage[];
  readonly rules: readonly Rule[];
  readonly rulings: readonly Rule[];
}

export interface RuleText {
  readonly lead: readonly Sentence[];
  readonly chapters: readonly Chapter[];
}
