import { JSDOM } from 'jsdom';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { composeLetter } from '#app/mail/mail-template.server.tsx';
import { toFirm } from '#app/mail/to-firm.server.ts';
import { type Language, languages } from '#content/languages.ts';
import { compose } from '#server/mail/compose.ts';
import { outboxRow } from '#tests/support/outbox-rows.ts';

const [english, arabic] = languages;
const LEAST_ARABIC_LEADING = 1.8;
const MIXED = 'ABC للتقنية (KSA)';

type Letter = { subject: string; text: string; html: string };

async function arrived(letter: Letter) {
  const row = outboxRow({ id: 'one', recipient: 'visitor@mail.example' });
  const { bytes } = await compose(row, letter, [], { MAIL_FROM: 'site@firm.example' });
  const { subject, text = '', html = '' } = await PostalMime.parse(bytes);
  const { document } = new JSDOM(html).window;
  return { raw: Buffer.from(bytes).toString('latin1'), subject, text, document };
}

const letterIn = (language: Language) =>
  composeLetter(language, {
    subject: 'طلب من «مقياس»: \u2068K7F-4WM\u2069',
    blocks: [
      { kind: 'text', text: 'SQL' },
      { kind: 'heading', text: 'عنوان' },
      { kind: 'list', items: ['أول'] },
      { kind: 'facts', rows: [['الاسم', 'نورة']] },
      { kind: 'link', label: 'افتحوا', href: 'https://site.example/ar' },
    ],
  });

test.each(languages)(
  'language and direction survive mail programs that drop the html element ($code)',
  async (language) => {
    const { document } = await arrived(letterIn(language));
    const [wrapper, ...others] = document.body.children;
    expect(others).toEqual([]);
    expect(wrapper?.getAttribute('lang')).toBe(language.code);
    expect(wrapper?.getAttribute('dir')).toBe(language.dir);
  },
);

test('an Arabic plain text begins from the right even if its first word is Latin', async () => {
  expect((await arrived(letterIn(arabic))).text).toMatch(/^\u200fSQL/);
  expect((await arrived(letterIn(english))).text).toMatch(/^SQL/);
});

test('an Arabic subject is encoded as UTF-8 and arrives unchanged', async () => {
  const { raw, subject } = await arrived(letterIn(arabic));
  expect(raw).toMatch(/^Subject: =\?UTF-8\?[BQ]\?/m);
  expect(subject).toBe('طلب من «مقياس»: \u2068K7F-4WM\u2069');
});

test('Arabic text has the line height of the site', async () => {
  const { document } = await arrived(letterIn(arabic));
  const blocks = [...document.querySelectorAll<HTMLElement>('p, ul, table')];
  expect(blocks).toHaveLength(4);
  for (const { style, outerHTML } of blocks)
    expect(Number(style.lineHeight), outerHTML).toBeGreaterThanOrEqual(LEAST_ARABIC_LEADING);
});

/**
 * Returns the firm's mail about a message.
 * @param direction the direction in which the browser showed the message
 */
const notificationOf = (value: string, direction?: Language['dir']) =>
  arrived(
    toFirm({
      language: arabic,
      firmLanguage: english,
      receipt: { id: 'id', form: 'contact', reference: 'K7F-4WM', receivedAt: Date.now() },
      links: { staff: () => 'https://site.example/staff/token' },
      name: 'نورة',
      rows: [['message', 'Message', value, direction]],
      files: [],
      sendsFiles: false,
    }),
  );
const cellOf = ({ document }: Awaited<ReturnType<typeof arrived>>, value: string) =>
  [...document.querySelectorAll('td')].find(({ textContent }) => textContent === value);

test.each([
  ['rtl', '\u2067'],
  ['ltr', '\u2066'],
] as const)('what a visitor typed keeps its direction (%s)', async (direction, isolate) => {
  const line = await notificationOf(MIXED, direction);
  expect(cellOf(line, MIXED)?.getAttribute('dir')).toBe(direction);
  expect(line.text).toContain(`Message: ${isolate}${MIXED}\u2069`);
  const lines = await notificationOf(`${MIXED}\n\n2026`, direction);
  expect(cellOf(lines, `${MIXED}\n\n2026`)?.getAttribute('dir')).toBe(direction);
  expect(lines.text).toContain(`Message:\n${MIXED}\n\n2026\n`);
});

test('a text without a sent direction takes that of its first letter', async () => {
  const line = await notificationOf(MIXED);
  expect(cellOf(line, MIXED)?.getAttribute('dir')).toBe('auto');
  expect(line.text).toContain(`Message: \u2068${MIXED}\u2069`);
});
