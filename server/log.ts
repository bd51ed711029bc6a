import pino, { type Logger } from 'pino';
import { errorCode } from './error-code.ts';

/** Never log personal data: no IP address, email, name, text of a visitor or query of a URL. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: describeError },
  });
}

/**
 * Leaves out the message and all other properties, because drivers and React quote values in them.
 * @internal exported for its test
 */
export function describeError(error: unknown) {
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

/** The stack begins with the message, which may have lines that look like frames. */
function framesOf({ stack = '', message }: Error): string {
  const frames = stack.includes(message)
    ? stack.slice(stack.indexOf(message) + message.length)
    : '';
  return frames.trim();
}
