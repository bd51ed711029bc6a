import { expect, test } from '@playwright/test';
import { isolate } from '#app/i18n/format.ts';
import { pdfFile } from '#tests/support/example-files.ts';
import { openHydrated } from '#tests/support/hydrate.ts';
import { journeyLanguages } from '#tests/support/scope.ts';
import { editions } from '#tests/support/words.ts';

const MB = 1024 * 1024;

for (const { code, prefix, forms, collections } of journeyLanguages(editions)) {
  const { application, shared } = forms;
  const path = `${prefix}/careers/apply/${collections.jobs[0]?.slug}`;
  const pdf = (name: string, buffer = pdfFile()) => ({ name, mimeType: 'application/pdf', buffer });

  test(`a wrong file is marked when it is chosen, and is in the first summary (${code})`, async ({
    page,
  }) => {
    const form = page.locator('form.visitor-form');
    const cv = form.locator('[name="cv"]');
    const summary = form.getByRole('alert');
    await openHydrated(page, path);
    const size = form.locator('.file-field small');
    await cv.setInputFiles(pdf('cv.pdf'));
    await expect(size).toHaveText(/^1\D+$/);
    await expect(cv).not.toHaveAttribute('aria-invalid');
    for (const [name, text, length] of [
      ['cv.exe', shared.errors.fileType, 10],
      ['cv.doc', shared.errors.fileOldWord, 10],
      ['cv.pdf', shared.errors.fileTooLarge, 5 * MB + 1],
    ] as const) {
      await cv.setInputFiles(pdf(name, Buffer.alloc(length, 32)));
      await expect(cv).toHaveAccessibleDescription(`${application.cv.hint} ${text}`);
      await expect(summary).toHaveCount(0);
    }
    await expect(size).toHaveText(/^5\.1\D+$/);
    await form.getByRole('button', { name: application.submit }).click();
    const named = `${application.cv.label} (${isolate('cv.pdf')}): ${shared.errors.fileTooLarge}`;
    await expect(summary.getByRole('link').filter({ hasText: named })).toBeVisible();
  });

  test(`a file that was chosen before React started is checked, too (${code})`, async ({
    page,
  }) => {
    await page.goto(path);
    const cv = page.locator('form.visitor-form [name="cv"]');
    await cv.setInputFiles(pdf('cv.exe'));
    await page.mouse.move(1, 400);
    await page.mouse.move(2, 400);
    await expect(cv).toHaveAttribute('aria-invalid', 'true');
  });
}
