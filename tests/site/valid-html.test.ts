import { beforeAll, expect, test } from 'vitest';
import { mailFolder, siteOrigin } from '#tests/support/ask-site.ts';
import { builtPages } from '#tests/support/built-pages.ts';
import { checkHtml, type HtmlFinding, hasJava } from '#tests/support/html-checker.ts';
import { parseFaults } from '#tests/support/html-parse.ts';
import { type RenderedPage, renderedPages } from '#tests/support/rendered-pages.ts';
import { editions } from '#tests/support/words.ts';

const NO_FAULTS: readonly { message: RegExp; extract: RegExp; because: string }[] = [
  {
    message: /^Section lacks heading\./,
    extract: /<section class="(table-scroller|sheets)" tabindex="0" aria-label(ledby)?="/,
    because: 'the heading above the scrolling region names it; one within would be read out twice',
  },
  {
    message: /^A “link” element with a “blocking” attribute must have/,
    extract: /<link rel="expect" href="#rest" blocking="render"\/>/,
    because: 'the HTML standard allows it, but the checker does not know this value yet',
  },
];

const canCheck = hasJava();
const parser = canCheck ? 'the parser' : 'the parser alone (no Java here for the Nu HTML checker)';
const LONG = { timeout: 300_000 };

const built = builtPages();
const rendered: RenderedPage[] = [];
beforeAll(async () => {
  for (const edition of editions) {
    const pages = await renderedPages(siteOrigin, edition, mailFolder);
    const statuses = pages.map(({ status }) => status);
    expect(statuses, edition.code).toEqual(expect.arrayContaining([200, 404, 422]));
    rendered.push(...pages);
  }
}, LONG.timeout);

test(`${parser} finds no error in any page, built or rendered on request`, LONG, () => {
  const pages = [...built, ...rendered];
  const faults = pages.flatMap(({ address, html }) =>
    parseFaults(html).map((fault) => `${address}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

if (canCheck) {
  test(
    'the Nu HTML checker finds no fault in any page, built or rendered on request',
    LONG,
    async () => {
      const findings = await checkHtml([...built, ...rendered]);
      expect(findings.filter((finding) => !isKnown(finding))).toEqual([]);
    },
  );
}

function isKnown({ message, extract }: HtmlFinding): boolean {
  return NO_FAULTS.some((known) => known.message.test(message) && known.extract.test(extract));
}
