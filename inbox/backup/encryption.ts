import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter, type Identity } from 'age-encryption';
import { errorCode } from '#server/error-code.ts';
import { InboxError } from '../failure.ts';

// Encrypted backups are age files (https://age-encryption.org/v1). The program `age` can also
// decrypt them.

const FIRST_LINE = Buffer.from('age-encryption.org/v1\n');
const SYSTEM_ERROR = /^E[A-Z0-9]+$/;
/** Matches an error message of the package age-encryption. Its errors have no codes. */
const WRONG_KEY = /no identity matched/;

/** Private keys as text, or the `identity` of an `Encryption`. */
export type Identities = readonly (string | Identity)[];

type Encryption = {
  encrypt: (bytes: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;
  /** Decrypts what `encrypt` wrote in this process, without a private key. */
  identity: Identity;
};

/** @throws InboxError if a recipient is no public key */
export function encryptionTo(recipients: readonly string[]): Encryption {
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new InboxError(`BACKUP_RECIPIENTS: ${recipient} is not an age public key.`);
    }
  }
  // Remembers the key of the file, so that this process can check the backup without a private key.
  let fileKey: Uint8Array | null = null;
  encrypter.addRecipient({
    wrapFileKey: (key) => {
      fileKey = key;
      return [];
    },
  });
  return {
    encrypt: async function* (bytes) {
      const source = Readable.from(bytes, { objectMode: false });
      yield* await encrypter.encrypt(webStream(source));
    },
    identity: { unwrapFileKey: () => fileKey },
  };
}

/** Reads private keys from a file that `age-keygen` wrote. @throws InboxError */
export async function readIdentities(file: string): Promise<Identities> {
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim());
  const keys = lines.filter((line) => line !== '' && !line.startsWith('#'));
  try {
    const decrypter = new Decrypter();
    for (const key of keys) decrypter.addIdentity(key);
  } catch {
    keys.length = 0;
  }
  if (keys.length === 0)
    throw new InboxError(
      `${path.basename(file)} has no private key of age: a line that begins with AGE-SECRET-KEY-1.`,
    );
  return keys;
}

/**
 * Reads a file, and decrypts it if needed.
 * @param damaged makes the error for a file that was cut or changed
 * @throws InboxError if no identity fits
 */
export async function* decryptedBytes(
  file: string,
  identities: Identities,
  damaged: () => Error,
): AsyncGenerator<Uint8Array> {
  const name = path.basename(file);
  const isSealed = await isEncrypted(file);
  if (isSealed && identities.length === 0)
    throw new InboxError(`${name} is encrypted: name the private key with "--identity FILE".`);
  const source = createReadStream(file);
  try {
    if (!isSealed) return yield* source;
    const decrypter = new Decrypter();
    for (const identity of identities) decrypter.addIdentity(identity);
    yield* await decrypter.decrypt(webStream(source));
  } catch (error) {
    if (SYSTEM_ERROR.test(errorCode(error))) throw error;
    if (WRONG_KEY.test(String(error)))
      throw new InboxError(
        `${name} cannot be decrypted with this key: ` +
          'it is for another key, or its beginning is damaged.',
      );
    throw damaged();
  } finally {
    source.destroy();
  }
}

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(FIRST_LINE.length) });
    return buffer.equals(FIRST_LINE);
  } finally {
    await handle.close();
  }
}

/** Casts Node's stream type, because age-encryption expects the browser's stream type. */
function webStream(bytes: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(bytes) as ReadableStream<Uint8Array>;
}
