// What seats and numbers are called on the pad.
import { language } from '../../base/i18n.ts';
import { scoreWords } from '../../base/score-words.ts';
import type { PadSheet, PadSide } from '../../base/score-pad.ts';

/** A true minus sign. */
export { signed } from '../../table/end/bars.ts';

export const nameOf = ({ names }: PadSheet, seat: number): string => {
  const name = names[seat]?.trim() ?? '';
  return name === '' ? scoreWords().player({ n: seat + 1 }) : name;
};

export const sideName = (sheet: PadSheet, { seats }: PadSide): string => seats.map((seat) => nameOf(sheet, seat)).join(' · ');

export const dayOf = (at: string): string => new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(new Date(at));
