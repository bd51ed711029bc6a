import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder and its missing parents. Only this user can read the new folders. `mkdir` with
 * `recursive` would never return for a path inside /proc.
 * @throws the system's error
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made the folder at the same time.
    if (!existsSync(folder)) throw error;
  }
}
