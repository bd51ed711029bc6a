import { createHash } from 'node:crypto';
import { formatList } from '#app/i18n/format.server.ts';
import { fill, formatLanguage, isolate } from '#app/i18n/format.ts';
import type { KindRecord } from '#app/kinds/kinds.ts';
import { recordPath } from '#app/kinds/record-paths.ts';
import { referenceStar, starPaths } from '#art/reference-star.ts';
import type { Language } from '#content/languages.ts';
import { readPicture } from './pictures.server.ts';
import { findShown, readPage, readRecords } from './read.server.ts';

type Person = KindRecord<'people'>;

/** Returns all people as the about page shows them. */
export function readTeam(language: Language) {
  const { team } = readPage(language, 'firm-facts');
  const people = readRecords(language, 'people').map((person) => {
    const { name, profiles = [], languages = [] } = person;
    return {
      ...faceOf(person),
      id: recordPath('people', person).split('#')[1] ?? '',
      text: person.body,
      languages:
        languages.length > 0
          ? fill(team.languages, {
              languages: formatList(
                languages.map((code) => formatLanguage(code, language)),
                language,
              ),
            })
          : undefined,
      profiles: profiles.map(({ network, url }) => ({
        network,
        url,
        label: fill(team.profile, { name, network: isolate(network) }),
      })),
    };
  });
  return people.length > 0 ? { heading: team.heading, people } : undefined;
}

/** Returns the person that the contact page names for an office, if there is one. */
export function readContact(office: string, language: Language) {
  const person = readRecords(language, 'people').find(({ contactFor }) => contactFor === office);
  return person && { ...faceOf(person), email: person.email };
}

type Signed = { person?: string | undefined };

/** Returns the person who wrote a text. A draft of a person does not count. */
export function readAuthor({ person: slug }: Signed, language: Language) {
  const person = findShown(language, 'people', slug ?? null);
  return person && { ...faceOf(person), to: recordPath('people', person) };
}

/** Without a portrait, a star stands for the person. The slug decides how it looks. */
function faceOf(person: Person) {
  const { name, role } = person;
  const picture = readPicture(person.portrait);
  return { name, role, picture, star: picture ? undefined : starOf(person.slug) };
}

function starOf(slug: string) {
  const signs = [...createHash('sha256').update(slug).digest()].slice(0, 6);
  return starPaths(referenceStar(signs.map((sign) => sign % 36)));
}
