import { expect, test } from 'vitest';
import { ask } from '#tests/support/ask-site.ts';
import { documentOf } from '#tests/support/document-of.ts';
import { newLetter } from '#tests/support/form-client.ts';
import { personalLinks, post } from '#tests/support/personal-links.ts';
import { words } from '#tests/support/words.ts';

const { webinars } = words.en.collections;
const webinar = webinars.find(({ starts }) => starts > Date.now());
const REFERENCE = /[A-Z0-9]{3}-[A-Z0-9]{3}/g;
const { name } = newLetter();

/** Forms by which a stranger could find out whether the site knows an email. */
const FORMS: [path: string, fields: Record<string, string>][] = [
  ['/newsletter', {}],
  ['/gdpr', { right: 'access' }],
  ...(webinar ? [[`/webinars/${webinar.slug}`, { name }] as [string, { name: string }]] : []),
];

async function seen(path: string, fields: Record<string, string>) {
  const answer = await post(path, fields);
  const location = answer.headers.location ?? '';
  // The newsletter form returns a page. The other forms redirect to a page.
  const page = location ? await ask(location) : answer;
  const main = documentOf(String(page.body)).querySelector('main');
  const text = main?.textContent
    ?.replaceAll(fields.email ?? '', 'email')
    .replaceAll(REFERENCE, 'reference')
    .replace(/\d\d:\d\d/g, 'time');
  return {
    status: answer.status,
    headers: Object.keys(answer.headers).sort(),
    location: location.replace(/[\w-]{20,}$/, 'token'),
    length: location.length,
    text,
  };
}

test.each(FORMS)('%s answers a known email like an unknown one', async (path, fields) => {
  const { sender, subscriber } = await personalLinks();
  const unknown = await seen(path, { ...fields, email: newLetter().email });
  expect([200, 303]).toContain(unknown.status);
  for (const email of [sender, subscriber]) {
    expect(await seen(path, { ...fields, email })).toEqual(unknown);
    const otherName = fields.name && { name: `${fields.name} again` };
    expect(await seen(path, { ...fields, ...otherName, email })).toEqual(unknown);
  }
});
