import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tellFailure } from '#scripts/tell-failure.ts';
import { served, weigh } from '#scripts/weigh.ts';
import { residentMemory } from '#tests/support/process-use.ts';
import { copyProject, type ProjectCopy } from '#tests/support/project-copy.ts';
import { morePosts } from './more-posts.ts';
import { writeReport } from './write-report.ts';

// Measures how build time, file sizes and memory grow with the number of posts. `npm run
// bench:growth -- 200` adds up to 200 posts.

const IDLE = 5000;
const FILES = {
  'the list of posts': 'blog/index.html',
  'data of that list': 'blog.data',
  'a post': 'blog/data-management/index.html',
  'home page': 'index.html',
  'feed of the posts': 'blog/feed.xml',
  sitemap: 'sitemap.xml',
  'list for models': 'llms.txt',
};

async function run(): Promise<void> {
  const most = Number(process.argv[2] ?? 1000);
  const results: Record<string, number | undefined>[] = [];
  for (const posts of [0, Math.round(most / 2), most]) {
    const copy = copyProject();
    try {
      for (const post of morePosts(posts)) copy.write(post.file, post.text);
      const { code, output } = await copy.build();
      if (code !== 0)
        throw new Error(`With ${posts} more posts the site is not built:\n${output.slice(-2000)}`);
      results.push({
        'more posts': posts,
        ...secondsOf(copy),
        ...bytesOf(copy),
        ...(await memoryOf(copy)),
      });
    } finally {
      copy.remove();
    }
    const figures = Object.keys(results[0] ?? {});
    console.table(
      Object.fromEntries(figures.map((name) => [name, results.map((result) => result[name])])),
    );
    writeReport('growth', results);
  }
}

function secondsOf({ read }: ProjectCopy): Record<string, number> {
  const steps = JSON.parse(read('build/times.json')) as Record<string, number>;
  const all = Object.values(steps).reduce((sum, step) => sum + step, 0);
  return Object.fromEntries(
    Object.entries({ ...steps, 'the whole build': all }).map(([name, milliseconds]) => [
      `${name}, s`,
      milliseconds / 1000,
    ]),
  );
}

function bytesOf({ folder }: ProjectCopy): Record<string, number> {
  const client = path.join(folder, 'build/client');
  const files = Object.entries(FILES).map(([name, file]) => [
    `${name}, bytes`,
    served(path.join(client, file)),
  ]);
  const scripts = weigh('/blog', client).script;
  return { ...Object.fromEntries(files), 'scripts of a visit, bytes': scripts };
}

async function memoryOf(copy: ProjectCopy): Promise<Record<string, number | undefined>> {
  const site = await copy.serve({ LOG_LEVEL: 'error' });
  try {
    await wait(IDLE);
    const idle = residentMemory(site.pid);
    await fetch(`${site.origin}/search?q=data`).then((answer) => answer.text());
    return { 'idle, MiB': idle, 'after a search, MiB': residentMemory(site.pid) };
  } finally {
    await site.stop();
  }
}

await run().catch(tellFailure);
