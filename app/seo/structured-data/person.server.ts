import type { Person } from 'schema-dts';
import { readPicture } from '#app/content/pictures.server.ts';
import { readRecords } from '#app/content/read.server.ts';
import type { Place } from '#app/kinds/define-kind.ts';
import type { KindRecord } from '#app/kinds/kinds.ts';
import { recordPath } from '#app/kinds/record-paths.ts';
import type { Language } from '#content/languages.ts';
import { absoluteUrl, fileUrl, pictureUrl } from '../absolute-url.server.ts';
import { ids } from './place.server.ts';

/** The id of a person is the same in every language and must never change. */
export function person(record: KindRecord<'people'>, language: Language): Person {
  const { name, role, languages, profiles = [], email } = record;
  const path = recordPath('people', record);
  const portrait = readPicture(record.portrait);
  return {
    '@type': 'Person',
    '@id': fileUrl(path),
    name,
    jobTitle: role,
    url: absoluteUrl(path, language),
    worksFor: { '@id': ids.organization() },
    ...(portrait
      ? {
          image: {
            '@type': 'ImageObject',
            url: pictureUrl(portrait.src),
            width: String(portrait.width),
            height: String(portrait.height),
          },
        }
      : {}),
    ...(email ? { email } : {}),
    ...(languages ? { knowsLanguage: languages } : {}),
    ...(profiles.length > 0 ? { sameAs: profiles.map(({ url }) => url) } : {}),
  };
}

/** Returns the people that a page shows: all on the about page, contacts on the contact page. */
export function peopleOn({ page, language }: Place): Person[] {
  const people = readRecords(language, 'people');
  const shown =
    page.path === '/about-us'
      ? people
      : page.path === '/contact'
        ? people.filter(({ contactFor }) => contactFor)
        : [];
  return shown.map((record) => person(record, language));
}
