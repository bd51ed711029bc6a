import { expect } from 'vitest';
import { onBothEngines, openDatabase } from '#tests/support/databases.ts';
import { siteSecret, suppressionKey } from './site-state.ts';

onBothEngines('processes that start together get the same keys', async (first, settings) => {
  const second = await openDatabase(settings);
  const databases = Array.from({ length: 10 }, (_, index) => (index % 2 ? first : second));
  const secrets = await Promise.all(databases.map(siteSecret));
  const salts = await Promise.all(databases.map(({ transact }) => transact(suppressionKey)));
  const different = (values: Buffer[]) => new Set(values.map((value) => value.toString('hex')));
  expect([different(secrets).size, different(salts).size]).toEqual([1, 1]);
  expect(different([...secrets, ...salts]).size).toBe(2);
  expect(secrets[0]).toHaveLength(32);
  expect(await siteSecret(await openDatabase(settings))).toEqual(secrets[0]);
});
