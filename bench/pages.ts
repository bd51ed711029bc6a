import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, ensureBrowser } from '#scripts/browser.ts';
import { buildIfNeeded } from '#scripts/build.ts';
import { tellFailure } from '#scripts/tell-failure.ts';
import { builtPages } from '#tests/support/built-pages.ts';
import { startSite } from '#tests/support/run.ts';
import { GOALS, outcomeOf, type Row } from './pages/goals.ts';
import { measureRow, type Target } from './pages/measure-row.ts';
import { choosePages, readPagesOptions } from './pages/options.ts';
import { serveStripped } from './pages/stripped-server.ts';
import { goalTable, pageTable } from './pages/tables.ts';
import { SLOW } from './pages/visit.ts';
import { writeReport } from './write-report.ts';

// Compares every page with a copy without scripts, pictures and web fonts, on a simulated slow
// phone. Read the ratios, because absolute times depend on the machine.

async function run(): Promise<void> {
  const options = readPagesOptions(process.argv.slice(2));
  const { runs } = options;
  await buildIfNeeded();
  const built = builtPages().map(({ address }) => address);
  const paths = choosePages(built, options.pages);
  const site = await startSite({ settings: { LOG_LEVEL: 'error' } });
  const stripped = await serveStripped();
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
  const rows: Row[] = [];
  const problems: string[] = [];
  try {
    const targets: Target[] = [];
    for (const path of paths) {
      for (const { name, origin } of [{ name: undefined, origin: site.origin }, ...options.site]) {
        const url = origin + path;
        targets.push({
          path,
          ...(name && { site: name }),
          url,
          stripped: await stripped.strip(url),
        });
      }
    }
    // The first visit is not recorded, because a new browser and server are slow.
    for (const first of targets.slice(0, 1))
      await measureRow(browser, first, { ...options, runs: 1 }, () => {});
    const started = performance.now();
    for (const target of targets) {
      rows.push(await measureRow(browser, target, options, (problem) => problems.push(problem)));
      const left = ((performance.now() - started) / rows.length) * (targets.length - rows.length);
      const minutes = Math.ceil(left / 60_000);
      console.error(
        `${rows.length} of ${targets.length}: ${target.path} (${minutes} minutes left)`,
      );
    }
    print(rows, problems, runs);
    const goals = GOALS.flatMap((goal) => outcomeOf(goal, rows.filter(isOurs)) ?? []).map(
      ({ goal, worst, ...outcome }) => ({
        goal: goal.name,
        unit: goal.unit,
        limit: worst.limit,
        worst: worst.value,
        on: worst.row.path,
        ...outcome,
      }),
    );
    const circumstances = { measuredAt: new Date(), browser: browser.version(), runs, slow: SLOW };
    writeReport('pages', { ...circumstances, goals, problems, rows });
  } finally {
    await browser.close();
    stripped.close();
    await site.stop();
  }
}

function print(rows: Row[], problems: string[], runs: number): void {
  console.log(`\n${pageTable(rows)}`);
  console.log(
    `\nFCP, LCP, thread: times the same page without scripts, pictures and web fonts; medians of ${runs} runs; more ms: first paint after that of the stripped page. ✗: over its goal.`,
  );
  console.log(`\n${goalTable(rows.filter(isOurs))}\n`);
  for (const problem of problems) console.error(`not measured: ${problem}`);
}

function isOurs({ site }: Row): boolean {
  return site === undefined;
}

await run().catch(tellFailure);
