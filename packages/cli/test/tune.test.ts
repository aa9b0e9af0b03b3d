import type { NetData } from '@maravilha/bots/tune';
import { FAMILY } from '@maravilha/family';
import { forRows } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import { cli } from './kit.ts';

const SOURCES = 'packages/bots/src/evaluation';
const TUNE = ['tune', '--game', 'duel', '--hidden', '4', '--games', '4', '--matches', '2', '--seed', '3', '--out', 'run.json'];

const run = async (generations: number, files: Readonly<Record<string, string>> = {}) => {
  const { code, err, written } = await cli([...TUNE, '--generations', String(generations)], { files });
  expect(code).toBe(0);
  const text = written.get('run.json')!;
  return { err, text, saved: JSON.parse(text) as { state: { generation: number; trainer: object }; net: NetData } };
};

test('a line for each generation, and the state after each is kept', async () => {
  const { err, saved } = await run(2);
  const lines = err.trimEnd().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^generation 2 of 2: 8 games, /);
  expect(saved.state.generation).toBe(2);
  expect(saved.net).toMatchObject({ hidden: 4, seed: 3, games: 8 });
  expect(saved.net.weights.split(',')).toHaveLength(saved.net.inputs * 4 + 8);
});

test('a run that was cut short goes on as if it had not been', async () => {
  const whole = await run(3);
  const begun = await run(1);
  const resumed = await run(3, { 'run.json': begun.text });
  expect(resumed.err.trimEnd().split('\n')).toHaveLength(2);
  expect(resumed.saved).toEqual(whole.saved);
});

test('with --write the result is a source that holds the net', async () => {
  const { written, out } = await cli([...TUNE, '--generations', '1', '--write'], { files: { [SOURCES]: '' } });
  const source = written.get(`${SOURCES}/duel/net.ts`)!;
  const { net } = JSON.parse(written.get('run.json')!) as { net: NetData };
  expect(source).toContain('export const DUEL_NET: NetData = {\n');
  expect(source).toContain('cli tune --game duel --hidden 4 --generations 1 --games 4 --seed 3');
  expect(source).toContain(`  weights:\n    '${net.weights}',\n`);
  expect(source).toContain(`  result: '${net.result}',\n`);
  expect(out).toContain('duel/net.ts');
});

test('a policy that was learnt is written too', async () => {
  const argv = ['tune', '--game', 'seven-wonders', '--hidden', '4', '--games', '2', '--matches', '1', '--generations', '1', '--write'];
  const { written } = await cli([...argv, '--out', 'run.json'], { files: { [SOURCES]: '' } });
  const { net } = JSON.parse(written.get('run.json')!) as { net: NetData };
  const source = written.get(`${SOURCES}/seven-wonders/net.ts`)!;
  expect(source).toContain('export const SEVEN_WONDERS_NET: NetData = {\n');
  expect(source).toContain(`  policy:\n    '${net.policy!}',\n};\n`);
});

test('a file of another run is refused', () =>
  forRows(
    [
      ['another seed', { 'run.json': /"seed":3/, by: '"seed":4' }, /seed is 4, not 3/],
      ['another number of features', { 'run.json': /"inputs":\d+/, by: '"inputs":1' }, /inputs is 1, not/],
      ['something else', { 'run.json': /maravilha-tune/, by: 'x' }, /state of a tune run/],
    ] as const,
    async ([, change, sentence]) => {
      const { text } = await run(1);
      const { code, err } = await cli(TUNE, { files: { 'run.json': text.replace(change['run.json'], change.by) } });
      expect(code).toBe(2);
      expect(err).toMatch(sentence);
    },
  ));

test('every game of the family can be learnt', () => {
  expect(FAMILY.members.filter(({ newest }) => newest.knowledge.learning === undefined)).toEqual([]);
});
