import { getMimeType } from 'hono/utils/mime';
import type { Entry } from './manifest.ts';

type Rule = Pick<Entry, 'cache' | 'isShared' | 'isOnDisk'>;

/**
 * How generated and bundled files are served, by their folder. Pictures and fonts may be on
 * another host, and link previews show pictures on other sites.
 */
const FOLDERS: Record<string, Rule> = {
  // The bundler and our generators put a hash of the content into these names.
  assets: { cache: 'immutable' },
  art: { cache: 'immutable', isShared: true },
  fonts: { cache: 'immutable', isShared: true },
  // These are most of all bytes, and they are rarely requested.
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
    // Data for scripts must not be indexed.
    ...(type.startsWith('application/json') ? { robots: 'noindex' } : {}),
  };
}

function typeOf(file: string): string {
  if (file.endsWith('.md')) return 'text/markdown; charset=utf-8';
  const type = getMimeType(file) ?? 'application/octet-stream';
  return type === 'application/json' ? `${type}; charset=utf-8` : type;
}
