import type { ContentLookup, ContentMistake } from '../define-kind.ts';

/** Checks that the group of an article exists, and its files in every language. */
export function checkArticle(
  { section, downloads }: Readonly<Record<string, unknown>>,
  { page, languagesWithoutTemplate }: ContentLookup,
): ContentMistake[] {
  const groups = groupIds(page('documentation'));
  const wrongGroup = groups.includes(String(section))
    ? []
    : [{ keys: ['section'], expected: `one of ${groups.join(', ')}`, received: section }];
  const missingFiles = filesOf(downloads).flatMap((file, index) =>
    languagesWithoutTemplate(file).map((code) => ({
      keys: ['downloads', index, 'file'],
      expected: `a file in content/${code}/templates/`,
      received: file,
    })),
  );
  return [...wrongGroup, ...missingFiles];
}

function filesOf(downloads: unknown): string[] {
  if (!Array.isArray(downloads)) return [];
  return downloads.flatMap((download) => (hasKey(download, 'file') ? [String(download.file)] : []));
}

function groupIds(page: unknown): string[] {
  if (!hasKey(page, 'groups') || !Array.isArray(page.groups)) return [];
  return page.groups.flatMap((group) => (hasKey(group, 'id') ? [String(group.id)] : []));
}

function hasKey<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === 'object' && value !== null && key in value;
}
