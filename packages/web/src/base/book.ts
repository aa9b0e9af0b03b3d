// What the pages of rules and of cards are made of. A book is a set of rules and the box that goes with it: an expansion is a book of
// its own. Every game says through its plug which books it has, and draws its things itself.
import type { RuleText } from '@maravilha/words/rules';
import type { ComponentChildren, ComponentType } from 'preact';
import type { SymbolId } from '../symbols/drawings.ts';
import type { CardColour } from '../symbols/marks.ts';
import type { Words } from './i18n.ts';
import type { Lesson } from './lesson.ts';
import type { ScorePad } from './score-pad.ts';
import type { GameTips } from './tips.ts';

// ---------------------------------------------------------------- the text, read from docs/rules when the page is built

export type { Chapter, Inline, Rule, RuleText, Sentence } from '@maravilha/words/rules';

// ---------------------------------------------------------------- symbols

export interface SymbolEntry {
  readonly id: string;
  readonly name: string;
  /** What it means, in a sentence. */
  readonly says: string;
  readonly rule: string;
  readonly drawing: ComponentChildren;
  /** Beside a word, where a number in the drawing would be read as another. */
  readonly inline?: SymbolId;
  /** Other forms of the word, by which a sentence may call it. */
  readonly forms: readonly string[];
}

/**
 * Which symbol of the effect sheet a drawing at a table is. A key is the id of a drawing, with what must stand beside it: other drawings,
 * numbers as they are written, classes with their dot, a slash or an equals sign that follows (`>/`) or comes before (`</`). A coin is
 * `coin`, `coin-gain` or `coin-loss`. A key that begins with a class tells of all that stands there. The key that asks for most counts.
 */
export type SignMap = Readonly<Record<string, string>>;

export interface SymbolGroup {
  readonly title: string;
  readonly symbols: readonly SymbolEntry[];
}

/** What a game adds to the text of a book. Its words must be loaded. */
export interface BookRules {
  /** The effect sheet, in the present language. */
  symbols(): readonly SymbolGroup[];
  /** From drawings to the ids of the effect sheet. */
  readonly signs: SignMap;
  /** Drawn examples. */
  figures(): Promise<{ readonly figures: BookFigures }>;
}

/** By the number of their chapter. */
export type BookFigures = Readonly<Record<number, ComponentType>>;

// ---------------------------------------------------------------- the box

export type Confidence = 'confirmed' | 'single-source' | 'inferred';
export type Figure = 'cost' | 'points' | 'effects' | 'faces';

/** How well a printed figure is known. */
export type Known = Readonly<Partial<Record<Figure, Confidence>>>;

/** A part of a thing: a stage, a space, the face of a die. */
export interface Part {
  readonly id: string;
  readonly drawing?: ComponentChildren;
  readonly says: string;
  readonly known?: Known;
}

/** What a card is besides its name, for filters and for the graph of chains. */
export interface CardFacts {
  /** None in a game without ages. */
  readonly age?: number;
  readonly colour: CardColour;
  /** In words; none where cards cost nothing. */
  readonly cost?: string;
  /** Kinds of effects, as the filters group them. */
  readonly effects: readonly string[];
  /** Ids of the pieces that make it free, and of those that it makes free. */
  readonly from: readonly string[];
  readonly into: readonly string[];
  /** The sign that ties it to those that make it free. */
  readonly sign?: SymbolId;
  /** How many are in the deck at each number of seats, and the printed minimum. */
  readonly copies?: readonly (readonly [seats: number, count: number])[];
  readonly least?: number;
  /** Built cards as one line. */
  strip(): ComponentChildren;
}

/** A thing of the box. */
export interface Piece {
  readonly id: string;
  readonly name: string;
  /** What kind of thing: "scientific structure", "Day side". */
  readonly kind: string;
  readonly says: string;
  readonly rule: string;
  /** Ids of what it shows, as the effect sheet has them. */
  readonly symbols: readonly string[];
  draw(): ComponentChildren;
  readonly parts?: readonly Part[];
  readonly card?: CardFacts;
  /** How many there are, where that is more or less than one of each. */
  readonly note?: string;
  readonly known: Known;
}

export interface Collection {
  readonly id: 'cards' | 'wonders' | 'tokens' | 'counters' | 'dice' | 'boards';
  readonly title: string;
  readonly icon: SymbolId;
  readonly pieces: readonly Piece[];
  /** How many of them a table uses. */
  readonly note?: string;
  /** A table over all of them. */
  readonly Summary?: ComponentType;
}

/** What the filters of a list of cards offer. */
export interface Filters {
  readonly colours: readonly (readonly [colour: CardColour, name: string])[];
  readonly effects: readonly (readonly [id: string, name: string])[];
  readonly seats: readonly number[];
}

export interface BookCards {
  /** Everything in the box, in the present language. */
  collections(): readonly Collection[];
  filters?(): Filters;
}

// ---------------------------------------------------------------- a table in play

/** A card at the other end of a chain, and where it is as far as the viewer can know. */
export interface LinkedCard {
  readonly name: string;
  readonly age: number;
  readonly where: 'city' | 'hand' | 'open' | 'to-come' | 'gone';
  /** Whose city. */
  readonly seat?: number;
}

/** What the look-up of a symbol says of one moment of a table. */
export interface AtTable {
  /** How many of it each seat has; nothing where no number helps. */
  counts(symbol: string): readonly number[] | undefined;
  /** The cards at both ends of a chain, by its drawing. */
  chain?(drawing: string): { readonly from: readonly LinkedCard[]; readonly into: readonly LinkedCard[] } | undefined;
}

// ---------------------------------------------------------------- the plug

/** What a page fetches of a book. */
export interface Reading {
  readonly text: Words<RuleText>;
  readonly words: readonly Words<unknown>[];
  /** What the effect sheet is called. */
  sheetTitle(): string;
  rules(): Promise<{ readonly rules: BookRules }>;
  /** Reads a view of this game. */
  atTable(): Promise<{ atTable(view: unknown, you: number | undefined): AtTable }>;
  cards(): Promise<{ readonly cards: BookCards }>;
  pad(): Promise<{ readonly pad: ScorePad }>;
}

/** `games/<game>/books.ts` exports those of the game and of its expansions, as `books`. */
export interface BookPlug {
  /** In its address. */
  readonly id: string;
  /** Books stand in this order. */
  readonly place: number;
  /** How the ids of its rules begin. */
  readonly prefix: string;
  /** The game it belongs to, and the option that brings it to a table if it is an expansion. */
  readonly game: string;
  readonly option?: string;
  name(): string;
  readonly reading: Reading;
  lesson(): Promise<{ readonly lesson: Lesson }>;
  /** Those of a first game. */
  tips(): Promise<{ readonly tips: GameTips }>;
}
