import { expect, test } from 'vitest';
import { databaseHost } from './database-host.ts';

test.each([
  ['postgres://site:secret@db.internal:5433/site', 'db.internal:5433'],
  ['postgres:///site?host=/var/run/postgresql', '/var/run/postgresql'],
  ['postgres://%2Fvar%2Frun%2Fpostgresql/site', '/var/run/postgresql'],
  ['postgres:///site', 'localhost'],
])('the database in %s is at %s', (url, host) => {
  expect(databaseHost(url)).toBe(host);
});
