import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tellFailure } from '#scripts/tell-failure.ts';
import { served, weigh } from '#scripts/weigh.ts';
import { copyProject, type ProjectCopy } from '#tests/support/project-copy.ts';
import { morePosts } from './more-posts.ts';
import { residentMemory } from './process-use.ts';
import { startOurs } from './servers.ts';

// How the site grows with the number of posts: without, with half and with all of the additional
// posts in each language, built in a copy of the project. `npm run bench:growth -- 200` sets the
// number.

const REPORT = 'test-results/bench/growth.json';
const IDLE = 5000;
const AT_ONCE = 8;
/**
 * Files of which a visit, a feed reader or a search engine loads one, by their name in the report.
 */
const FILES = {
  'the list of posts': 'blog/index.html',
  'data of that list': 'blog.data',
  'a post': 'blog/data-management/index.html',
  'home page': 'index.html',
  'feed of the posts': 'blog/feed.xml',
  sitemap: 'sitemap.xml',
  'list for models': 'llms.txt',
};

type Measured = {
  posts: number;
  seconds: Record<string, number>;
  bytes: Record<string, number>;
  memory: Record<string, number | undefined>;
};

async function run(): Promise<void> {
  const most = Number(process.argv[2] ?? 1000);
  const results: Measured[] = [];
  for (const posts of [0, Math.round(most / 2), most]) {
    const copy = copyProject();
    try {
      for (const post of morePosts(posts)) copy.write(post.file, post.text);
      const { code, output } = await copy.build();
      if (code !== 0)
        throw new Error(`With ${posts} more posts the site is not built:\n${output.slice(-2000)}`);
      results.push({
        posts,
        seconds: secondsOf(copy),
        bytes: bytesOf(copy),
        memory: await memoryOf(copy),
      });
    } finally {
      copy.remove();
    }
    tell(results);
    mkdirSync(path.dirname(REPORT), { recursive: true });
    writeFileSync(REPORT, `${JSON.stringify(results, null, 2)}\n`);
  }
}

function secondsOf({ read }: ProjectCopy): Record<string, number> {
  const steps = JSON.parse(read('build/times.json')) as Record<string, number>;
  const all = Object.values(steps).reduce((sum, step) => sum + step, 0);
  return Object.fromEntries(
    Object.entries({ ...steps, 'the whole build': all }).map(([name, milliseconds]) => [
      name,
      milliseconds / 1000,
    ]),
  );
}

/** As sent, with brotli. */
function bytesOf({ folder }: ProjectCopy): Record<string, number> {
  const client = path.join(folder, 'build/client');
  const files = Object.entries(FILES).map(([name, file]) => [
    name,
    served(path.join(client, file)),
  ]);
  return { ...Object.fromEntries(files), 'scripts of a visit': weigh('/blog', client).script };
}

async function memoryOf({ folder }: ProjectCopy): Promise<Measured['memory']> {
  const server = await startOurs(folder);
  try {
    await new Promise((resolve) => setTimeout(resolve, IDLE));
    const idle = residentMemory(server.pid);
    await crawl(server.origin, path.join(folder, 'build/client/sitemap.xml'));
    const crawled = residentMemory(server.pid);
    await fetch(`${server.origin}/search?q=data`).then((answer) => answer.text());
    return { idle, 'after a crawl': crawled, 'after a search': residentMemory(server.pid) };
  } finally {
    await server.stop();
  }
}

/** Loads each page once, as search engines do. */
async function crawl(origin: string, sitemap: string): Promise<void> {
  const pages = Array.from(
    readFileSync(sitemap, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, page = '']) => new URL(page).pathname,
  );
  const crawler = async () => {
    for (let page = pages.pop(); page !== undefined; page = pages.pop()) {
      const answer = await fetch(origin + page, { headers: { 'Accept-Encoding': 'br' } });
      if (answer.status !== 200) throw new Error(`${page} was answered ${answer.status}`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, crawler));
}

function tell(results: Measured[]): void {
  const row = (name: string, cells: string[]) =>
    console.log(`${name.padEnd(34)}${cells.map((cell) => cell.padStart(12)).join('')}`);
  console.log('');
  row('more posts in each language', [...results.map(({ posts }) => String(posts)), 'growth']);
  const section = (
    unit: string,
    valuesOf: (result: Measured) => Record<string, number | undefined>,
    digits: number,
  ) => {
    for (const name of Object.keys(
      valuesOf(results[0] ?? { posts: 0, seconds: {}, bytes: {}, memory: {} }),
    )) {
      const values = results.map((result) => valuesOf(result)[name]);
      row(`${name}, ${unit}`, [
        ...values.map((value) => value?.toFixed(digits) ?? '?'),
        growthOf(values),
      ]);
    }
  };
  section('s', ({ seconds }) => seconds, 1);
  section('bytes', ({ bytes }) => bytes, 0);
  section('MiB', ({ memory }) => memory, 0);
}

/**
 * How much more the second half of the posts adds than the first: 1 for linear growth, 2 and more
 * otherwise.
 */
function growthOf(values: (number | undefined)[]): string {
  const [none = 0, half = 0, all] = values;
  if (all === undefined) return '';
  return Math.abs(half - none) < 0.02 * none
    ? 'none'
    : `× ${((all - half) / (half - none)).toFixed(2)}`;
}

await run().catch(tellFailure);
