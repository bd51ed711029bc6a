import { randomBytes } from 'node:crypto';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '#server/error-code.ts';
import { makeFolder } from '#server/make-folder.ts';
import { syncFolder } from '#server/sync-folder.ts';
import { type ComposedMail, type Deliver, DeliveryError } from './delivery.ts';

export function createFolderDelivery({ DATA_DIR }: { DATA_DIR: string }): Deliver {
  const folder = path.join(DATA_DIR, 'mail');
  return async (mail) => {
    try {
      makeFolder(folder);
      await write(folder, fileName(mail), mail.bytes);
    } catch (error) {
      throw new DeliveryError({ code: errorCode(error) || 'EUNKNOWN', isRelay: true });
    }
  };
}

/** Deletes mail files that are older than `before`. */
export async function emptyMailFolder({ DATA_DIR }: { DATA_DIR: string }, before: number) {
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
    await writeFile(temporary, bytes, { flag: 'wx', mode: 0o600, flush: true });
    await rename(temporary, path.join(folder, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
}
