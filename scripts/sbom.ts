import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tellFailure } from './tell-failure.ts';

const LOCK = 'package-lock.json';
const MOST_OUTPUT = 64 * 1024 * 1024;

/**
 * Returns the software bill of materials of the running site, as CycloneDX JSON. Leaves out Node,
 * because the packed site has no Node.
 */
export function softwareBillOfMaterials(): string {
  const { devDependencies: _, ...project } = JSON.parse(readFileSync('package.json', 'utf8'));
  delete project.dependencies.node;
  const temporary = mkdtempSync(path.join(tmpdir(), 'miqyas-sbom-'));
  // npm uses the folder's name as the project's name.
  const folder = path.join(temporary, project.name);
  try {
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(project));
    copyFileSync(LOCK, path.join(folder, LOCK));
    // Removes the development packages from the copied lock file.
    npm(folder, 'install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit');
    return npm(folder, 'sbom', '--package-lock-only', '--sbom-format', 'cyclonedx');
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

function npm(folder: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', [...words, '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT,
  });
  if (status !== 0) throw new Error(`npm ${words[0]} failed:\n${stderr}`);
  return stdout;
}

if (import.meta.main) {
  await (async () => process.stdout.write(softwareBillOfMaterials()))().catch(tellFailure);
}
