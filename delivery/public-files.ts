import { getMimeType } from 'hono/utils/mime';
import type { Entry } from './manifest.ts';

type Rule = Pick<Entry, 'cache' | 'isShared' | 'isOnDisk'>;

/**
 * How files are served that are not rendered, by the folder that they were written to. A host for
 * pictures and fonts may be another origin, and previews show theirs anywhere.
 */
const FOLDERS: Record<string, Rule> = {
  // Named by the bundler after their content, or by our own generators.
  assets: { cache: 'immutable' },
  art: { cache: 'immutable', isShared: true },
  fonts: { cache: 'immutable', isShared: true },
  // Most of all bytes, and asked for by few.
  social: { cache: 'revalidate', isShared: true, isOnDisk: true },
};
const OTHERS: Rule = { cache: 'revalidate' };

/** The entry of a file that was generated or bundled, without its encodings. */
export function publicEntry(file: string): Omit<Entry, 'encodings'> {
  const [folder = ''] = file.split('/');
  const type = typeOf(file);
  return {
    file,
    type,
    ...(FOLDERS[folder] ?? OTHERS),
    // Data for scripts.
    ...(type.startsWith('application/json') ? { robots: 'noindex' } : {}),
  };
}

function typeOf(file: string): string {
  if (file.endsWith('.md')) return 'text/markdown; charset=utf-8';
  const type = getMimeType(file) ?? 'application/octet-stream';
  return type === 'application/json' ? `${type}; charset=utf-8` : type;
}
