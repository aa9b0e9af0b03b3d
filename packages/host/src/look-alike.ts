// No two names at a table look alike, so that nobody can pass for somebody else.

/** Letters of other scripts, and digits, that look like a Latin letter in lower case. */
const DOUBLES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['a', 'аα'],
    ['b', 'ь'],
    ['c', 'сϲ'],
    ['e', 'еε'],
    ['h', 'һ'],
    ['j', 'ј'],
    ['k', 'кκ'],
    ['l', 'iі1ιıӏ'],
    ['m', 'м'],
    ['n', 'пη'],
    ['o', '0оοσ'],
    ['p', 'рρ'],
    ['s', 'ѕ'],
    ['t', 'тτ'],
    ['u', 'υ'],
    ['v', 'ν'],
    ['x', 'хχ'],
    ['y', 'уγ'],
  ].flatMap(([letter = '', doubles = '']) => [...doubles].map((double) => [double, letter])),
);

/** What is left of a name when all is taken away that the eye may miss: names with the same rest look alike. */
export const skeletonOf = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase()]
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
    .map((letter) => DOUBLES[letter] ?? letter)
    .join('');

/** The names as a table shows them: of those that look alike, or like one that is reserved, the later ones get a number. */
export const distinctNames = (names: readonly string[], reserved: readonly string[] = []): string[] => {
  const taken = new Set(reserved.map(skeletonOf));
  return names.map((name) => {
    let shown = name;
    for (let n = 2; taken.has(skeletonOf(shown)); n++) shown = `${name} ${n}`;
    taken.add(skeletonOf(shown));
    return shown;
  });
};
