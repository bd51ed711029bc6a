import type { Language } from '#content/languages.ts';
import { readPicture } from './pictures.server.ts';
import { findShown, readPage, readRecords } from './read.server.ts';

type Study = { client?: string | undefined };

/** Returns the client that a case study names. A draft of a client does not count. */
export function readClient({ client }: Study, language: Language) {
  const found = findShown(language, 'clients', client ?? null);
  return found && { name: found.name, url: found.url };
}

/** Returns the logos of all clients with a logo, or undefined if there are none. */
export function readLogos(language: Language) {
  const logos = readRecords(language, 'clients').flatMap(({ slug, name, logo }) => {
    const picture = readPicture(logo);
    return picture ? [{ id: `client-${slug}`, name, picture }] : [];
  });
  return logos.length > 0
    ? { heading: readPage(language, 'firm-facts').clients.heading, logos }
    : undefined;
}
