import { isDatabaseError } from '#server/database/error-codes.ts';
import { SettingsError } from '#server/env.ts';
import { errorCode } from '#server/error-code.ts';

/** The command cannot do its work. The message is one sentence for the user. */
export class InboxError extends Error {
  override name = 'InboxError';
}

/** Exit codes. 1 is a result, such as "something is overdue". 2 means that nothing was done. */
export const EXIT = { done: 0, attention: 1, notDone: 2, unexpected: 70 } as const;

const REFUSED_FILE = /^E(ACCES|PERM|ROFS|NOSPC|ISDIR|NOTDIR|NOENT|EXIST|MFILE|DQUOT|FBIG|IO)$/;

/** Returns the message and the exit code for an error. */
export function describeFailure(error: unknown): { message: string; code: number } {
  if (error instanceof InboxError || error instanceof SettingsError)
    return { message: error.message, code: EXIT.notDone };
  if (!(error instanceof Error))
    return { message: `Something unexpected went wrong: ${String(error)}`, code: EXIT.unexpected };
  const code = errorCode(error);
  if (error.name === 'StoreUnavailable')
    return {
      message: `The database cannot take this now (${error.message}): try again.`,
      code: EXIT.notDone,
    };
  if ('path' in error && REFUSED_FILE.test(code))
    return {
      message: `${String(error.path)} cannot be read or written (${code}).`,
      code: EXIT.notDone,
    };
  if (isDatabaseError(code))
    return {
      message: `The database cannot be used (${code}${error.message ? `: ${error.message}` : ''}).`,
      code: EXIT.notDone,
    };
  return { message: `Something unexpected went wrong: ${error.message}`, code: EXIT.unexpected };
}
