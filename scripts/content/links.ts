import type { Redirects } from '#app/content/schemas/redirects.ts';
import { languages } from '#content/languages.ts';
import type { CompiledContent } from './compile.ts';
import { NAMED } from './references.ts';
import {
  lineWithin,
  nameInLanguage,
  type Problem,
  type SourceFile,
  textsOf,
} from './source-file.ts';
import { whyHidden } from './why-hidden.ts';

/**
 * The address that a record of each folder is at; those of the other folders are parts of a page.
 */
const ADDRESSES: Record<string, string> = {
  services: '/services/',
  blog: '/blog/',
  'case-studies': '/case-studies/',
  documentation: '/documentation/',
  webinars: '/webinars/',
  jobs: '/careers/apply/',
  legal: '/',
  pages: '/',
};
/** Addresses that no file of that name stands for. */
const OTHERS = ['/', '/search'];
/** Files that are words of other pages. */
const NO_PAGES = new Set(['/home', '/legal', '/not-found', '/role-closed', '/job-application']);
const LINK = /\]\((\/[^)#?\s]*)[^)]*\)/g;
const A_PAGE = 'a link to a page of this site, without a language, such as /services/ai-strategy';
const SHOWN = 'something that readers find as long as they see this text';

/**
 * Links in the texts that lead readers nowhere, with the file and line of each: to a page that the
 * site does not have, or does not show all the time that it shows the text. Facts that name such a
 * record likewise.
 */
export function linkProblems({ sources }: CompiledContent): Problem[] {
  const originals = originalsOf(sources);
  const byName = new Map(originals.map((source) => [nameInLanguage(source.file), source]));
  const byAddress = filesByAddress(originals);

  const inTexts = sources.flatMap(({ file, source }) =>
    textsOf(source.value).flatMap(({ keys, text }) =>
      Array.from(text.matchAll(LINK), ({ 1: path = '', index }) => ({ path, index })).flatMap(
        ({ path, index }): Problem[] => {
          const place = { file, line: lineWithin(source, keys, text, index), key: keys.join('.') };
          const target = byAddress.get(path);
          if (target)
            return hiddenProblems(place, path, byName.get(nameInLanguage(file)) ?? source, target);
          return OTHERS.includes(path) ? [] : [{ ...place, expected: A_PAGE, received: path }];
        },
      ),
    ),
  );
  const inFacts = originals.flatMap((source) =>
    Object.entries(NAMED).flatMap(([key, folder]) =>
      [source.value[key] ?? []].flat().flatMap((slug) => {
        const target = byName.get(`${folder}/${slug}.md`);
        return target
          ? hiddenProblems(
              { file: source.file, line: source.lineOf([key]), key },
              String(slug),
              source,
              target,
            )
          : [];
      }),
    ),
  );
  return [...inTexts, ...inFacts];
}

/**
 * Addresses of the redirect table that help nobody: one that is a page already or stands there
 * twice, and one that leads where no page is.
 */
export function redirectProblems({ sources, redirects }: CompiledContent): Problem[] {
  const { moved, gone } = (redirects ?? { moved: [], gone: [] }) as Redirects;
  const pages = new Set([...filesByAddress(originalsOf(sources)).keys(), ...OTHERS]);
  const froms = [...moved.map(({ from }) => from), ...gone];
  const problem = (key: string, expected: string, received: string): Problem => ({
    file: 'content/redirects.yaml',
    key,
    expected,
    received,
  });
  return [
    ...froms
      .filter((path) => pages.has(path))
      .map((path) => problem('from', 'an address at which there is no page now', path)),
    ...froms
      .filter((path, index) => froms.indexOf(path) !== index)
      .map((path) => problem('from', 'each address once', path)),
    ...moved
      .filter(({ to }) => !pages.has(to.split('#')[0] ?? ''))
      .map(({ to }) => problem('to', 'the address of a page of this site', to)),
  ];
}

function originalsOf(sources: CompiledContent['sources']): SourceFile[] {
  const [original] = languages;
  return sources.filter(({ language }) => language === original.code).map(({ source }) => source);
}

function filesByAddress(originals: SourceFile[]): Map<string, SourceFile> {
  return new Map(
    originals.flatMap((source) => addressesOf(source).map((address) => [address, source] as const)),
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

function addressesOf({ file, value }: SourceFile): string[] {
  const [folder = '', name = ''] = nameInLanguage(file).split('/');
  const start = ADDRESSES[folder];
  const address = `${start}${name.replace(/\.(md|yaml)$/, '')}`;
  // The featured study is what stands on the page for one.
  const featured =
    folder === 'case-studies' && value.featured === true ? ['/case-study-detail'] : [];
  return start === undefined || NO_PAGES.has(address) ? [] : [address, ...featured];
}
