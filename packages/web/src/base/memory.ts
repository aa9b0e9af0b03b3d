// What this browser remembers. Storage may be full or forbidden: then the choice lasts as long as the page, which is not an error.
const PREFIX = 'maravilha.';

export const recall = (key: string): string | undefined => {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Whether it will be known at the next visit. */
export const remember = (key: string, value: string): boolean => {
  try {
    localStorage.setItem(PREFIX + key, value);
    return true;
  } catch {
    // Nothing to mend: the signal already holds the value for this visit.
    return false;
  }
};

export const forget = (key: string): void => {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // What cannot be reached was never remembered.
  }
};
