import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { ReadSearchIndex } from '#app/ports.ts';

/** The module caches the search index, so load the module again for each answer. */
async function answerTo(slug: string, readIndex: ReadSearchIndex, report = vi.fn()) {
  vi.resetModules();
  const { readSearchIndex, reportError } = await import('#app/ports.ts');
  const { setSiteSettings } = await import('#app/site-settings.ts');
  const { recordAt } = await import('./find.server.ts');
  setSiteSettings({ SITE_URL: 'https://site.example' });
  const context = new RouterContextProvider();
  context.set(readSearchIndex, readIndex);
  context.set(reportError, report);
  const url = new URL(`https://site.example/blog/${slug}`);
  return recordAt({ url, params: { slug }, context }, 'blog').catch((answer: unknown) => answer);
}

test('without the search index the page-not-found answer has no suggestions', async () => {
  const report = vi.fn();
  const failure = new Error('too many open files');
  const answer = await answerTo('data-managment', () => Promise.reject(failure), report);
  expect(answer).toMatchObject({ init: { status: 404 }, data: { near: [] } });
  expect(report.mock.calls).toEqual([[failure]]);
});

test('the page-not-found answer suggests the record with a similar name', async () => {
  expect(await answerTo('data-managment', async () => undefined)).toMatchObject({
    init: { status: 404 },
    data: {
      near: expect.arrayContaining([expect.objectContaining({ to: '/blog/data-management' })]),
    },
  });
});
