import { expect, test, vi } from 'vitest';
import { keepDerived } from './derived-bodies.ts';

const bodyOf = (length: number) => vi.fn(async () => Buffer.alloc(length));

test('a body is derived once while there is room for it, also by two who ask at once', async () => {
  const derived = keepDerived(100);
  const owner = {};
  const derive = bodyOf(60);
  await Promise.all([derived(owner, derive), derived(owner, derive)]);
  expect((await derived(owner, derive)).length).toBe(60);
  expect(derive).toHaveBeenCalledOnce();
});

test('what was not asked for the longest makes room', async () => {
  const derived = keepDerived(100);
  const owners = [{}, {}, {}] as const;
  const derives = [bodyOf(40), bodyOf(40), bodyOf(40)] as const;
  for (const place of [0, 1, 0, 2, 0] as const) await derived(owners[place], derives[place]);
  expect(derives.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  await derived(owners[1], derives[1]);
  expect(derives[1]).toHaveBeenCalledTimes(2);
});

test('a body that is too large is answered and not kept', async () => {
  const derived = keepDerived(100);
  const [owner, small] = [{}, {}];
  const [derive, deriveSmall] = [bodyOf(101), bodyOf(1)];
  await derived(small, deriveSmall);
  expect((await derived(owner, derive)).length).toBe(101);
  await derived(owner, derive);
  await derived(small, deriveSmall);
  expect([derive.mock.calls.length, deriveSmall.mock.calls.length]).toEqual([2, 1]);
});

test('a body that could not be derived is tried again', async () => {
  const derived = keepDerived(100);
  const owner = {};
  await expect(derived(owner, () => Promise.reject(new Error('no such file')))).rejects.toThrow(
    'no such file',
  );
  expect((await derived(owner, bodyOf(3))).length).toBe(3);
});
