// What a table is found by.

/** Letters and digits of a table code: none that are mistaken for one another. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Of a table that anybody may find among the open ones. Tables from before there were longer codes have no other. */
export const CODE_LENGTH = 6;
/** Of a table for those alone who hold its link: far too long to be found by trying. */
export const PRIVATE_CODE_LENGTH = 10;

export const CODE = new RegExp(`^(?:[${CODE_ALPHABET}]{${CODE_LENGTH}}|[${CODE_ALPHABET}]{${PRIVATE_CODE_LENGTH}})$`);

/** What people type or paste as a code: any case, spaces or dashes between, or the whole link. */
export const readCode = (text: string): string => {
  const path = /\/t\/([^/?#\s]+)/.exec(text)?.[1] ?? text;
  return path.toUpperCase().replace(/[\s-]/g, '');
};

export const isCode = (code: string): boolean => CODE.test(code);
