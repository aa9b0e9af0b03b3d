// What the master thinks of a match: fetched when a review is open, with its words.
export { Alternatives } from './alternatives.tsx';
export { Report } from './report.tsx';
export { standing, Strip } from './strip.tsx';
export { Verdict } from './verdict.tsx';
