import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ClientMessage, parseClientMessage } from '../src/index.ts';

const code = 'ABC234';
const MESSAGES: readonly ClientMessage[] = [
  { t: 'hello', protocol: 1 },
  { t: 'create', id: 'a', game: 'duel', options: { seats: 2 }, settings: { clock: 'fast' }, bots: 'builder', start: true },
  { t: 'enter', id: 'a', code, since: 3 },
  { t: 'sit', id: 'a', code, seat: 6 },
  { t: 'bot', id: 'a', code, seat: 1, level: 'builder' },
  { t: 'swap', id: 'a', code, a: 0, b: 1 },
  { t: 'options', id: 'a', code, options: {}, settings: {} },
  { t: 'move', id: 'a', code, seq: 0, hash: 'ff', move: { kind: 'draft' } },
  { t: 'take-back', id: 'a', code },
  { t: 'ping', at: 1.5 },
];

test('what is read is what was sent, field by field', () => {
  fc.assert(
    fc.property(fc.constantFrom(...MESSAGES), fc.nat(9), fc.jsonValue(), (message, index, value) => {
      const keys = Object.keys(message);
      const key = keys[index % keys.length] ?? 't';
      const sent: unknown = JSON.parse(JSON.stringify({ ...message, [key]: value }));
      const parsed = parseClientMessage(JSON.stringify(sent));
      // Of settings what is not known is left out, so that an older server can read a newer client.
      if (!parsed.ok || key === 'settings') return;
      for (const [name, read] of Object.entries(parsed.value)) expect(read).toEqual(Reflect.get(Object(sent), name));
    }),
    { numRuns: 2000, seed: 5 },
  );
});

test('a list is no record', () => {
  for (const field of ['options', 'settings']) {
    const parsed = parseClientMessage(JSON.stringify({ t: 'options', id: 'a', code, [field]: [] }));
    expect(parsed).toMatchObject({ ok: false, error: { code: 'bad-message', id: 'a' } });
  }
});
