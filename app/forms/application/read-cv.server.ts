import type { Upload } from '../engine/ports.ts';
import type { ReceivedFile } from '../engine/read-form.server.ts';
import { inspectCv } from './inspect-cv.server.ts';

const ERRORS = {
  empty: 'fileEmpty',
  tooLarge: 'fileTooLarge',
  type: 'fileType',
  oldWord: 'fileOldWord',
  encrypted: 'fileEncrypted',
  macros: 'fileMacros',
  active: 'fileActive',
  bomb: 'fileBomb',
  damaged: 'fileDamaged',
} as const;

/** @returns the upload with a file name that fits its type, or the key of an error message */
export async function readCv(
  file: ReceivedFile | undefined,
): Promise<{ upload: Upload } | { error: string }> {
  if (!file) return { error: 'missing' };
  if (file.isCut) return { error: ERRORS.tooLarge };
  const found = await inspectCv(file.bytes);
  if ('problem' in found) return { error: ERRORS[found.problem] };
  const name = file.name.toLowerCase().endsWith(found.ending)
    ? file.name
    : `${file.name || 'cv'}${found.ending}`;
  return { upload: { field: file.field, name, type: found.type, bytes: file.bytes } };
}
