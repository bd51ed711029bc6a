import { access, constants, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '#server/sync-folder.ts';
import type { BackupPlace } from './backup-place.ts';

export function folderPlace(folder: string): BackupPlace {
  const fileOf = (name: string) => path.join(folder, name);
  return {
    locationOf: fileOf,
    names: () => readdir(folder),
    write: async (name, make) => {
      const temporary = fileOf(`.${name}.${process.pid}.part`);
      try {
        const result = await make(temporary);
        await rename(temporary, fileOf(name));
        await syncFolder(folder);
        return result;
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    read: async (name, use) => {
      await access(fileOf(name), constants.R_OK);
      return use(fileOf(name));
    },
    remove: (name) => rm(fileOf(name)),
  };
}
