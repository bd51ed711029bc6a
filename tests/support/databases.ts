import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { inject, onTestFinished, test } from 'vitest';
import { connect, type Database, type Engine } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { memoryFolder } from './memory-folder.ts';
import { firstOf } from './scope.ts';

export type DatabaseSettings = { DATA_DIR: string; DATABASE_URL?: string };

const ENGINES: Engine[] = ['sqlite', 'postgres'];

export function onBothEngines(
  name: string,
  run: (database: Database, settings: DatabaseSettings) => Promise<void>,
  timeout = 20_000,
): void {
  testOn(ENGINES, name, run, timeout);
}

function testOn(
  engines: readonly Engine[],
  name: string,
  run: (database: Database, settings: DatabaseSettings) => Promise<void>,
  timeout: number,
): void {
  test.each(engines)(`${name} (%s)`, { timeout }, async (engine) => {
    const settings = await freshDatabase(engine);
    await run(await openDatabase(settings), settings);
  });
}

/**
 * Runs a slow test on both engines in the full run, and only on SQLite in the everyday run. Other
 * tests must cover the same code on both engines.
 */
export function onEachEngineInFull(
  name: string,
  run: (database: Database, settings: DatabaseSettings) => Promise<void>,
  timeout = 20_000,
): void {
  testOn(firstOf<Engine>('sqlite', 'postgres'), name, run, timeout);
}

/**
 * Creates an empty database and removes it after the test.
 * @returns the settings to open the database
 */
export async function freshDatabase(engine: Engine): Promise<DatabaseSettings> {
  const DATA_DIR = mkdtempSync(path.join(memoryFolder(), 'miqyas-data-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  if (engine === 'sqlite') return { DATA_DIR };
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name}`);
  onTestFinished(() => administer(`drop database if exists ${name} with (force)`));
  return { DATA_DIR, DATABASE_URL: `${inject('postgres')}/${name}` };
}

export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const database = await connect(settings);
  onTestFinished(() => database.close());
  await migrate(database);
  return database;
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${inject('postgres')}/postgres` });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
