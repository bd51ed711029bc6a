import { buildIfNeeded } from '#scripts/build.ts';
import { tellFailure } from '#scripts/tell-failure.ts';
import { builtPages } from '#tests/support/built-pages.ts';
import { startSite } from '#tests/support/run.ts';
import { type PageResult, resultOf } from './lighthouse/report.ts';
import { installLighthouse, runLighthouse } from './lighthouse/run-lighthouse.ts';
import { choosePages, readLighthouseOptions } from './pages/options.ts';
import { writeReport } from './write-report.ts';

// Runs Lighthouse with its phone settings on every page of the built site.

async function run(): Promise<void> {
  const { pages, runs } = readLighthouseOptions(process.argv.slice(2));
  await buildIfNeeded();
  const built = builtPages().map(({ address }) => address);
  const paths = choosePages(built, pages);
  installLighthouse();
  const site = await startSite({ settings: { LOG_LEVEL: 'error' } });
  const results: PageResult[] = [];
  try {
    for (const path of paths) {
      const reports = Array.from({ length: runs }, () => runLighthouse(site.origin + path));
      results.push(resultOf(path, reports));
      console.error(`${results.length} of ${paths.length}: ${path}`);
    }
  } finally {
    await site.stop();
  }
  print(results);
  writeReport('lighthouse', { measuredAt: new Date(), runs, results });
}

function print(results: PageResult[]): void {
  console.table(
    Object.fromEntries(results.map(({ path, scores, speeds }) => [path, { ...scores, ...speeds }])),
  );
  const findings = results.flatMap(({ path, findings }) =>
    findings.map(({ category, audit, title, why }) => ({
      path,
      text: `${category}, ${audit}: ${title}${why ? ` (${why})` : ''}`,
    })),
  );
  for (const [text, found] of Map.groupBy(findings, ({ text }) => text))
    console.log(`\n${text}\n  on ${found.map(({ path }) => path).join(', ')}`);
}

await run().catch(tellFailure);
