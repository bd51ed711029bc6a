import { originalLanguage } from '#content/languages.ts';
import type { CompiledContent } from './compile.ts';
import { nameInLanguage, type SourceFile } from './source-file.ts';

export type Translation = { source: SourceFile; from: SourceFile };

export function translationsOf({ sources }: Pick<CompiledContent, 'sources'>): Translation[] {
  const originals = originalsOf(sources);
  const byName = new Map(originals.map((original) => [nameInLanguage(original.file), original]));
  return sources
    .filter(({ language }) => language !== originalLanguage.code)
    .flatMap(({ source }) => {
      const from = byName.get(nameInLanguage(source.file));
      return from ? [{ source, from }] : [];
    });
}

export function originalsOf(sources: CompiledContent['sources']): SourceFile[] {
  return sources
    .filter(({ language }) => language === originalLanguage.code)
    .map(({ source }) => source);
}
