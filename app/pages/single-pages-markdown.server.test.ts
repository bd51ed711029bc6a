import { expect, onTestFinished, test } from 'vitest';
import { organization } from '#app/content/read.server.ts';
import { blocksOf } from '#app/seo/markdown/parts.ts';
import { organizationInFull } from '#app/seo/structured-data/organization.server.ts';
import { languages } from '#content/languages.ts';
import { singlePages } from './single-pages-markdown.server.ts';

const [english] = languages;
const written = () =>
  JSON.stringify([blocksOf(singlePages['/contact']?.(english)), organizationInFull(english)]);

test('a telephone number is written only for an office that has one', () => {
  expect(written()).not.toMatch(/tel:|telephone|undefined/);

  const { riyadh = { country: 'SA' }, dubai } = organization.offices;
  organization.offices.riyadh = { ...riyadh, phone: '+966 11 234 5678' };
  onTestFinished(() => {
    organization.offices.riyadh = riyadh;
  });
  expect(dubai?.phone).toBeUndefined();
  expect(written()).toContain('tel:+966112345678');
  expect(organizationInFull(english)).toMatchObject({ telephone: '+966 11 234 5678' });
  expect(JSON.stringify(organizationInFull(english)).match(/"telephone"/g)).toHaveLength(2);
});
