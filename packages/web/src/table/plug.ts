// The whole of a game as the page sees it: `games/<game>/index.ts` exports one `GamePlug` named `plug`. Every page reads those of all
// games, so it holds little more than loaders.
import type { ComponentType } from 'preact';
import type { OptionSpec } from '@maravilha/kernel';
import type { WhoOf } from '@maravilha/words';
import type { Words } from '../base/i18n.ts';
import type { OptionValues } from '../base/names.ts';
import type { TableSession } from '../net/session.ts';
import type { PictureId, TimeOfDay } from '../symbols/art.ts';
import type { SymbolId } from '../symbols/drawings.ts';
import type { LogLine } from './log/log-sheet.tsx';

/** A tile of the home page. An expansion has its own: it is the game with an option. */
export interface Tile {
  /** What this browser remembers its choices under. */
  readonly id: string;
  /** Where its rules and its cards are told. */
  readonly book: string;
  /** Tiles stand in this order. */
  readonly place: number;
  readonly least: number;
  readonly most: number;
  readonly minutes: number;
  /** Minutes of its lesson, where there is one. */
  readonly lesson?: number;
  readonly picture: PictureId;
  readonly options: OptionValues;
  /** Seats of a table by default. */
  readonly seats: number;
  /** The one option worth asking before a quick game; all others are at the table. The first value is for a first game. */
  readonly quick: { readonly key: string; readonly values: readonly string[] };
  name(): string;
  /** The game in a sentence. */
  line(): string;
}

/** What a table may agree on, for the lobby. */
export interface GameOptions {
  readonly specs: readonly OptionSpec[];
  /** Whether these go together; the engine says so. */
  fits(options: OptionValues): boolean;
  /** Who plays together, where these options make teams. */
  partnerOf?(options: OptionValues, seat: number): number | undefined;
  /** What is advised for a first game, where that is more than one option. */
  readonly firstGame?: { readonly options: OptionValues; note(): string };
}

/** What home page and lobby show of a game: `games/<game>/lobby.ts` exports one named `lobby`. */
export interface GameLobby {
  readonly tiles: readonly Tile[];
  /** My wonder there as a picture, where each seat has one; nothing for one that only a newer server knows. */
  wonderUrl?(wonder: string, time: TimeOfDay): string | undefined;
  /** By the key of the option. */
  readonly optionIcons: Readonly<Record<string, SymbolId>>;
  options(): Promise<GameOptions>;
  /** What everybody should know before the game begins. */
  note?(): string;
}

/** Where a choice stands in the course of its match. */
export interface Place {
  /** An age or a round; 0 comes before the first one. */
  readonly chapter: number;
  /** Within the chapter, from 1. */
  readonly turn: number;
  /** Of several choices in one turn, from 0. */
  readonly part: number;
}

/** How the past of a game is told: `games/<game>/review.ts` exports one named `review`. */
export interface GameReview {
  /** What it needs beside the words of the table. */
  readonly words: readonly Words<unknown>[];
  /** By the views before each turn. */
  placesOf(views: readonly object[]): readonly Omit<Place, 'part'>[];
  /** The end of an address: III, or 12. */
  numeral(chapter: number): string;
  /** "Age III", "Round 12" */
  chapter(chapter: number): string;
  /** "turn 2", "card 7" */
  turn(turn: number): string;
  /** Tells of an event. `view`: any view of the end of the match. */
  lineOf(event: object, whoOf: WhoOf, view: object): LogLine;
  /** The cards that a seat holds, where a view of its own shows hidden ones. */
  hand?(view: object, seat: number): readonly { readonly id: string; readonly name: string; readonly colour: string }[];
}

/** Words of the options: `option.<key>`, `option.<key>.<value>`, each with `.note`. */
type OptionWords = Readonly<Record<`option.${string}`, string>>;

export interface GamePlug {
  readonly id: string;
  /** People hold what others at the same device must not see. */
  readonly secretHands?: true;
  /** Never are two seats to choose at once. */
  readonly oneByOne?: true;
  /** An expansion in play is part of the name. */
  name(options: OptionValues): string;
  readonly lobbyWords: Words<OptionWords>;
  lobby(): Promise<{ readonly lobby: GameLobby }>;
  /** Words that a turn needs. */
  readonly tableWords: readonly Words<unknown>[];
  table(): Promise<{
    readonly default: ComponentType<{ readonly session: TableSession }>;
    /** The newest version of the rules that this page knows; it knows all before. */
    readonly newestRules: number;
  }>;
}
