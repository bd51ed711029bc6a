import pino, { type Logger } from 'pino';
import { errorCode } from './error-code.ts';

/**
 * Creates the site's log. Never log personal data, such as IP addresses, emails, names, typed texts
 * or queries.
 */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: describeError },
  });
}

type ErrorParts = { name: string; code?: string; cause?: string; stack?: string };

/** Returns the safe parts of an error. The message may contain personal data. */
export function describeError(error: unknown): ErrorParts {
  if (!(error instanceof Error)) return { name: 'unknown' };
  const code = errorCode(error);
  const cause = errorCode(error.cause);
  return {
    name: error.name,
    ...(code && { code }),
    ...(cause && { cause }),
    stack: framesOf(error),
  };
}

/** Returns the stack without the message, whose lines may look like frames. */
function framesOf({ stack = '', message }: Error): string {
  const frames = stack.includes(message)
    ? stack.slice(stack.indexOf(message) + message.length)
    : '';
  return frames.trim();
}
