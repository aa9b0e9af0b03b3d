// The events of a match by age and turn, and what each seat did in a turn. A turn is all that happens until the hands are passed.
import { type Age, type SevenWondersEvent, VICTORY_POINTS } from '@maravilha/seven-wonders';

export interface Part {
  /** Boards and sides; a turn with all that follows from it; the conflicts of an age; the result. */
  readonly kind: 'boards' | 'turn' | 'war' | 'end';
  /** Of the age, from 1; 0 before the first. */
  readonly turn: number;
  readonly events: readonly SevenWondersEvent[];
}

export interface Chapter {
  /** 0: boards and sides. */
  readonly age: 0 | Age;
  readonly parts: readonly Part[];
}

const kindOf = (event: SevenWondersEvent, age: 0 | Age): Part['kind'] => {
  if (event.kind === 'conflicts') return 'war';
  if (event.kind === 'over') return 'end';
  return age === 0 ? 'boards' : 'turn';
};

/** Oldest first. The beginning of an age is its heading and not a line of its own. */
export const historyOf = (events: readonly SevenWondersEvent[]): readonly Chapter[] => {
  const chapters: { age: 0 | Age; parts: { kind: Part['kind']; turn: number; events: SevenWondersEvent[] }[] }[] = [];
  let turn = 0;
  for (const event of events) {
    if (event.kind === 'age-began') {
      chapters.push({ age: event.age, parts: [] });
      turn = 1;
      continue;
    }
    let chapter = chapters.at(-1);
    if (chapter === undefined) {
      // Where boards and sides are drawn at random, the first age begins with the set-up and is not told.
      const age = event.kind === 'board-taken' || event.kind === 'side-chosen' ? 0 : 1;
      chapters.push((chapter = { age, parts: [] }));
      turn = age;
    }
    const kind = kindOf(event, chapter.age);
    const open = chapter.parts.at(-1);
    if (open !== undefined && open.kind === kind && open.turn === turn) open.events.push(event);
    else chapter.parts.push({ kind, turn, events: [event] });
    if (event.kind === 'passed') turn += 1;
  }
  return chapters;
};

/** The part of an event that concerns a seat; `undefined` if none does. The result concerns everybody. */
export const concerning = (event: SevenWondersEvent, seat: number): SevenWondersEvent | undefined => {
  if (event.kind === 'over') return event;
  if (event.kind !== 'conflicts') return 'seat' in event && event.seat === seat ? event : undefined;
  const conflicts = event.conflicts.filter((conflict) => conflict.seats.includes(seat));
  const diplomacy = event.diplomacy.filter((one) => one === seat);
  return conflicts.length + diplomacy.length === 0 ? undefined : { ...event, conflicts, diplomacy };
};

/** The history with only what concerns a seat; parts and ages without anything are left out. */
export const historyFor = (history: readonly Chapter[], seat: number): readonly Chapter[] =>
  history
    .map(({ age, parts }) => ({
      age,
      parts: parts
        .map((part) => ({ ...part, events: part.events.flatMap((event) => concerning(event, seat) ?? []) }))
        .filter((part) => part.events.length > 0),
    }))
    .filter((chapter) => chapter.parts.length > 0);

// ---------------------------------------------------------------- one turn

export interface TurnPlayed {
  readonly age: Age;
  readonly turn: number;
  readonly events: readonly SevenWondersEvent[];
}

/** The newest turn in which cards were turned up, with the conflicts that followed it. */
export const lastTurn = (history: readonly Chapter[]): TurnPlayed | undefined => {
  for (const { age, parts } of history.toReversed()) {
    const at = parts.findLastIndex((part) => part.kind === 'turn');
    const part = parts[at];
    if (age !== 0 && part !== undefined) return { age, turn: part.turn, events: parts.slice(at).flatMap((it) => it.events) };
  }
  return undefined;
};

/** What a seat played: one card, or two where a last card or a build from the discard pile came on top. */
export type Deed = Extract<SevenWondersEvent, { readonly kind: 'built' | 'stage-built' | 'sold' }>;

/** What a seat did in a turn, and what it gained and lost by it and by others. */
export interface Deeds {
  readonly deeds: readonly Deed[];
  /** Coins from the bank through effects, and from neighbours. What a sale brings is part of the sale. */
  readonly gained: number;
  /** Coins lost to effects of others. */
  readonly lost: number;
  readonly debts: number;
  /** Points of conflict tokens taken, in sum. */
  readonly won: number;
  readonly defeats: number;
  readonly diplomacy: number;
}

const isDeed = (event: SevenWondersEvent): event is Deed => event.kind === 'built' || event.kind === 'stage-built' || event.kind === 'sold';

export const deedsOf = (events: readonly SevenWondersEvent[], seat: number): Deeds => {
  const sum = { gained: 0, lost: 0, debts: 0, won: 0, defeats: 0, diplomacy: 0 };
  const deeds: Deed[] = [];
  for (const event of events) {
    if (event.kind === 'conflicts') {
      sum.won += (event.victories[seat] ?? 0) * VICTORY_POINTS[event.age];
      sum.defeats += event.defeats[seat] ?? 0;
      continue;
    }
    if (!('seat' in event) || event.seat !== seat) continue;
    if (isDeed(event)) deeds.push(event);
    else if (event.kind === 'coins' || event.kind === 'trade-income') sum.gained += event.count;
    else if (event.kind === 'debts-given') sum.debts += event.count;
    else if (event.kind === 'victory-token') sum.won += VICTORY_POINTS[event.age];
    else if (event.kind === 'diplomacy-taken') sum.diplomacy += 1;
    else if (event.kind === 'loss-settled') {
      sum.lost += event.coins;
      sum.debts += event.debts;
    }
  }
  return { deeds, ...sum };
};
