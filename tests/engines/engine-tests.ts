import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { memoryFolder } from '#tests/support/memory-folder.ts';
import { type RunningSite, startSite } from '#tests/support/run.ts';
import { testArabicLayout } from './arabic-layout.ts';
import type { Engine } from './engine.ts';
import { testForms } from './forms.ts';
import { type EngineName, findEngine } from './install.ts';
import { testLanguageSuggestion } from './language-suggestion.ts';
import { type Visitor, visit } from './visitor.ts';

/** The browser and the site's folders, which exist only while an engine's tests run. */
export type Setting = { visitor: Visitor; dataFolder: string; mailFolder: string };

const START_LIMIT = 90_000;

/** Tests the site in Firefox or WebKit, if that engine is installed. */
export function testEngine(name: EngineName, start: (program: string) => Promise<Engine>): void {
  const program = findEngine(name);
  describe.skipIf(!program)(`in ${name}`, () => {
    let setting: Setting;
    let site: RunningSite | undefined;
    let engine: Engine | undefined;
    let dataFolder = '';

    beforeAll(async () => {
      dataFolder = mkdtempSync(path.join(memoryFolder(), 'miqyas-engine-'));
      const settings = { DATA_DIR: dataFolder, LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000' };
      site = await startSite({ settings });
      engine = await start(program ?? '');
      const visitor = visit(engine, site.origin);
      setting = { visitor, dataFolder, mailFolder: path.join(dataFolder, 'mail') };
    }, START_LIMIT);

    afterAll(async () => {
      try {
        await engine?.quit();
      } finally {
        await site?.stop();
        rmSync(dataFolder, { recursive: true, force: true });
      }
    }, START_LIMIT);

    describe('forms', () => testForms(() => setting));
    describe('layout', () => testArabicLayout(() => setting));
    describe('language suggestion', () => testLanguageSuggestion(() => setting));
  });
}
