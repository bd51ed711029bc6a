import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST } from '../delivery/manifest.ts';
import { readSettings } from '../server/env.ts';
import { buildIfNeeded } from './build.ts';
import { bundle, NOT_BUNDLED } from './bundle.ts';
import { UsageError } from './failures.ts';
import { filesIn } from './files-in.ts';
import { type Lock, packageFolders } from './package-folders.ts';
import { tellFailure } from './tell-failure.ts';

const COPIED = [
  'build/client',
  'build/search',
  'build/server',
  'build/stamp',
  MANIFEST,
  // `inbox doctor` reads the texts of the pages.
  'generated/content',
  'server/serve.mjs',
  // Do not copy the whole folder deploy/, because deploy/.env may contain secrets.
  ...[
    'README.md',
    'compose.env.example',
    'compose.yaml',
    'litestream.yml',
    'monitoring',
    'proxies',
    'systemd',
  ].map((name) => `deploy/${name}`),
  'docs/operating.md',
  '.env.example',
  'CHANGELOG.md',
  'LICENSE',
];
const INBOX = 'inbox/inbox.js';

type Project = {
  name: string;
  version: string;
  license: string;
  description: string;
  dependencies: Record<string, string>;
};

/**
 * Writes everything that runs the site and the inbox, apart from Node, into a folder.
 * @param folder the folder to make or to replace
 */
export async function pack(folder: string): Promise<void> {
  // With other settings, the first start would have to render all pages again.
  await buildIfNeeded({ forSettings: true });
  rmSync(folder, { recursive: true, force: true });
  for (const name of COPIED.filter((file) => existsSync(file))) copy(name, folder);
  await bundle('inbox/inbox.ts', path.join(folder, INBOX));
  for (const name of packageFolders(NOT_BUNDLED, readJson<Lock>('package-lock.json')))
    copy(name, folder);
  const project = packedProject(readJson<Project>('package.json'));
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(project, null, 2)}\n`);
}

function copy(name: string, folder: string): void {
  cpSync(name, path.join(folder, name), { recursive: true });
}

function packedProject({ name, version, license, description, dependencies }: Project) {
  const node = Number.parseInt(dependencies.node ?? '', 10);
  return {
    name,
    version,
    private: true,
    description,
    license,
    type: 'module',
    engines: { node: `>=${node}` },
    scripts: { start: 'node server/serve.mjs', inbox: `node ${INBOX}` },
    dependencies: Object.fromEntries(NOT_BUNDLED.map((one) => [one, dependencies[one]])),
  };
}

function readJson<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(file, 'utf8')) as Shape;
}

async function run(): Promise<void> {
  const { name, version } = readJson<Project>('package.json');
  const [folder = `dist/${name}-${version}`, ...rest] = process.argv.slice(2);
  if (rest.length > 0) throw new UsageError('Say "npm run pack", or "npm run pack -- FOLDER".');
  if (existsSync(folder) && !existsSync(path.join(folder, MANIFEST)))
    throw new UsageError(`${folder} exists and is not a packed site. Name another folder.`);
  await pack(folder);
  const files = filesIn(folder);
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  const { SITE_URL } = readSettings();
  console.log(
    `${folder}: ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB, pages for ${SITE_URL}`,
  );
}

if (import.meta.main) await run().catch(tellFailure);
