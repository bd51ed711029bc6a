import path from 'node:path';
import { Option } from 'commander';
import { type Identities, readIdentities } from './encryption.ts';

export function identityOption(): Option {
  return new Option('--identity <file>', 'the private key for an encrypted backup');
}

/** Reads the file of `--identity`. A relative path starts at the user's folder. */
export async function identitiesOf(file: string | undefined, folder: string): Promise<Identities> {
  return file === undefined ? [] : readIdentities(path.resolve(folder, file));
}
