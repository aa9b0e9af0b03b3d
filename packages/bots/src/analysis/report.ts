// What the judgements of a match come to: whole per cents, marks, the line of chances and a report for each seat. The same from any subset of
// the judgements; what is not judged yet is missing.
import type { Seat } from '@maravilha/kernel';
import type { Moment } from './course.ts';
import type { Alternative, Decision, Judgement } from './judgement.ts';

export type Mark = 'gem' | 'chip' | 'crack' | 'ruin';

/** From so many points of chance on a lost chance has a mark, the worst first; so many must a gem be ahead. */
const LOSSES: readonly (readonly [Mark, number])[] = [
  ['ruin', 15],
  ['crack', 8],
  ['chip', 4],
];
const GEM = 8;

/** A chance in whole per cents. While a game goes on nothing is sure: 1 stands for less than 1. */
export const percentOf = (chance: number): number => Math.min(99, Math.max(1, Math.round(chance * 100)));

export interface Ranked extends Alternative {
  readonly percent: number;
}

export interface Verdict {
  readonly moment: number;
  readonly seat: Seat;
  /** Which of the choices of the seat in this turn. */
  readonly step: number;
  /** There was something to choose. */
  readonly free: boolean;
  /** The best first; all per cents of a turn are of one scale. */
  readonly alternatives: readonly Ranked[];
  readonly choices: number;
  readonly games: number;
  readonly played: number;
  /** The first of the alternatives, and the one that was played. */
  readonly best: Ranked;
  readonly made: Ranked;
  /** What the move gave up, in points of chance. */
  readonly loss: number;
  /** By how much the best is ahead of the second. */
  readonly lead: number;
  readonly mark: Mark | undefined;
  /** The loss if all that was hidden lay as it truly did: less than nothing if luck made the move the better one. */
  readonly there: { readonly loss: number; readonly within: number } | undefined;
}

/** A turn all of whose choices are judged. */
export interface Turn {
  /** By seat, the chance of its side before the turn; the sides sum to 1. */
  readonly chances: readonly number[];
  readonly verdicts: readonly Verdict[];
}

export interface Account {
  readonly seat: Seat;
  /** Share of the offered chance that was kept, in whole per cents; `undefined` without a free decision. */
  readonly accuracy: number | undefined;
  readonly ages: readonly { readonly age: number; readonly accuracy: number | undefined }[];
  readonly marks: Readonly<Record<Mark, number>>;
  readonly best: Verdict | undefined;
  readonly miss: Verdict | undefined;
  /** Points of chance: what its own moves changed, and what the others and the cards did. */
  readonly own: number;
  readonly others: number;
}

export interface Analysis {
  readonly turns: readonly (Turn | undefined)[];
  /** By seat, the share of victory in per cents; the last value of the line. */
  readonly result: readonly number[];
  readonly complete: boolean;
  /** By seat, once complete. */
  readonly accounts: readonly Account[];
}

