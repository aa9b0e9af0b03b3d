import { asideWords } from '../../base/i18n.ts';
import { part } from '../../table/part.ts';

export const Cities = part(async () => (await import('./cities.tsx')).Cities);
export const Panels = part(async () => (await import('./panels.tsx')).Panels, [asideWords]);
export const End = part(async () => (await import('./end/end.tsx')).EndScreen, [asideWords]);
/** The way to the rule beside what is said. */
export const WhyRule = part(async () => (await import('./why-rule.tsx')).load());
