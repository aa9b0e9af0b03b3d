// Every lesson is played through by the real engine: what a step waits for is legal and leads to the next one, and what it says is so.
import { readFileSync } from 'node:fs';
import { FAMILY } from '@maravilha/family';
import type { AnyGame } from '@maravilha/kernel';
import { LANGUAGES, type Language } from '@maravilha/words';
import { describe, expect, test } from 'vitest';
import { ruleFile } from '../rulebook/plugin.ts';
import { LEARNER, type Lesson, type LessonStep, stepsOf } from '../src/base/lesson.ts';
import { type LessonRun, playLesson } from '../src/local/lesson-run.ts';
import { figures } from './kit/lesson-figures.ts';
import type { Figures } from './kit/lesson-figures/played.ts';
import { pageless } from './kit/pageless.ts';

const { books, course, games, i18n } = await pageless(async () => ({
  books: await import('../src/pages/books.ts'),
  course: await import('../src/pages/learn/course.ts'),
  games: await import('../src/pages/games.ts'),
  i18n: await import('../src/base/i18n.ts'),
}));
const { Course } = course;
type Course = InstanceType<typeof Course>;

const LESSONS = await Promise.all(
  books.BOOKS.flatMap(({ id, lesson }) => (lesson === undefined ? [] : [{ id, load: lesson }])).map(async ({ id, load }) => {
    const { lesson } = await load();
    const { game } = FAMILY.find(lesson.game)!.newest;
    return { id, lesson, game, run: playLesson(game, lesson.scenes) };
  }),
);

const ruleIds = (language: Language, book: string): readonly string[] =>
  [...readFileSync(ruleFile(language, book), 'utf8').matchAll(/\*\*\[([A-Z]{2}-[A-Z0-9-]+)\]\*\*/g)].map(([, id = '']) => id);
const RULES = new Set(books.BOOKS.flatMap(({ id }) => ruleIds('en', id)));

const wordsIn = async (lesson: Lesson, language: Language): Promise<Readonly<Record<string, string>>> => {
  await i18n.loadWords([lesson.words]);
  await i18n.setLanguage(language);
  return lesson.words();
};

const PARTS = ['title', 'line', 'why'] as const;
const keysOf = ({ id, act, turns = [] }: LessonStep): readonly string[] => [
  ...[...PARTS, ...(act === undefined ? [] : ['do'])].map((part) => `${id}.${part}`),
  ...turns.flatMap(({ does }) => (does === undefined ? [] : [`turn.${does}`])),
];

const moment = (game: AnyGame, table: Course['table']) => {
  const view = table.match.value!.view;
  const state = game.blank(view.options);
  game.imagine(view, LEARNER, state);
  return { view, state };
};

/** Goes through a lesson as a person who does what is asked; `meet` sees each step before and after it is done. */
const playThrough = (
  id: string,
  lesson: Lesson,
  played: LessonRun,
  meet: (step: LessonStep, run: Course, act: () => void) => void,
): void => {
  const run = new Course(id, lesson, played, 'Lia');
  run.goTo(0);
  for (const step of run.steps) {
    expect(run.where).toBe('step');
    expect(run.step).toBe(step);
    meet(step, run, () => {
      if (step.act !== undefined && 'move' in step.act) run.table.move(step.act.move);
    });
    run.goOn();
  }
  expect(run.where).toBe('end');
};

/** Numbers as they are written out in a sentence. */
const SPELT: Readonly<Record<Language, readonly string[]>> = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  'pt-BR': ['nenhum', 'um|uma', 'dois|duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze'],
};

const names = (text: string, n: number, language: Language): boolean =>
  new RegExp(`(?<!\\d)${n}(?!\\d)${SPELT[language][n] === undefined ? '' : `|(?<!\\p{L})(?:${SPELT[language][n]})(?!\\p{L})`}`, 'iu').test(
    text,
  );

