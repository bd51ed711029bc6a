import { SettingsError } from '../server/env.ts';
import { BuildError, ContentError, UsageError } from './failures.ts';

const EXPECTED = [SettingsError, ContentError, BuildError, UsageError];

/** Prints the message of an expected error and ends the process. Rethrows other errors. */
export function tellFailure(error: unknown): never {
  if (error instanceof Error && EXPECTED.some((kind) => error instanceof kind))
    console.error(error.message);
  else if (isRefusal(error))
    console.error(
      `${error.path ?? 'A file'} may not be written or read by this user (${error.code}).`,
    );
  else throw error;
  process.exit(1);
}

function isRefusal(error: unknown): error is NodeJS.ErrnoException {
  return (
    error instanceof Error &&
    'code' in error &&
    ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(String(error.code))
  );
}
