import { expect, test } from 'vitest';
import { databaseHost } from './database-host.ts';

test.each([
  ['postgres://site:secret@db.internal:5433/site', 'db.internal:5433'],
  ['postgres://site:secret@db.internal/site?host=other.internal', 'other.internal:5432'],
  ['postgres:///site?host=/var/run/postgresql', '/var/run/postgresql'],
  ['postgres://%2Fvar%2Frun%2Fpostgresql/site', '/var/run/postgresql'],
  ['postgres://site:100%@db.internal/site', 'db.internal:5432'],
  ['postgres:///site', 'localhost:5432'],
])('the database in %s is at %s', (url, host) => {
  expect(databaseHost(url)).toBe(host);
});
