import { open } from 'node:fs/promises';

/** Syncs a folder to disk. The new name of a file survives a power cut only after this. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
