import { languages } from '#content/languages.ts';
import type { CompiledContent } from './compile.ts';
import { lineWithin, nameInLanguage, nameValue, type Problem, textsOf } from './source-file.ts';

/** Reports remaining instructions of `npm run new`, between ‹ and ›. Ignores drafts. */
export function unfinishedProblems({ sources }: CompiledContent): Problem[] {
  const [original] = languages;
  const drafts = new Set(
    sources
      .filter(({ language, source }) => language === original.code && source.value.draft === true)
      .map(({ file }) => nameInLanguage(file)),
  );
  return sources
    .filter(({ file }) => !drafts.has(nameInLanguage(file)))
    .flatMap(({ file, source }) =>
      textsOf(source.value)
        .flatMap(({ keys, text }) =>
          Array.from(text.matchAll(/‹[^›]*›?/g), ({ 0: left, index }) => ({
            keys,
            text,
            left,
            index,
          })),
        )
        .map(({ keys, text, left, index }) => ({
          file,
          line: lineWithin(source, keys, text, index),
          key: keys.join('.'),
          expected:
            'a text of your own (or the line "draft: true" in the English file until it is there)',
          received: nameValue(left),
        })),
    );
}
