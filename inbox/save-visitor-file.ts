import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '#server/error-code.ts';
import { terminalSafeLine } from './terminal-safe.ts';

/** The maximum length of a name in bytes. File systems allow 255, so there is room for " (2)". */
const LONGEST = 240;

/** Saves a file under its original name, with a number if the name is taken. @returns the path */
export function saveVisitorFile(folder: string, name: string, bytes: Uint8Array): string {
  const { name: stem, ext } = path.parse(safeName(name));
  for (let count = 1; ; count++) {
    const file = path.join(folder, count === 1 ? `${stem}${ext}` : `${stem} (${count})${ext}`);
    const descriptor = openNew(file);
    if (descriptor === undefined) continue;
    try {
      writeFileSync(descriptor, bytes);
    } catch (error) {
      rmSync(file, { force: true });
      throw error;
    } finally {
      closeSync(descriptor);
    }
    return file;
  }
}

/** Changes a name so that the file stays in its folder, is visible, and works on all systems. */
function safeName(name: string): string {
  const { name: stem, ext } = path.parse(
    terminalSafeLine(name)
      .replace(/[/\\:*?"<>|\u2400-\u2421]/g, '_')
      .replace(/^[.\s-]+/u, '')
      .replace(/[.\s]+$/u, ''),
  );
  const end = Buffer.byteLength(ext) > 20 ? '' : ext;
  let kept = stem || 'file';
  while (Buffer.byteLength(kept + end) > LONGEST) kept = [...kept].slice(0, -1).join('');
  return kept + end;
}

function openNew(file: string): number | undefined {
  try {
    return openSync(file, 'wx', 0o600);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return undefined;
    throw error;
  }
}
