import { type Dialog, expect, type Locator, type Page } from '@playwright/test';

/** The editor checks and draws after a pause. */
export const PATIENT = { timeout: 30_000 };

/** A test may leave changes without saving them. */
export function leave(dialog: Dialog): Promise<void> {
  return dialog.accept();
}

/** Opens another page, whose previews hear nothing from the server that the content has changed. */
export async function deafPage(page: Page): Promise<Page> {
  const deaf = await page.context().newPage();
  deaf.on('dialog', leave);
  await deaf.routeWebSocket(/.*/, () => undefined);
  return deaf;
}

export function fieldIn(page: Page, language: string, key: string): Locator {
  return page.locator(`.pane[data-locale="${language}"] [data-key-path="${key}"]`);
}

export function textIn(page: Page, language: string, key: string): Locator {
  return fieldIn(page, language, key).locator('input, textarea').first();
}

export function headingIn(page: Page, language: string): Locator {
  const frame = page.frameLocator(`iframe[data-language="${language}"]`);
  return frame.getByRole('heading', { level: 1 });
}

/** The alert takes no keys while it opens, so this clicks its only button. */
export async function closeAlert(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(text, PATIENT);
  await alert.getByRole('button').click();
  await expect(alert).toBeHidden();
}

export async function openPost(page: Page, origin: string, slug: string): Promise<void> {
  await page.goto(`${origin}/#/collections/blog/entries/${slug}`);
  await expect(textIn(page, 'ar', 'heading')).toBeVisible(PATIENT);
}
