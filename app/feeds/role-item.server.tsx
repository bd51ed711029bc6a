import { readForm, readPage, readUi } from '#app/content/read.server.ts';
import type { Entry } from '#app/content/schemas/collections.ts';
import { formatLastDay } from '#app/i18n/format.server.ts';
import { ContentFacts, ContentLink } from '#app/seo/content-html.server.tsx';
import { RoleText } from '#app/seo/role-text.server.tsx';
import type { Language } from '#content/languages.ts';
import { type FeedItem, momentOfDay } from './feed-item.ts';

/** An open role as a feed tells it: what it is, where, until when, and the way to apply. */
export function roleItem(job: Entry<'jobs'>, language: Language): FeedItem {
  const { labels } = readPage(language, 'job-application');
  const { parts } = readUi(language);
  const path = `/careers/apply/${job.slug}`;
  return {
    path,
    title: job.name,
    summary: job.description,
    content: (
      <>
        <p>{job.lead}</p>
        <ContentFacts
          facts={[
            [labels.city, parts[job.city]],
            [labels.type, labels.fullTime],
            [labels.closes, formatLastDay(job.expires, language)],
          ]}
        />
        <RoleText job={job} language={language} />
        <p>
          <ContentLink
            to={`${path}#apply`}
            label={readForm(language, 'application').heading}
            language={language}
          />
        </p>
      </>
    ),
    hasPage: true,
    published: momentOfDay(job.posted, job.publish),
    tags: [parts[job.city]],
  };
}
