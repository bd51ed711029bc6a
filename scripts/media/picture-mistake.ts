import type { Problem } from '../content/source-file.ts';
import { PictureError } from '../failures.ts';
import { makePicture } from './make-picture.ts';

/** Makes the files of a picture, which stay in the cache. @returns why they cannot be made */
export async function pictureMistake(original: string): Promise<Problem | undefined> {
  try {
    await makePicture(original, () => '');
    return undefined;
  } catch (error) {
    if (error instanceof PictureError) return error.problem;
    throw error;
  }
}
