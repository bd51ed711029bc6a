import { expect, type Page } from '@playwright/test';
import { newEmail, test } from '#tests/support/form-test.ts';
import { NAME, personIn } from '#tests/support/person-with-data.ts';
import { journeyLanguages } from '#tests/support/scope.ts';
import { storedSubmissions } from '#tests/support/stored-submissions.ts';
import { editions } from '#tests/support/words.ts';

for (const edition of journeyLanguages(editions)) {
  const { code, prefix, pages } = edition;
  const page_ = pages['your-data'];
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  const person = personIn(edition);

  test(`opening the link changes nothing, and other sites cannot use it (${code})`, async ({
    baseURL,
    request,
  }) => {
    const { email, link } = await person(request, baseURL);
    const before = storedSubmissions(email);
    for (const query of ['', '?do=erase&agree=on', '?do=erase-one', '?do=correct&name=x']) {
      expect((await request.get(link + query)).status()).toBe(200);
      expect((await request.head(link + query)).status()).toBe(200);
    }
    expect((await request.head(`${link}/export.json`)).status()).toBe(200);
    const erase = 'do=erase&agree=on';
    const type = 'application/x-www-form-urlencoded';
    expect(
      (await request.post(link, { headers: { 'Content-Type': type }, data: erase })).status(),
    ).toBe(403);
    expect(
      (
        await request.post(link, {
          headers: { 'Content-Type': type, Origin: 'https://evil.example' },
          data: erase,
        })
      ).status(),
    ).toBe(403);
    expect(storedSubmissions(email)).toEqual(before);
  });

  test(`every wrong link gets the same answer, 410, and changes nothing (${code})`, async ({
    page,
    baseURL,
    request,
  }) => {
    const { email, link, message } = await person(request, baseURL);
    const confirmation = /received\/([\w-]+)/.exec(
      (
        await request.post(`${prefix}/contact`, {
          headers: { Origin: baseURL ?? '' },
          form: { name: NAME, email: newEmail(), subject: 'موضوع', message: 'long enough' },
          maxRedirects: 0,
        })
      ).headers().location ?? '',
    )?.[1];
    const flipped = `${link.slice(0, -9)}${link.at(-9) === 'A' ? 'B' : 'A'}${link.slice(-8)}`;
    for (const wrong of [
      flipped,
      `${link}A`,
      link.slice(0, -1),
      `${prefix}/your-data/x`,
      `${prefix}/your-data/${message.id}`,
      `${prefix}/your-data/${confirmation}`,
    ]) {
      const answer = await request.get(wrong);
      expect(answer.status(), wrong).toBe(410);
      const html = await answer.text();
      expect(html).toContain('<meta name="robots" content="noindex"');
      expect(html).not.toContain(email);
      const erase = {
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: baseURL ?? '' },
        data: 'do=erase&agree=on',
      };
      expect([200, 410]).toContain((await request.post(wrong, erase)).status());
    }
    await page.goto(flipped);
    await expect(heading(page)).toHaveText(page_.gone.heading);
    expect(storedSubmissions(email)).toHaveLength(2);
  });

  test(`nobody can correct or erase the entry of another person (${code})`, async ({
    request,
    baseURL,
  }) => {
    const [one, other] = [await person(request, baseURL), await person(request, baseURL)];
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: baseURL ?? '' };
    for (const data of [
      `do=correct&submission=${other.message.id}&name=Mallory`,
      `do=erase-one&submission=${other.message.id}`,
    ]) {
      await request.post(one.link, { headers, data });
    }
    expect(storedSubmissions(other.email)[0]?.answers).toMatchObject({ name: NAME });
    await request.post(one.link, {
      headers,
      data: `do=correct&submission=${one.message.id}&email=${other.email}`,
    });
    expect(storedSubmissions(one.email)).toHaveLength(2);
  });
}
