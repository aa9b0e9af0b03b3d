import fc from 'fast-check';
import { forRows } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { CODE_ALPHABET, isCode, MAX_FRAME, parseClientMessage, REFUSALS } from '../src/index.ts';

const CODE = 'GZA234';
const GOOD = [
  { t: 'hello', protocol: 1 },
  { t: 'rename', id: 'a', name: 'Íris d’Ávila' },
  { t: 'lobby', on: true },
  { t: 'create', id: 'a', game: 'duel', options: { wonders: 'draft' }, settings: { clock: 'fast' }, bots: 'builder', start: true },
  { t: 'create', id: 'a', game: 'duel' },
  { t: 'enter', id: 'a', code: CODE, since: 3, words: 7 },
  { t: 'exit', code: CODE },
  { t: 'sit', id: 'a', code: CODE, seat: 1 },
  { t: 'stand', id: 'a', code: CODE },
  { t: 'stand', id: 'a', code: CODE, offer: true },
  { t: 'bot', id: 'a', code: CODE, seat: 1, level: 'builder' },
  { t: 'bot', id: 'a', code: CODE, seat: 1 },
  { t: 'close', id: 'a', code: CODE, seat: 6 },
  { t: 'swap', id: 'a', code: CODE, a: 0, b: 1 },
  { t: 'options', id: 'a', code: CODE, options: { wonders: 'random' } },
  { t: 'start', id: 'a', code: CODE },
  { t: 'start', id: 'a', code: CODE, bots: 'builder' },
  { t: 'move', id: 'a', code: CODE, seq: 4, hash: 'ff', move: { kind: 'build', card: 'baths' } },
  { t: 'take-back', id: 'a', code: CODE },
  { t: 'undo', id: 'a', code: CODE, seq: 4 },
  { t: 'answer-undo', id: 'a', code: CODE, yes: true },
  { t: 'rematch', id: 'a', code: CODE },
  { t: 'vote', id: 'a', code: CODE, about: 2, choice: 'wait' },
  { t: 'resign', id: 'a', code: CODE },
  { t: 'discard', id: 'a', code: CODE },
  { t: 'ask-seat', id: 'a', code: CODE, seat: 1 },
  { t: 'ask-seat', id: 'a', code: CODE },
  { t: 'answer-seat', id: 'a', code: CODE, seat: 1, who: 'x', yes: false },
  { t: 'device', id: 'a' },
  { t: 'say', id: 'a', code: CODE, to: 'team', text: 'ore?', about: 'foundry' },
  { t: 'say', id: 'a', code: CODE, to: 'table', phrase: 'hello' },
  { t: 'say', id: 'a', code: CODE, to: 'watchers', reaction: 'wow' },
  { t: 'resync', code: CODE },
  { t: 'ping', at: 1 },
] as const;

const codeOfWords = (text: string): string => codeOf(JSON.stringify({ t: 'say', id: 'a', code: CODE, to: 'table', text }));

const codeOf = (text: string): string => {
  const parsed = parseClientMessage(text);
  return parsed.ok ? 'ok' : parsed.error.code;
};

