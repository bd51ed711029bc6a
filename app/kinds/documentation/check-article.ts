import * as v from 'valibot';
import type { ContentLookup, ContentMistake } from '../define-kind.ts';

// Another check reports values of a wrong type, so these schemas accept them.
const articleFacts = v.object({
  section: v.optional(v.unknown()),
  downloads: v.fallback(v.array(v.object({ file: v.string() })), []),
});
const libraryWords = v.object({
  groups: v.fallback(v.array(v.object({ id: v.string() })), []),
});

/** Checks that the section of an article exists, and that its downloads exist in every language. */
export function checkArticle(
  facts: Readonly<Record<string, unknown>>,
  { page, languagesWithoutTemplate }: ContentLookup,
): ContentMistake[] {
  const { section, downloads } = v.parse(articleFacts, facts);
  const { groups } = v.parse(libraryWords, page('documentation') ?? {});
  const ids: unknown[] = groups.map(({ id }) => id);
  const wrongGroup = ids.includes(section)
    ? []
    : [{ keys: ['section'], expected: `one of ${ids.join(', ')}`, received: section }];
  const missingFiles = downloads.flatMap(({ file }, index) =>
    languagesWithoutTemplate(file).map((code) => ({
      keys: ['downloads', index, 'file'],
      expected: `a file in content/${code}/templates/`,
      received: file,
    })),
  );
  return [...wrongGroup, ...missingFiles];
}
