import type { CompiledContent } from './compile.ts';
import { nameInLanguage, nameValue, type Problem, placeOf, textsOf } from './source-file.ts';
import { originalsOf } from './translations.ts';

export function unfinishedProblems({ sources }: CompiledContent): Problem[] {
  const drafts = new Set(
    originalsOf(sources)
      .filter(({ value }) => value.draft === true)
      .map(({ file }) => nameInLanguage(file)),
  );
  return sources
    .filter(({ file }) => !drafts.has(nameInLanguage(file)))
    .flatMap(({ source }) =>
      textsOf(source.value).flatMap(({ keys, text }) =>
        Array.from(text.matchAll(/‹[^›]*›?/g), ({ 0: left, index }) => ({
          ...placeOf(source, keys, text, index),
          expected:
            'a text of your own (or the line "draft: true" in the English file until it is there)',
          received: nameValue(left),
        })),
      ),
    );
}
