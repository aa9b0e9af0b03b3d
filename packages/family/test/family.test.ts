import { LANGUAGES } from '@maravilha/words';
import { CLI_WORDS } from '@maravilha/words/cli';
import { readOptions } from '@maravilha/kernel';
import { toyVersions } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { FAMILY, familyOf, member } from '../src/index.ts';

const EVERYONE = familyOf([...FAMILY.members, member({ versions: toyVersions })]);

describe.each(EVERYONE.members)('$id', ({ id, versions, newest, expert, terminal }) => {
  test('has versions from 1 on without a gap, each with its expert; of others it knows nothing', () => {
    expect(versions.map(({ rules }) => rules)).toEqual(versions.map((_, n) => n + 1));
    for (const game of versions) {
      expect(game.id).toBe(id);
      expect(expert(game.rules)?.game).toBe(game);
      expect(expert(game.rules)?.knowledge).toBe(newest.knowledge);
    }
    expect(expert(versions.length)).toBe(newest);
    expect(expert(versions.length + 1)).toBeUndefined();
    expect(EVERYONE.find(id)?.newest).toBe(newest);
    expect(EVERYONE.versions(id)).toBe(versions);
  });

  test('is told in every language, and measured at tables that its engine knows', async () => {
    const { text, bench, ladder } = await terminal();
    for (const language of LANGUAGES) {
      const told = text(language, CLI_WORDS[language]);
      const words = [
        told.title,
        ...newest.game.scoreRows.map((row) => told.row(row)),
        ...newest.game.endings.map((end) => told.ending(end)),
      ];
      expect(words.filter((word) => word === '' || /undefined/.test(word))).toEqual([]);
    }
    for (const { options } of [...bench, ...ladder.tables, ladder.selfPlay])
      expect(readOptions(newest.game, options)).toMatchObject({ ok: true });
  });
});

test('no two members have one id, and nobody else is found', () => {
  expect(new Set(EVERYONE.ids).size).toBe(EVERYONE.members.length);
  expect(EVERYONE.find('toString')).toBeUndefined();
});
