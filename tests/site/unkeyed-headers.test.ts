import { expect, test } from 'vitest';
import { ask, mailFolder, siteOrigin } from '#tests/support/ask-site.ts';
import { URLENCODED } from '#tests/support/form-bytes.ts';
import { encoded, newLetter } from '#tests/support/form-client.ts';
import { mailTo } from '#tests/support/mailbox.ts';

// A shared cache stores an answer for all visitors, so only the URL and the headers in Vary may
// change the answer.

const EVIL = 'evil.example';
const PATHS = [
  '/',
  '/ar/about-us',
  '/about-us/',
  '/about-us.data',
  '/about-us.md',
  '/nowhere',
  '/sitemap.xml',
  '/robots.txt',
  '/blog/feed.xml',
  '/webinars.ics',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
];
const HEADERS: Record<string, string> = {
  Forwarded: `for=192.0.2.1;host=${EVIL};proto=http`,
  'X-Forwarded-For': '192.0.2.1',
  'X-Forwarded-Host': EVIL,
  'X-Forwarded-Port': '8443',
  'X-Forwarded-Prefix': '/evil',
  'X-Forwarded-Proto': 'http',
  'X-Forwarded-Scheme': 'nothttps',
  'X-Forwarded-Server': EVIL,
  'X-Host': EVIL,
  'X-Original-Host': EVIL,
  'X-HTTP-Host-Override': EVIL,
  'X-Original-URL': '/contact',
  'X-Rewrite-URL': '/contact',
  'X-HTTP-Method-Override': 'POST',
  'X-Method-Override': 'DELETE',
  'X-Real-IP': '192.0.2.1',
  'X-Requested-With': 'XMLHttpRequest',
  Accept: 'text/markdown',
  'Accept-Language': 'ar',
  Authorization: 'Basic ZXZpbDpldmls',
  Cookie: 'language=ar; theme=evil',
  Origin: `https://${EVIL}`,
  Range: 'bytes=0-9',
  Referer: `https://${EVIL}/`,
  'Sec-Fetch-Mode': 'cors',
  'User-Agent': `<script>${EVIL}</script>`,
};

test.each(Object.entries(HEADERS))(
  '%s does not change what a cache stores',
  async (name, value) => {
    for (const path of PATHS) {
      const plain = await ask(path);
      const answer = await ask(path, { headers: { [name]: value } });
      expect(answer.status, path).toBe(plain.status);
      expect(answer.body.equals(plain.body), path).toBe(true);
      expect({ ...answer.headers, date: '' }, path).toEqual({ ...plain.headers, date: '' });
    }
  },
);

test('links in mails and redirects lead to the site, whatever host a request claims', async () => {
  const letter = newLetter();
  const { status, headers } = await ask('/contact', {
    method: 'POST',
    headers: {
      ...HEADERS,
      Origin: siteOrigin,
      'X-HTTP-Method-Override': 'GET',
      'Content-Type': URLENCODED,
    },
    body: encoded(letter),
  });
  expect(status).toBe(303);
  expect(headers.location).toMatch(/^\/received\//);
  const { text = '', html = '' } = await mailTo(letter.email, '', mailFolder);
  expect(text + html).not.toContain(EVIL);
  expect(text).toContain('http://localhost:3000/your-data/');
});
