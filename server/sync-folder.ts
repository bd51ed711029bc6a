import { open } from 'node:fs/promises';

/** Writes a folder's list of files to disk, so that new file names survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
