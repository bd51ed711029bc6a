import { chmodSync, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '#server/env.ts';
import { makeFolder } from '#server/make-folder.ts';
import { InboxError } from '../failure.ts';
import type { BackupPlace } from './backup-place.ts';
import { folderPlace } from './folder-place.ts';
import { s3Place } from './s3-place.ts';

type Target = { place: BackupPlace; name?: string };

/**
 * Finds where a backup goes.
 * @param to a folder, a file or an S3 URL; by default `BACKUP_TO`, or a folder in `DATA_DIR`
 * @param folder the folder at which relative paths start
 */
export function backupTarget(to: string | undefined, folder: string, settings: Settings): Target {
  const given = to ?? settings.BACKUP_TO;
  if (given === undefined) return { place: folderPlace(ownFolder(settings.DATA_DIR)) };
  if (isS3(given)) return { place: s3Place(given, settings) };
  const target = path.resolve(folder, given);
  if (existsSync(target) && statSync(target).isDirectory()) return { place: folderPlace(target) };
  if (to === undefined) throw new InboxError(`BACKUP_TO: there is no folder ${target}.`);
  return { place: folderPlace(path.dirname(target)), name: path.basename(target) };
}

/** Finds a backup by its path or S3 URL. */
export function locateBackup(location: string, folder: string, settings: Settings) {
  if (isS3(location)) {
    const end = location.lastIndexOf('/');
    return { place: s3Place(location.slice(0, end), settings), name: location.slice(end + 1) };
  }
  const file = path.resolve(folder, location);
  return { place: folderPlace(path.dirname(file)), name: path.basename(file) };
}

/** Returns where backups go without `BACKUP_TO`. */
export function ownBackups(dataFolder: string): string {
  return path.resolve(dataFolder, 'backups');
}

function isS3(location: string): boolean {
  return location.startsWith('s3://');
}

function ownFolder(dataFolder: string): string {
  const folder = ownBackups(dataFolder);
  makeFolder(folder);
  chmodSync(folder, 0o700);
  return folder;
}
