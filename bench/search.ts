import { execFileSync } from 'node:child_process';
import { runSearch } from '#app/search/run-search.ts';
import { searchDocuments } from '#app/search/search-documents.server.ts';
import { loadIndex, makeIndex } from '#app/search/search-index.ts';
import { type Language, languages } from '#content/languages.ts';
import { isFound, type Pair, readPairs, SETS } from '#tests/search/pairs.ts';
import { type Engine, others } from './other-engines.ts';

// The quality of the site's search beside three other engines over the same documents. Prints how
// often the expected document is the first, and among the first five.

const RUNS = 200;

async function run(): Promise<void> {
  for (const language of languages) {
    const documents = searchDocuments(language);
    const engines = [ours(documents), ...(await others(documents, language))];
    console.log(`\n${language.code}: ${documents.length} documents`);
    for (const set of SETS) {
      const pairs = readPairs(set, language.code);
      console.log(`  ${set}, ${pairs.length} queries      first five     first`);
      for (const engine of engines)
        console.log(`    ${engine.name.padEnd(28)}${await scoreOf(engine, pairs)}`);
    }
    if (process.argv.includes('--misses')) await tellMisses(ours(documents), language);
    for (const { close } of engines) await close?.();
    tellCosts(documents, language);
  }
}

function ours(documents: ReturnType<typeof searchDocuments>): Engine {
  const index = loadIndex(makeIndex(documents));
  return {
    name: 'this site',
    search: async (query) => runSearch(index, query).map(({ id }) => id),
  };
}

async function scoreOf({ search }: Engine, pairs: Pair[]): Promise<string> {
  const results: { pair: Pair; ids: string[] }[] = [];
  // One by one, because Pagefind fails with concurrent queries while it loads.
  for (const pair of pairs) results.push({ pair, ids: await search(pair.query) });
  const share = (first: number) =>
    `${((100 * results.filter(({ pair, ids }) => isFound(pair, ids, first)).length) / pairs.length).toFixed(1)}%`;
  return `${share(5).padStart(10)}${share(1).padStart(10)}`;
}

/** Only queries of the tuning set. */
async function tellMisses({ search }: Engine, { code }: Language): Promise<void> {
  for (const pair of readPairs('tuning', code)) {
    const ids = await search(pair.query);
    if (!isFound(pair, ids))
      console.log(
        `    missed (${pair.kind}) ${pair.query}: wanted ${pair.expects.join(' or ')}, found ${ids.slice(0, 5).join(' ')}`,
      );
  }
}

/** The size of the index, and the server's time for a query. */
function tellCosts(documents: ReturnType<typeof searchDocuments>, language: Language): void {
  const made = makeIndex(documents);
  const index = loadIndex(made);
  const queries = readPairs('tuning', language.code).map(({ query }) => query);
  const started = performance.now();
  for (let count = 0; count < RUNS; count++)
    runSearch(index, queries[count % queries.length] ?? '');
  const each = (performance.now() - started) / RUNS;
  const bytes = Buffer.byteLength(JSON.stringify(made));
  console.log(`  index: ${bytes} bytes on the server; ${each.toFixed(2)} ms a query`);
}

if (!process.argv.includes('--installed')) {
  // Only this command needs them, so they are not dependencies.
  execFileSync(
    process.execPath,
    [
      process.env.npm_execpath ?? '',
      'install',
      '--prefix',
      'generated/bench',
      '--no-audit',
      '--no-fund',
      '@orama/orama@3.1.18',
      'pagefind@1.5.2',
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
}
await run();
