import { formatFileSize } from '#app/i18n/format.server.ts';
import type { Language } from '#content/languages.ts';
import templateSizes from '#generated/templates.json' with { type: 'json' };
import type { Article } from './schema.ts';

const sizes: Partial<Record<string, number>> = templateSizes;

export function downloadsOf({ downloads }: Article, language: Language) {
  return downloads.map(({ file, name }) => ({
    file,
    name,
    type: file.split('.').at(-1)?.toUpperCase() ?? '',
    size: formatFileSize(sizes[`${language.code}/${file}`] ?? 0, language),
  }));
}
