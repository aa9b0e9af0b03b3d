// Days are counted by the calendar of the reader: the same date is the same puzzle everywhere.

const DAY = 24 * 60 * 60 * 1000;
/** The day before the first puzzle. */
const EVE = Date.UTC(2025, 11, 31);

/** The number of the puzzle of a date as the reader's clock shows it; 1 January 2026 has the first. */
export const dayOf = (date: Date): number => Math.round((Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) - EVE) / DAY);

/** In words of the language, without the year: "Thursday, 19 November". */
export const dateText = (day: number, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(EVE + day * DAY);
