import { access, constants, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '#server/env.ts';
import { type Check, failed, ok, warning } from './check.ts';

const MIB = 1024 * 1024;
const LITTLE = 1024 * MIB;
const TOO_LITTLE = 100 * MIB;

export async function checkStorage({ DATA_DIR, DATABASE_URL }: Settings): Promise<Check[]> {
  const folder = path.resolve(DATA_DIR);
  const found = await stat(folder).catch(() => undefined);
  if (!found && DATABASE_URL)
    return [ok('data folder', `${folder} does not exist: the database is PostgreSQL.`)];
  if (!found?.isDirectory())
    return [
      failed('data folder', `${folder} is not a folder.`, 'Start the site once, or set DATA_DIR.'),
    ];
  return [await checkFolder(folder, found.mode), await checkSpace(folder)];
}

async function checkFolder(folder: string, mode: number): Promise<Check> {
  const isWritable = await access(folder, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable)
    return failed(
      'data folder',
      `${folder} cannot be written by this user.`,
      'Run this as the site’s user, or change the owner of the folder.',
    );
  const exposed = [...((mode & 0o077) !== 0 ? [folder] : []), ...(await exposedFiles(folder))];
  if (exposed.length === 0) return ok('data folder', `${folder} is private.`);
  return warning(
    'data folder',
    `Others may read ${exposed.join(', ')}.`,
    `chmod go= ${exposed.join(' ')}`,
  );
}

async function exposedFiles(folder: string): Promise<string[]> {
  const files = ['site.sqlite', 'site.sqlite-wal', 'mail', 'backups'].map((name) =>
    path.join(folder, name),
  );
  const modes = await Promise.all(files.map((file) => stat(file).catch(() => undefined)));
  return files.filter((_, index) => ((modes[index]?.mode ?? 0) & 0o077) !== 0);
}

async function checkSpace(folder: string): Promise<Check> {
  const { bavail, bsize } = await statfs(folder);
  return judgeSpace(bavail * bsize);
}

/** Checks the disk's free bytes. @internal exported for its test */
export function judgeSpace(free: number): Check {
  const text = `${Math.floor(free / MIB)} MiB are free.`;
  const todo = 'Free space, or use a larger disk: a full disk stops all forms.';
  if (free < TOO_LITTLE) return failed('disk', text, todo);
  return free < LITTLE ? warning('disk', text, todo) : ok('disk', text);
}
