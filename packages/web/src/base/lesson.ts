// What a lesson is made of. It is played at the real table by the real engine, so its data say only where it begins, what is done, and
// where to look; every figure and every consequence comes from the engine. `games/<game>/lesson.ts` holds those of a game.
import type { SceneId } from '../../scenes/index.ts';
import type { Words } from './i18n.ts';

/** The seat of the person who learns. */
export const LEARNER = 0;

export interface Made {
  readonly seat: number;
  readonly move: object;
}

/** What the person does in a step: a move at the table, or a press that shows something. */
type Act = { readonly move: object } | { readonly shows: string; readonly press: string };

/** A seat in the strip of those who play one after another: what it does is said by `turn.<does>`. */
interface Turn {
  readonly seat: number;
  readonly state: 'done' | 'now' | 'next' | 'last';
  readonly does?: string;
}

export interface LessonStep {
  /** Its words are `<id>.title`, `<id>.line`, `<id>.why` and, with an act, `<id>.do`. */
  readonly id: string;
  /** Its words are `chapter.<chapter>`. */
  readonly chapter: string;
  /** Where the rule book says so. */
  readonly rule: string;
  /** What the light falls on: selectors at the table, of which those count that are drawn now. */
  readonly spots: readonly string[];
  /** What others do before it; where all choose at once, what they have chosen. */
  readonly before?: readonly Made[];
  readonly act?: Act;
  readonly turns?: readonly Turn[];
}

/** Steps at one table, from one position. */
export interface Scene {
  /** In words: see docs/positions.md. */
  readonly position: object;
  readonly steps: readonly LessonStep[];
}

export interface Lesson {
  /** The game at whose table it is played. */
  readonly game: string;
  /** The wonder that is begun on its first page. */
  readonly picture: SceneId;
  readonly minutes: number;
  /** By seat. The first is the person's own, who goes by none here. */
  readonly names: readonly string[];
  readonly words: Words<Readonly<Record<string, string>>>;
  readonly scenes: readonly Scene[];
}

export const stepsOf = ({ scenes }: Pick<Lesson, 'scenes'>): readonly LessonStep[] => scenes.flatMap(({ steps }) => steps);

type Part = 'title' | 'line' | 'why' | 'do';

/** A sentence of a step. A test finds those that are missing. */
export const stepText = ({ words }: Pick<Lesson, 'words'>, { id }: LessonStep, part: Part): string => words()[`${id}.${part}`] ?? '';

export const chapterName = ({ words }: Pick<Lesson, 'words'>, chapter: string): string => words()[`chapter.${chapter}`] ?? '';

/** What a seat does in its turn. */
export const turnText = ({ words }: Pick<Lesson, 'words'>, does: string): string => words()[`turn.${does}`] ?? '';
