import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { parseSitemap } from 'sitemap';
import { readSettings, type Settings } from '../server/env.ts';
import { UsageError } from './failures.ts';
import { tellFailure } from './tell-failure.ts';

/** Shared by the search engines that take part: one is told, all know (indexnow.org). */
const INDEX_NOW = 'https://api.indexnow.org/indexnow';
/** The most addresses that it takes at once. */
const MOST = 10_000;

/** Addresses with the day of their last change. */
type Announced = Record<string, string>;

/**
 * Tells search engines which pages of the published site are new, changed or gone since it was last
 * run.
 * @param service who is told
 * @returns the addresses that were told
 * @throws UsageError where the key is not set, the site does not answer, or the service refuses
 */
export async function announce(
  { SITE_URL, INDEXNOW_KEY, DATA_DIR }: Settings,
  service = INDEX_NOW,
): Promise<string[]> {
  if (!INDEXNOW_KEY)
    throw new UsageError('Set INDEXNOW_KEY first, for the site and for this command.');
  const file = path.join(DATA_DIR, 'announced.json');
  const before: Announced = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Announced)
    : {};
  const now = await readSitemap(SITE_URL);
  const changed = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (address) => before[address] !== now[address],
  );

  for (let start = 0; start < changed.length; start += MOST) {
    const body = {
      host: new URL(SITE_URL).host,
      key: INDEXNOW_KEY,
      keyLocation: `${SITE_URL}/${INDEXNOW_KEY}.txt`,
      urlList: changed.slice(start, start + MOST),
    };
    const { ok, status } = await fetch(service, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
    });
    if (!ok) throw new UsageError(`${service} answered ${status}; nothing is remembered as told.`);
  }
  mkdirSync(DATA_DIR, { recursive: true });
  writeFileSync(file, JSON.stringify(now));
  return changed;
}

async function readSitemap(site: string): Promise<Announced> {
  const address = `${site}/sitemap.xml`;
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok)
    throw new UsageError(`${address} does not answer: the site has to be running under SITE_URL.`);
  const entries = await parseSitemap(Readable.from([await response.text()]));
  return Object.fromEntries(entries.map(({ url, lastmod = '' }) => [url, lastmod]));
}

if (import.meta.main) {
  await announce(readSettings(), process.argv[2]).then(
    (told) =>
      console.log(
        told.length > 0
          ? `Told of ${told.length}:\n${told.join('\n')}`
          : 'Nothing has changed since it was last told.',
      ),
    tellFailure,
  );
}
