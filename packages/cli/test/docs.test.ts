// The examples of docs/positions.md must give what stands under them.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { architects } from '@maravilha/architects';
import { dice } from '@maravilha/dice';
import { duel } from '@maravilha/duel';
import type { AnyGame } from '@maravilha/kernel';
import { forRows } from '@maravilha/kernel/testing';
import { sevenWonders } from '@maravilha/seven-wonders';
import { cli } from './kit.ts';

interface Example {
  readonly title: string;
  readonly position: string;
  readonly moves: string | undefined;
  readonly result: { readonly moves?: readonly Listed[] } & Readonly<Record<string, unknown>>;
}

interface Listed {
  readonly seat?: number;
  readonly move: object;
}

/** Where several seats are awaited, an example says whose move it is. */
const sameMove = (found: Listed, wanted: Listed): boolean =>
  JSON.stringify(found.move) === JSON.stringify(wanted.move) && (wanted.seat === undefined || found.seat === wanted.seat);

const DOCUMENT = readFileSync(new URL('../../../docs/positions.md', import.meta.url), 'utf8');

const block = (section: string, kind: string): string | undefined => section.match(new RegExp(`\`\`\`json ${kind}\\n([^]*?)\`\`\``))?.[1];

const EXAMPLES: readonly Example[] = DOCUMENT.slice(DOCUMENT.indexOf('## Examples'))
  .split('\n### ')
  .slice(1)
  .map((section) => ({
    title: section.slice(0, section.indexOf('\n')),
    position: block(section, 'position')!,
    moves: block(section, 'moves'),
    result: JSON.parse(block(section, 'result')!) as Example['result'],
  }));

describe('docs/positions.md', () => {
  test('has examples', () => expect(EXAMPLES.length).toBe(19));

  test('each comes out as it is printed', () =>
    forRows(EXAMPLES, async ({ position, moves, result }) => {
      // Another seed fills other things: what is written down must not depend on them.
      for (const seed of ['1', '2', '77']) {
        const argv = ['position', 'p.json', '--json', '--seed', seed, ...(moves === undefined ? [] : ['--moves', moves])];
        const { code, out, err } = await cli(argv, { files: { 'p.json': position } });
        expect(err).toBe('');
        expect(code).toBe(0);
        const answer = JSON.parse(out) as { moves: Listed[] };
        const { moves: listed, ...rest } = result;
        expect(answer).toMatchObject(rest);
        if (listed?.length === 0) expect(answer.moves).toEqual([]);
        for (const one of listed ?? []) {
          const found = answer.moves.find((found) => sameMove(found, one));
          expect(found, JSON.stringify(one.move)).toMatchObject(one);
        }
      }
    }));

  test.each<[string, AnyGame]>([
    ['moves', duel],
    ['moves-seven-wonders', sevenWonders],
    ['moves-architects', architects],
    ['moves-dice', dice],
  ])('names every kind of move as the game reads it: %s', (name, game) => {
    const kinds = JSON.parse(block(DOCUMENT, name)!) as object[];
    expect(kinds.map((move) => game.readMove(move))).toEqual(kinds.map((value) => ({ ok: true, value })));
  });
});
