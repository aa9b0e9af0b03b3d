// A game with follow-ups in independent turns, on every command that plays: the toy of the kernel stands in for such a game.
import { Expert } from '@maravilha/bots';
import { familyOf, type GameText, member } from '@maravilha/family';
import { garden, type GardenEvent, type GardenMove, type GardenShape, type GardenView } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import { simulate } from '../src/sim.ts';
import { cli } from './kit.ts';

const seatsIn = (view: GardenView): string => view.gardens.map(({ owes, coins }) => `${owes}:${coins}`).join(' ');

const TEXT: GameText<GardenShape> = {
  title: 'Garden',
  move: (move: GardenMove) => (move.kind === 'row' ? `row ${move.row}` : move.kind),
  price: () => '',
  refusal: () => 'not now',
  event: (event: GardenEvent) => `* ${event.kind}${'seat' in event ? ` ${event.seat}` : ''}`,
  table: (view: GardenView) => [`[${seatsIn(view)}]`],
  prompt: (view: GardenView) => `turn ${view.turn}`,
  row: (row) => row,
  ending: (ending) => ending,
};
const PLAIN = member({ versions: [garden] });
const family = familyOf([member({ versions: [garden], terminal: async () => ({ ...(await PLAIN.terminal()), text: () => TEXT }) })]);

const SEED = '5a'.repeat(32);

const played = (typed: readonly string[], ...argv: string[]) =>
  cli(['play', '--game', 'garden', '--options', '{"seats":3}', '--bot', 'random', '--seed', SEED, '--save', 'log.json', ...argv], {
    family,
    typed,
  });

test('play asks a person for the follow-ups at once, and shows nothing of the others before all are done', async () => {
  // Work, plant, north; then leave. The person sits on seat 1, so a bot has chosen before.
  const { out } = await played(['2', '2', '1', 'q'], '--seat', '1');
  const tables = [...out.matchAll(/^\[(.*)\]$/gm)].map(([, table]) => table);
  expect(tables.slice(0, 3)).toEqual(['turn:0 turn:0 turn:0', 'turn:0 use:0 turn:0', 'turn:0 row:0 turn:0']);
  expect(tables).toHaveLength(4);
  expect(out.indexOf('* planted 1')).toBeGreaterThan(out.indexOf('[turn:0 row:0 turn:0]'));
});

test('a played game is saved, replayed and verified', async () => {
  const { code, out, written } = await played(Array.from({ length: 40 }, () => '2'));
  expect(code).toBe(0);
  expect(out).toContain('turns-over');
  const log = written.get('log.json')!;
  const files = { 'log.json': log };
  const replayed = await cli(['replay', 'log.json'], { family, files });
  expect(replayed.code).toBe(0);
  expect(replayed.out).toContain('* planted 0');
  const verified = await cli(['verify', 'log.json'], { family, files });
  expect(verified.code).toBe(0);

  // A link that is left out is missed.
  const { rounds, ...rest } = JSON.parse(log) as { rounds: { seat: number }[][] };
  const cut = rounds.map((round, n) => (n === 1 ? round.filter(({ seat }) => seat !== 0) : round)).filter((round) => round.length > 0);
  expect((await cli(['verify', 'log.json'], { family, files: { 'log.json': JSON.stringify({ ...rest, rounds: cut }) } })).code).toBe(1);
});

test('position takes the choices of a seat one after the other, whoever is first', async () => {
  const chain = [{ kind: 'work' }, { kind: 'plant' }, { kind: 'row', row: 'north' }];
  const seatOne = { seat: 1, move: { kind: 'rest' } };
  const words = { options: { seats: 2 }, rolls: [1, 1, 1, 1] };
  const ends = await Promise.all(
    [
      [...chain.map((move) => ({ seat: 0, move })), seatOne],
      [seatOne, ...chain.map((move) => ({ seat: 0, move }))],
    ].map(async (moves) => {
      const { code, out, err } = await cli(['position', 'p.json', '--json', '--game', 'garden', '--moves', JSON.stringify(moves)], {
        family,
        files: { 'p.json': JSON.stringify(words) },
      });
      expect(err).toBe('');
      expect(code).toBe(0);
      return JSON.parse(out) as { awaiting: number[]; score: object };
    }),
  );
  expect(ends[0]?.awaiting).toEqual([0, 1]);
  expect(ends[0]?.score).toEqual(ends[1]?.score);
});

test('sim: whoever thinks sees its own turn alone, and equal settings give an equal hash', () => {
  const seen: string[] = [];
  const watched = {
    ...garden,
    view: (...[s, viewer]: Parameters<typeof garden.view>) => {
      const view = garden.view(s, viewer);
      if (view.turn < 3) seen.push(...view.gardens.flatMap(({ owes }, seat) => (seat === viewer ? [] : [owes])));
      return view;
    },
  };
  const settings = {
    expert: new Expert(watched),
    options: { seats: 3 },
    games: 5,
    seed: 4,
    bots: ['builder', 'random', 'builder'],
  } as const;
  const { gamesPerSecond: _, ...first } = simulate(settings, () => 1);
  expect(new Set(seen)).toEqual(new Set(['turn']));
  expect(simulate({ ...settings, expert: new Expert(garden) }, () => 1)).toMatchObject(first);
  expect(first.decisions).toBeGreaterThan(5 * 10);
});

test('sim: random players end every game, with the same hash on repeat', () => {
  const settings = { expert: new Expert(garden), options: { seats: 3 }, games: 50, seed: 4 } as const;
  const together = simulate({ ...settings, bots: ['random', 'random', 'random'] }, () => 1);
  expect(together.endings).toEqual({ 'turns-over': 50 });
  expect(together.hash).toBe(simulate({ ...settings, bots: ['random', 'random', 'random'] }, () => 1).hash);
});
