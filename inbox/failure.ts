import { SettingsError } from '#server/env.ts';

/** A reason why something is not done, as one sentence for whoever asked for it. */
export class InboxError extends Error {
  override name = 'InboxError';
}

/**
 * How the command ends. 1 is an answer, such as "something is overdue"; 2 says that it was not
 * done.
 */
export const EXIT = { done: 0, attention: 1, notDone: 2, unexpected: 70 } as const;

const REFUSED_FILE = /^E(ACCES|PERM|ROFS|NOSPC|ISDIR|NOTDIR|NOENT|EXIST|MFILE|DQUOT|FBIG|IO)$/;
const DATABASE =
  /^SQLITE_|^E(CONN|PIPE|TIMEDOUT|NOTFOUND|HOST|AI_AGAIN)|^(08|28|3D|42501|53|57P|25006|55P03|58)/;

/** @returns what to tell, and the code to end with */
export function describeFailure(error: unknown): { message: string; code: number } {
  if (error instanceof InboxError || error instanceof SettingsError)
    return { message: error.message, code: EXIT.notDone };
  if (!(error instanceof Error))
    return { message: `Something unexpected went wrong: ${String(error)}`, code: EXIT.unexpected };
  const code = 'code' in error ? String(error.code) : '';
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
  if (DATABASE.test(code))
    return {
      message: `The database cannot be used (${code}${error.message ? `: ${error.message}` : ''}).`,
      code: EXIT.notDone,
    };
  return { message: `Something unexpected went wrong: ${error.message}`, code: EXIT.unexpected };
}
