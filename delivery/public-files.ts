import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Entry } from './manifest.ts';

type Rule = Pick<Entry, 'cache' | 'isShared' | 'isOnDisk'>;

/** Rules for serving files, by folder. `isShared` lets other origins use a file. */
const FOLDERS: Record<string, Rule> = {
  assets: { cache: 'immutable' },
  art: { cache: 'immutable', isShared: true },
  fonts: { cache: 'immutable', isShared: true },
  pictures: { cache: 'immutable', isShared: true },
  // Pictures of texts and previews stay on the disk, because they are large and rarely requested.
  media: { cache: 'immutable', isShared: true, isOnDisk: true },
  social: { cache: 'revalidate', isShared: true, isOnDisk: true },
};
const OTHERS: Rule = { cache: 'revalidate' };

export function publicEntry(file: string): Omit<Entry, 'encodings'> {
  const [folder = ''] = file.split('/');
  const type = typeOf(file);
  return {
    file,
    type,
    ...(FOLDERS[folder] ?? OTHERS),
    // Search engines must not index data for scripts.
    ...(type.startsWith('application/json') ? { robots: 'noindex' } : {}),
  };
}

/** Types that Hono does not know, or without a character set. */
const TYPES: Record<string, string> = {
  '.md': 'text/markdown; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

function typeOf(file: string): string {
  const type = TYPES[path.extname(file)] ?? getMimeType(file) ?? 'application/octet-stream';
  return type === 'application/json' ? `${type}; charset=utf-8` : type;
}
