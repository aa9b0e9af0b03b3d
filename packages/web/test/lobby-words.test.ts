import { readdirSync } from 'node:fs';
import type { OptionSpec } from '@maravilha/kernel';
import { CLOCKS, REFUSALS } from '@maravilha/protocol';
import { en as commonEn } from '@maravilha/words/common/en';
import { ptBR as commonPt } from '@maravilha/words/common/pt-BR';
import { en as deviceEn } from '@maravilha/words/device/en';
import { ptBR as devicePt } from '@maravilha/words/device/pt-BR';
import { en as helpEn } from '@maravilha/words/help/en';
import { ptBR as helpPt } from '@maravilha/words/help/pt-BR';
import { en as homeEn } from '@maravilha/words/home/en';
import { ptBR as homePt } from '@maravilha/words/home/pt-BR';
import { en as lobbyEn } from '@maravilha/words/lobby/en';
import { ptBR as lobbyPt } from '@maravilha/words/lobby/pt-BR';
import { en as previewEn } from '@maravilha/words/preview/en';
import { ptBR as previewPt } from '@maravilha/words/preview/pt-BR';
import { en as refusedEn } from '@maravilha/words/refused/en';
import { ptBR as refusedPt } from '@maravilha/words/refused/pt-BR';
import { describe, expect, test } from 'vitest';
import { every } from './kit/every.ts';

type Catalogue = Readonly<Record<string, string | ((parts: never) => string)>>;
const CATALOGUES: Readonly<Record<string, Catalogue>> = {
  commonEn,
  commonPt,
  deviceEn,
  devicePt,
  helpEn,
  helpPt,
  homeEn,
  homePt,
  lobbyEn,
  lobbyPt,
  previewEn,
  previewPt,
  refusedEn,
  refusedPt,
};
const GAMES = readdirSync(new URL('../src/games', import.meta.url));
// Every part that any message takes, so that each can be spoken without knowing which it needs.
const PARTS = {
  game: 'Duel',
  book: 'Duel',
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
  age: 'II',
  hours: 3,
  how: 'Leave',
  title: 'Duel with Lia',
};

const spoken = (message: string | ((parts: never) => string)): string => (typeof message === 'string' ? message : message(PARTS as never));

for (const [name, catalogue] of Object.entries(CATALOGUES)) {
  every(`${name}: every message says something`, Object.keys(catalogue), (key) => {
    const text = spoken(catalogue[key]!);
    expect(text.trim()).not.toBe('');
    expect(text).not.toMatch(/undefined|\[object|NaN|\$\{/);
  });
}

describe.each([
  ['English', refusedEn, lobbyEn],
  ['Portuguese', refusedPt, lobbyPt],
] as readonly (readonly [string, Catalogue, Catalogue])[])('in %s', (_, refused, lobby) => {
  test('every clock and every refusal has words', () => {
    for (const clock of CLOCKS) expect(lobby).toHaveProperty([`setting.clock.${clock}.note`]);
    for (const code of REFUSALS) expect(refused).toHaveProperty([code]);
  });
});

describe.each(GAMES)('%s', (game) => {
  test.each(['en', 'pt-BR'])('has a name and a line for every option and each of its values (%s)', async (language) => {
    const { OPTION_SPECS }: { OPTION_SPECS: readonly OptionSpec[] } = await import(`@maravilha/${game}/options`);
    const { en, ptBR }: { en?: Catalogue; ptBR?: Catalogue } = await import(`@maravilha/words/${game}/lobby/${language}`);
    const said = Object.keys(en ?? ptBR ?? {}).filter((key) => key.startsWith('option.'));
    const wanted = OPTION_SPECS.flatMap((spec) => {
      const path = `option.${spec.key}`;
      return spec.kind === 'switch' ? [path, `${path}.note`] : [path, ...spec.values.flatMap((v) => [`${path}.${v}`, `${path}.${v}.note`])];
    });
    expect(said.filter((key) => !key.endsWith('.now')).sort()).toEqual(wanted.sort());
  });
});
