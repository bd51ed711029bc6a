import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { neutralPath } from '#app/i18n/localized-path.ts';
import { attributeOf, type ParsedPage, parsedPages } from '#tests/support/built-pages.ts';
import {
  idOf,
  isReference,
  isThing,
  listOf,
  readPageData,
  referenceFaults,
  resolved,
  type Thing,
  thingsWithin,
  typesOf,
} from '#tests/support/structured-data.ts';
import { ruleFindings } from '#tests/support/structured-data-rules.ts';
import { extracted, validatorFindings } from '#tests/support/validator-findings.ts';
import { vocabularyFaults } from '#tests/support/vocabulary-faults.ts';

// What programs read in the pages, as their files say it.

/** What validators would like and the site cannot say, one by one. */
const CANNOT_SAY: readonly { message: RegExp; because: string }[] = [
  { message: /^JobPosting(:|\b).*\bbaseSalary\b/, because: 'the firm states no salaries' },
  {
    message: /^JobPosting: Missing field "(applicantLocationRequirements|jobLocationType)" \(optional\)$/,
    because: "Google asks for both only where a role is done from home: roles are at the firm's offices",
  },
];

let pages: (ParsedPage & ReturnType<typeof readPageData>)[] = [];
/** What the home page of each language describes is known on every page: the firm and the site. */
let siteWide: Thing[] = [];
let siteWideIds = new Set<string>();

test.beforeAll(() => {
  pages = parsedPages().map((page) => ({ ...page, ...readPageData(page.document) }));
  siteWide = pages.filter(({ address, language }) => address === (language.prefix || '/')).flatMap(({ things }) => things);
  siteWideIds = new Set(thingsWithin(siteWide).flatMap(({ thing }) => (isReference(thing) ? [] : (idOf(thing) ?? []))));
});

test('every page says what it is as one graph, in which every reference leads to a thing', () => {
  const faults = pages.flatMap(({ address, faults: own, things }) =>
    [...own, ...referenceFaults(things, siteWideIds)].map((fault) => `${address}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('what pages say of themselves is in the words of schema.org', () => {
  expect(siteWide).not.toEqual([]);
  expect(pages.flatMap(({ address, things }) => vocabularyFaults(things, siteWide).map((fault) => `${address}: ${fault}`))).toEqual([]);
});

test('what pages say of themselves is all that search engines ask for', async () => {
  test.setTimeout(120_000);
  expect(siteWide).not.toEqual([]);
  for (const { address, html, things } of pages) {
    const found = [...ruleFindings(resolved(things, siteWide)), ...(await validatorFindings(things, siteWide))];
    expect(
      found.filter(({ message }) => !CANNOT_SAY.some((known) => known.message.test(message))),
      address,
    ).toEqual([]);
    // A thing of two types is told once under each.
    expect(extracted(html), address).toEqual({ things: things.flatMap(typesOf).length, faults: [] });
  }
});

test('every address of ours that programs are told leads to a page or a file', () => {
  // The search is rendered for each query.
  const addresses = new Set(pages.map(({ address }) => address));
  for (const page of pages) {
    const { origin } = new URL(attributeOf(page, 'link[rel="canonical"]', 'href'));
    const broken = page.things.flatMap(addressesIn).filter((url) => {
      const { origin: host, pathname } = new URL(url);
      return host === origin && !addresses.has(pathname) && neutralPath(pathname) !== '/search' && !existsSync(path.join('build/client', pathname));
    });
    expect(broken, page.address).toEqual([]);
  }
});

/** Every whole address in a thing; ids are names. */
function addressesIn(thing: Thing): string[] {
  return Object.entries(thing).flatMap(([property, value]) =>
    property === '@id'
      ? []
      : listOf(value).flatMap((item) =>
          isThing(item) ? addressesIn(item) : typeof item === 'string' && /^https?:\/\/\S+$/.test(item) ? [item] : [],
        ),
  );
}
