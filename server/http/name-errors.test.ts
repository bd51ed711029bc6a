import { expect, test, vi } from 'vitest';
import { HIDDEN_MESSAGE } from '#app/error-code.ts';
import { nameErrors } from './name-errors.ts';

const CODE = /^E-[2-9B-X]{3}-[2-9B-X]{3}$/;
const failed = (status: number) => new Response(`<p>${HIDDEN_MESSAGE}</p>`, { status });

test('the errors of one request have one code, which the answer shows', async () => {
  const log = vi.fn();
  const errors = [new Error('a mistake'), new Error('another')];
  const response = await nameErrors(log, async (report) => {
    const codes = errors.map(report);
    expect(new Set(codes).size).toBe(1);
    return failed(500);
  });
  const code = log.mock.calls[0]?.[1];
  expect(code).toMatch(CODE);
  expect(log.mock.calls).toEqual(errors.map((error) => [error, code]));
  expect(await response.text()).toBe(`<p>${code}</p>`);
});

test('an answer without an error of ours stays as it is', async () => {
  const log = vi.fn();
  expect(await (await nameErrors(log, async () => failed(404))).text()).toContain(HIDDEN_MESSAGE);
  expect(log).not.toHaveBeenCalled();
});

test('an answer that handled its error stays as it is', async () => {
  const response = await nameErrors(vi.fn(), async (report) => {
    report(new Error('a mistake'));
    return failed(422);
  });
  expect(await response.text()).toContain(HIDDEN_MESSAGE);
});
