import { expect, test } from '@playwright/test';
import { builtPages } from '#tests/support/built-pages.ts';
import { checkHtml, type HtmlFinding, hasJava } from '#tests/support/html-checker.ts';
import { parseFaults } from '#tests/support/html-parse.ts';
import { renderedPages } from '#tests/support/rendered-pages.ts';
import { editions } from '#tests/support/words.ts';

/** What the checker says and is no fault of the page, one by one. */
const NO_FAULTS: readonly { message: RegExp; extract: RegExp; because: string }[] = [
  {
    message: /^Section lacks heading\./,
    extract: /<section class="table-scroller" tabindex="0" aria-label(ledby)?="/,
    because: 'a region that scrolls, named by the heading above it: a heading within would be heard twice',
  },
];

const canCheck = hasJava();
const how = canCheck ? 'says the Nu HTML checker' : 'says a parser alone, for there is no Java here to run the Nu HTML checker';
type Page = { address: string; html: string };

test(`every page that was built is valid HTML, ${how}`, () => {
  // One start of Java for them all, on a machine that runs other tests beside it.
  test.setTimeout(300_000);
  expect(findings(builtPages())).toEqual([]);
});

for (const edition of editions) {
  test(`every page that is rendered on request is valid HTML, ${how} (${edition.code})`, async ({ request, baseURL }) => {
    test.setTimeout(300_000);
    const pages = await renderedPages(request, baseURL ?? '', edition);
    const statuses = new Set(pages.map(({ status }) => status));
    expect([...statuses].sort(), 'answers of each kind').toEqual(expect.arrayContaining([200, 404, 422]));
    expect(findings(pages)).toEqual([]);
  });
}

/** Told in the report, so that a run without the checker does not pass for one with it. */
test.beforeEach(({ browserName: _ }, { annotations }) => {
  if (!canCheck) annotations.push({ type: 'no Java', description: 'Install a Java runtime, version 11 or later, for the whole check.' });
});

function findings(pages: readonly Page[]): (string | HtmlFinding)[] {
  const faults = pages.flatMap(({ address, html }) => parseFaults(html).map((fault) => `${address}: ${fault}`));
  const found = canCheck ? checkHtml(pages) : [];
  return [
    ...faults,
    ...found.filter(({ message, extract }) => !NO_FAULTS.some((known) => known.message.test(message) && known.extract.test(extract))),
  ];
}
