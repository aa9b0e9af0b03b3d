// What holds of the words of every game.
import { forRows } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import { en as architectsEn } from '../src/architects/en.ts';
import { ptBR as architectsPt } from '../src/architects/pt-br.ts';
import { en as diceEn } from '../src/dice/en.ts';
import { ptBR as dicePt } from '../src/dice/pt-br.ts';
import { en as duelEn } from '../src/duel/aside/en.ts';
import { ptBR as duelPt } from '../src/duel/aside/pt-br.ts';
import { en as sevenWondersEn } from '../src/seven-wonders/en.ts';
import { ptBR as sevenWondersPt } from '../src/seven-wonders/pt-br.ts';

/** The words of a game, and the keys whose words are the same in both languages: Latin names, mostly. */
const GAMES: readonly (readonly [string, object, object, readonly string[]])[] = [
  ['architects', architectsEn, architectsPt, ['score.total', 'token.propaganda', 'wonder.alexandria']],
  ['dice', diceEn, dicePt, ['city.alexandria', 'game.name', 'score.total']],
  ['duel', duelEn, duelPt, ['card.altar', 'card.arena', 'card.arsenal', 'card.scriptorium', 'game.name', 'score.total']],
  [
    'seven-wonders',
    sevenWondersEn,
    sevenWondersPt,
    [
      'board.alexandria',
      'board.petra',
      'card.altar',
      'card.arena',
      'card.arsenal',
      'card.bazaar',
      'card.castrum',
      'card.ludus',
      'card.memorial',
      'card.scriptorium',
      'game.name',
      'monument.petra',
      'monument.petra.short',
      'score.total',
    ],
  ],
];

test('both languages have the same keys', () =>
  forRows(GAMES, ([, en, ptBR]) => {
    expect(Object.keys(ptBR).sort()).toEqual(Object.keys(en).sort());
  }));

test('both languages differ where they must', () =>
  forRows(GAMES, ([, en, ptBR, alike]) => {
    const portuguese = new Map(Object.entries(ptBR));
    const same = Object.entries(en).filter(([key, message]) => typeof message === 'string' && portuguese.get(key) === message);
    expect(same.map(([key]) => key).sort()).toEqual(alike);
  }));
