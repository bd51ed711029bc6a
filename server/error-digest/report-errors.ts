import type { LogFn, Logger } from 'pino';
import type { LoggedError } from './error-buffer.ts';

/** Returns a log that also calls `report` for each error. */
export function reportErrors(
  log: Logger,
  report: (logged: LoggedError, line: string) => void,
): Logger {
  const reporting = Object.create(log) as Logger;
  reporting.error = ((logged: LoggedError, line: string) => {
    log.error(logged, line);
    report(logged, line);
  }) as LogFn;
  return reporting;
}
