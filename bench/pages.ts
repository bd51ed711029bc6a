import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_FLAGS, ensureBrowser } from '#scripts/browser.ts';
import { buildIfNeeded } from '#scripts/build.ts';
import { tellFailure } from '#scripts/tell-failure.ts';
import { builtPages } from '#tests/support/built-pages.ts';
import { startSite } from '#tests/support/run.ts';
import { GOALS, outcomeOf, type Row } from './pages/goals.ts';
import { measureRow, type Target } from './pages/measure-row.ts';
import { choosePages, type PagesOptions, readPagesOptions } from './pages/options.ts';
import { type StrippedServer, serveStripped } from './pages/stripped-server.ts';
import { goalTable, pageTable } from './pages/tables.ts';
import { SLOW } from './pages/visit.ts';

// The speed of every page on a slow phone, beside the same page without scripts, pictures and web
// fonts and beside a page of text only. Compare ratios: absolute figures differ between runs and
// machines.

const REPORT = 'test-results/bench/pages.json';

async function run(): Promise<void> {
  const options = readPagesOptions(process.argv.slice(2));
  await buildIfNeeded();
  const addresses = choosePages(
    builtPages().map(({ address }) => address),
    options.pages,
  );
  const site = await startSite({ settings: { LOG_LEVEL: 'error' } });
  const stripped = await serveStripped();
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
  try {
    const targets = await targetsOf(addresses, site.origin, options, stripped);
    const problems: string[] = [];
    const rows = await measureAll(browser, targets, options, problems);
    tell(rows, problems, options);
    write(rows, problems, options, browser.version());
  } finally {
    await browser.close();
    stripped.close();
    await site.stop();
  }
}

async function targetsOf(
  addresses: string[],
  origin: string,
  { site }: PagesOptions,
  { strip, bare }: StrippedServer,
): Promise<Target[]> {
  const named = [
    ...addresses.map((address) => ({ site: '', address, url: origin + address })),
    ...site.map(({ name, url }) => ({ site: name, address: new URL(url).pathname, url })),
  ];
  const targets: Target[] = [];
  for (const target of named) targets.push({ ...target, stripped: await strip(target.url), bare });
  return targets;
}

async function measureAll(
  browser: Browser,
  targets: Target[],
  { runs, navigation }: PagesOptions,
  problems: string[],
): Promise<Row[]> {
  const [first] = targets;
  // The first pages of a browser and a server take longer.
  if (first) await measureRow(browser, first, 1, navigation, () => {});
  const rows: Row[] = [];
  const started = performance.now();
  for (const target of targets) {
    rows.push(
      await measureRow(browser, target, runs, navigation, (problem) => problems.push(problem)),
    );
    const left = ((performance.now() - started) / rows.length) * (targets.length - rows.length);
    console.error(
      `${rows.length} of ${targets.length}: ${target.site} ${target.address} (${Math.ceil(left / 60_000)} minutes left)`,
    );
  }
  return rows;
}

function tell(rows: Row[], problems: string[], { runs }: PagesOptions): void {
  console.log(`\n${pageTable(rows)}`);
  console.log(
    `\nFCP, LCP, thread: times the same page without scripts, pictures and web fonts; medians of ${runs} runs; more ms: first paint after that of the stripped page. ✗: over its goal.`,
  );
  // The goals are for our own site.
  console.log(`\n${goalTable(rows.filter(({ site }) => site === ''))}\n`);
  for (const problem of problems) console.error(`not measured: ${problem}`);
}

function write(rows: Row[], problems: string[], { runs }: PagesOptions, browser: string): void {
  const goals = GOALS.flatMap((goal) => {
    const outcome = outcomeOf(
      goal,
      rows.filter(({ site }) => site === ''),
    );
    if (!outcome) return [];
    const { worst, median, missed, measured } = outcome;
    return [
      {
        goal: goal.name,
        unit: goal.unit,
        limit: worst.limit,
        median,
        worst: worst.value,
        on: worst.row.address,
        missed,
        measured,
      },
    ];
  });
  mkdirSync(path.dirname(REPORT), { recursive: true });
  const report = {
    measuredAt: new Date().toISOString(),
    browser,
    runs,
    slow: SLOW,
    goals,
    problems,
    rows,
  };
  writeFileSync(REPORT, `${JSON.stringify(report, null, 2)}\n`);
}

await run().catch(tellFailure);
