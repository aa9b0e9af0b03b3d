// The coach says one thing at a time, beside what it speaks of.
import './coach.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../../base/announce.ts';
import { chapterName, LEARNER, type LessonStep, stepText, turnText } from '../../base/lesson.ts';
import { learnWords } from '../../base/learn-words.ts';
import { Button, ButtonLink, IconButton } from '../../components/controls.tsx';
import { Icon } from '../../components/icon.tsx';
import { guideLine } from '../../table/guide.ts';
import { rulePath } from '../books.ts';
import { useCoachKeys } from './coach-keys.ts';
import type { Course } from './course.ts';
import { standFor } from './place.ts';
import { Plaques } from './plaques.tsx';
import { StepList } from './step-list.tsx';
import { tipWords } from './tip-words.ts';
import { piecesAt, useSpots } from './use-spots.ts';
import { Veil } from './veil.tsx';

/** Chapters as groups of short lines, one for each step. */
function Progress({ course, step }: { readonly course: Course; readonly step: LessonStep }) {
  const at = course.steps.indexOf(step);
  const chapters = [...new Set(course.steps.map(({ chapter }) => chapter))];
  return (
    <div class="progress" aria-hidden="true">
      {chapters.map((chapter) => (
        <span key={chapter} style={{ flexGrow: course.steps.filter((one) => one.chapter === chapter).length }}>
          {course.steps.map((one, n) => one.chapter === chapter && <i key={one.id} class={n < at ? 'past' : n === at ? 'here' : ''} />)}
        </span>
      ))}
    </div>
  );
}

/** Puts the coach where it hides least, as a card or as a band, and as a brief card where it would still hide something. */
const useStand = (
  element: { readonly current: HTMLElement | null },
  { lights, pressed, window }: ReturnType<typeof useSpots>,
  content: string,
): void =>
  useLayoutEffect(() => {
    const coach = element.current;
    if (coach === null) return;
    const sizeAs = (form: string) => {
      coach.dataset['form'] = form;
      return { w: coach.offsetWidth, h: coach.offsetHeight };
    };
    const usual = standFor(lights, window, sizeAs('card'), sizeAs('wide'), pressed);
    const brief = usual.covers === 0 ? usual : standFor(lights, window, sizeAs('brief'), sizeAs('brief'), pressed);
    const stand = brief.covers < usual.covers ? brief : usual;
    coach.dataset['form'] = stand === usual ? (stand.wide ? 'wide' : 'card') : 'brief';
    coach.style.left = `${stand.x}px`;
    coach.style.top = `${stand.y}px`;
    if (stand.beak === undefined) delete coach.dataset['beak'];
    else coach.dataset['beak'] = stand.beak[0];
    coach.style.setProperty('--beak', `${stand.beak?.[1] ?? 0}px`);
  }, [lights, pressed, window, content]);

/** Who plays when, where a step is about that. */
function Turns({ course, turns }: { readonly course: Course; readonly turns: NonNullable<LessonStep['turns']> }) {
  const words = tipWords();
  return (
    <Plaques
      title={words['turn.title']}
      plaques={turns.map(({ seat, state, does }) => ({
        name: seat === LEARNER ? words['turn.you'] : (course.lesson.names[seat] ?? ''),
        line: does === undefined ? words[`turn.${state === 'done' ? 'plays' : state}`] : turnText(course.lesson, does),
        state: state === 'done' || state === 'now' ? state : 'waits',
      }))}
    />
  );
}

interface CoachProps {
  readonly course: Course;
  readonly onLeave: () => void;
}

