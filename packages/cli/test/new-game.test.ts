// A new game is one line in the family: every command plays it, told in the ids of its engine until it has words of its own.
import { FAMILY, familyOf, member } from '@maravilha/family';
import { toy, toyVersions } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import { cli } from './kit.ts';

const family = familyOf([...FAMILY.members, member({ versions: toyVersions })]);
const GAME = ['--game', toy.id, '--options', '{"seats":3}'];

test('it is simulated, measured against random moves, played, replayed and verified', async () => {
  const sim = await cli(['sim', ...GAME, '--games', '20', '--bots', 'builder', '--json'], { family });
  expect(JSON.parse(sim.out)).toMatchObject({ game: toy.id, games: 20, seats: 3 });

  const arena = await cli(['arena', ...GAME, '--a', 'architect', '--b', 'random', '--playouts', '10', '--games', '6', '--json'], {
    family,
  });
  expect(JSON.parse(arena.out)).toMatchObject({ game: toy.id, games: 6 });

  const typed = Array.from({ length: 100 }, () => '1');
  const played = await cli(['play', ...GAME, '--save', 'log.json'], { family, typed });
  expect(played.err).toBe('');
  const files = { 'log.json': played.written.get('log.json') ?? '' };
  const replayed = await cli(['replay', 'log.json'], { family, files });
  expect(replayed).toMatchObject({ code: 0, err: '' });
  expect((await cli(['verify', 'log.json'], { family, files })).code).toBe(0);

  // Nobody else has heard of it.
  expect(await cli(['verify', 'log.json'], { files })).toMatchObject({ code: 2, err: expect.stringContaining(toy.id) as string });
});

test('a log of rules that are not known yet is refused in one sentence', async () => {
  const played = await cli(['play', ...GAME, '--save', 'log.json'], { family, typed: Array.from({ length: 100 }, () => '1') });
  const log = (played.written.get('log.json') ?? '').replace('"rules":1', '"rules":7');
  for (const command of ['replay', 'verify']) {
    const { code, out, err } = await cli([command, 'log.json'], { family, files: { 'log.json': log } });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`this build plays version 1 of the rules of ${toy.id}, not version 7`);
  }
});