/** What an analysis is made of: the course of the match, or what a page knows of it. */
export interface Outline {
  readonly moments: readonly Moment[];
  readonly result: readonly number[];
  /** Those who win together. */
  readonly sides: readonly (readonly Seat[])[];
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The chance of each side before the turn: from those of its seats that chose, else as those saw it who did. */
const chanceOf = (side: readonly Seat[], judged: readonly Judgement[]): number => {
  const own = judged.filter(({ seat }) => side.includes(seat));
  const [seat] = side;
  return own.length > 0
    ? meanOf(own.map(({ decisions }) => decisions[0].alternatives[0].chance.mean))
    : meanOf(judged.map(({ decisions }) => decisions[0].chances[seat]));
};

const isSure = ({ behind }: Alternative): boolean => behind.mean > behind.within;

const markOf = ({ alternatives, played, plain }: Decision, loss: number, lead: number): Mark | undefined => {
  // What the games cannot tell apart is no loss and no find.
  if (played > 0) return isSure(alternatives[played]) ? LOSSES.find(([, least]) => loss >= least)?.[0] : undefined;
  return lead >= GEM && !plain && isSure(alternatives[1]) ? 'gem' : undefined;
};

const verdictOf = (judgement: Judgement, step: number, scale: number): Verdict => {
  const decision = judgement.decisions[step];
  const { choices, games, played, there } = decision;
  const top = percentOf(decision.alternatives[0].chance.mean * scale);
  // No move counts for more than the best, whatever quick games say of one that the search refused.
  const alternatives = decision.alternatives.map((one) => ({ ...one, percent: Math.min(top, percentOf(one.chance.mean * scale)) }));
  const free = choices > 1;
  const loss = free ? top - alternatives[played].percent : 0;
  const lead = free && alternatives.length > 1 ? top - alternatives[1].percent : 0;
  return {
    moment: judgement.moment,
    seat: judgement.seat,
    step,
    free,
    alternatives,
    choices,
    games,
    played,
    best: alternatives[0],
    made: alternatives[played],
    loss,
    lead,
    mark: free ? markOf(decision, loss, lead) : undefined,
    there: there && { loss: Math.round(there.mean * 100), within: Math.round(there.within * 100) },
  };
};

const turnOf = ({ choices }: Moment, judged: readonly Judgement[], { result, sides }: Outline): Turn | undefined => {
  const owing = new Set(choices.map(({ seat }) => seat));
  if (judged.length < owing.size) return undefined;
  const raw = sides.map((side) => chanceOf(side, judged));
  const sum = raw.reduce((all, one) => all + one, 0);
  const scale = sum === 0 ? 1 : 1 / sum;
  const chances = result.map((_, seat) => raw[sides.findIndex((side) => side.includes(seat))] * scale);
  const verdicts = judged.flatMap((one) => one.decisions.map((_, step) => verdictOf(one, step, scale)));
  return { chances, verdicts };
};

const accuracyOf = (verdicts: readonly Verdict[]): number | undefined => {
  const free = verdicts.filter((one) => one.free);
  const offered = free.reduce((sum, { best }) => sum + best.percent, 0);
  const lost = free.reduce((sum, { loss }) => sum + loss, 0);
  return offered === 0 ? undefined : Math.round((100 * (offered - lost)) / offered);
};

/** The first of those with the most, if that is something. */
const mostBy = (verdicts: readonly Verdict[], worth: (one: Verdict) => number): Verdict | undefined => {
  const [first] = verdicts.toSorted((a, b) => worth(b) - worth(a));
  return first !== undefined && worth(first) > 0 ? first : undefined;
};

const accountOf = (seat: Seat, turns: readonly Turn[], { moments, result, sides }: Outline): Account => {
  const own = turns.flatMap(({ verdicts }) => verdicts.filter((one) => one.seat === seat && one.free));
  const ageOf = ({ moment }: Verdict): number | undefined => moments[moment].age;
  const ages = [...new Set(moments.flatMap(({ age }) => age ?? []))].toSorted((a, b) => a - b);
  const count = (mark: Mark): number => own.filter((one) => one.mark === mark).length;
  const lost = own.reduce((sum, { loss }) => sum + loss, 0);
  // In team play a partner's loss is what others did.
  const change = percentAt(result, sides, seat) - Math.round((turns[0]?.chances[seat] ?? 0) * 100);
  return {
    seat,
    accuracy: accuracyOf(own),
    ages: ages.map((age) => ({ age, accuracy: accuracyOf(own.filter((one) => ageOf(one) === age)) })),
    marks: { gem: count('gem'), chip: count('chip'), crack: count('crack'), ruin: count('ruin') },
    best: mostBy(
      own.filter(({ played }) => played === 0),
      ({ mark, lead }) => lead + (mark === 'gem' ? 100 : 0),
    ),
    miss: mostBy(own, ({ loss }) => loss),
    own: -lost,
    others: change + lost,
  };
};

const percentAt = (result: readonly number[], sides: readonly (readonly Seat[])[], seat: Seat): number => {
  const side = sides.find((one) => one.includes(seat)) ?? [seat];
  return Math.round(100 * side.reduce((sum, one) => sum + result[one], 0));
};

export const analysisOf = (outline: Outline, judgements: readonly Judgement[]): Analysis => {
  const { moments, result, sides } = outline;
  const turns = moments.map((moment, n) =>
    turnOf(
      moment,
      judgements.filter((one) => one.moment === n).toSorted((a, b) => a.seat - b.seat),
      outline,
    ),
  );
  const judged = turns.filter((turn) => turn !== undefined);
  const complete = judged.length === turns.length;
  return {
    turns,
    result: result.map((_, seat) => percentAt(result, sides, seat)),
    complete,
    accounts: complete ? result.map((_, seat) => accountOf(seat, judged, outline)) : [],
  };
};
