import { readFileSync } from 'node:fs';
import path from 'node:path';
import { validateXML } from 'xmllint-wasm';

const SCHEMA = path.join(import.meta.dirname, 'schemas', 'rss-2.0.rng');

/** Returns xmllint's errors for each feed. xmllint starts slowly, so all feeds share one run. */
export async function rssFaults(feeds: readonly string[]): Promise<string[][]> {
  const { errors } = await validateXML({
    xml: feeds.map((contents, index) => ({ fileName: `${index}.xml`, contents })),
    schema: { fileName: 'rss-2.0.rng', contents: readFileSync(SCHEMA, 'utf8') },
    extension: 'relaxng',
  });
  // A line without a location continues the previous message.
  const placed = errors.filter(({ loc }) => loc);
  if (placed.length === 0 && errors.length > 0)
    throw new Error(`xmllint did not run: ${errors[0]?.message}`);
  return feeds.map((_, index) =>
    placed.flatMap(({ loc, message }) => (loc?.fileName === `${index}.xml` ? [message] : [])),
  );
}
