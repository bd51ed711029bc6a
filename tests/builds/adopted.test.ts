import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { documentOf } from '#tests/support/document-of.ts';
import { newLetter, openBrowser } from '#tests/support/form-client.ts';
import { mailTo } from '#tests/support/mailbox.ts';
import { copyProject } from '#tests/support/project-copy.ts';
import { sawari } from '#tests/support/sawari.ts';

const copy = copyProject();
const dataFolder = mkdtempSync(path.join(tmpdir(), 'adopted-'));
const LONG = 300_000;
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M12 2 22 22H2z"/></svg>';

/** The firm's name before the adoption. Without guillemets, it is an ordinary Arabic word. */
const FORMER = /miqyas|«مقياس»|مِقياس/i;
/** Names of metrics and the like, which only the operator reads and an adoption keeps. */
const FIGURES = /miqyas(_|\.route|-backup)|['"`]miqyas['"`]/g;

/** The build joins some words with no-break spaces. */
const plain = (text = '') => text.replaceAll('\u00a0', ' ');
const built = (file: string) => plain(readFileSync(path.join(copy.folder, 'build', file), 'utf8'));
const page = (path: string) => built(`client${path}/index.html`);

beforeAll(async () => {
  copy.write('logo.svg', LOGO);
  copy.write('firm.yaml', stringify({ ...sawari, logo: 'logo.svg' }));
  const adopted = await copy.run('scripts/adopt.ts', 'firm.yaml', '--force');
  expect(adopted).toMatchObject({ code: 0, stderr: '' });
  const settings = { SITE_URL: 'https://www.sawari.test' };
  expect(await copy.build({ settings, pagesOnly: true })).toMatchObject({ code: 0 });
}, LONG);

afterAll(() => {
  copy.remove();
  rmSync(dataFolder, { recursive: true });
});

test('a second run has nothing to change', async () => {
  const { stdout } = await copy.run('scripts/adopt.ts', 'firm.yaml', '--check');
  expect(stdout).toContain('Files that would change: 0.');
});

test('the content has no mistakes, and the words of the new offices are recorded', async () => {
  const { code, output } = await copy.run('scripts/check-content.ts');
  expect(code, output).toBe(0);
  expect(output).not.toContain('npm run translations');
});

test('no file of the built site has the former name', () => {
  const folder = path.join(copy.folder, 'build');
  const files = globSync('**/*.{html,md,txt,xml,json,js,css,svg,ics,webmanifest,data}', {
    cwd: folder,
  });
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) =>
    FORMER.test(readFileSync(path.join(folder, file), 'utf8').replace(FIGURES, '')),
  );
  expect(found).toEqual([]);
});

test('search engines get the firm with its legal name, year, offices and profiles', () => {
  const text = documentOf(page('')).querySelector('script[type="application/ld+json"]');
  const { '@graph': graph } = JSON.parse(text?.textContent ?? '{}');
  const firm = graph.find((thing: { '@type': string }) => thing['@type'] === 'Organization');
  expect(firm).toMatchObject({
    name: 'Sawari Analytics',
    legalName: 'Sawari Analytics LLC',
    foundingDate: '2016',
    email: 'contact@sawari.test',
    telephone: '+966 12 345 6789',
    address: [
      { streetAddress: '7 Palestine Street', addressLocality: 'Jeddah', addressCountry: 'SA' },
      { addressLocality: 'Doha', addressCountry: 'QA' },
    ],
  });
  expect(firm.sameAs).toContain('https://www.linkedin.com/company/sawari-test');
});

test('readers see the offices in both languages, and a webinar has no time in Dubai', () => {
  expect(page('/contact')).toContain('7 Palestine Street, Jeddah, Saudi Arabia');
  expect(page('/ar/contact')).toContain('مكتب الدوحة');
  expect(page('/ar/about-us')).toContain('تأسست «سواري» عام 2016');
  expect(page('/webinars')).not.toContain('Dubai time');
});

test('pages, drawings and the manifest have the colours and the logo', () => {
  expect(page('')).toContain('--night:#1b1f4b');
  expect(page('')).toContain('M12 2 22 22H2z');
  const icon = JSON.parse(readFileSync(path.join(copy.folder, 'generated/drawings.json'), 'utf8'));
  expect(built(`client${icon.icon}`)).toContain('#5AC8B0');
  const drawings = globSync('client/art/*.svg', { cwd: path.join(copy.folder, 'build') });
  expect(drawings.map(built).join('')).not.toMatch(/#0F2A26|#D9A66B/i);
});

test('feeds, calendars, the manifest and mails name the firm', { timeout: LONG }, async () => {
  const DATA_DIR = dataFolder;
  const site = await copy.serve({ DATA_DIR, SITE_URL: 'https://www.sawari.test' });
  const read = async (url: string) => plain(await (await fetch(new URL(url, site.origin))).text());
  expect(await read('/blog/feed.xml')).toContain('Sawari Analytics blog');
  expect(await read('/ar/manifest.webmanifest')).toContain('سواري');
  expect(await read('/manifest.webmanifest')).toContain('#1B1F4B');
  expect(await read('/webinars.ics')).toContain('contact@sawari.test');
  expect(await read('/llms.txt')).toContain('# Sawari Analytics');
  const letter = newLetter();
  const body = new URLSearchParams({ ...letter }).toString();
  expect(await openBrowser()({ origin: site.origin, body })).toMatchObject({ status: 200 });
  const mail = await mailTo(letter.email, '', path.join(dataFolder, 'mail'));
  await site.stop();
  expect(mail.from).toMatchObject({ name: 'Sawari Analytics', address: 'site@sawari.test' });
  expect(plain(mail.text)).toContain('Sawari Analytics, Jeddah and Doha');
  expect(mail.html).toContain('#1B1F4B');
  expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(FORMER);
});
