import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { languages } from '#content/languages.ts';
import type { CompiledContent } from './compile.ts';
import { isRecord, type Keys, nameValue, type Problem, type Value } from './source-file.ts';

/** Facts that name another record, by the folder that it is in. */
export const NAMED: Record<string, string> = {
  study: 'case-studies',
  post: 'blog',
  services: 'services',
};

/**
 * What content names and does not exist: a study, post or service, a group of the library, a file
 * to download.
 * @param root the folder that holds one folder per language
 */
export function referenceProblems({ sources }: CompiledContent, root: string): Problem[] {
  const [original] = languages;
  const groups = groupsOf(
    sources.find(({ file }) => file === `content/${original.code}/pages/documentation.yaml`)?.source
      .value,
  );
  return sources
    .filter(({ language }) => language === original.code)
    .flatMap(({ file, source }) => {
      const report = (keys: Keys, expected: string, received: Value | undefined): Problem => ({
        file,
        line: source.lineOf(keys),
        key: keys.join('.'),
        expected,
        received: nameValue(received),
      });
      const named = Object.entries(NAMED).flatMap(([key, folder]) =>
        [source.value[key] ?? []]
          .flat()
          .filter(
            (slug) =>
              typeof slug === 'string' &&
              !existsSync(path.join(root, original.code, folder, `${slug}.md`)),
          )
          .map((slug) =>
            report(
              [key],
              `the name of a file in ${folder}/, one of ${slugsIn(path.join(root, original.code, folder))}`,
              slug,
            ),
          ),
      );
      const { section, downloads } = source.value;
      const strayGroup =
        file.includes('/documentation/') && !groups.includes(String(section))
          ? [report(['section'], `one of ${groups.join(', ')}`, section)]
          : [];
      const files = Array.isArray(downloads)
        ? downloads.flatMap((download) => (isRecord(download) ? [download.file] : []))
        : [];
      const missingFiles = files.flatMap((name, index) =>
        languages
          .filter(({ code }) => !existsSync(path.join(root, code, 'templates', String(name))))
          .map(({ code }) =>
            report(['downloads', index, 'file'], `a file in content/${code}/templates/`, name),
          ),
      );
      return [...named, ...strayGroup, ...missingFiles];
    });
}

function slugsIn(folder: string): string {
  if (!existsSync(folder)) return 'none';
  return readdirSync(folder)
    .map((file) => path.parse(file).name)
    .join(', ');
}

function groupsOf(page: Value | undefined): string[] {
  if (!isRecord(page) || !Array.isArray(page.groups)) return [];
  return page.groups.flatMap((group) =>
    isRecord(group) && typeof group.id === 'string' ? [group.id] : [],
  );
}
