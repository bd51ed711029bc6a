import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import {
  closeAlert,
  deafPage,
  fieldIn,
  headingIn,
  leave,
  openPost,
  PATIENT,
  textIn,
} from '#tests/support/editor-page.ts';
import { type RunningEditor, runEditor } from '#tests/support/run-editor.ts';

/** One browser runs all tests, because the URL of the editor works only once. */
const test = base.extend<object, { editor: RunningEditor & { page: Page; origin: string } }>({
  editor: [
    async ({ browser }, use) => {
      const editor = await runEditor();
      try {
        const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
        const page = await context.newPage();
        page.on('dialog', leave);
        await page.goto(editor.url);
        await expect(page.getByRole('treeitem', { name: /Blog/ })).toBeVisible(PATIENT);
        await use({ ...editor, page, origin: new URL(editor.url).origin });
        await context.close();
      } finally {
        await editor.stop();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const ENGLISH = 'content/en/blog/ai-innovation.md';
const ARABIC = 'content/ar/blog/ai-innovation.md';
const RECORD = 'content/translations/ar.txt';

test('a request without the token, or of another site, is refused', async ({ editor, request }) => {
  const { origin, url } = editor;
  expect((await request.get(`${origin}/`)).status()).toBe(403);
  expect((await request.get(`${origin}/files`)).status()).toBe(403);
  expect((await request.get(url)).status()).toBe(403);
  const headers = { origin: 'http://evil.example' };
  const foreign = await editor.page.request.post(`${origin}/save`, { data: [], headers });
  expect(foreign.status()).toBe(403);
});

test('both languages are side by side, and Arabic is written from right to left', async ({
  editor: { page, origin },
}) => {
  await openPost(page, origin, 'ai-innovation');
  await expect(textIn(page, 'ar', 'heading')).toHaveCSS('direction', 'rtl');
  const [english, arabic] = await Promise.all(
    ['en', 'ar'].map((language) => textIn(page, language, 'heading').boundingBox()),
  );
  expect(english?.y).toBe(arabic?.y);
  await expect(fieldIn(page, 'en', 'date')).toHaveCount(1);
  await expect(fieldIn(page, 'ar', 'date')).toHaveCount(0);
});

test('a change shows in the preview, and a save changes its lines only', async ({
  editor: { page, origin, copy },
}) => {
  const before = { [ENGLISH]: copy.read(ENGLISH), [ARABIC]: copy.read(ARABIC) };
  await openPost(page, origin, 'ai-innovation');
  await textIn(page, 'en', 'heading').fill('Cheap tests: a habit');
  await textIn(page, 'ar', 'heading').fill('عادة الاختبار القليل التكلفة');
  await expect(headingIn(page, 'en')).toHaveText('Cheap tests: a habit', PATIENT);
  await expect(headingIn(page, 'ar')).toContainText('عادة الاختبار', PATIENT);
  expect(copy.read(ENGLISH)).toBe(before[ENGLISH]);

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Entry saved')).toBeVisible();
  await expect(textIn(page, 'en', 'heading')).toHaveValue('Cheap tests: a habit');
  expect(copy.read(ENGLISH)).toBe(
    before[ENGLISH]?.replace(/^heading: .*$/m, 'heading: "Cheap tests: a habit"'),
  );
  expect(copy.read(ARABIC)).toBe(
    before[ARABIC]?.replace(/^heading: .*$/m, 'heading: عادة الاختبار القليل التكلفة'),
  );
});

test('the preview shows a change of which its page hears nothing', async ({
  editor: { page, origin },
}) => {
  const deaf = await deafPage(page);
  await openPost(deaf, origin, 'data-management');
  await expect(headingIn(deaf, 'ar')).toBeVisible(PATIENT);
  for (const frame of deaf.frames()) await frame.waitForLoadState();
  await textIn(deaf, 'ar', 'heading').fill('عنوان لم يصل خبره');
  await expect(headingIn(deaf, 'ar')).toHaveText('عنوان لم يصل خبره', PATIENT);
  await deaf.close();
});

test('a build while the editor is open contains no draft, and the preview follows again', async ({
  editor: { page, origin, copy },
}) => {
  await openPost(page, origin, 'data-management');
  await textIn(page, 'en', 'heading').fill('A draft before the build');
  await expect(headingIn(page, 'en')).toHaveText('A draft before the build', PATIENT);
  const generate = "import { generate } from './scripts/generate.ts'; await generate('built');";
  expect(await copy.run('--input-type=module', '-e', generate)).toMatchObject({ code: 0 });
  expect(copy.read('generated/content/en.json')).not.toContain('A draft before the build');
  await textIn(page, 'en', 'heading').fill('A draft after the build');
  await expect(headingIn(page, 'en')).toHaveText('A draft after the build', PATIENT);
});

test('the check is about the last change, also if an earlier one takes longer', async ({
  editor: { page, origin },
}) => {
  await openPost(page, origin, 'data-management');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/draft', (route) => released.then(() => route.continue()), { times: 1 });
  const sent = page.waitForRequest('**/draft');
  await textIn(page, 'ar', 'lead').fill('بعد 12 أسبوعا');
  await sent;
  // The first request waits for a second one that might overtake it.
  const second = page.waitForResponse('**/draft', { timeout: 5_000 });
  await textIn(page, 'ar', 'lead').fill('بعد 34 أسبوعا');
  await second.catch(() => {});
  release();
  await expect(fieldIn(page, 'ar', 'lead')).toContainText('received 34', PATIENT);
});

test('the preview names the picture that cannot be made, and the text is not saved', async ({
  editor: { page, origin, copy },
}) => {
  const before = copy.read(ENGLISH);
  const broken = 'content/media/broken.png';
  const whole = readFileSync('content/media/one-grid-three-angles.png');
  writeFileSync(path.join(copy.folder, broken), whole.subarray(0, 4096));
  await openPost(page, origin, 'ai-innovation');
  const body = fieldIn(page, 'en', 'body').getByRole('textbox');
  await textIn(page, 'en', 'heading').hover();
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    await expect(body).toBeVisible({ timeout: 500 });
  }).toPass(PATIENT);
  await body.press('Control+End');
  await page.keyboard.insertText('\n\n::picture[A star]{file=broken.png}');
  const status = page.locator('#preview').getByRole('status');
  await expect(status).toContainText('media/broken.png: Expected a whole picture', PATIENT);
  await page.getByRole('button', { name: 'Save' }).click();
  await closeAlert(page, `${broken}: expected`);
  expect(copy.read(ENGLISH)).toBe(before);
  copy.delete(broken);
});

test('a text with unsaved changes is left only after a confirmation', async ({
  editor: { page, origin },
}) => {
  await openPost(page, origin, 'ai-innovation');
  await textIn(page, 'en', 'lead').fill('Not saved yet.');
  page.off('dialog', leave);
  const cancel = async (answer: 'accept' | 'dismiss') => {
    const asked = page
      .waitForEvent('dialog')
      .then((dialog) => dialog[answer]().then(() => dialog.message()));
    await page.getByRole('button', { name: 'Cancel Editing' }).click();
    expect(await asked).toBe('Leave without saving?');
  };
  await cancel('dismiss');
  await expect(textIn(page, 'en', 'lead')).toHaveValue('Not saved yet.');
  await cancel('accept');
  await expect(textIn(page, 'en', 'lead')).toHaveCount(0);
  page.on('dialog', leave);
});

test('a wrong value is reported at its field, and is not saved', async ({
  editor: { page, origin, copy },
}) => {
  const before = copy.read(ENGLISH);
  await openPost(page, origin, 'ai-innovation');
  await textIn(page, 'en', 'publish').fill('tomorrow');
  const message = /Expected a day that the calendar has, written as 2026-12-01/;
  await expect(fieldIn(page, 'en', 'publish')).toContainText(message, PATIENT);
  await page.getByRole('button', { name: 'Save' }).click();
  await closeAlert(page, 'Not saved');
  expect(copy.read(ENGLISH)).toBe(before);

  await textIn(page, 'en', 'publish').fill('');
  await expect(fieldIn(page, 'en', 'publish')).not.toContainText(message, PATIENT);
  await textIn(page, 'ar', 'lead').fill('بعد 12 أسبوعا');
  await expect(fieldIn(page, 'ar', 'lead')).toContainText('the numbers of the original', PATIENT);
  await expect(page.locator('#check')).toContainText('ar/blog/ai-innovation.md · lead');
});

test('a text whose other language changed is stale until somebody confirms it', async ({
  editor: { page, origin, copy },
}) => {
  const before = copy.read(RECORD);
  await openPost(page, origin, 'data-management');
  await textIn(page, 'en', 'heading').fill('A new heading');
  const field = fieldIn(page, 'ar', 'heading');
  await expect(field).toContainText('older than the changed text "A new heading"', PATIENT);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Entry saved')).toBeVisible();
  expect(copy.read(RECORD)).toBe(before);

  const item = page.locator('#check li', { hasText: 'ar/blog/data-management.md · heading' });
  await item.getByRole('button', { name: 'Still correct' }).click();
  await expect(item).toHaveCount(0);
  expect(copy.read(RECORD).split('\n')).toHaveLength(before.split('\n').length + 1);
});

test('a section is added in both languages, shows in the preview, and is saved', async ({
  editor: { page, origin, copy },
}) => {
  const [english, arabic] = ['en', 'ar'].map(
    (language) => `content/${language}/landing-pages/personal-data-in-ai.md`,
  ) as [string, string];
  const comment = '  # The words of our library';
  copy.edit(english, '  - section: quotation', `${comment}\n  - section: quotation`);
  const before = { [english]: copy.read(english), [arabic]: copy.read(arabic) };
  await page.goto(`${origin}/#/collections/landing-pages/entries/personal-data-in-ai`);
  await page.reload();
  await expect(textIn(page, 'ar', 'heading')).toBeVisible(PATIENT);

  // The editor renders only what is in view.
  for (const language of ['en', 'ar'])
    await fieldIn(page, language, 'sections').scrollIntoViewIfNeeded();
  const options = fieldIn(page, 'en', 'sections').getByRole('button', {
    name: 'List Item Options',
  });
  await options.first().click(PATIENT);
  await page.getByRole('menuitem', { name: 'Add Item Below' }).hover();
  await page.getByRole('menuitem', { name: 'Quotation' }).click();
  await textIn(page, 'en', 'sections.1.text').fill('A row is small enough to decide.');
  await textIn(page, 'ar', 'sections.1.text').fill('الصف صغير بما يكفي ليُحسم أمره.');
  await textIn(page, 'en', 'sections.1.source').fill('From a project');
  await textIn(page, 'ar', 'sections.1.source').fill('من أحد المشاريع');
  await textIn(page, 'en', 'sections.1.to').fill('services');
  const message = /Expected a page of this site without a language/;
  await expect(fieldIn(page, 'en', 'sections.1.to')).toContainText(message, PATIENT);
  await textIn(page, 'en', 'sections.1.to').fill('/services');

  const quoted = (language: string) =>
    page.frameLocator(`iframe[data-language="${language}"]`).locator('blockquote').first();
  await expect(quoted('en')).toHaveText('A row is small enough to decide.', PATIENT);
  await expect(quoted('ar')).toContainText('الصف صغير', PATIENT);

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Entry saved')).toBeVisible();
  const added = (text: string, source: string) =>
    `  - section: quotation\n    source: ${source}\n    text: ${text}\n    to: /services\n`;
  expect(copy.read(english)).toBe(
    before[english]?.replace(
      '  - section: figures\n',
      `${added('A row is small enough to decide.', 'From a project')}  - section: figures\n`,
    ),
  );
  expect(copy.read(arabic)).toBe(
    before[arabic]?.replace(
      '  - section: figures\n',
      `${added('الصف صغير بما يكفي ليُحسم أمره.', 'من أحد المشاريع')}  - section: figures\n`,
    ),
  );
});

test('an announcement is written with its end, and shows above the header', async ({
  editor: { page, origin, copy },
}) => {
  await page.goto(`${origin}/#/collections/site/entries/announcement`);
  await expect(textIn(page, 'ar', 'text')).toBeVisible(PATIENT);
  await textIn(page, 'en', 'text').fill('We moved.');
  await textIn(page, 'ar', 'text').fill('انتقلنا.');
  await expect(fieldIn(page, 'en', 'expires')).toContainText('the announcement ends', PATIENT);
  await textIn(page, 'en', 'expires').fill('2099-12-31');
  const line = page.frameLocator('iframe[data-language="ar"]').locator('.announcement');
  await expect(line).toHaveText('انتقلنا.', PATIENT);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Entry saved')).toBeVisible();
  const english = () => copy.read('content/en/announcement.yaml');
  await expect.poll(english).toMatch(/^expires: 2099-12-31$/m);
  expect(english()).toContain('# A line above the header of every page');
  expect(copy.read('content/ar/announcement.yaml')).toMatch(/^text: انتقلنا\.$/m);
});

test('a new post begins with its template in both languages', async ({
  editor: { page, origin, copy },
}) => {
  await page.goto(`${origin}/#/collections/blog`);
  await page.reload();
  await page.getByRole('button', { name: 'Create New Entry' }).click(PATIENT);
  await page.getByRole('textbox', { name: /address/ }).fill('ai-innovation');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('dialog', { name: 'New post' })).toContainText('choose another name');
  await page.getByRole('textbox', { name: /address/ }).fill('my-first-post');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(textIn(page, 'ar', 'heading')).toBeVisible(PATIENT);
  await expect(textIn(page, 'en', 'heading')).toHaveValue(/‹The title on the page/);
  for (const language of ['en', 'ar'])
    expect(existsSync(path.join(copy.folder, `content/${language}/blog/my-first-post.md`))).toBe(
      true,
    );
});
