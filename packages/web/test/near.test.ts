import { describe, expect, test } from 'vitest';
import { nearest } from '../src/pages/reading/near.ts';

const BOOKS = ['seven-wonders 7 Wonders', 'cities Cidades', 'duel Duel', 'architects Arquitetos', 'dice Dice'].map((text) => {
  const [id = '', ...name] = text.split(' ');
  return { id, name: name.join(' ') };
});
const near = (path: string): string | undefined => nearest(path, BOOKS, ({ id, name }) => [id, name])?.id;

describe('an address that leads nowhere', () => {
  test('a name in the other language is near enough', () => {
    const english = { id: 'architects', name: 'Architects' };
    expect(nearest('/regras/arquitetos', [english], ({ id, name }) => [id, name])).toBe(english);
  });

  test.each([
    ['/duel', 'duel'],
    ['/rules/Duel/', 'duel'],
    ['/regras/arquitetos', 'architects'],
    ['/rules/architect', 'architects'],
    ['/cards/achitects', 'architects'],
    ['/7wonders', 'seven-wonders'],
    ['/score/seven_wonders', 'seven-wonders'],
    ['/cards/cidade', 'cities'],
    ['/rules/dices', 'dice'],
  ])('%s is near to %s', (path, book) => {
    expect(near(path)).toBe(book);
  });

  test.each(['/', '/rules/', '/nowhere', '/rules/chess', '/xx'])('%s is near to no game', (path) => {
    expect(near(path)).toBeUndefined();
  });
});
