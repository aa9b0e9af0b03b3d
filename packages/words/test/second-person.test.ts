// Readers are told of their own moves as "you", and of everybody else's by name.
import * as architects from '@maravilha/words/architects';
import { en as architectsEn } from '@maravilha/words/architects/en';
import { ptBR as architectsPt } from '@maravilha/words/architects/pt-BR';
import * as dice from '@maravilha/words/dice';
import { en as diceEn } from '@maravilha/words/dice/en';
import { ptBR as dicePt } from '@maravilha/words/dice/pt-BR';
import * as duel from '@maravilha/words/duel/aside';
import { en as duelEn } from '@maravilha/words/duel/aside/en';
import { ptBR as duelPt } from '@maravilha/words/duel/aside/pt-BR';
import * as sevenWonders from '@maravilha/words/seven-wonders';
import { en as sevenWondersEn } from '@maravilha/words/seven-wonders/en';
import { ptBR as sevenWondersPt } from '@maravilha/words/seven-wonders/pt-BR';
import type { WhoOf } from '@maravilha/words';
import { describe, expect, test } from 'vitest';
import { EVENTS as ARCHITECTS } from './architects-events.ts';
import { EVENTS as DICE } from './dice-kit.ts';
import { EVENTS as DUEL } from './duel-events.ts';
import { EVENTS as SEVEN_WONDERS } from './seven-wonders-events.ts';

const NAMES = ['Íris', 'Caio', 'Zuleica', 'Beto'];
const nameOf = (seat: number): string => NAMES[seat] ?? '?';
const toldTo =
  (reader: number): WhoOf =>
  (seat) =>
    seat === reader ? undefined : nameOf(seat);

interface Told {
  readonly kind: string;
  readonly seat?: number;
}
type Tell<E> = (event: E, whoOf: WhoOf) => string;

/** Every event with a seat: what that seat reads, and what the one after it reads. */
const bothWays = <E extends Told>(events: readonly E[], tell: Tell<E>): readonly (readonly [string, string, string])[] =>
  events.flatMap((event) =>
    event.seat === undefined ? [] : [[nameOf(event.seat), tell(event, toldTo(event.seat)), tell(event, toldTo(event.seat + 1))] as const],
  );

const GAMES = [
  [
    'Duel',
    [
      bothWays(Object.values(DUEL).flat(), (event, who) => duel.describeEvent(duelEn, event, who)),
      bothWays(Object.values(DUEL).flat(), (event, who) => duel.describeEvent(duelPt, event, who)),
    ],
  ],
  [
    '7 Wonders',
    [
      bothWays(Object.values(SEVEN_WONDERS).flat(), (event, who) => sevenWonders.describeEvent(sevenWondersEn, event, who)),
      bothWays(Object.values(SEVEN_WONDERS).flat(), (event, who) => sevenWonders.describeEvent(sevenWondersPt, event, who)),
    ],
  ],
  [
    'Architects',
    [
      bothWays(Object.values(ARCHITECTS).flat(), (event, who) => architects.describeEvent(architectsEn, event, who)),
      bothWays(Object.values(ARCHITECTS).flat(), (event, who) => architects.describeEvent(architectsPt, event, who)),
    ],
  ],
  [
    'Dice',
    [
      bothWays(Object.values(DICE).flat(), (event, whoOf) => dice.describeEvent(diceEn, event, { whoOf })),
      bothWays(Object.values(DICE).flat(), (event, whoOf) => dice.describeEvent(dicePt, event, { whoOf })),
    ],
  ],
] as const;

describe.each(GAMES)('%s', (_, [english, portuguese]) => {
  test.each([
    ['English', english, /\b(you|your)\b/i, /undefined|\byou (has|is|looks|takes|plays|uses|chooses|was)\b/i],
    ['Portuguese', portuguese, /(?<!\p{L})(você|seu|sua)(?!\p{L})/iu, /undefined|de você\b/i],
  ] as const)('%s', (_language, told, you, wrong) => {
    expect(told.length).toBeGreaterThan(0);
    for (const [name, own, others] of told) {
      expect(own).toMatch(you);
      expect(own).not.toMatch(wrong);
      expect(own).not.toContain(name);
      expect(others).toContain(name);
    }
  });
});

test('a win with others is told to one of them', () => {
  const over = { kind: 'over', winners: [0, 1] } as const;
  expect(sevenWonders.describeEvent(sevenWondersPt, over, toldTo(1))).toBe('Fim da partida: Íris e você venceram.');
  expect(sevenWonders.describeEvent(sevenWondersEn, over, toldTo(9))).toContain('Íris and Caio');
});
