import { expect, test } from 'vitest';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { languages } from '#content/languages.ts';
import { offersOf } from './organization.server.ts';

test.each(languages)('offers keep the order in which they are given ($code)', (language) => {
  const pathsOf = (slugs: string[]) =>
    offersOf(slugs, language).map(({ itemOffered }) => new URL(itemOffered.url).pathname);
  const slugs = ['ai-ethics', 'ai-strategy', 'cybersecurity'];
  const paths = slugs.map((slug) => localizedPath(`/services/${slug}`, language));
  expect(pathsOf(slugs)).toEqual(paths);
  expect(pathsOf(slugs.toReversed())).toEqual(paths.toReversed());
});
