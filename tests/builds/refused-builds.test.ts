import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyProject } from '#tests/support/project-copy.ts';

// Each test adds one mistake to this copy and expects that the build stops.
const copy = copyProject();
afterAll(copy.remove);

const LONG = { timeout: 180_000 };
const STAMP = path.join(copy.folder, 'build/stamp');
const PAGE = 'app/kinds/webinars/detail.tsx';
const WEBINARS = 'content/en/pages/webinars.yaml';
const ARABIC_JOB = 'content/ar/jobs/junior-data-analyst.md';

function useInComponent(statement: string): void {
  copy.restore();
  copy.write(PAGE, `${statement}\n${copy.read(PAGE)}`);
  copy.edit(
    PAGE,
    '<div className="wrap">',
    '<div className="wrap" data-leak={JSON.stringify(leak)}>',
  );
}

test(
  'a mistake in the content stops the build, which lists all mistakes and leaves no output',
  LONG,
  async () => {
    mkdirSync(path.dirname(STAMP));
    writeFileSync(STAMP, 'of an earlier build');
    copy.edit(WEBINARS, /^heading: .*$/m, 'heading: 42');
    copy.delete('content/en/pages/news.yaml');
    copy.edit(ARABIC_JOB, /^ {2}- .*\n/m, '');
    const { code, stderr } = await copy.build();
    expect(code).toBe(1);
    expect(stderr).toContain('The content cannot be used:\n');
    for (const place of [
      `${WEBINARS}:`,
      'content/en/pages/news.yaml: expected a file, received nothing',
      `${ARABIC_JOB}:`,
    ])
      expect(stderr).toContain(place);
    expect(stderr).not.toMatch(/^ +at /m);
    expect(existsSync(STAMP)).toBe(false);
  },
);

test('the framework refuses a component that uses a server module', LONG, async () => {
  cpSync('generated', path.join(copy.folder, 'generated'), { recursive: true });
  useInComponent("import { organization as leak } from '#app/content/read.server.ts';");
  const { code, output } = await copy.run('node_modules/@react-router/dev/bin.cjs', 'build');
  expect(code).toBe(1);
  expect(output).toMatch(/server-only module/i);
  expect(output).toContain('read.server.ts');
  expect(output).toContain(PAGE);
});

test(
  'the bundler refuses modules that are not for browsers, and names all of them',
  LONG,
  async () => {
    const leaks = [
      { file: 'server/env.ts', folder: 'server' },
      { file: 'generated/content/en.json', folder: 'generated/content' },
      { file: 'content/organization.yaml', folder: 'content', query: '?raw' },
      { file: 'art/mark.ts', folder: 'art' },
      { file: 'scripts/build-stamp.ts', folder: 'scripts' },
    ];
    const imports = leaks.map(
      ({ file, query = '' }, index) => `import * as leak${index} from '#${file}${query}';`,
    );
    useInComponent(
      `${imports.join('\n')}\nconst leak = [${leaks.map((_, index) => `leak${index}`).join(', ')}];`,
    );
    const { code, output } = await copy.build({ pagesOnly: true });
    expect(code).toBe(1);
    for (const { file, folder } of leaks)
      expect(output).toContain(`${file} would reach the browser: nothing in ${folder}/ may.`);
    expect(output).toContain('The site was not built');
  },
);
