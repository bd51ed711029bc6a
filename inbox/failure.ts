import { userInfo } from 'node:os';
import path from 'node:path';
import { STORE_UNAVAILABLE } from '#app/forms/engine/ports.ts';
import { isDatabaseError } from '#server/database/error-codes.ts';
import { NewerDatabase } from '#server/database/migrate.ts';
import { SettingsError } from '#server/env.ts';
import { errorCode } from '#server/error-code.ts';

/** An expected failure. The message is one sentence for the user. */
export class InboxError extends Error {
  override name = 'InboxError';
}

/** Exit codes. 1 means that something needs attention. 2 means that the command did nothing. */
export const EXIT = { done: 0, attention: 1, notDone: 2, unexpected: 70 } as const;

const REFUSED_FILE = /^E(ACCES|PERM|ROFS|NOSPC|ISDIR|NOTDIR|NOENT|EXIST|MFILE|DQUOT|FBIG|IO)$/;

export function describeFailure(error: unknown): { message: string; code: number } {
  const message = knownFailure(error);
  if (message !== undefined) return { message, code: EXIT.notDone };
  const text = error instanceof Error ? error.message : String(error);
  return { message: `Something unexpected went wrong: ${text}`, code: EXIT.unexpected };
}

function knownFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { message, name } = error;
  if (error instanceof InboxError || error instanceof SettingsError) return message;
  if (name === STORE_UNAVAILABLE) return `The database is not available (${message}): try again.`;
  if (error instanceof NewerDatabase) return `The database cannot be used: ${message}.`;
  const code = errorCode(error);
  if ('path' in error && REFUSED_FILE.test(code))
    return `${withoutPart(String(error.path))} cannot be read or written${byUser(code)} (${code}).`;
  if (!isDatabaseError(code)) return undefined;
  return `The database cannot be used (${code}${message ? `: ${message}` : ''}).`;
}

/** Names the user of the process, because `miqyas-inbox` runs as the site's user. */
function byUser(code: string): string {
  if (code !== 'EACCES' && code !== 'EPERM') return '';
  try {
    return ` by the user ${userInfo().username}`;
  } catch {
    // In a container, the user may have no name.
    return ` by the user ${process.getuid?.()}`;
  }
}

/**
 * Returns the final name of a file. Files are written under a temporary name, which would confuse
 * readers of a message.
 */
function withoutPart(file: string): string {
  return path.join(path.dirname(file), path.basename(file).replace(/^\.?(.+)\.\d+\.part$/, '$1'));
}
