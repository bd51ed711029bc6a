import pino from 'pino';
import { expect, test, vi } from 'vitest';
import { createErrorBuffer } from './error-buffer.ts';
import { reportErrors } from './report-errors.ts';

test.each(['info', 'silent'])(
  'errors are logged and reported, warnings are only logged (LOG_LEVEL=%s)',
  (level) => {
    const write = vi.fn();
    const buffer = createErrorBuffer('first-release');
    const log = reportErrors(pino({ level }, { write }), buffer.add);
    log.warn({}, 'a mail could not be sent');
    log.info('started');
    log.error({ error: new Error('x') }, 'purging failed');
    expect(write).toHaveBeenCalledTimes(level === 'info' ? 3 : 0);
    expect(buffer.take().kinds.map(({ line }) => line)).toEqual(['purging failed']);
  },
);
