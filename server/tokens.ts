import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { MINUTE } from '#app/i18n/durations.ts';
import type { Tokens } from '#app/ports.ts';

/** The version of the token's layout. The signature covers the version. */
const VERSION = 1;
const SIGNATURE = 16;
/** The number of bytes for a time in milliseconds. */
const TIME = 6;
const LONGEST = 2 ** (8 * TIME) - 1;
const HEAD = 1 + SIGNATURE + 2 * TIME;
/** The tolerated difference between the clocks of two machines. */
const CLOCK_DIFFERENCE = 5 * MINUTE;

/**
 * Signs and checks tokens. A token is valid for one purpose, and its content is not encrypted.
 * @param secret 32 random bytes
 */
export function createTokens(secret: Uint8Array, now: () => number = Date.now): Tokens {
  const keys = new Map<string, Uint8Array>();
  const keyOf = (purpose: string): Uint8Array => {
    const key =
      keys.get(purpose) ?? new Uint8Array(hkdfSync('sha256', secret, '', `token: ${purpose}`, 32));
    keys.set(purpose, key);
    return key;
  };
  const signatureOf = (purpose: string, version: number, signed: Uint8Array): Buffer =>
    createHmac('sha256', keyOf(purpose))
      .update(Uint8Array.of(version))
      .update(signed)
      .digest()
      .subarray(0, SIGNATURE);

  return {
    sign: (purpose, content, validFor) => {
      const times = Buffer.alloc(2 * TIME);
      times.writeUIntBE(now(), 0, TIME);
      times.writeUIntBE(Math.min(Math.max(Math.floor(validFor), 0), LONGEST), TIME, TIME);
      const signed = Buffer.concat([times, Buffer.from(content)]);
      return Buffer.concat([
        Uint8Array.of(VERSION),
        signatureOf(purpose, VERSION, signed),
        signed,
      ]).toString('base64url');
    },

    open: (purpose, token) => {
      const bytes = Buffer.from(token, 'base64url');
      // The decoder ignores invalid characters, so encode the bytes again and compare.
      if (bytes.length < HEAD || bytes.toString('base64url') !== token) return undefined;
      const signed = bytes.subarray(1 + SIGNATURE);
      if (
        !timingSafeEqual(
          bytes.subarray(1, 1 + SIGNATURE),
          signatureOf(purpose, bytes.readUInt8(0), signed),
        )
      )
        return undefined;
      const signedAt = signed.readUIntBE(0, TIME);
      const age = now() - signedAt;
      if (age < -CLOCK_DIFFERENCE || age >= signed.readUIntBE(TIME, TIME)) return undefined;
      return { content: signed.toString('utf8', 2 * TIME), signedAt };
    },
  };
}
