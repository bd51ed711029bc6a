import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { languages } from '#content/languages.ts';
import { copyProject } from '#tests/support/project-copy.ts';

// Each lock is proven by breaking in.
const copy = copyProject();
afterAll(copy.remove);

const LONG = { timeout: 180_000 };
const PAGE = 'app/pages/webinars.tsx';

/** A page whose component, which browsers run, uses what a module exports. */
function usingInComponent(statement: string): void {
  copy.restore(PAGE);
  copy.write(PAGE, `${statement}\n${copy.read(PAGE)}`);
  copy.edit(PAGE, '<div className="wrap">', '<div className="wrap" data-leak={JSON.stringify(leak)}>');
}

test('the framework refuses a component that uses a server module', LONG, async () => {
  usingInComponent("import { organization as leak } from '#app/content/read.server.ts';");
  const { code, output } = await copy.build();
  expect(code).toBe(1);
  expect(output).toMatch(/server-only module/i);
  expect(output).toContain('read.server.ts');
  expect(output).toContain(PAGE);
});

test('the bundler refuses what is not for browsers, and names all of it', LONG, async () => {
  const leaks = [
    { file: 'server/env.ts', folder: 'server' },
    { file: 'generated/content/en.json', folder: 'generated/content' },
    { file: 'content/organization.yaml', folder: 'content', query: '?raw' },
    { file: 'art/mark.ts', folder: 'art' },
    { file: 'scripts/build-stamp.ts', folder: 'scripts' },
  ];
  const imports = leaks.map(({ file, query = '' }, index) => `import * as leak${index} from '#${file}${query}';`);
  usingInComponent(`${imports.join('\n')}\nconst leak = [${leaks.map((_, index) => `leak${index}`).join(', ')}];`);
  const { code, output } = await copy.build();
  expect(code).toBe(1);
  for (const { file, folder } of leaks) expect(output).toContain(`${file} would reach the browser: nothing in ${folder}/ may.`);
  expect(output).toContain('The site was not built');
});

test('the floors check reports a page that imports the server, be it only a type', LONG, async () => {
  const checkFloors = () =>
    copy.run('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', 'app', 'server', '--config', '.dependency-cruiser.cjs');
  copy.restore(PAGE);
  expect(await checkFloors()).toMatchObject({ code: 0 });

  copy.write(PAGE, `import type { Settings } from '#server/env.ts';\nexport type Leak = Settings;\n${copy.read(PAGE)}`);
  const { code, output } = await checkFloors();
  expect(code).toBeGreaterThan(0);
  expect(output).toMatch(/app-never-imports-server.*app\/pages\/webinars\.tsx.*server\/env\.ts/);
});

test.each(languages)('what browsers download holds no sentence of the site ($code)', LONG, ({ code }) => {
  const bundle = browserScripts()
    .map(({ text }) => withoutQuotes(text))
    .join();
  const sentences = sentencesIn(JSON.parse(readFileSync(`generated/content/${code}.json`, 'utf8')));
  expect(sentences.length).toBeGreaterThan(300);
  const heldBy = (text: string) => sentences.filter((sentence) => text.includes(withoutQuotes(sentence)));
  expect(heldBy(bundle)).toEqual([]);
  // Where they are: this is how they would be found.
  expect(heldBy(withoutQuotes(readFileSync(`build/server/content/${code}.json`, 'utf8'))).length).toBeGreaterThan(300);
});

test('what browsers download holds no trace of the server', LONG, () => {
  for (const { file, text } of browserScripts()) {
    // A module's name stands in quotes; `{node:…}` is a key like any other.
    expect(text, file).not.toMatch(/["'`](node:|better-sqlite3|pino|hono)/);
    expect(text, file).not.toContain('process.env.');
    expect(text, file).not.toMatch(/MEDIA_ORIGIN|LOG_LEVEL|SettingsError/);
  }
});

function browserScripts(): { file: string; text: string }[] {
  const folder = 'build/client/assets';
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(10);
  return files.map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }));
}

/** Every text of 25 characters or more that has a space, and so is not an address or a name. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= 25 && value.includes(' ') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

/** Bundlers choose their own quotes and escape those within. */
function withoutQuotes(text: string): string {
  return text.replace(/["'`\\]/g, '');
}
