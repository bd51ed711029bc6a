import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { MEDIA_NAME } from '#app/content/markdown-blocks.ts';
import { languages } from '#content/languages.ts';
import { filesIn } from '../files-in.ts';
import { type MediaKind, mediaKind } from '../media/media-kind.ts';
import type { CompiledContent } from './compile.ts';
import { type Problem, placeOf, textsOf } from './source-file.ts';

const FOLDER = 'media';
const MEGABYTE = 1024 * 1024;
/** The largest original of each kind, in bytes. */
export const LARGEST = { picture: 20 * MEGABYTE, video: 80 * MEGABYTE, captions: MEGABYTE };

const DIRECTIVE = /^ *:{2,}(picture|video)\b[^\n{]*\{([^}\n]*)\}/gm;
const FACT = /\b(file|poster)=([^\s}]+)/g;

/** An original in content/media/, where a text uses it. */
type Use = { name: string; kind: MediaKind; place: Omit<Problem, 'expected' | 'received'> };

/** Reports originals that are missing, too large, or not what their name and use say. */
export function mediaProblems({ sources }: CompiledContent, root: string): Problem[] {
  const seen = new Map<string, string | undefined>();
  return usesIn(sources).flatMap(({ name, kind, place }) => {
    const key = `${kind} ${name}`;
    if (!seen.has(key)) seen.set(key, mistakeOf(path.join(root, FOLDER, name), kind));
    const received = seen.get(key);
    const expected = `content/media/${name}: ${EXPECTED[kind]}`;
    return received === undefined ? [] : [{ ...place, expected, received }];
  });
}

/** Reports originals that no text uses. */
export function unusedMedia({ sources }: CompiledContent, root: string): Problem[] {
  const used = new Set(usesIn(sources).map(({ name }) => name));
  return filesIn(path.join(root, FOLDER))
    .filter((name) => !used.has(name))
    .map((name) => ({
      file: `content/media/${name}`,
      ...unusedMistake(name),
    }));
}

function unusedMistake(name: string): Pick<Problem, 'expected' | 'received'> {
  if (!MEDIA_NAME.test(path.basename(name)))
    return {
      expected: 'small letters, digits and hyphens, and one ending, such as my-file.png',
      received: path.basename(name),
    };
  return name === path.basename(name)
    ? { expected: 'a text that uses this file', received: 'none' }
    : { expected: 'this file in content/media/ itself', received: 'a folder' };
}

/** The originals that texts use, by kind. */
export function usedMedia({ sources }: Pick<CompiledContent, 'sources'>) {
  const named = (kind: MediaKind) => [
    ...new Set(usesIn(sources).flatMap((use) => (use.kind === kind ? [use.name] : []))),
  ];
  return { pictures: named('picture'), videos: named('video') };
}

export function captionsOf(video: string, code: string): string {
  return `${path.parse(video).name}.${code}.vtt`;
}

function usesIn(sources: CompiledContent['sources']): Use[] {
  return sources.flatMap(({ source }) =>
    textsOf(source.value).flatMap(({ keys, text }) =>
      [...text.matchAll(DIRECTIVE)].flatMap(({ 1: block, 2: facts = '', index }) =>
        [...facts.matchAll(FACT)].flatMap(([, fact, name = '']): Use[] => {
          const place = placeOf(source, keys, text, index);
          if (block === 'picture' || fact === 'poster') return [{ name, kind: 'picture', place }];
          const captions = languages.map(({ code }) => captionsOf(name, code));
          return [
            { name, kind: 'video', place },
            ...captions.map((file): Use => ({ name: file, kind: 'captions', place })),
          ];
        }),
      ),
    ),
  );
}

const EXPECTED: Record<MediaKind, string> = {
  picture: 'a picture (PNG, JPEG, WebP or AVIF) of at most 20 MB',
  video: 'a video (MP4 or WebM) of at most 80 MB',
  captions: 'captions (WebVTT) of at most 1 MB',
};

function mistakeOf(file: string, kind: MediaKind): string | undefined {
  if (!existsSync(file)) return 'no such file';
  const { size } = statSync(file);
  if (size > LARGEST[kind]) return `${(size / MEGABYTE).toFixed(1)} MB`;
  const found = mediaKind(readFileSync(file));
  return found === kind ? undefined : (found ?? 'another kind of file');
}
