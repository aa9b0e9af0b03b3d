// What a table is found by.

/** Letters and digits of a table code: none that are mistaken for one another. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 6;

/** What people type or paste as a code: any case, spaces or dashes between, or the whole link. */
export const readCode = (text: string): string => {
  const path = /\/t\/([^/?#]+)/.exec(text)?.[1] ?? text;
  return path.toUpperCase().replace(/[\s-]/g, '');
};

export const isCode = (code: string): boolean => code.length === CODE_LENGTH && [...code].every((letter) => CODE_ALPHABET.includes(letter));
