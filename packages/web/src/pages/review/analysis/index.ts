// What the master thinks of a match: fetched when a review is open.
import { loadWords } from '../../../base/i18n.ts';
import { analysisWords } from '../../../base/analysis-words.ts';
import { hintWords } from '../../../table/hint/words.ts';

await loadWords([analysisWords, hintWords]);

export { Alternatives } from './alternatives.tsx';
export { Report } from './report.tsx';
export { standing, Strip } from './strip.tsx';
export { Verdict } from './verdict.tsx';
