import { readCertificates } from '#app/content/certificates.server.ts';
import { readContact, readTeam } from '#app/content/people.server.ts';
import { readRegistrations } from '#app/content/registrations.server.ts';
import { fill } from '#app/i18n/format.ts';
import type { Language } from '#content/languages.ts';
import * as md from './parts.ts';

export function teamMarkdown(language: Language): md.Part {
  const team = readTeam(language);
  return (
    team &&
    md.section(
      team.heading,
      team.people.map(({ name, role, text, languages, profiles }) => [
        md.heading(3, name),
        role,
        text,
        languages,
        profiles.length > 0 &&
          md.line(...profiles.map(({ url, network }) => md.link(url, network))),
      ]),
    )
  );
}

export function contactMarkdown(office: string, language: Language): md.Part {
  const person = readContact(office, language);
  return (
    person &&
    md.line(
      person.name,
      person.role,
      person.email !== undefined && md.link(`mailto:${person.email}`, person.email),
    )
  );
}

export function certificatesMarkdown(language: Language): md.Part {
  const found = readCertificates(language);
  return (
    found &&
    md.section(
      found.heading,
      found.certificates.map(({ name, standard, number, issuer, expires, file }) => [
        md.heading(3, standard),
        name,
        md.line(
          issuer,
          fill(found.words.number, { number }),
          expires,
          file !== undefined && md.link(file, found.words.file),
        ),
      ]),
    )
  );
}

/** @param options.isNamed adds the heading of the numbers */
export function registrationsMarkdown(language: Language, { isNamed = false } = {}): md.Part {
  const found = readRegistrations(language);
  const numbers = found && md.terms(found.numbers.map(({ label, number }) => [label, number]));
  return isNamed ? found && md.section(found.heading, numbers) : numbers;
}
