import '#tests/support/page-settings.ts';
import { runSearch } from '#app/search/run-search.ts';
import { searchDocuments } from '#app/search/search-documents.server.ts';
import { loadIndex, makeIndex } from '#app/search/search-index.ts';
import { type Language, languages } from '#content/languages.ts';
import { isFound, readPairs, SETS } from '#tests/search/pairs.ts';

// Measures how often the search shows an expected document first, or among the first five.

const TIMED_QUERIES = 200;

function measure(language: Language): void {
  const documents = searchDocuments(language);
  const stored = makeIndex(documents);
  const index = loadIndex(stored);
  const search = (query: string) => runSearch(index, query).map(({ id }) => id);

  console.log(`\n${language.code}: ${documents.length} documents`);
  const sets = SETS.map((set) => {
    const results = readPairs(set, language.code).map((pair) => ({
      pair,
      ids: search(pair.query),
    }));
    const share = (first: number) => {
      const found = results.filter(({ pair, ids }) => isFound(pair, ids, first));
      return `${((100 * found.length) / results.length).toFixed(1)} %`;
    };
    return [set, { queries: results.length, 'first five': share(5), first: share(1) }];
  });
  console.table(Object.fromEntries(sets));

  const tuning = readPairs('tuning', language.code);
  if (process.argv.includes('--misses'))
    for (const pair of tuning) {
      const ids = search(pair.query);
      if (!isFound(pair, ids))
        console.log(
          `missed (${pair.kind}) ${pair.query}: wanted ${pair.expects.join(' or ')},`,
          `found ${ids.slice(0, 5).join(' ')}`,
        );
    }

  const started = performance.now();
  for (let count = 0; count < TIMED_QUERIES; count++)
    search(tuning[count % tuning.length]?.query ?? '');
  const each = (performance.now() - started) / TIMED_QUERIES;
  const bytes = Buffer.byteLength(JSON.stringify(stored));
  console.log(`index: ${bytes} bytes on the server; ${each.toFixed(2)} ms a query`);
}

for (const language of languages) measure(language);