describe('parseClientMessage', () => {
  test('takes every kind', () =>
    forRows(
      GOOD.map((message) => [message.t, message] as const),
      ([, message]) => {
        expect(parseClientMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
      },
    ));

  test('refuses what is not JSON, not an object, not known', () => {
    for (const text of ['', '{', 'null', '[]', '7', '"hello"', '{}', '{"t":"nothing"}', '{"t":"__proto__"}'])
      expect(codeOf(text)).toBe('bad-message');
  });

  test('refuses a frame that is too large before reading it', () => {
    expect(codeOf(JSON.stringify({ t: 'rename', id: 'a', name: 'x'.repeat(MAX_FRAME) }))).toBe('too-large');
  });

  test('keeps the id of a request that it refuses', () => {
    const parsed = parseClientMessage('{"t":"sit","id":"r7","code":"nope","seat":0}');
    expect(parsed).toMatchObject({ ok: false, error: { code: 'bad-message', id: 'r7' } });
  });

  test('refuses names that are empty, too long or hold control characters', () => {
    for (const name of ['', '   ', '...', 'x'.repeat(25), 'a\u0000b', 'a\nb', '<b>', '\u202Eevil'])
      expect(codeOf(JSON.stringify({ t: 'rename', id: 'a', name })), name).toBe('bad-message');
  });

  test('refuses what no store can keep, wherever it stands, and answers under the id as it came', () => {
    const odd = ['a\0', '\ud800', 'x\udfff', '\udc00\ud800'];
    for (const text of odd) {
      const messages = [
        { t: 'sit', id: text, code: CODE, seat: 1 },
        { t: 'create', id: 'a', game: 'duel', options: { starter: text } },
        { t: 'create', id: 'a', game: 'duel', options: { [text]: 1 } },
        { t: 'move', id: 'a', code: CODE, seq: 4, hash: 'ff', move: { kind: 'build', card: [{ deep: text }] } },
        { t: 'move', id: 'a', code: CODE, seq: 4, hash: 'ff', move: { [text]: 1 } },
        { t: 'say', id: text, code: CODE, to: 'table', phrase: 'hello' },
      ];
      for (const message of messages) {
        const parsed = parseClientMessage(JSON.stringify(message));
        expect(parsed, JSON.stringify(message)).toMatchObject({ ok: false, error: { code: 'bad-message', id: message.id } });
      }
    }
    const whole = { t: 'sit', id: '\ud83d\ude00 \\u0000 \u0001', code: CODE, seat: 1 };
    expect(parseClientMessage(JSON.stringify(whole))).toEqual({ ok: true, value: whole });
    expect(codeOf(`{"t":"lobby","on":${'['.repeat(8000)}"\\u0000"${']'.repeat(8000)}}`)).toBe('bad-message');
  });

  test('takes names as people write them, in one form', () =>
    forRows(
      [
        ['Íris d’Ávila', 'Íris d’Ávila'],
        ['I\u0301ris', 'Íris'],
        ['Conceic\u0327a\u0303o', 'Conceição'],
        ['Nguye\u0302\u0303n', 'Nguyễn'],
        ['Ọláẹ́', 'Ọláẹ́'],
        ['Гео́ргій', 'Гео́ргій'],
        ['שָׁלוֹם', 'שָׁלוֹם'.normalize('NFC')],
        ['مُحَمَّد', 'مُحَمَّد'.normalize('NFC')],
        ['हिन्दी', 'हिन्दी'],
        ['ที่รัก', 'ที่รัก'],
        ['བསྒྲུབས', 'བསྒྲུབས'],
        ['さくら', 'さくら'],
        ['김하늘', '김하늘'],
      ],
      ([name, kept]) => {
        expect(parseClientMessage(JSON.stringify({ t: 'rename', id: 'a', name }))).toMatchObject({ ok: true, value: { name: kept } });
      },
    ));

  test('refuses names with letters that nobody sees, and towers of marks', () =>
    forRows(
      [
        ['Hangul filler', '\u3164'],
        ['halfwidth filler', 'Ann\uffa0'],
        ['fillers of Jamo', '\u115f\u1160'],
        ['grapheme joiner', 'A\u034fnn'],
        ['variation selector', 'Ann\ufe0f'],
        ['Khmer inherent vowel', 'Ann\u17b4'],
        ['zero width joiner', 'A\u200dnn'],
        ['blank hieroglyph', 'Ann\u{13441}'],
        ['Khitan filler', 'Ann\u{16fe4}'],
        ['a mark around a letter', 'A\u20dd'],
        ['a mark on a digit', 'Ann 1\u0302'],
        ['tag letter', 'Ann\u{e0041}'],
        ['a mark on nothing', '\u0301Ann'],
        ['a mark on a space', 'Ann \u0301B'],
        ['three marks on one letter', 'A\u030d\u030e\u0310nn'],
        ['a tower', `A${'\u0489'.repeat(20)}`],
        ['a tower in a script of its own', `ก${'\u0e49'.repeat(5)}`],
      ],
      ([, name]) => {
        expect(codeOf(JSON.stringify({ t: 'rename', id: 'a', name }))).toBe('bad-message');
      },
    ));

  test('refuses words in which there is nothing to see', () => {
    for (const text of [' ', '\u3164', '\u2800\u2800', '\uffa0\u115f', '\u{13441}', '\u{1d159}', '\u200d\ufe0f', '\u0301'])
      expect(codeOfWords(text), text).toBe('bad-message');
    for (const text of ['?', '👍🏽', '👩‍🚀', '1', 'é', 'あ', '\u2801']) expect(codeOfWords(text), text).toBe('ok');
  });

  test('refuses codes with letters that look alike', () => {
    for (const letter of ['I', 'O', '0', '1', 'a']) {
      expect(CODE_ALPHABET).not.toContain(letter);
      expect(codeOf(JSON.stringify({ t: 'start', id: 'a', code: `GZA23${letter}` }))).toBe('bad-message');
    }
  });

  test('takes codes of two lengths and no other', () => {
    const lengths = Array.from({ length: 13 }, (_, length) => length);
    const taken = lengths.filter((length) => codeOf(JSON.stringify({ t: 'start', id: 'a', code: 'Z'.repeat(length) })) === 'ok');
    expect(taken).toEqual([6, 10]);
    expect(lengths.filter((length) => isCode('Z'.repeat(length)))).toEqual(taken);
  });

  test('never throws, whatever comes in', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.string({ unit: 'binary' })), (text) => {
        const parsed = parseClientMessage(text);
        if (!parsed.ok) expect(REFUSALS).toContain(parsed.error.code);
      }),
      { numRuns: 2000 },
    );
  });

  test('refuses a good message with one field replaced by noise, or takes it in a legal form', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GOOD), fc.nat(), fc.jsonValue(), (message, pick, noise) => {
        const keys = Object.keys(message);
        const key = keys[pick % keys.length]!;
        const parsed = parseClientMessage(JSON.stringify({ ...message, [key]: noise }));
        if (parsed.ok) expect(parsed.value.t).toBeTypeOf('string');
        else expect(parsed.error.detail).not.toBe('');
      }),
      { numRuns: 2000 },
    );
  });
});
