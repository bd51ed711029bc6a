import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashedName } from '#app/hashed-name.server.ts';
import { languages } from '#content/languages.ts';
import type { CompiledContent } from '../content/compile.ts';
import { captionsOf, usedMedia } from '../content/media.ts';
import { filesIn } from '../files-in.ts';
import { makePicture } from './make-picture.ts';

const ORIGINALS = 'content/media';
const VIDEO_TYPES: Record<string, string> = { '.mp4': 'video/mp4', '.webm': 'video/webm' };

/**
 * Makes the files of all pictures and videos that texts use, in the folder that the site serves
 * from /media.
 */
export async function makeMedia(
  content: Pick<CompiledContent, 'sources'>,
  { originals = ORIGINALS, folder }: { originals?: string; folder: string },
) {
  mkdirSync(folder, { recursive: true });
  const written = new Set<string>();
  const write = (name: string, bytes: Uint8Array, ending: string): string => {
    const file = hashedName(name, bytes, ending);
    written.add(file);
    // Do not write an existing file again, because a page may be loading it. Its content is the
    // same, because the name contains the hash of the content.
    if (!existsSync(path.join(folder, file))) writeFileSync(path.join(folder, file), bytes);
    return `/media/${file}`;
  };
  const copy = (file: string): string => {
    const { name, ext } = path.parse(file);
    return write(name, readFileSync(path.join(originals, file)), ext.slice(1));
  };
  const used = usedMedia(content);
  const pictures: Record<string, Awaited<ReturnType<typeof makePicture>>> = {};
  for (const file of used.pictures)
    pictures[file] = await makePicture(path.join(originals, file), write);
  const videos = used.videos.map((file) => [
    file,
    {
      src: copy(file),
      type: VIDEO_TYPES[path.extname(file)],
      captions: Object.fromEntries(
        languages.map(({ code }) => [code, copy(captionsOf(file, code))]),
      ),
    },
  ]);
  for (const file of filesIn(folder)) if (!written.has(file)) rmSync(path.join(folder, file));
  return { pictures, videos: Object.fromEntries(videos) };
}
