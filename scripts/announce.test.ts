import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished, test as plain } from 'vitest';
import { readSettings } from '../server/env.ts';
import { announce } from './announce.ts';

type Notification = { host: string; key: string; keyLocation: string; urlList: string[] };

const test = plain.extend<{
  site: {
    pages: Record<string, string>;
    notifications: Notification[];
    refuses: boolean;
    run: () => Promise<string[]>;
    origin: string;
  };
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest requires a pattern
  site: async ({}, use) => {
    const site = {
      pages: {} as Record<string, string>,
      notifications: [] as Notification[],
      refuses: false,
      origin: '',
      run: async (): Promise<string[]> => [],
    };
    const server = createServer(async (request, response) => {
      if (request.method === 'POST') {
        const body = JSON.parse(await text(request)) as Notification;
        if (!site.refuses) site.notifications.push(body);
        return void response.writeHead(site.refuses ? 403 : 202).end();
      }
      const entries = Object.entries(site.pages).map(
        ([page, day]) => `<url><loc>${site.origin}${page}</loc><lastmod>${day}</lastmod></url>`,
      );
      response.end(`<urlset>${entries.join('')}</urlset>`);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const address = server.address();
    site.origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const settings = readSettings({
      SITE_URL: site.origin,
      INDEXNOW_KEY: 'a-key-of-ours',
      DATA_DIR: mkdtempSync(path.join(tmpdir(), 'miqyas-announce-')),
    });
    site.run = () => announce(settings, `${site.origin}/indexnow`);
    await use(site);
  },
});

test('new, changed and removed pages are reported once', async ({ site, expect }) => {
  site.pages = { '/': '2026-11-01', '/blog': '2026-11-01', '/news': '2026-11-01' };
  expect(await site.run()).toEqual(['/', '/blog', '/news'].map((page) => site.origin + page));
  expect(await site.run()).toEqual([]);

  site.pages = { '/': '2026-11-01', '/blog': '2026-11-02', '/about-us': '2026-11-02' };
  expect((await site.run()).toSorted()).toEqual(
    ['/about-us', '/blog', '/news'].map((page) => site.origin + page),
  );
  expect(site.notifications).toHaveLength(2);
  expect(site.notifications[0]).toMatchObject({
    host: new URL(site.origin).host,
    key: 'a-key-of-ours',
    keyLocation: `${site.origin}/a-key-of-ours.txt`,
  });
});

test('refused pages are sent again', async ({ site, expect }) => {
  site.pages = { '/': '2026-11-01' };
  site.refuses = true;
  await expect(site.run()).rejects.toThrow('answered 403');
  site.refuses = false;
  expect(await site.run()).toEqual([`${site.origin}/`]);
});

test('a missing key is an error', async ({ expect }) => {
  await expect(announce(readSettings({}))).rejects.toThrow('INDEXNOW_KEY');
});
