import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forRows } from '../testing/index.ts';
import { ChaChaRng, chachaBlock, chachaInput, commit, fromHex, sha256, toHex } from '../src/index.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const hexBytes = (text: string): Uint8Array => {
  const read = fromHex(text.replaceAll(/[\s:]/g, ''));
  if (!read.ok) throw new Error(read.error.detail);
  return read.value;
};

/** Words as the byte string in which RFC 8439 prints key streams. */
const serialised = (words: readonly number[]): string => {
  const data = new DataView(new ArrayBuffer(words.length * 4));
  words.forEach((word, i) => data.setUint32(i * 4, word, true));
  return toHex(new Uint8Array(data.buffer));
};

describe('sha256', () => {
  // FIPS 180-4 examples.
  test('gives the known answers', () =>
    forRows(
      [
        ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
        ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
        ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
        ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
      ],
      ([text, digest]) => {
        expect(sha256(bytesOf(text))).toBe(digest);
      },
    ));

  test('agrees with the platform on every length around the block borders', () => {
    for (let length = 0; length <= 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => i * 31 + length);
      expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });

  test('agrees with the platform on random bytes, also on a part of a larger buffer', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(20), (bytes, skip) => {
        const part = bytes.subarray(skip);
        expect(sha256(part)).toBe(createHash('sha256').update(part).digest('hex'));
      }),
      { seed: 1 },
    );
  });
});

const take = (rng: ChaChaRng, count: number): number[] => Array.from({ length: count }, () => rng.word());

describe('ChaCha20', () => {
  const key = Uint8Array.from({ length: 32 }, (_, i) => i);

  test('RFC 8439 §2.3.2: the block function', () => {
    // Nonce 00:00:00:09:00:00:00:4a:00:00:00:00 as three little-endian words, block counter 1.
    const out = new Int32Array(16);
    chachaBlock(chachaInput(key, 1, [0x09000000, 0x4a000000, 0]), out);
    expect(serialised([...out])).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    );
  });

  test('RFC 8439 A.1, vectors 1 and 2: two blocks of the stream of the zero seed', () => {
    expect(serialised(take(new ChaChaRng(new Uint8Array(32)), 32))).toBe(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586' +
        '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    );
  });

  test('RFC 8439 A.1, vectors 3 and 4: other keys and counters', () => {
    const out = new Int32Array(16);
    chachaBlock(chachaInput(hexBytes(`${'00'.repeat(31)}01`), 1, [0, 0, 0]), out);
    expect(serialised([...out])).toBe(
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    );
    chachaBlock(chachaInput(hexBytes(`00ff${'00'.repeat(30)}`), 2, [0, 0, 0]), out);
    expect(serialised([...out])).toBe(
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    );
  });

  test('the stream number is the nonce: other streams are other generators', () => {
    const first = take(new ChaChaRng(key, 0), 16);
    const second = take(new ChaChaRng(key, 1), 16);
    expect(first.filter((word, i) => word === second[i])).toEqual([]);
    const out = new Int32Array(16);
    chachaBlock(chachaInput(key, 0, [1, 0, 0]), out);
    expect(second).toEqual([...out].map((word) => word >>> 0));
  });

  test('a seed of another length is a mistake of the caller', () => {
    expect(() => new ChaChaRng(new Uint8Array(16))).toThrow('32 bytes');
  });
});

describe('commitment and hexadecimal digits', () => {
  test('a commitment is the hash of the seed', () => {
    const seed = Uint8Array.from({ length: 32 }, (_, i) => 255 - i);
    expect(commit(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
  });

  test('bytes come back from their digits', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(toHex(bytes)).toBe(Buffer.from(bytes).toString('hex'));
        expect(fromHex(toHex(bytes))).toEqual({ ok: true, value: bytes });
        expect(fromHex(toHex(bytes).toUpperCase())).toEqual({ ok: true, value: bytes });
      }),
      { seed: 1 },
    );
  });

  test('refuses what is not written so', () =>
    forRows([['abc'], ['zz'], ['0x'], [' 1'], ['1e+1'], [12], [null], [undefined], [['00']]], ([raw]) => {
      const read = fromHex(raw, 'seed');
      expect(read).toMatchObject({ ok: false, error: { code: 'bad-input', path: 'seed' } });
    }));
});
