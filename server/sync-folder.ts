import { open } from 'node:fs/promises';

/** Writes a folder's list of files to disk, because a power cut may lose new file names. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
