import fc from 'fast-check';
import { expect, test } from 'vitest';
import { read } from '#tests/support/read-field.ts';
import { email, optionalLink, phone } from './rules.ts';

/** A host of 189 characters. With 64 characters and an @ before it, an email has 254. */
const LONG_HOST = `${`${'b'.repeat(61)}.`.repeat(3)}com`;

test.each([
  ['noura@example.com', 'noura@example.com'],
  ['  Noura.Al-Qahtani+jobs@Mail.Example.CO  ', 'Noura.Al-Qahtani+jobs@Mail.Example.CO'],
  ["o'neil!#$%&*/=?^_`{|}~@example.com", "o'neil!#$%&*/=?^_`{|}~@example.com"],
  ['\u202Anoura@example.com\u202C\u200F', 'noura@example.com'],
  ['noura＠example.com', 'noura@example.com'],
  ['noura@مثال.السعودية', 'noura@مثال.السعودية'],
  ['noura@xn--mgbh0fb.xn--mgberp4a5d4ar', 'noura@xn--mgbh0fb.xn--mgberp4a5d4ar'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  [`${'a'.repeat(65)}@example.com`, '!email'],
  [`${'a'.repeat(64)}@${LONG_HOST}`, `${'a'.repeat(64)}@${LONG_HOST}`],
  [`${'a'.repeat(64)}@x${LONG_HOST}`, '!tooLong:254'],
  ['noura', '!email'],
  ['noura@localhost', '!email'],
  ['noura@', '!email'],
  ['@example.com', '!email'],
  ['noura@@example.com', '!email'],
  ['noura@example..com', '!email'],
  ['noura@.example.com', '!email'],
  ['noura@example.com.', '!email'],
  ['noura@-example.com', '!email'],
  ['noura@exa_mple.com', '!email'],
  ['noura@127.0.0.1', '!email'],
  ['noura@[127.0.0.1]', '!email'],
  ['noura@example.com:25', '!email'],
  ['noura@example.com/x', '!email'],
  ['no ura@example.com', '!email'],
  ['noura@exam ple.com', '!email'],
  ['noura@example.com, other@example.com', '!email'],
  ['noura@example.com,other', '!email'],
  ['Noura <noura@example.com>', '!email'],
  ['"noura"@example.com', '!email'],
  ['noura@example.com\r\nBcc: other@example.com', '!email'],
  ['نورة@example.com', '!email'],
  ['rené@example.com', '!email'],
  ['noura@exam\u200Bple.com', '!email'],
])('as an email address, %j gives %j', (typed, kept) => {
  expect(read(email, typed)).toBe(kept);
});

test('an email that browsers accept needs a domain with a dot and letters at the end', () => {
  const local = fc.stringMatching(/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,30}$/);
  const label = fc.stringMatching(/^[a-wA-W0-9](?:[a-z0-9]{0,20}[a-z0-9])?$/);
  fc.assert(
    fc.property(local, label, fc.stringMatching(/^[a-z]{1,12}$/), (before, name, end) => {
      expect(read(email, `${before}@${name}.${end}`)).toBe(`${before}@${name}.${end}`);
    }),
  );
});

test.each([
  ['٠٠٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966 50 123 4567'],
  ['۰۵۰۱۲۳۴۵۶۷', '0501234567'],
  ['+971 (50) 123-45.67', '+971 50 123 45 67'],
  ['(+971) 501234567', '+971 501234567'],
  ['\u202A+966\u00A050\u2011123\u2011 4567\u202C', '+966 50 123 4567'],
  ['00971501234567', '+971501234567'],
  ['1234567', '1234567'],
  ['+123456789012345', '+123456789012345'],
  ['123456', '!phone'],
  ['00123456', '!phone'],
  ['1234567890123456', '!phone'],
  ['+966 50 123 4567 ext 9', '!phone'],
  ['++966501234567', '!phone'],
  ['966+501234567', '!phone'],
  ['0501234567\n', '!phone'],
  ['()-.', '!phone'],
  ['call me', '!phone'],
])('as a telephone number, %j gives %j', (typed, kept) => {
  expect(read(phone, typed)).toBe(kept);
});

test('a telephone number reads the same in any digits and groups, and stays the same', () => {
  const zeros = fc.constantFrom(0x30, 0x660, 0x6f0);
  const division = fc.constantFrom('', ' ', '-', '.', ' (', ') ');
  const digits = fc.array(fc.tuple(fc.nat(9), zeros, division), { minLength: 7, maxLength: 15 });
  fc.assert(
    fc.property(digits, (typed) => {
      const plain = typed.map(([digit]) => digit).join('');
      const kept = read(
        phone,
        `+${typed.map(([digit, zero, after]) => String.fromCharCode(zero + digit) + after).join('')}`,
      );
      expect(kept.replaceAll(' ', '')).toBe(`+${plain}`);
      expect(kept).toMatch(/^\+\d+( \d+)*$/);
      expect(read(phone, kept)).toBe(kept);
    }),
  );
});

test.each([
  ['https://example.com/x?y=1#z', 'https://example.com/x?y=1#z'],
  ['HTTP://Example.com', 'http://example.com/'],
  ['linkedin.com/in/noura', 'https://linkedin.com/in/noura'],
  ['example.com:8443/x', 'https://example.com:8443/x'],
  ['مثال.السعودية/سيرة', 'https://xn--mgbh0fb.xn--mgberp4a5d4ar/%D8%B3%D9%8A%D8%B1%D8%A9'],
  [`example.com/${'x'.repeat(500)}`, '!tooLong:500'],
  ['javascript:alert(1)', '!link'],
  ['data:text/html,x', '!link'],
  ['mailto:noura@example.com', '!link'],
  ['ftp://example.com/', '!link'],
  ['file:///etc/passwd', '!link'],
  ['https://user:secret@example.com/', '!link'],
  ['https://example.com@evil.example/', '!link'],
  ['http://localhost:3000/', '!link'],
  ['http://127.0.0.1/', '!link'],
  ['http://0x7f000001/', '!link'],
  ['http://[::1]/', '!link'],
  ['example', '!link'],
  ['see example.com', '!link'],
  ['https://exa\nmple.com', '!link'],
])('as a link, %j gives %j', (typed, kept) => {
  expect(read(optionalLink, typed)).toBe(kept);
});

test('any text is either refused as a link or becomes a web URL', () => {
  const scheme = fc.constantFrom(
    '',
    'https://',
    'http://',
    'javascript:',
    'data:',
    '//',
    'https:',
    'HTTPS://',
    'blob:',
    'vbscript:',
  );
  fc.assert(
    fc.property(
      scheme,
      fc.oneof(fc.webUrl(), fc.string(), fc.constant('alert(1)')),
      (before, rest) => {
        const kept = read(optionalLink, before + rest);
        if (kept !== '' && !kept.startsWith('!'))
          expect(new URL(kept).protocol).toMatch(/^https?:$/);
      },
    ),
  );
});
