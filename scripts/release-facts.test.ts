import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { softwareBillOfMaterials } from './sbom.ts';

type Project = { version: string };
type LockedPackage = { version: string; license?: string; dev?: boolean };
type Lock = Project & { packages: Record<string, LockedPackage> };

const readJson = <Shape>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Shape;
const { version } = readJson<Project>('package.json');
const lock = readJson<Lock>('package-lock.json');

function licences(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [folder, { license = 'none', dev }] of Object.entries(lock.packages)) {
    if (!folder || dev || /\/node(-bin-setup)?$/.test(folder)) continue;
    counts[license] = (counts[license] ?? 0) + 1;
  }
  return counts;
}

test('the version has a section with its date in the changelog, which is the latest', () => {
  expect([lock.version, lock.packages['']?.version]).toEqual([version, version]);
  const headings = readFileSync('CHANGELOG.md', 'utf8').match(/^## .*$/gm) ?? [];
  const [latest] = headings.filter((heading) => heading !== '## [Unreleased]');
  expect(latest).toMatch(new RegExp(`^## \\[${version}\\] - \\d{4}-\\d{2}-\\d{2}$`));
});

test('the list of licences names the licence of each package of the running site', () => {
  const text = readFileSync('docs/dependencies.md', 'utf8');
  const rows = [...text.matchAll(/^\| ([\w.-]+) \| (\d+) \|$/gm)];
  expect(Object.fromEntries(rows.map(([, name, count]) => [name, Number(count)]))).toEqual(
    licences(),
  );
});

test('the software bill of materials has what the site runs on, and no tools', () => {
  const { metadata, components } = JSON.parse(softwareBillOfMaterials()) as {
    metadata: { component: { name: string; version: string } };
    components: { name: string; licenses: object[] }[];
  };
  expect(metadata.component).toMatchObject({ name: 'miqyas', version });
  const names = components.map(({ name }) => name);
  // These packages must be in the list, although development packages also depend on some of them.
  expect(names).toEqual(expect.arrayContaining(['better-sqlite3', 'nodemailer', 'pg', 'react']));
  for (const tool of ['node', 'typescript', 'vite', 'vitest']) expect(names).not.toContain(tool);
  expect(components.filter(({ licenses }) => !(licenses?.length > 0))).toEqual([]);
});
