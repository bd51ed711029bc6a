import { readFileSync } from 'node:fs';
import path from 'node:path';
import { validateXML } from 'xmllint-wasm';

const SCHEMA = path.join(import.meta.dirname, 'schemas', 'rss-2.0.rng');

/** The faults that xmllint finds in RSS feeds, one list per feed. Most of its time is its start. */
export async function rssFaults(feeds: readonly string[]): Promise<string[][]> {
  const { errors } = await validateXML({
    xml: feeds.map((contents, index) => ({ fileName: `${index}.xml`, contents })),
    schema: { fileName: 'rss-2.0.rng', contents: readFileSync(SCHEMA, 'utf8') },
    extension: 'relaxng',
  });
  // Lines without a place belong to the message before them.
  const placed = errors.filter(({ loc }) => loc);
  if (placed.length === 0 && errors.length > 0)
    throw new Error(`xmllint did not run: ${errors[0]?.message}`);
  return feeds.map((_, index) =>
    placed.flatMap(({ loc, message }) => (loc?.fileName === `${index}.xml` ? [message] : [])),
  );
}
