import { readRecords } from '#app/content/read.server.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { languages } from '#content/languages.ts';
import { allKinds } from './kinds.ts';
import { hasPages, patternPath } from './record-paths.ts';

export function queryPaths(): string[] {
  return languages.flatMap((language) =>
    allKinds
      .flatMap(([name, { queries }]) =>
        queries ? readRecords(language, name).flatMap(queries) : [],
      )
      .map((path) => localizedPath(path, language)),
  );
}

/** The paths of records, their files and further list pages, in every language. */
export function recordPaths(): string[] {
  return languages.flatMap((language) =>
    allKinds
      .flatMap(([name, kind]) => {
        const records = readRecords(language, name);
        return [
          ...(hasPages(kind) ? records.map((record) => patternPath(kind, record)) : []),
          ...records.flatMap((record) => kind.files?.(record) ?? []),
          ...(kind.furtherListPages?.(records.length) ?? []).map(({ path }) => path),
        ];
      })
      .map((path) => localizedPath(path, language)),
  );
}
