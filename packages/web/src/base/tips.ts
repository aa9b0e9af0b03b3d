// Tips of a first game: what they are made of, and what this browser remembers of them. `games/<game>/tips.ts` holds those of a game.
import type { MatchUpdate, TableInfo } from '@maravilha/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Words } from './i18n.ts';
import { recall, remember } from './memory.ts';

/** What a tip says of this moment. */
interface Found {
  readonly text: string;
  /** What it speaks of: selectors at the table, of which those count that are drawn now. */
  readonly spots: readonly string[];
  /** A line ties the first of them to the second. */
  readonly tied?: boolean;
}

/** `find` answers only when its moment has come. */
export interface Tip<Table> {
  readonly id: string;
  /** Where the rule book says so. */
  readonly rule: string;
  readonly find: (table: Table, nameOf: (seat: number) => string) => Found | undefined;
}

/** A tip whose moment is now. */
export interface DueTip extends Found {
  readonly id: string;
  readonly rule: string;
}

/** What a seat did in a turn. */
export interface Act {
  readonly seat: number;
  /** In two or three words: the name of a card. */
  readonly brief: string;
  /** In a sentence, and what follows from it in another. */
  readonly said: string;
  readonly follows: string;
  readonly drawing: ComponentChildren;
}

/** Of a game whose seats choose at the same time: the first turn of a first game, told one seat after another. */
export interface FirstTurn {
  readonly rule: string;
  /** Where people choose in it. */
  isOn(match: MatchUpdate): boolean;
  /** What each seat did in it, when it is over. */
  acts(info: TableInfo, after: MatchUpdate, nameOf: (seat: number) => string): readonly Act[];
}

export interface GameTips {
  readonly words: readonly Words<unknown>[];
  readonly firstTurn?: FirstTurn;
  /** In their order: the first that is new is shown. */
  due(info: TableInfo, match: MatchUpdate, nameOf: (seat: number) => string): readonly DueTip[];
}

export const dueOf = <Table>(tips: readonly Tip<Table>[], table: Table, nameOf: (seat: number) => string): readonly DueTip[] =>
  tips.flatMap(({ id, rule, find }) => {
    const found = find(table, nameOf);
    return found === undefined ? [] : [{ id, rule, ...found }];
  });

// ---------------------------------------------------------------- what is remembered

const wanted = signal(recall('tips') !== 'off');

/** Somebody who has put them off for good has none, in no game. */
export const tipsWanted: ReadonlySignal<boolean> = wanted;

export const wantTips = (on: boolean): void => {
  wanted.value = on;
  remember('tips', on ? 'on' : 'off');
};

const seenIn = (): readonly string[] => (recall('tips.seen') ?? '').split(' ');

/** `of`: a tip with its game. Each appears once. */
export const isSeen = (of: string): boolean => seenIn().includes(of);

export const noteSeen = (of: string): void => {
  if (!isSeen(of)) remember('tips.seen', [...seenIn(), of].join(' ').trim());
};

/** The table of this device where the first game is played. */
export const isFirstGame = (code: string): boolean => recall('first-game') === code;

export const noteFirstGame = (code: string): void => void remember('first-game', code);
