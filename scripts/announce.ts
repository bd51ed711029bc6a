import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { parseSitemap } from 'sitemap';
import { readSettings, type Settings } from '../server/env.ts';
import { makeFolder } from '../server/make-folder.ts';
import { UsageError } from './failures.ts';
import { tellFailure } from './tell-failure.ts';

const INDEX_NOW = 'https://api.indexnow.org/indexnow';
const MOST = 10_000;

type Announced = Record<string, string>;

/**
 * Reports to search engines which pages are new, changed or removed since the last run.
 * @param service the URL that receives the report
 * @throws UsageError if the key is not set, the site does not respond, or the service refuses the
 * report
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
    (url) => before[url] !== now[url],
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
  makeFolder(DATA_DIR);
  writeFileSync(file, JSON.stringify(now));
  return changed;
}

async function readSitemap(site: string): Promise<Announced> {
  const url = `${site}/sitemap.xml`;
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok)
    throw new UsageError(`${url} does not answer: the site has to be running under SITE_URL.`);
  const entries = await parseSitemap(Readable.from([await response.text()]));
  return Object.fromEntries(entries.map(({ url, lastmod = '' }) => [url, lastmod]));
}

if (import.meta.main) {
  await announce(readSettings(), process.argv[2]).then(
    (urls) =>
      console.log(
        urls.length > 0
          ? `Told of ${urls.length}:\n${urls.join('\n')}`
          : 'Nothing has changed since it was last told.',
      ),
    tellFailure,
  );
}
