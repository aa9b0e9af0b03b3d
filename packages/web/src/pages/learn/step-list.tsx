import { chapterName, stepText } from '../../base/lesson.ts';
import { learnWords } from '../../base/learn-words.ts';
import { Icon } from '../../components/icon.tsx';
import type { Course } from './course.ts';

/** All steps by chapter; each is a way to it. */
export function StepList({ course, onClose }: { readonly course: Course; readonly onClose: () => void }) {
  const words = learnWords();
  const { lesson, steps, at } = course;
  const chapters = [...new Set(steps.map(({ chapter }) => chapter))];
  return (
    <nav class="step-list" aria-label={words.steps}>
      {chapters.map((chapter) => (
        <section key={chapter}>
          <h3>{chapterName(lesson, chapter)}</h3>
          {steps.map(
            (step, n) =>
              step.chapter === chapter && (
                <button
                  key={step.id}
                  type="button"
                  class="row"
                  aria-current={n === at ? 'step' : undefined}
                  onClick={() => {
                    onClose();
                    course.goTo(n);
                  }}
                >
                  <span class="number numerals centred">{n < at ? <Icon id="check" class="" /> : n + 1}</span>
                  {stepText(lesson, step, 'title')}
                  {n < at && <span class="visually-hidden">, {words['step.passed']}</span>}
                </button>
              ),
          )}
        </section>
      ))}
    </nav>
  );
}
