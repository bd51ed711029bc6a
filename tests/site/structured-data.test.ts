import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { neutralPath } from '#app/i18n/localized-path.ts';
import { attributeOf, parsedPages } from '#tests/support/built-pages.ts';
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

/** Findings about properties that the site cannot provide. The test ignores these findings. */
const CANNOT_SAY: readonly { message: RegExp; because: string }[] = [
  { message: /^JobPosting(:|\b).*\bbaseSalary\b/, because: 'the firm publishes no salaries' },
  {
    message: /^(Organization|ContactPoint)(:|\b).*\btelephone\b/,
    because: 'the firm has set no telephone number yet',
  },
  {
    message:
      /^JobPosting: Missing field "(applicantLocationRequirements|jobLocationType)" \(optional\)$/,
    because: "Google asks for both only for remote jobs; the firm's jobs are at its offices",
  },
];

const pages = parsedPages().map((page) => ({ ...page, ...readPageData(page.document) }));
/** The descriptions of the firm and the site on the home pages. Other pages only refer to them. */
const siteWide = pages
  .filter(({ address, language }) => address === (language.prefix || '/'))
  .flatMap(({ things }) => things);
const siteWideIds = new Set(
  thingsWithin(siteWide).flatMap(({ thing }) => (isReference(thing) ? [] : (idOf(thing) ?? []))),
);

test('every page has one graph, in which every reference leads to a thing', () => {
  const faults = pages.flatMap(({ address, faults: own, things }) =>
    [...own, ...referenceFaults(things, siteWideIds)].map((fault) => `${address}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('the data follow the vocabulary of schema.org', () => {
  expect(siteWide).not.toEqual([]);
  const faults = pages.flatMap(({ address, things }) =>
    vocabularyFaults(things, siteWide).map((fault) => `${address}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('the data have everything that search engines require or recommend', {
  timeout: 120_000,
}, async () => {
  expect(siteWide).not.toEqual([]);
  for (const { address, html, things } of pages) {
    const found = [
      ...ruleFindings(resolved(things, siteWide)),
      ...(await validatorFindings(things, siteWide)),
    ];
    const unknown = found.filter(
      ({ message }) => !CANNOT_SAY.some((known) => known.message.test(message)),
    );
    expect(unknown, address).toEqual([]);
    // If a thing has two types, the extractor returns it twice.
    expect(extracted(html), address).toEqual({
      things: things.flatMap(typesOf).length,
      faults: [],
    });
  }
});

test('every URL of the site in the data leads to a page or a file', () => {
  const paths = new Set(pages.map(({ address }) => address));
  for (const page of pages) {
    const site = new URL(attributeOf(page, 'link[rel="canonical"]', 'href')).origin;
    const leadsNowhere = (url: string) => {
      const { origin, pathname } = new URL(url);
      if (origin !== site || paths.has(pathname)) return false;
      // The server renders the search page for each query, so the build has no file for it.
      return (
        neutralPath(pathname) !== '/search' && !existsSync(path.join('build/client', pathname))
      );
    };
    expect(page.things.flatMap(urlsIn).filter(leadsNowhere), page.address).toEqual([]);
  }
});

test('the visible breadcrumbs of a page are those of its data', () => {
  for (const { address, document, things } of pages) {
    const trail = things.find((thing) => typesOf(thing).includes('BreadcrumbList'));
    const steps = [...document.querySelectorAll('main .breadcrumbs li')].map(
      ({ textContent }) => textContent,
    );
    const names = listOf(trail?.itemListElement).map((step) => (isThing(step) ? step.name : step));
    expect(steps, address).toEqual(names);
  }
});

function urlsIn(thing: Thing): string[] {
  return Object.entries(thing).flatMap(([property, value]) =>
    property === '@id'
      ? []
      : listOf(value).flatMap((item) =>
          isThing(item)
            ? urlsIn(item)
            : typeof item === 'string' && /^https?:\/\/\S+$/.test(item)
              ? [item]
              : [],
        ),
  );
}
