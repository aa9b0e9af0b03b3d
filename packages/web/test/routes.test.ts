import { describe, expect, test } from 'vitest';
import { besidePath, isCode, parseRoute, readCode, reviewPath } from '../src/base/routes.ts';

describe('addresses', () => {
  test('home, tables, and nothing else', () => {
    expect(parseRoute('/')).toEqual({ page: 'home' });
    expect(parseRoute('/t/KWRA72')).toEqual({ page: 'table', code: 'KWRA72' });
    expect(parseRoute('/t/KWRA72/')).toEqual({ page: 'table', code: 'KWRA72' });
    expect(parseRoute('/local/KWRA72WMZA')).toEqual({ page: 'local', code: 'KWRA72WMZA' });
    expect(parseRoute('/d/KWRA72WMZA')).toEqual({ page: 'deal', deal: 'KWRA72WMZA' });
    for (const path of [
      '/d',
      '/d/KWRA7',
      '/local',
      '/local/KWRA7',
      '/t',
      '/t/',
      '/t/KWRA7',
      '/t/KWRA723',
      '/t/KWRA7O',
      '/t/KWRA72/x',
      '/learned',
      '/T/KWRA72',
    ]) {
      expect(parseRoute(path), path).toEqual({ page: 'not-found' });
    }
  });

  test('a match of the past, of the server, of this device or from a file', () => {
    expect(parseRoute('/r/KWRA72')).toEqual({ page: 'review', of: 'server', code: 'KWRA72' });
    expect(parseRoute('/local/KWRA72WMZA/review')).toEqual({ page: 'review', of: 'device', code: 'KWRA72WMZA' });
    for (const path of ['/r', '/r/']) expect(parseRoute(path)).toEqual({ page: 'review', of: 'file' });
    for (const path of ['/r/KWRA7', '/r/KWRA72/x', '/local/KWRA7/review', '/local/KWRA72WMZA/reviews']) {
      expect(parseRoute(path), path).toEqual({ page: 'not-found' });
    }
    expect(reviewPath('/t/KWRA72', 'KWRA72')).toBe('/r/KWRA72');
    expect(reviewPath('/local/KWRA72WMZA', 'KWRA72WMZA')).toBe('/local/KWRA72WMZA/review');
  });

  test('the next table is where this one is', () => {
    expect(besidePath('/t/KWRA72', 'ABCDEF')).toBe('/t/ABCDEF');
    expect(besidePath('/t/KWRA72/', 'ABCDEF')).toBe('/t/ABCDEF');
    expect(besidePath('/local/KWRA72WMZA', 'ABCDEFGHJK')).toBe('/local/ABCDEFGHJK');
  });

  test('rules, cards, score pad and lesson of a book, whether or not there is one', () => {
    expect(parseRoute('/rules/duel')).toEqual({ page: 'rules', book: 'duel' });
    expect(parseRoute('/score/dice')).toEqual({ page: 'score', book: 'dice' });
    expect(parseRoute('/cards/cities/')).toEqual({ page: 'cards', book: 'cities' });
    expect(parseRoute('/learn/duel')).toEqual({ page: 'learn', book: 'duel' });
    expect(parseRoute('/puzzle/duel')).toEqual({ page: 'puzzle', book: 'duel' });
    expect(parseRoute('/puzzle')).toEqual({ page: 'puzzle', book: '' });
    expect(parseRoute('/rules')).toEqual({ page: 'rules', book: '' });
    for (const path of ['/rules/duel/x', '/rulesx', '/card/duel']) expect(parseRoute(path), path).toEqual({ page: 'not-found' });
  });

  test('a code is read as people type and paste it', () => {
    for (const text of ['KWRA72', 'kwra72', ' kw ra-72 ', 'https://example.org/t/kwra72', 'https://example.org/t/KWRA72?from=chat#top']) {
      expect(readCode(text), text).toBe('KWRA72');
    }
    expect(readCode('kwra7 2wmza')).toBe('KWRA72WMZA');
  });

  test('a code has six characters or ten, none that are mistaken for one another', () => {
    for (const code of ['KWRA72', 'KWRA72WMZA']) expect(isCode(code), code).toBe(true);
    for (const code of ['', 'KWRA7', 'KWRA722', 'KWRA72WMZ', 'KWRA72WMZAA', 'KWRA7O', 'KWRA70', 'KWRA7I', 'KWRA71', 'kwra72'])
      expect(isCode(code), code).toBe(false);
  });
});
