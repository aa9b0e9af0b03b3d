export { Course, type Moment, type Stand } from './course.ts';
export { type AnalysisId, nameOfAnalysis } from './identity.ts';
export {
  type Alternative,
  type Decision,
  DEPTHS,
  EFFORT,
  type Effort,
  type Estimate,
  judge,
  judgeChoice,
  type Judgement,
  luckOf,
} from './judgement.ts';
export {
  type Account,
  type Analysis,
  analysisOf,
  type Mark,
  type Outline,
  percentOf,
  type Ranked,
  type Turn,
  type Verdict,
} from './report.ts';
export { type Task, tasksOf } from './tasks.ts';
