import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { HOUR } from '#app/i18n/durations.ts';
import { endsAt } from '#app/kinds/webinars/ends-at.ts';
import { newEmail, test } from '#tests/support/form-test.ts';
import { mailTo } from '#tests/support/mailbox.ts';
import { startSite } from '#tests/support/run.ts';
import { journeyLanguages } from '#tests/support/scope.ts';
import { siteClock } from '#tests/support/site-clock.ts';
import { editions } from '#tests/support/words.ts';

const utc = (moment: number) => new Date(moment).toISOString().replace('.000Z', 'Z');

for (const { code, prefix, pages, emails, collections } of journeyLanguages(editions)) {
  test(`who registers on the last day gets the link by mail, and calendars on the page (${code})`, async ({
    page,
  }) => {
    test.slow();
    const webinar = collections.webinars.find(
      ({ starts, cancelled }) => starts > Date.now() + 24 * HOUR && !cancelled,
    );
    if (!webinar) throw new Error('There is no coming webinar');
    const folder = mkdtempSync(path.join(tmpdir(), 'miqyas-access-'));
    const clock = siteClock(folder);
    clock.setOffBy(webinar.starts - 20 * HOUR - Date.now());
    const settings = { ...clock.settings, DATA_DIR: folder, OUTBOX_POLL_MS: '100' };
    const site = await startSite({ settings });
    try {
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(site.origin)) elsewhere.push(request.url());
      });
      const email = newEmail();
      await page.goto(`${site.origin}${prefix}/webinars/${webinar.slug}`);
      const form = page.locator(`form[id="webinar-${webinar.slug}"]`);
      await form.locator('[name="name"]').fill('Noura');
      await form.locator('[name="email"]').fill(email);
      await form.locator('[name="email"]').press('Enter');
      const words = pages.confirmation;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.webinar.heading);

      const hrefOf = async (name: string) =>
        (await page.getByRole('link', { name, exact: true }).getAttribute('href')) ?? '';
      const google = new URL(await hrefOf(words.calendars.google));
      const outlook = new URL(await hrefOf(words.calendars.outlook));
      const [starts, ends] = [utc(webinar.starts), utc(endsAt(webinar))];
      expect(google.searchParams.get('dates')).toBe(`${starts}/${ends}`.replace(/[-:]/g, ''));
      expect(outlook.searchParams.get('startdt')).toBe(starts);
      expect(outlook.searchParams.get('enddt')).toBe(ends);
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: words.calendars.file, exact: true }).click();
      expect((await download).suggestedFilename()).toMatch(/\.ics$/);
      expect(elsewhere).toEqual([]);

      const mail = await mailTo(email, '', path.join(folder, 'mail'));
      const links = [...(mail.html ?? '').matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)];
      const join = links.find(([, , label]) => label === emails.seatWithAccess.action)?.[1] ?? '';
      expect(join).toMatch(/^https:\/\//);
      expect(mail.text).toContain(join);
      expect(await page.content()).not.toContain(join);
    } finally {
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