describe.each(LESSONS)('the lesson of $id', ({ id, lesson, game, run: played }) => {
  const steps = stepsOf(lesson);

  test('each step says all that it must, in both languages, and nothing is left over', async () => {
    const wanted = [...steps.flatMap(keysOf), ...steps.map(({ chapter }) => `chapter.${chapter}`)];
    for (const language of LANGUAGES) {
      const said = await wordsIn(lesson, language);
      expect(Object.keys(said).sort()).toEqual([...new Set(wanted)].sort());
      for (const text of Object.values(said)) expect(text).toMatch(/\S/);
    }
    expect(new Set(steps.map((step) => step.id)).size).toBe(steps.length);
  });

  test('each step names a rule that there is, and shows something', () => {
    expect(steps.filter(({ rule }) => !RULES.has(rule)).map(({ rule }) => rule)).toEqual([]);
    expect(steps.filter(({ spots }) => spots.length === 0)).toEqual([]);
  });

  test('what is asked for is legal, and nothing else is taken', () => {
    let acts = 0;
    playThrough(id, lesson, played, ({ act }, { table }, play) => {
      const before = table.match.value;
      expect(before?.awaiting.includes(LEARNER) || act === undefined || !('move' in act)).toBe(true);
      table.move({ kind: 'nothing' });
      expect(table.strayed.value).toBe(1);
      expect(table.match.value).toBe(before);
      play();
      if (act === undefined || !('move' in act)) return;
      expect(table.done.value).toBe(true);
      expect(table.match.value).not.toBe(before);
      acts += 1;
      // Once is enough.
      table.move(act.move);
      expect(table.strayed.value).toBe(1);
    });
    expect(acts).toBe(steps.filter(({ act }) => act !== undefined && 'move' in act).length);
    expect(acts).toBeGreaterThan(0);
  });

  test('whoever comes back to a step finds it as they left it', () => {
    playThrough(id, lesson, played, (step, { table, at }, play) => {
      const again = new Course(id, lesson, played, 'Lia');
      again.goTo(at);
      expect(again.step).toBe(step);
      expect(again.table.match.value?.hash).toBe(table.match.value?.hash);
      expect(again.table.match.value?.awaiting).toEqual(table.match.value?.awaiting);
      expect(again.table.log.value.map(({ event }) => event)).toEqual(table.log.value.map(({ event }) => event));
      play();
    });
  });

  test('every figure in a text is the engine’s', async () => {
    const known: Figures = figures[id] ?? {};
    const found: Record<string, readonly number[]> = {};
    playThrough(id, lesson, played, (step, { table }, play) => {
      const before = moment(game, table);
      play();
      found[step.id] = known[step.id]?.({ game, before, after: moment(game, table) }) ?? [];
    });
    expect(Object.keys(known).filter((step) => !(step in found))).toEqual([]);
    for (const language of LANGUAGES) {
      const said = await wordsIn(lesson, language);
      for (const step of steps) {
        const text = keysOf(step)
          .map((key) => said[key])
          .join(' ');
        const numbers = found[step.id] ?? [];
        expect(
          numbers.filter((n) => !names(text, n, language)),
          `${step.id}: “${text}”`,
        ).toEqual([]);
        const digits = [...text.matchAll(/\d+/g)].map(([digit]) => Number(digit));
        expect(
          digits.filter((n) => !numbers.includes(n)),
          `${step.id}: “${text}”`,
        ).toEqual([]);
      }
    }
  });
});

test('each tile of the home page leads to a lesson, and says how long it is', async () => {
  const lobbies = await Promise.all(games.GAMES.map((game) => game.lobby()));
  const tiles = lobbies.flatMap(({ lobby }) => lobby.tiles.map(({ book, lesson }) => [book, lesson] as const));
  expect(new Map(tiles)).toEqual(new Map(LESSONS.map(({ id, lesson }) => [id, lesson.minutes])));
  for (const { lesson } of LESSONS) expect(games.gameOf(lesson.game)).toBeDefined();
});

test('a position or a move that cannot be is told', () => {
  const [{ lesson, game }] = LESSONS as [(typeof LESSONS)[number]];
  const [scene] = lesson.scenes as [(typeof lesson.scenes)[number]];
  const [step] = scene.steps as [LessonStep];
  expect(() => playLesson(game, [{ ...scene, position: { age: 9 } }])).toThrow('age');
  expect(() => playLesson(game, [{ ...scene, steps: [{ ...step, act: { move: { kind: 'nothing' } } }] }])).toThrow('seat 0 cannot');
});

describe.each(LESSONS)('undo in the lesson of $id', ({ id, lesson, run: played }) => {
  test('takes my move back, then goes to the step before, and at the very beginning there is none', () => {
    const run = new Course(id, lesson, played, 'Lia');
    run.goTo(0);
    expect(run.table.match.value!.back).toBeUndefined();
    const asks = run.steps.findIndex(({ act }, at) => at > 0 && act !== undefined && 'move' in act);
    run.goTo(asks);
    const before = JSON.stringify(run.table.match.value!.view);
    run.table.actForMe();
    expect(run.table.done.value).toBe(true);
    run.table.undo();
    expect([run.at, run.table.done.value, JSON.stringify(run.table.match.value!.view)]).toEqual([asks, false, before]);
    run.table.undo();
    expect(run.at).toBe(asks - 1);
  });
});
