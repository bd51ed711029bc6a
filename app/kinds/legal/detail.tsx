import { findRecord } from '#app/content/find.server.ts';
import { headingsOf, mapText } from '#app/content/markdown.ts';
import { languageOf, readForm, readPage } from '#app/content/read.server.ts';
import { readRegistrations } from '#app/content/registrations.server.ts';
import { dataRequest } from '#app/forms/data-request/data-request.server.ts';
import { DataRequestForm } from '#app/forms/data-request/data-request-form.tsx';
import { receive } from '#app/forms/engine/receive.server.ts';
import { retentionPlaceholders, retentionTimes } from '#app/forms/retention-times.server.ts';
import { filled } from '#app/i18n/filled.tsx';
import { formatDate } from '#app/i18n/format.server.ts';
import { fill } from '#app/i18n/format.ts';
import { neutralPath } from '#app/i18n/localized-path.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { FactList } from '#app/ui/fact-list.tsx';
import { Markdown } from '#app/ui/markdown.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Section } from '#app/ui/section.tsx';
import { TableOfContents } from '#app/ui/table-of-contents.tsx';
import type { Route } from './+types/detail.ts';
import { versionsOf } from './find-version.server.ts';
import { RetentionTable, StorageTable } from './tables.tsx';
import { versionPath } from './version-path.ts';

/** The slug of the text is its path. */
export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const document = findRecord(language, 'legal', neutralPath(url.pathname).slice(1));
  const times = retentionTimes(language);
  const versions = versionsOf(document.slug, language);
  const placeholders = retentionPlaceholders(times);
  return {
    document: { ...document, body: mapText(document.body, (words) => fill(words, placeholders)) },
    updated: formatDate(document.updated, language),
    changes: document.changes.map((change) => ({
      ...change,
      day: formatDate(change.date, language),
      /** Undefined if the site does not have the text of this version. */
      path: versions.some(({ version }) => version === change.version)
        ? versionPath(document.slug, change.version)
        : undefined,
    })),
    times,
    registrations: readRegistrations(language),
    words: readPage(language, 'legal'),
    trail: readMasthead(url, 'legal').trail,
    // Only this legal text has the form for requests about personal data.
    request: document.slug === 'gdpr' ? readForm(language, 'dataRequest') : undefined,
  };
}

export const action = receive(dataRequest);

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.document);

export default function LegalDocument({
  loaderData: { document, updated, changes, times, registrations, words, trail, request },
  actionData,
}: Route.ComponentProps) {
  const { parts, navigation } = useTexts();
  return (
    <>
      <Masthead
        isCompact
        className="legal-masthead"
        heading={document.heading}
        lead={document.lead}
        eyebrow={navigation.legal}
        trail={trail}
      />
      <div className="wrap legal">
        <TableOfContents label={parts.onThisPage} headings={headingsOf(document.body)} />
        <article className="legal-text">
          <p className="note ruled">
            {filled(parts.version, { version: document.version, date: updated })}
          </p>
          <Markdown
            text={document.body}
            blocks={{
              storageTable: <StorageTable words={words.storage} />,
              retentionTable: <RetentionTable words={words.retention} times={times} />,
            }}
          />
          {registrations && (
            <div id="registrations">
              <FactList
                facts={registrations.numbers.map(({ label, number }) => ({
                  label,
                  text: <bdi dir="ltr">{number}</bdi>,
                }))}
              />
            </div>
          )}
        </article>
      </div>
      <div className="wrap">
        {request && (
          <Section id="data-request" heading={request.heading}>
            <p className="prose">{request.lead}</p>
            <DataRequestForm words={request} served={actionData} />
          </Section>
        )}
        <Section id="versions" heading={words.versions}>
          {changes.map(({ version, date, day, text, path }) => (
            <article key={version} className="legal-version">
              <h3>
                {filled(parts.version, {
                  version,
                  date: (
                    <time key="date" dateTime={date}>
                      {day}
                    </time>
                  ),
                })}
              </h3>
              <p>{text}</p>
              {path ? (
                <p>
                  <PageLink to={path}>{fill(words.earlier.read, { version })}</PageLink>
                  {' · '}
                  <PageLink to={`${path}/changes`}>{words.earlier.compare}</PageLink>
                </p>
              ) : (
                <p className="note">
                  {words.earlier[version === document.version ? 'shown' : 'lost']}
                </p>
              )}
            </article>
          ))}
        </Section>
      </div>
    </>
  );
}
