// Names of people and numbers of bots were once made by Node's own functions; tables from then must find the same.
import fc from 'fast-check';
import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { alias, hmac } from '../src/digest.ts';

/** Ids and codes are whole text: no half letters. */
const text = fc.string({ unit: 'grapheme', maxLength: 80 });

test('the alias of a text is the one that Node finds', () => {
  fc.assert(
    fc.property(text, (any) => {
      expect(alias(any)).toBe(createHash('sha256').update(any).digest('base64url').slice(0, 16));
    }),
    { numRuns: 300 },
  );
});

test('so is the keyed digest', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), text, (key, any) => {
      expect(hmac(Buffer.from(key).toString('hex'), any)).toBe(createHmac('sha256', key).update(any).digest('hex'));
    }),
    { numRuns: 300 },
  );
});
