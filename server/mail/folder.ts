import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type ComposedMail, type Deliver, DeliveryError } from './delivery.ts';

/**
 * Where no relay is set, mails become files in DATA_DIR/mail, as mail programs open them:
 * completely or not at all, and the same mail twice is the same file.
 */
export function createFolderDelivery({ DATA_DIR }: { DATA_DIR: string }): Deliver {
  const folder = path.join(DATA_DIR, 'mail');
  return async (mail) => {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await write(folder, fileName(mail), mail.bytes);
    } catch (error) {
      // A full or missing disk says nothing about this mail.
      throw new DeliveryError({ code: codeOf(error), isRelay: true });
    }
  };
}

/**
 * Deletes mails that were written before a moment, in milliseconds: their texts are kept no longer
 * than in the outbox.
 */
export async function emptyMailFolder(
  { DATA_DIR }: { DATA_DIR: string },
  before: number,
): Promise<void> {
  const folder = path.join(DATA_DIR, 'mail');
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    if (name.endsWith('.eml') && (await stat(file)).mtimeMs < before) await rm(file);
  }
}

function fileName({ createdAt, kind, id }: ComposedMail): string {
  const moment = new Date(createdAt).toISOString().replaceAll(':', '').replace('.', '');
  return `${[moment, kind, id].map((part) => part.replace(/[^\w-]/g, '_')).join('-')}.eml`;
}

async function write(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const temporary = path.join(folder, `.${name}.${randomBytes(6).toString('hex')}`);
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path.join(folder, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await sync(folder);
}

/** A new name is on disk only once its folder is. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'EUNKNOWN';
}
