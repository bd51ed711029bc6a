import pino, { type Logger } from 'pino';

/**
 * A logger of JSON lines on standard output. What goes in are names, counts, codes and durations:
 * no address, no name, no text of a visitor, no query of an address.
 */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: describeError },
  });
}

function describeError(error: unknown): {
  name: string;
  message: string;
  stack?: string | undefined;
} {
  return error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { name: 'unknown', message: String(error) };
}
