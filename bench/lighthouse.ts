import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildIfNeeded } from '#scripts/build.ts';
import { tellFailure } from '#scripts/tell-failure.ts';
import { builtPages } from '#tests/support/built-pages.ts';
import { startSite } from '#tests/support/run.ts';
import { CATEGORIES, type PageResult, resultOf, SPEED_NAMES } from './lighthouse/report.ts';
import { installLighthouse, runLighthouse } from './lighthouse/run-lighthouse.ts';
import { choosePages, readLighthouseOptions } from './pages/options.ts';
import { textTable } from './pages/tables.ts';

// Lighthouse for every page as on a phone: the medians of its four categories, and the audits that
// fail independent of the machine.

const REPORT = 'test-results/bench/lighthouse.json';

async function run(): Promise<void> {
  const { pages, runs } = readLighthouseOptions(process.argv.slice(2));
  await buildIfNeeded();
  const addresses = choosePages(
    builtPages().map(({ address }) => address),
    pages,
  );
  installLighthouse();
  const site = await startSite({ settings: { LOG_LEVEL: 'error' } });
  const results: PageResult[] = [];
  try {
    for (const address of addresses) {
      const reports = Array.from({ length: runs }, () => runLighthouse(site.origin + address));
      results.push(resultOf(address, reports));
      console.error(`${results.length} of ${addresses.length}: ${address}`);
    }
  } finally {
    await site.stop();
  }
  tell(results, runs);
  mkdirSync(path.dirname(REPORT), { recursive: true });
  writeFileSync(
    REPORT,
    `${JSON.stringify({ measuredAt: new Date().toISOString(), runs, results }, null, 2)}\n`,
  );
}

function tell(results: PageResult[], runs: number): void {
  const lines = results.map(({ address, scores, speeds }) => [
    address,
    ...CATEGORIES.map((category) => String(scores[category])),
    ...SPEED_NAMES.map((speed) => speeds[speed].toFixed(speed === 'CLS' ? 3 : 0)),
  ]);
  const worst = CATEGORIES.map((category) =>
    String(Math.min(...results.map(({ scores }) => scores[category]))),
  );
  console.log(
    `\nMedians of ${runs} runs\n${textTable([['page', ...CATEGORIES, ...SPEED_NAMES], ...lines, ['worst', ...worst]])}`,
  );
  const pagesOf = new Map<string, string[]>();
  for (const { address, findings } of results) {
    for (const { category, audit, title, why } of findings) {
      const finding = `${category}, ${audit}: ${title}${why ? ` (${why})` : ''}`;
      pagesOf.set(finding, [...(pagesOf.get(finding) ?? []), address]);
    }
  }
  for (const [finding, pages] of pagesOf)
    console.log(
      `\n${finding}\n  on ${pages.length === results.length ? 'every page' : pages.join(', ')}`,
    );
}

await run().catch(tellFailure);
