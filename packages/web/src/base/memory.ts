// What this browser remembers. Storage may be full or forbidden: then the choice lasts as long as the page, which is not an error.
const PREFIX = 'maravilha.';

export const recall = (key: string): string | undefined => {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
};

export const remember = (key: string, value: string): void => {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Nothing to mend: the signal already holds the value for this visit.
  }
};
