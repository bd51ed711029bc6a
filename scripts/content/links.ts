import path from 'node:path';
import type { Redirects } from '#app/content/schemas/redirects.ts';
import { hasPages, patternPath } from '#app/kinds/record-paths.ts';
import { languageCodes } from '#content/languages.ts';
import type { CompiledContent } from './compile.ts';
import { kindOf, referencesOf } from './references.ts';
import {
  isPageLink,
  type Keys,
  nameInLanguage,
  type Problem,
  placeOf,
  type SourceFile,
  textsOf,
} from './source-file.ts';
import { originalsOf } from './translations.ts';
import { whyHidden } from './why-hidden.ts';

const OTHERS = ['/', '/search'];
const NO_PAGES = new Set(
  ['home', 'firm', 'legal', 'not-found', 'role-closed', 'job-application'].map(
    (name) => `/${name}`,
  ),
);
const LINK = /\]\((\/[^)#?\s]*)[^)]*\)/g;
const A_PAGE = 'a link to a page of this site, without a language, such as /services/ai-strategy';
const SHOWN = 'something that readers find as long as they see this text';

/** Reports links to missing pages, and links that some readers find broken. */
export function linkProblems({ sources }: CompiledContent): Problem[] {
  const originals = originalsOf(sources);
  const byName = new Map(originals.map((source) => [nameInLanguage(source.file), source]));
  const byPath = filesByPath(originals);

  const inTexts = sources.flatMap(({ source }) =>
    textsOf(source.value).flatMap(({ keys, text }) =>
      targetsIn(keys, text).flatMap(({ to, index }): Problem[] => {
        const place = placeOf(source, keys, text, index);
        const target = byPath.get(to);
        if (target)
          return hiddenProblems(
            place,
            to,
            byName.get(nameInLanguage(source.file)) ?? source,
            target,
          );
        return OTHERS.includes(to) ? [] : [{ ...place, expected: A_PAGE, received: to }];
      }),
    ),
  );
  const inFacts = originals.flatMap((source) =>
    referencesOf(source).flatMap(({ key, kind, slug }) => {
      const target = byName.get(`${kind}/${slug}.md`);
      return target ? hiddenProblems(placeOf(source, [key]), slug, source, target) : [];
    }),
  );
  return [...inTexts, ...inFacts];
}

/**
 * Reports wrong redirects: a source that is a page or occurs twice, a target that is no page, or a
 * former language that the site has.
 */
export function redirectProblems({ sources, redirects }: CompiledContent): Problem[] {
  const none: Redirects = { moved: [], gone: [], languages: [] };
  const { moved, gone, languages } = (redirects ?? none) as Redirects;
  const pages = new Set([...filesByPath(originalsOf(sources)).keys(), ...OTHERS]);
  const froms = [...moved.map(({ from }) => from), ...gone];
  const problem = (key: string, expected: string, received: string): Problem => ({
    file: 'content/redirects.yaml',
    key,
    expected,
    received,
  });
  return [
    ...froms
      .filter((from) => pages.has(from))
      .map((from) => problem('from', 'an address at which there is no page now', from)),
    ...froms
      .filter((from, index) => froms.indexOf(from) !== index)
      .map((from) => problem('from', 'each address once', from)),
    ...moved
      .filter(({ to }) => !pages.has(to.split('#')[0] ?? ''))
      .map(({ to }) => problem('to', 'the address of a page of this site', to)),
    ...languages
      .filter((code) => (languageCodes as readonly string[]).includes(code))
      .map((code) => problem('languages', 'a language that the site does not have now', code)),
  ];
}

/** The paths of pages to which a text leads, and where in the text. */
function targetsIn(keys: Keys, text: string): { to: string; index: number }[] {
  if (!isPageLink(keys))
    return Array.from(text.matchAll(LINK), ({ 1: to = '', index }) => ({ to, index }));
  // A link such as #form leads to a section of the same page. Other values are times.
  const [to] = /^\/[^#?]*/.exec(text) ?? [];
  return to === undefined ? [] : [{ to, index: 0 }];
}

function filesByPath(originals: SourceFile[]): Map<string, SourceFile> {
  return new Map(
    originals.flatMap((source) => pathsOf(source).map((found) => [found, source] as const)),
  );
}

function hiddenProblems(
  place: Omit<Problem, 'expected' | 'received'>,
  received: string,
  from: SourceFile,
  to: SourceFile,
): Problem[] {
  const reason = whyHidden(from, to);
  return reason === undefined
    ? []
    : [{ ...place, expected: SHOWN, received: `${received} (${reason})` }];
}

/** The paths of the pages that a file describes. The last path is the canonical one. */
export function pathsOf({ file, value }: SourceFile): string[] {
  const slug = path.parse(file).name;
  const kind = kindOf(file);
  if (kind) {
    if (!hasPages(kind)) return [];
    const record = { ...value, slug };
    return [patternPath(kind, record), ...(kind.path ? [kind.path(record)] : [])];
  }
  const isPage = nameInLanguage(file).startsWith('pages/') && !NO_PAGES.has(`/${slug}`);
  return isPage ? [`/${slug}`] : [];
}
