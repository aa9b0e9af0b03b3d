// What an address that leads nowhere may have meant.

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** How many letters have to be put in, left out or changed to make one of the other. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[b.length] ?? 0;
};

/** The shortest piece of a name that still means it. */
const LEAST = 3;
/** How much of a name may be wrong: as much as between its forms in our two languages. */
const SLACK = 0.4;

const meant = (part: string, name: string): boolean =>
  part.length >= LEAST && (name.includes(part) || part.includes(name) || distance(part, name) <= name.length * SLACK);

/** The one that some part of the address names, or almost names. */
export const nearest = <One>(path: string, all: readonly One[], namesOf: (one: One) => readonly string[]): One | undefined => {
  const parts = path.split('/').map(folded).filter(Boolean);
  const exact = (one: One): boolean => namesOf(one).some((name) => parts.includes(folded(name)));
  return all.find(exact) ?? all.find((one) => namesOf(one).some((name) => parts.some((part) => meant(part, folded(name)))));
};
