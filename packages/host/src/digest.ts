// Digests of texts by the kernel's SHA-256, so that every platform finds the same.
import { fromHex, sha256, toHex } from '@maravilha/kernel';

const BLOCK = 64;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const utf8 = (text: string): Uint8Array =>
  Uint8Array.from(encodeURIComponent(text).match(/%..|./g) ?? [], (piece) =>
    piece.length > 1 ? Number.parseInt(piece.slice(1), 16) : piece.charCodeAt(0),
  );

const bytesOf = (hex: string): Uint8Array => {
  const read = fromHex(hex);
  if (!read.ok) throw new Error(read.error.detail);
  return read.value;
};

/** Three bytes become four letters. */
const base64url = (hex: string): string =>
  (hex.match(/.{6}/g) ?? [])
    .map((three) => Number.parseInt(three, 16))
    .flatMap((bits) => [18, 12, 6, 0].map((shift) => LETTERS[(bits >> shift) & 63]))
    .join('');

/** Sixteen letters from which nobody finds the text again. */
export const alias = (text: string): string => base64url(sha256(utf8(text)).slice(0, 24));

/** 32 bytes that stand for the text. */
export const digestBytes = (text: string): Uint8Array => bytesOf(sha256(utf8(text)));

/** RFC 2104, with a key of at most 64 bytes; key and answer in hexadecimal digits. */
export const hmac = (key: string, text: string): string => {
  const block = new Uint8Array(BLOCK);
  block.set(bytesOf(key));
  const inner = sha256(bytesOf(toHex(block.map((byte) => byte ^ 0x36)) + toHex(utf8(text))));
  return sha256(bytesOf(toHex(block.map((byte) => byte ^ 0x5c)) + inner));
};
