import { OPTION_SPECS as ARCHITECTS_OPTIONS } from '@maravilha/architects';
import { OPTION_SPECS as DICE_OPTIONS } from '@maravilha/dice';
import { OPTION_SPECS as DUEL_OPTIONS } from '@maravilha/duel';
import { CLOCKS, REFUSALS } from '@maravilha/protocol';
import { en as commonEn } from '@maravilha/words/common/en';
import { ptBR as commonPt } from '@maravilha/words/common/pt-BR';
import { en as lobbyEn } from '@maravilha/words/lobby/en';
import { ptBR as lobbyPt } from '@maravilha/words/lobby/pt-BR';
import { OPTION_SPECS as SEVEN_WONDERS_OPTIONS } from '@maravilha/seven-wonders';
import { describe, expect, test } from 'vitest';

type Catalogue = Readonly<Record<string, string | ((parts: never) => string)>>;
const CATALOGUES: Readonly<Record<string, Catalogue>> = { commonEn, commonPt, lobbyEn, lobbyPt };
// Every part that any message takes, so that each can be spoken without knowing which it needs.
const PARTS = {
  game: 'Duel',
  code: 'KWRA72',
  name: 'Lia',
  names: 'Lia, Íris',
  seats: 2,
  taken: 1,
  n: 2,
  m: 1,
  of: 6,
  open: 1,
  minutes: 30,
  least: 3,
  most: 7,
  level: 'Builder',
  link: 'x/t/y',
};

const spoken = (message: string | ((parts: never) => string)): string => (typeof message === 'string' ? message : message(PARTS as never));

describe.each(Object.entries(CATALOGUES))('%s', (_, catalogue) => {
  test.each(Object.keys(catalogue))('%s says something', (key) => {
    const text = spoken(catalogue[key]!);
    expect(text.trim()).not.toBe('');
    expect(text).not.toMatch(/undefined|\[object|NaN|\$\{/);
  });
});

describe.each([
  ['English', commonEn, lobbyEn],
  ['Portuguese', commonPt, lobbyPt],
] as readonly (readonly [string, Catalogue, Catalogue])[])('in %s', (_, common, lobby) => {
  test.each([
    ['duel', DUEL_OPTIONS],
    ['seven-wonders', SEVEN_WONDERS_OPTIONS],
    ['architects', ARCHITECTS_OPTIONS],
    ['dice', DICE_OPTIONS],
  ] as const)('every option of %s and each of its values has a name and a line of explanation', (game, specs) => {
    for (const spec of specs) {
      const path = `option.${game}.${spec.key}`;
      expect(lobby, spec.key).toHaveProperty([path]);
      if (spec.kind === 'switch') expect(lobby).toHaveProperty([`${path}.note`]);
      for (const value of spec.kind === 'choice' ? spec.values : []) {
        expect(lobby).toHaveProperty([`${path}.${value}`]);
        expect(lobby).toHaveProperty([`${path}.${value}.note`]);
      }
    }
  });

  test('every clock and every refusal has words', () => {
    for (const clock of CLOCKS) expect(lobby).toHaveProperty([`setting.clock.${clock}.note`]);
    for (const code of REFUSALS) expect(common).toHaveProperty([`refused.${code}`]);
  });
});
