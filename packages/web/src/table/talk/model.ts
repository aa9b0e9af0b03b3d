// The words at a table as one reader sees them.
import { signal } from '@preact/signals';
import type { Audience, Phrase, Reaction, Said, TableInfo, TableStatus } from '@maravilha/protocol';
import type { TableSession } from '../../net/session.ts';
import type { SymbolId } from '../../symbols/drawings.ts';
import { isMuted, readUpTo } from './memory.ts';

/** What watchers say stands with what the table says. */
export type Tab = 'table' | 'team';

export const tabOf = ({ to }: Pick<Said, 'to'>): Tab => (to === 'team' ? 'team' : 'table');

/** What this browser remembers the reading of a tab under. */
export const placeOf = ({ code }: Pick<TableSession, 'code'>, tab: Tab): string => `${code}.${tab}`;

/** Seats of those who win with the reader, once the game has begun. */
export const partnersIn = ({ match }: TableSession): readonly number[] => match.value?.partners.map(({ seat }) => seat) ?? [];

/** Words of others that were not read yet, oldest first. */
export const unreadIn = (session: Pick<TableSession, 'code' | 'info' | 'words'>, tab?: Tab): readonly Said[] => {
  const { me } = session.info.value;
  return session.words.value.filter((word) => {
    const at = tabOf(word);
    if (word.who === me || isMuted(word.who) || (tab !== undefined && tab !== at)) return false;
    return word.n > readUpTo(placeOf(session, at));
  });
};

/** Who reads what is written in a tab. During the game, watchers could give something away. */
export const audienceOf = ({ you, status }: TableInfo, tab: Tab): Audience =>
  tab === 'team' ? 'team' : you === undefined && status === 'playing' ? 'watchers' : 'table';

/** The phrases that fit the moment best. */
export const FITTING: Readonly<Record<TableStatus, readonly Phrase[]>> = {
  waiting: ['hello', 'good-luck', 'one-moment'],
  playing: ['nice-move', 'one-moment', 'thanks'],
  over: ['well-played', 'rematch', 'bye'],
};

export const REACTION_SIGNS: Readonly<Record<Reaction, SymbolId>> = {
  laurel: 'points',
  heart: 'heart',
  laugh: 'mask-joy',
  wow: 'flame',
  think: 'thinking',
  sad: 'mask-woe',
};

/** A card that words may point at, as its game names and colours it. */
export type CardOf = (id: string) => { readonly name: string; readonly colour: string } | undefined;

/** Words of one person that follow each other closely stand under one name. */
export interface Run {
  readonly first: Said;
  readonly words: readonly Said[];
}

const PAUSE = 5 * 60_000;

export const runsOf = (words: readonly Said[]): readonly Run[] => {
  const runs: { readonly first: Said; readonly words: Said[] }[] = [];
  for (const word of words) {
    const run = runs.at(-1);
    const last = run?.words.at(-1);
    if (run !== undefined && last?.who === word.who && last.to === word.to && word.at - last.at < PAUSE) run.words.push(word);
    else runs.push({ first: word, words: [word] });
  }
  return runs;
};

/** The last word of each who speaks, oldest first. */
export const lastOfEach = (words: readonly Said[]): readonly Said[] =>
  words.filter((word, i) => !words.slice(i + 1).some(({ who }) => who === word.who));

/** The tab that lies open; its list reads itself aloud. */
export const shownTab = signal<Tab | undefined>(undefined);
