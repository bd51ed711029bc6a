import { formatFileSize } from '#app/i18n/format.server.ts';
import type { Language } from '#content/languages.ts';
import templateSizes from '#generated/templates.json' with { type: 'json' };
import type { Article } from './schema.ts';
import { formatsOf, type TemplateFile } from './template-formats.ts';

const sizes: Partial<Record<string, number>> = templateSizes;

export type DownloadFile = TemplateFile & { size: string };
export type Download = { name: string; office: DownloadFile; plain: DownloadFile };

export function downloadsOf({ downloads }: Article, language: Language): Download[] {
  const withSize = (format: TemplateFile) => {
    const bytes = sizes[`${language.code}/${format.file}`] ?? 0;
    return { ...format, size: formatFileSize(bytes, language) };
  };
  return downloads.map(({ file, name }) => {
    const { office, plain } = formatsOf(file);
    return { name, office: withSize(office), plain: withSize(plain) };
  });
}
