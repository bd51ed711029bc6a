import { readForm, readPage, readUi } from '#app/content/read.server.ts';
import { formatDate } from '#app/i18n/format.server.ts';
import { fill } from '#app/i18n/format.ts';
import { registrationsMarkdown } from '#app/seo/markdown/firm-parts.server.ts';
import * as md from '#app/seo/markdown/parts.ts';
import type { Language } from '#content/languages.ts';
import { versionsOf } from './find-version.server.ts';
import { fullBody } from './full-body.server.ts';
import type { LegalText } from './schema.ts';
import { versionPath } from './version-path.ts';

export function recordMarkdown(document: LegalText, language: Language): md.Part {
  const { parts, navigation } = readUi(language);
  const { earlier, ...words } = readPage(language, 'legal');
  const request = readForm(language, 'dataRequest');
  const stored = versionsOf(document.slug, language).map(({ version }) => version);
  const textOf = (version: string): md.Part => {
    const path = versionPath(document.slug, version);
    return stored.includes(version)
      ? md.line(
          md.link(path, fill(earlier.read, { version })),
          md.link(`${path}/changes`, earlier.compare),
        )
      : earlier[version === document.version ? 'shown' : 'lost'];
  };
  const nameOf = (version: string, date: string) =>
    fill(parts.version, { version, date: formatDate(date, language) });
  return [
    md.masthead(document, navigation.legal),
    nameOf(document.version, document.updated),
    fullBody(document, language),
    registrationsMarkdown(language),
    document.slug === 'gdpr' && md.section(request.heading, request.lead),
    md.section(
      words.versions,
      document.changes.map(({ version, date, text }) => [
        md.heading(3, nameOf(version, date)),
        text,
        textOf(version),
      ]),
    ),
  ];
}
