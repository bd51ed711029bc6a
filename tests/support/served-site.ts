import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { memoryFolder } from './memory-folder.ts';
import { startSite } from './run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    site: { origin: string; dataFolder: string };
  }
}

export default async function setup({
  provide,
}: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const dataFolder = mkdtempSync(path.join(memoryFolder(), 'miqyas-served-'));
  const settings = { DATA_DIR: dataFolder, LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000' };
  const site = await startSite({ settings });
  provide('site', { origin: site.origin, dataFolder });
  return async () => {
    await site.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
}
