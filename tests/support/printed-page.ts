import type { Page } from '@playwright/test';
import { sheetForPaper } from './style-sheet.ts';

const PRINTED_WIDTH = Math.floor(((210 - 2 * 17) / 25.4) * 96);

export const sheetsOf = async (page: Page): Promise<number> =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Opens a page in the width of a sheet, with the rules for print. */
export async function openPrinted(page: Page, url: string): Promise<void> {
  await page.setViewportSize({ width: PRINTED_WIDTH, height: 970 });
  await page.emulateMedia({ media: 'print' });
  await page.goto(url);
  await sheetForPaper(page);
}
