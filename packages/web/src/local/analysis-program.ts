// What each Worker of an analysis runs: the match once, and then one task after the other.
import { Course, judge } from '@maravilha/bots/analysis';
import type { Expert } from '@maravilha/bots';
import { FAMILY } from '@maravilha/family';
import type { AnalysisAnswer, AnalysisQuestion } from './analysis-crew.ts';

let known: { readonly expert: Expert; readonly course: Course } | undefined;

const answerTo = (question: AnalysisQuestion): AnalysisAnswer => {
  if (question.t === 'open') {
    const { log } = question;
    const expert = FAMILY.find(log.game)?.expert(log.rules);
    if (expert === undefined) throw new Error(`no master plays rules ${log.rules} of ${log.game}`);
    const course = new Course(expert.game, log);
    known = { expert, course };
    const { moments, result, sides } = course;
    return { t: 'outline', outline: { moments, result, sides } };
  }
  if (known === undefined) throw new Error('no match was opened');
  const { moment, seat } = question.task;
  return { t: 'judgement', judgement: judge(known.expert, known.course, moment, seat, question.effort) };
};

export const hear = (data: unknown): void => {
  // Only pages of our own speak to it.
  postMessage(answerTo(data as AnalysisQuestion), {});
};
