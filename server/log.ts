import pino, { type Logger } from 'pino';

/** Never log personal data: no IP address, email, name, text of a visitor or query of a URL. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: describeError },
  });
}

/** Logs only the name, message and stack, because other properties may contain personal data. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { name: 'unknown', message: String(error) };
  return { name: error.name, message: error.message, stack: error.stack };
}
