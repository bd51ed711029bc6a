import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';

/**
 * Makes a key pair, and writes the private key into a file as `age-keygen` does.
 * @returns the public key
 */
export async function keyPair(folder: string, name: string): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  writeFileSync(path.join(folder, name), `# public key: ${recipient}\n${identity}\n`);
  return recipient;
}
