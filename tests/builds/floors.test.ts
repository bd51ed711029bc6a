import { afterAll, expect, test } from 'vitest';
import { copyProject } from '#tests/support/project-copy.ts';
import { runsAll } from '#tests/support/scope.ts';

const copy = copyProject([
  'app',
  'content',
  'delivery',
  'server',
  '.dependency-cruiser.cjs',
  'package.json',
  'tsconfig.json',
]);
afterAll(copy.remove);

const LONG = { timeout: 120_000 };
const PAGE = 'app/kinds/webinars/list.tsx';

const checkFloors = () =>
  copy.run(
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    'app',
    'delivery',
    'server',
    '--config',
    '.dependency-cruiser.cjs',
  );

// `npm test` leaves this test out, because `npm run check` does the same check.
if (runsAll) {
  test('the floors check accepts the project', LONG, async () => {
    expect(await checkFloors()).toMatchObject({ code: 0 });
  });
}

test('the floors check reports a page that imports only a type of the server', LONG, async () => {
  copy.write(
    PAGE,
    `import type { Settings } from '#server/env.ts';\nexport type Leak = Settings;\n${copy.read(PAGE)}`,
  );
  const { code, output } = await checkFloors();
  expect(code).toBeGreaterThan(0);
  expect(output).toMatch(
    /app-never-imports-server.*app\/kinds\/webinars\/list\.tsx.*server\/env\.ts/,
  );
});
