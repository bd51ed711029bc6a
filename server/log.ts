import pino, { type Logger } from 'pino';

/**
 * Logs JSON lines to standard output. Log names of events, counts, codes and durations, never
 * personal data: no IP address, e-mail, name, text of a visitor or query of a URL.
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
