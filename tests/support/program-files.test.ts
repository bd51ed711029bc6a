import { expect, test } from 'vitest';
import { manifestFaults } from './manifest-faults.ts';
import { pngSize } from './png-size.ts';
import { securityTxtFaults } from './security-txt-faults.ts';

const ADDRESS = 'https://site.example/.well-known/security.txt';
const NOW = Date.UTC(2026, 10, 21);
const SECURITY = `# How to tell us
Contact: mailto:security@site.example
Expires: 2027-05-01T00:00:00Z
Canonical: ${ADDRESS}
Preferred-Languages: en, ar
Policy: https://site.example/security
`;

test('a security.txt with all its fields has no faults', () => {
  expect(securityTxtFaults(SECURITY, ADDRESS, NOW)).toEqual([]);
});

for (const [from, to, fault] of [
  ['Contact: mailto:security@site.example\n', '', 'contact is missing'],
  [
    'mailto:security@site.example',
    'security@site.example',
    'contact is no whole address: security@site.example',
  ],
  [
    '2027-05-01T00:00:00Z',
    '2026-05-01T00:00:00Z',
    'expires is past, or no moment: 2026-05-01T00:00:00Z',
  ],
  ['2027-05-01T00:00:00Z', '2028-05-01T00:00:00Z', 'expires is more than a year ahead'],
  ['2027-05-01T00:00:00Z', '1 May 2027', 'expires is past, or no moment: 1 May 2027'],
  ['# How', 'Expires: 2027-01-01T00:00:00Z\n# How', 'expires stands twice'],
  [
    `Canonical: ${ADDRESS}`,
    'Canonical: https://other.example/security.txt',
    `canonical does not name ${ADDRESS}`,
  ],
  ['en, ar', 'English', 'preferred-languages is no list of languages'],
  ['# How', 'How', 'a line is no field'],
  ['Policy:', 'Polices:', 'polices is no field of it'],
] as const) {
  test(`a fault of a security.txt is reported: ${fault}`, () => {
    expect(securityTxtFaults(SECURITY.replace(from, to), ADDRESS, NOW)).toContain(fault);
  });
}

const MANIFEST = {
  name: 'Miqyas',
  short_name: 'Miqyas',
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  display: 'browser',
  theme_color: '#0F2A26',
  icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' }],
  categories: ['business'],
};

test('a valid web manifest has no faults', () => {
  expect(manifestFaults(MANIFEST)).toEqual([]);
});

for (const [what, change, fault] of [
  ['an unknown display', { display: 'window' }, /^\/display must be equal/],
  [
    'an icon with an invalid size',
    { icons: [{ src: '/a.png', sizes: 'large' }] },
    /^\/icons\/0\/sizes/,
  ],
  ['categories that are not a list', { categories: 'business' }, /^\/categories must be array/],
  [
    'a shortcut without a URL',
    { shortcuts: [{ name: 'Search' }] },
    /^\/shortcuts\/0 must have required property 'url'/,
  ],
  ['an unknown direction', { dir: 'right' }, /^\/dir must be equal/],
] as const) {
  test(`a web manifest with ${what} has a fault`, () => {
    expect(manifestFaults({ ...MANIFEST, ...change }).join('\n')).toMatch(fault);
  });
}

test("pngSize reads a picture's size from its first bytes", () => {
  const header = Buffer.alloc(33);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(header);
  header.write('IHDR', 12, 'latin1');
  header.writeUInt32BE(1200, 16);
  header.writeUInt32BE(630, 20);
  expect(pngSize(header)).toEqual({ width: 1200, height: 630 });
  expect(() => pngSize(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toThrow('no PNG');
});