export function Coach({ course, onLeave }: CoachProps) {
  const words = learnWords();
  const { lesson, steps, at, table } = course;
  const { step } = course;
  const { act } = step;
  const [listed, setListed] = useState(false);
  const [asked, setAsked] = useState(false);
  const moment = `${step.id} ${table.info.value.you}`;
  const spotted = useSpots(step.spots, act !== undefined && 'shows' in act ? act.shows : undefined, moment);
  const waiting = act !== undefined && !(table.done.value || ('shows' in act && spotted.shown));
  const done = act !== undefined && !waiting;
  const strayed = table.strayed.value;
  const [title, line, why] = (['title', 'line', 'why'] as const).map((part) => stepText(lesson, step, part));
  const todo = act === undefined ? '' : stepText(lesson, step, 'do');
  const place = { n: at + 1, of: steps.length };
  const stray = strayed === 0 ? '' : waiting ? words.stray({ act: todo }) : words['stray.read'];

  const { turns } = step;
  useLayoutEffect(() => {
    if (turns === undefined) return undefined;
    guideLine.value = () => <Turns course={course} turns={turns} />;
    return () => {
      guideLine.value = undefined;
    };
  }, [step]);

  const self = useRef<HTMLElement>(null);
  useStand(self, spotted, `${moment} ${waiting} ${asked} ${stray}`);
  useEffect(() => {
    setAsked(false);
    setListed(false);
    // Whoever acts goes on where they are at the table.
    if (!waiting) self.current?.focus({ preventScroll: true });
    announce(words['step.said']({ ...place, chapter: chapterName(lesson, step.chapter), title: title ?? '', line: line ?? '', act: todo }));
  }, [step]);
  useEffect(() => {
    if (!done) return;
    self.current?.focus({ preventScroll: true });
    announce(words['done.said']({ why: why ?? '' }));
  }, [done]);
  useEffect(() => {
    if (stray !== '') announce(stray);
  }, [strayed]);

  const onward = (): void => course.goOn();
  const actForMe = (): void => {
    if (act !== undefined && 'press' in act) (piecesAt(act.press)[0] as HTMLElement | undefined)?.click();
    else table.actForMe();
  };
  useCoachKeys(
    {
      next: waiting ? undefined : onward,
      back: waiting || at === 0 ? undefined : () => course.goTo(at - 1),
      why: () => setAsked((open) => !open),
      list: () => setListed((open) => !open),
      leave: () => (listed ? setListed(false) : onLeave()),
    },
    self,
    course.table,
  );

  const said: ComponentChildren = done ? (
    <p id="coach-line" class="right row">
      <Icon id="check" class="" />
      <span>
        <b>{words.done}.</b> {why}
      </span>
    </p>
  ) : (
    <p id="coach-line">{line}</p>
  );
  return (
    <div class="coaching">
      <Veil window={spotted.window} lights={spotted.lights} open={waiting} />
      <section
        ref={self}
        class={`coach${waiting ? ' acting' : ''}`}
        role="dialog"
        aria-labelledby="coach-title"
        aria-describedby="coach-line coach-spots"
        tabIndex={-1}
        data-step={step.id}
        data-done={done}
      >
        <header class="row">
          <span class="lamp centred">
            <Icon id="ch-lamp" class="" />
          </span>
          <b>{chapterName(lesson, step.chapter)}</b>
          <button
            type="button"
            class="count row numerals"
            aria-label={words['step.list'](place)}
            aria-expanded={listed}
            onClick={() => setListed((open) => !open)}
          >
            {words['step.count'](place)}
            <Icon id="list" class="" />
          </button>
          <IconButton icon="cross" label={words.leave} onClick={onLeave} />
        </header>
        {spotted.names.length > 0 && (
          <p id="coach-spots" class="visually-hidden">
            {words.spots({ names: spotted.names })}
          </p>
        )}
        <Progress course={course} step={step} />
        <h2 id="coach-title">{title}</h2>
        <div class="says">
          {said}
          {asked && !done && <p class="because">{why}</p>}
          {stray !== '' && (
            <p class="stray row" role="status">
              <Icon id="info" class="" />
              <span>{stray}</span>
            </p>
          )}
        </div>
        <div class="asks">
          {waiting && (
            <p class="todo row">
              <Icon id="hand" class="" />
              <b>{todo}</b>
            </p>
          )}
          <div class="more row">
            {!done && (
              <Button kind="quiet" icon="help" aria-expanded={asked} onClick={() => setAsked((open) => !open)}>
                {words.why}
              </Button>
            )}
            <ButtonLink kind="quiet" icon="ch-book" href={rulePath(step.rule)}>
              {words.rule({ id: step.rule })}
            </ButtonLink>
          </div>
          <footer class="row">
            <IconButton icon="chevron" label={words.back} disabled={at === 0} class="step-back" onClick={() => course.goTo(at - 1)} />
            {waiting ? (
              <>
                <Button kind="quiet" onClick={actForMe}>
                  {words['for-me']}
                </Button>
                <span class="waits row">
                  <Icon id="hourglass" class="" />
                  {words['your-move']}
                </span>
              </>
            ) : (
              <Button kind="primary" class="onward" onClick={onward}>
                {at === steps.length - 1 ? words.finish : words.next}
                <Icon id="chevron" class="" />
              </Button>
            )}
          </footer>
        </div>
      </section>
      {listed && <StepList course={course} onClose={() => setListed(false)} />}
    </div>
  );
}
