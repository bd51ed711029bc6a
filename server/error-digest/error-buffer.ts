import type { ErrorKind, ErrorList } from '#app/mail/ports.ts';
import { describeError } from '../log.ts';
import { joinErrors, NO_ERRORS } from './error-list.ts';
import { safeMessage } from './safe-message.ts';

/** The kind of the error digest in the outbox. */
export const ERROR_DIGEST = 'error-digest';

/** What the site logs together with an error. */
export type LoggedError = {
  error?: unknown;
  code?: string;
  route?: string;
  kind?: string;
};

export type ErrorBuffer = ReturnType<typeof createErrorBuffer>;

/** Collects the errors of this process until they are stored in the database. */
export function createErrorBuffer(release: string, now: () => number = Date.now) {
  let errors = NO_ERRORS;
  let notice = () => {};
  return {
    add: (logged: LoggedError, line: string): void => {
      if (logged.kind === ERROR_DIGEST) return;
      const kind = kindOf(logged, { line, release, now: now() });
      errors = joinErrors(errors, { kinds: [kind], further: 0 });
      notice();
    },
    take: (): ErrorList => {
      const taken = errors;
      errors = NO_ERRORS;
      return taken;
    },
    putBack: (list: ErrorList): void => {
      errors = joinErrors(list, errors);
    },
    onError: (call: () => void): void => {
      notice = call;
    },
  };
}

type Circumstances = { line: string; release: string; now: number };

function kindOf({ error, code, route }: LoggedError, where: Circumstances): ErrorKind {
  const { name, code: errorCode, stack } = describeError(error);
  return {
    line: where.line,
    route,
    name,
    code: errorCode,
    message: error instanceof Error && error.message ? safeMessage(error.message) : undefined,
    place: placeIn(stack),
    release: where.release,
    count: 1,
    first: where.now,
    last: where.now,
    visitorCodes: code === undefined ? [] : [code],
  };
}

function placeIn(stack = ''): string | undefined {
  const [frame = ''] = stack.split('\n');
  return frame.replace(/^at /, '').replace(/(file:\/\/)?[^\s(]*[\\/]/, '') || undefined;
}
