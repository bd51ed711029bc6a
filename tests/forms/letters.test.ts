import { JSDOM } from 'jsdom';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { readRecords } from '#app/content/read.server.ts';
import { writeLetterMail, writeTestLetter } from '#app/forms/newsletter/letter-mail.server.ts';
import { openSubscriptionLink } from '#app/forms/newsletter/subscription-links.server.ts';
import { letterFacts } from '#app/kinds/letters/letter-facts.server.ts';
import type { LetterMail } from '#app/mail/ports.ts';
import { languages } from '#content/languages.ts';
import { compose } from '#server/mail/compose.ts';
import { parseMessage } from '#server/mail/message.ts';
import { createTokens } from '#server/tokens.ts';
import { outboxRow } from '#tests/support/outbox-rows.ts';

const tokens = createTokens(Buffer.alloc(32, 1));
const site = { origin: 'https://site.example', tokens };
const [first] = letterFacts();
if (!first) throw new Error('There is no letter');
const { slug } = first;

async function arrived(mail: LetterMail | undefined) {
  const message = parseMessage(JSON.stringify(mail));
  if (!message) throw new Error('The letter cannot be stored');
  const row = outboxRow({ id: 'one', recipient: 'reader@mail.example' });
  const { bytes } = await compose(row, message, [], { MAIL_FROM: 'site@firm.example' });
  const { headers, subject, text = '', html = '', replyTo } = await PostalMime.parse(bytes);
  const header = (name: string) => headers.find(({ key }) => key === name)?.value;
  return { header, subject, text, replyTo, document: new JSDOM(html).window.document };
}

test.each(languages)('a letter has the whole text in both parts ($code)', async (language) => {
  const mail = writeLetterMail({ slug, language: language.code, subscriberId: 'sara' }, site);
  const { subject, text, document, replyTo } = await arrived(mail);
  const letter = readRecords(language, 'letters').find((one) => one.slug === slug);
  expect(subject).toBe(letter?.heading);
  expect(document.querySelector('h1')?.textContent).toBe(letter?.heading);
  expect(replyTo).toMatchObject([{ address: 'hello@miqyas.example' }]);
  for (const heading of document.querySelectorAll('h2'))
    expect(text).toContain(heading.textContent?.toUpperCase());
  for (const item of document.querySelectorAll('li')) {
    const [words = ''] = (item.firstChild?.textContent ?? '').split('[');
    expect(text).toContain(words);
  }
  const [wrapper] = document.body.children;
  expect(wrapper?.getAttribute('dir')).toBe(language.dir);
  // Nothing is loaded, so nothing shows who reads the letter, and no link leads over a counter.
  expect(document.querySelectorAll('img, link, style, script')).toHaveLength(0);
  for (const { href } of document.querySelectorAll('a')) {
    expect(href).toMatch(new RegExp(`^https://site\\.example${language.prefix}/`));
    expect(href).not.toContain('?');
    expect(text).toContain(href);
  }
});

test('a URL in the plain text has a line of its own', async () => {
  const mail = writeLetterMail({ slug, language: 'ar', subscriberId: 'sara' }, site);
  const { text } = await arrived(mail);
  for (const line of text.split('\n').filter((one) => one.includes('https://')))
    expect(line).toMatch(/^(\[\d+\] )?https:\/\/\S+$/);
});

test('mail programs can end the subscription with one click', async () => {
  const mail = writeLetterMail({ slug, language: 'ar', subscriberId: 'sara' }, site);
  const { header, document } = await arrived(mail);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(header('list-id')).toBe('<newsletter.site.example>');
  expect(header('archived-at')).toBe(`<https://site.example/ar/letters/${slug}>`);
  expect(header('precedence')).toBe('list');
  expect(header('auto-submitted')).toBe('auto-generated');
  const [, token = ''] =
    /^<https:\/\/site\.example\/ar\/newsletter\/unsubscribe\/([\w-]+)>$/.exec(
      header('list-unsubscribe') ?? '',
    ) ?? [];
  expect(openSubscriptionLink('unsubscribe', token, tokens)).toEqual({ id: 'sara', letter: slug });
  expect(document.querySelector(`a[href$="${token}"]`)).not.toBeNull();
  // People forward letters, so a letter must not contain the link to their data.
  expect(document.body.innerHTML).not.toContain('/your-data/');
});

test('links of earlier mails, without a letter, still work', () => {
  const token = tokens.sign('newsletter-unsubscribe', 'sara', 1000);
  expect(openSubscriptionLink('unsubscribe', token, tokens)).toEqual({ id: 'sara' });
  expect(openSubscriptionLink('preferences', token, tokens)).toBeUndefined();
});

test('the subject of a test begins with the word, and unknown letters are not written', () => {
  const letter = { slug, language: 'en' as const, subscriberId: 'test' };
  expect(writeTestLetter(letter, site)?.subject).toBe(`Test: ${first.heading}`);
  expect(writeLetterMail({ ...letter, slug: 'unknown' }, site)).toBeUndefined();
  expect(writeTestLetter({ ...letter, slug: 'unknown' }, site)).toBeUndefined();
});
