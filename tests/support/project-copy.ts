import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SOURCES = [
  'app',
  'art',
  'content',
  'scripts',
  'server',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

export type ProjectCopy = {
  folder: string;
  /** Builds the copy as `npm run build` would. */
  build: (settings?: Record<string, string>) => Promise<{ code: number | null; output: string }>;
  remove: () => void;
};

/** A copy of the project to break, or to build with other settings, without touching the real one. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'miqyas-'));
  for (const source of SOURCES) cpSync(source, path.join(folder, source), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    build: (settings = {}) =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, ['scripts/build.ts'], { cwd: folder, env: { ...process.env, ...settings } });
        let output = '';
        child.stdout.on('data', (chunk) => (output += chunk));
        child.stderr.on('data', (chunk) => (output += chunk));
        child.on('close', (code) => resolve({ code, output }));
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
