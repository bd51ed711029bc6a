import type { CompiledContent } from './compile.ts';
import { lineWithin, nameInLanguage, type Problem, textsOf } from './source-file.ts';

/** The address that a record of each folder is at; those of the other folders are parts of a page. */
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

/** Links in the texts to pages of this site that it does not have, with the file and line of each. */
export function linkProblems({ sources }: CompiledContent): Problem[] {
  const known = new Set([...OTHERS, ...sources.flatMap(({ file }) => addressOf(nameInLanguage(file)))]);
  return sources.flatMap(({ file, source }) =>
    textsOf(source.value).flatMap(({ keys, text }) =>
      Array.from(text.matchAll(LINK), ({ 1: path = '', index }) => ({ path, index }))
        .filter(({ path }) => !known.has(path))
        .map(({ path, index }) => ({
          file,
          line: lineWithin(source, keys, text, index),
          key: keys.join('.'),
          expected: 'a link to a page of this site, without a language, such as /services/ai-strategy',
          received: path,
        })),
    ),
  );
}

function addressOf(name: string): string[] {
  const [folder = '', file = ''] = name.split('/');
  const start = ADDRESSES[folder];
  const address = `${start}${file.replace(/\.(md|yaml)$/, '')}`;
  return start === undefined || NO_PAGES.has(address) ? [] : [address];
}
