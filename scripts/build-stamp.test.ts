import { existsSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { copyProject } from '#tests/support/project-copy.ts';
import { buildInputs } from './build-inputs.ts';
import { buildStamp } from './build-stamp.ts';

const copy = copyProject();
afterAll(copy.remove);

const inputs = new Set(buildInputs());
const stampNow = () => buildStamp(copy.folder);

test.each([
  'content/en/pages/about-us.yaml',
  'content/ar/blog/data-management.md',
  'content/languages.ts',
  'app/kinds/webinars/list.tsx',
  'app/boot/boot.ts',
  'app/styles/tokens.css',
  'art/social/social-layout.ts',
  'delivery/site-files.ts',
  'server/http/redirects.ts',
  'delivery/compress.ts',
  'scripts/vite/inline-scripts.ts',
  'scripts/content/fall-back.ts',
  'vite.config.ts',
  'package-lock.json',
])('a build reads %s', (file) => {
  expect(existsSync(file)).toBe(true);
  expect(inputs).toContain(file);
});

test.each([
  'server/README.md',
  'app/forms/README.md',
  'bench/growth.ts',
  'bench/pages.ts',
  'scripts/check.ts',
  'scripts/check-content.ts',
  'scripts/content/proofing.ts',
  'scripts/house-rules.ts',
  'scripts/test.ts',
  'scripts/build-stamp.test.ts',
  'app/data-cache.test.ts',
  'server/env.test.ts',
  'content/new/post.en.md',
])('a build does not read %s', (file) => {
  expect(existsSync(file)).toBe(true);
  expect(inputs).not.toContain(file);
});

test('only a change to an input of the build needs a new build', () => {
  const stamp = stampNow();
  for (const file of ['server/README.md', 'bench/growth.ts', 'server/env.test.ts'])
    copy.write(file, `${copy.read(file)}\n`);
  copy.write('docs/further.md', 'Words.\n');
  expect(stampNow()).toBe(stamp);

  copy.write('app/pages/further.tsx', 'export {};\n');
  const withFurther = stampNow();
  expect(withFurther).not.toBe(stamp);
  copy.edit('app/pages/further.tsx', '{}', '{ further }');
  expect(stampNow()).not.toBe(withFurther);
  copy.delete('app/pages/further.tsx');
  expect(stampNow()).toBe(stamp);
});

test('a build also reads every module that its modules name', () => {
  const named = [...inputs]
    .filter((file) => /\.m?tsx?$/.test(file))
    .flatMap((file) =>
      Array.from(
        copy.read(file).matchAll(/'#((?:app|art|content|delivery|scripts|server)\/[^'?]+)'/g),
        ([, name = '']) => name,
      ),
    );
  expect(named.length).toBeGreaterThan(500);
  expect(named.filter((name) => !inputs.has(name))).toEqual([]);
});
