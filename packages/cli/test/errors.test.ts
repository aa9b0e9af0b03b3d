import { forRows } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { cli } from './kit.ts';

const FILES = {
  'ok.json': '{"age":2,"row":["walls","brewery","statue","forum"]}',
  'broken.json': '{"age":2,',
  'unknown-card.json': '{"cities":[{"built":["skyscraper"]}]}',
  'twice.json': '{"cities":[{"built":["baths"]},{"built":["baths"]}]}',
  'age.json': '{"age":1,"row":["palace"]}',
  'field.json': '{"colour":"blue"}',
  'game.json': '{"game":"chess"}',
  'list.json': '[]',
  'number.json': '7',
};

const BAD: readonly (readonly [string, readonly string[], RegExp])[] = [
  ['an unknown command', ['fly'], /fly/],
  ['an unknown option', ['sim', '--game', 'duel', '--fast'], /--fast/],
  ['an unknown short option', ['sim', '--game', 'duel', '-x'], /-x/],
  ['an option without its value', ['sim', '--game'], /--game/],
  ['an option in place of a value', ['sim', '--game', '--json'], /--game/],
  ['a flag with a value', ['sim', '--game', 'duel', '--json=yes'], /--json/],
  ['an option twice', ['sim', '--game', 'duel', '--game', 'duel'], /--game/],
  ['a word too many', ['sim', 'duel'], /duel/],
  ['no game', ['sim'], /--game/],
  ['an unknown game', ['sim', '--game', 'chess'], /chess.*duel/],
  ['a game named like a part of every object', ['sim', '--game', 'constructor'], /constructor/],
  ['a wrong number of seats', ['sim', '--game', 'duel', '--seats', '3'], /2 seats/],
  ['seats that are no number', ['sim', '--game', 'duel', '--seats', 'two'], /two/],
  ['no games', ['sim', '--game', 'duel', '--games', '0'], /--games/],
  ['half a game', ['sim', '--game', 'duel', '--games', '1.5'], /--games/],
  ['a seed that is no number', ['sim', '--game', 'duel', '--seed', 'x'], /--seed/],
  ['an unknown bot', ['sim', '--game', 'duel', '--bots', 'genius'], /genius/],
  ['too many bots', ['sim', '--game', 'duel', '--bots', 'random,random,random'], /2 seats/],
  ['options that are no JSON', ['sim', '--game', 'duel', '--options', '{wonders}'], /--options/],
  ['options that are no record', ['sim', '--game', 'duel', '--options', '[]'], /--options/],
  ['an unknown option of the game', ['sim', '--game', 'duel', '--options', '{"speed":1}'], /speed/],
  ['a wrong value of an option', ['sim', '--game', 'duel', '--options', '{"wonders":"all"}'], /wonders/],
  ['a language nobody speaks here', ['sim', '--game', 'duel', '--lang', 'fr'], /fr/],
  ['no file', ['position'], /file/],
  ['a missing file', ['position', 'nowhere.json'], /nowhere\.json/],
  ['malformed JSON', ['position', 'broken.json'], /broken\.json/],
  ['an unknown card', ['position', 'unknown-card.json'], /skyscraper/],
  ['a card twice', ['position', 'twice.json'], /baths/],
  ['a card of a later age', ['position', 'age.json'], /palace/],
  ['an unknown field', ['position', 'field.json'], /colour/],
  ['a position of an unknown game', ['position', 'game.json'], /chess/],
  ['a list for a position', ['position', 'list.json'], /list\.json/],
  ['a number for a position', ['position', 'number.json'], /number\.json/],
  ['moves that are no JSON', ['position', 'ok.json', '--moves', '[build]'], /--moves/],
  ['moves in a missing file', ['position', 'ok.json', '--moves', 'nowhere.json'], /nowhere\.json/],
  ['a move that cannot be read', ['position', 'ok.json', '--moves', '[{"kind":"fly"}]'], /Move 1/],
  ['a move that is not legal', ['position', 'ok.json', '--moves', '[{"kind":"build","card":"palace"}]'], /palace/],
  ['the move of another seat', ['position', 'ok.json', '--moves', '[{"seat":1,"move":{"kind":"discard","card":"walls"}}]'], /seat 1/],
  ['a log that is none', ['verify', 'ok.json'], /ok\.json/],
  ['a log that is a list', ['replay', 'list.json'], /list\.json/],
  ['a missing log', ['replay', 'nowhere.json'], /nowhere\.json/],
  ['an arena without bot A', ['arena', '--game', 'duel', '--b', 'random'], /--a/],
  ['an arena with an unknown bot', ['arena', '--game', 'duel', '--a', 'random', '--b', 'genius'], /genius/],
  ['two budgets', ['arena', '--game', 'duel', '--a', 'random', '--b', 'random', '--ms', '5', '--playouts', '5'], /--ms or --playouts/],
  ['no time to think', ['arena', '--game', 'duel', '--a', 'random', '--b', 'random', '--ms', '0'], /--ms/],
  ['an arena of no games', ['arena', '--game', 'duel', '--a', 'random', '--b', 'random', '--games', '0'], /--games/],
  ['an arena with too many seats', ['arena', '--game', 'duel', '--a', 'random', '--b', 'random', '--seats', '3'], /2 seats/],
  ['an arena kept in a broken file', ['arena', '--game', 'duel', '--a', 'random', '--b', 'random', '--out', 'broken.json'], /broken\.json/],
  ['learning without a file', ['tune', '--game', 'duel'], /--out/],
  ['learning kept in another file', ['tune', '--game', 'duel', '--out', 'ok.json'], /ok\.json/],
  ['a net of a wrong width', ['tune', '--game', 'duel', '--out', 'new.json', '--hidden', '6'], /multiple of 4/],
  ['learning away from the sources', ['tune', '--game', 'duel', '--out', 'new.json', '--write'], /--write/],
  ['playouts that are no number', ['sim', '--game', 'duel', '--playouts', 'many'], /many/],
  ['an unknown game to measure', ['bench', 'chess'], /chess/],
  ['an unknown part to measure', ['bench', '--server', '--only', 'luck'], /luck/],
  ['a part without its database', ['bench', '--server', '--only', 'postgres'], /--database/],
  ['a bot that does not exist to play with', ['play', '--game', 'duel', '--bot', 'genius'], /genius/],
  ['a seat that is not at the table', ['play', '--game', 'duel', '--seat', '2'], /--seat/],
  ['a seed too short', ['play', '--game', 'duel', '--seed', 'abc'], /abc/],
];

describe('bad input gets one sentence and exit code 2', () => {
  test('of every kind', () =>
    forRows(BAD, async ([, argv, sentence]) => {
      const { code, out, err } = await cli(argv, { files: FILES });
      expect(err).toMatch(sentence);
      expect(err.trimEnd().split('\n')).toHaveLength(1);
      expect(err).toMatch(/[^.]\.\n$/);
      expect(err).not.toMatch(/undefined|\[object|\bat .*\.ts/);
      expect(out).toBe('');
      expect(code).toBe(2);
    }));

  test('in the language of the person', async () => {
    expect((await cli(['sim', '--game', 'chess'], { preferred: ['pt-BR'] })).err).toContain('O jogo "chess"');
    expect((await cli(['sim', '--game', 'chess', '--lang', 'pt-BR'])).err).toContain('O jogo "chess"');
  });

  test('without a command, the usage', async () => {
    const bare = await cli([]);
    expect(bare.code).toBe(2);
    expect(bare.err).toContain('position FILE.json');
    const help = await cli(['--help']);
    expect(help.code).toBe(0);
    expect(help.out).toBe(bare.err);
  });
});
