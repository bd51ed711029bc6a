import { expect, test, vi } from 'vitest';
import { StoreUnavailable } from '#server/database/connect.ts';
import { answerUnavailable } from './answer-unavailable.ts';

const failed = () =>
  new Response('page', { status: 500, headers: { 'Content-Type': 'text/html' } });

test('a page that fails because the database is unavailable is answered with 503', async () => {
  const report = vi.fn();
  const error = new StoreUnavailable('SQLITE_FULL');
  const response = await answerUnavailable(report, async (reportError) => {
    reportError(error);
    return failed();
  });
  expect(response.status).toBe(503);
  expect(response.headers.get('Content-Type')).toBe('text/html');
  expect(await response.text()).toBe('page');
  expect(report.mock.calls).toEqual([[error]]);
});

test('other errors are answered with 500', async () => {
  const response = await answerUnavailable(vi.fn(), async (reportError) => {
    reportError(new Error('a mistake'));
    return failed();
  });
  expect(response.status).toBe(500);
});

test('an answer that handles the error itself stays as it is', async () => {
  const response = await answerUnavailable(vi.fn(), async (reportError) => {
    reportError(new StoreUnavailable('SQLITE_FULL'));
    return new Response('form', { status: 422 });
  });
  expect(response.status).toBe(422);
});
