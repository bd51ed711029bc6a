import { cityOf, readForm, readPage } from '#app/content/read.server.ts';
import { momentOfDay } from '#app/feeds/moment-of-day.ts';
import { formatLastDay } from '#app/i18n/format.server.ts';
import { ContentFacts, ContentLink } from '#app/seo/content-html.server.tsx';
import type { Language } from '#content/languages.ts';
import type { FeedItem } from '../define-kind.ts';
import { roleFacts } from './role-facts.server.ts';
import { RoleText } from './role-text.server.tsx';
import type { Job } from './schema.ts';

export function feedItem(job: Job, language: Language): FeedItem {
  const { labels } = readPage(language, 'job-application');
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
            ...roleFacts(job, language),
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
    published: momentOfDay(job.posted, job.publish),
    tags: [cityOf(job.city, language)],
  };
}
