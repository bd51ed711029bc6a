import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import pictures from '#generated/pictures.json' with { type: 'json' };
import { builtPages } from '#tests/support/built-pages.ts';

const slugs = Object.entries(pictures);
const pages = builtPages();

test.each(slugs)('the page of %s contains its picture, which no file repeats', (slug, picture) => {
  const own = pages.filter(({ address }) => address.endsWith(`/services/${slug}`));
  expect(own).toHaveLength(2);
  for (const { html } of own) expect(html.split(picture)).toHaveLength(2);
  const [path = ''] = /m[-\d][^"]{40}/.exec(picture) ?? [];
  expect(path).not.toBe('');
  const files = globSync('build/client/{assets/*.js,**/*.data}');
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(path))).toEqual([]);
});

test.each(slugs)('the facts of %s follow its opening, before the long texts', (slug) => {
  for (const { html } of pages.filter(({ address }) => address.endsWith(`/services/${slug}`))) {
    const parts = [...html.matchAll(/class="(?:wrap )?(masthead-words|service-facts|problem)"/g)];
    expect(parts.map(([, name]) => name)).toEqual(['masthead-words', 'service-facts', 'problem']);
  }
});
