import { languages } from '#content/languages.ts';
import type { CompiledContent } from './compile.ts';
import { nameInLanguage, type SourceFile } from './source-file.ts';

/** Pairs every translated file with its original. */
export function translationsOf({
  sources,
}: CompiledContent): { file: string; source: SourceFile; from: SourceFile }[] {
  const [original] = languages;
  const originals = new Map(
    sources
      .filter(({ language }) => language === original.code)
      .map(({ file, source }) => [nameInLanguage(file), source]),
  );
  return sources
    .filter(({ language }) => language !== original.code)
    .flatMap(({ file, source }) => {
      const from = originals.get(nameInLanguage(file));
      return from ? [{ file, source, from }] : [];
    });
}
