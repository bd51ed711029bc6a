import type { ContentLookup, ContentMistake } from '../define-kind.ts';

/** Reports slides and recordings whose files are missing. */
export function missingFiles(
  facts: Readonly<Record<string, unknown>>,
  { languagesWithoutTemplate }: Pick<ContentLookup, 'languagesWithoutTemplate'>,
): ContentMistake[] {
  return ['slides', 'recording'].flatMap((key) => {
    const { url } = (facts[key] ?? {}) as { url?: unknown };
    const [, code, file] = /^\/templates\/([a-z]{2})\/(.+)$/.exec(String(url)) ?? [];
    if (!code || !file || !languagesWithoutTemplate(file).includes(code)) return [];
    return [
      { keys: [key, 'url'], expected: `a file in content/${code}/templates/`, received: url },
    ];
  });
}
