import type { ReactNode } from 'react';
import { readPage } from '#app/content/read.server.ts';
import { ContentFacts, ContentList, ContentText } from '#app/seo/content-html.server.tsx';
import type { Language } from '#content/languages.ts';
import type { Job } from './schema.ts';

export function RoleText({ job, language }: { job: Job; language: Language }): ReactNode {
  const { labels } = readPage(language, 'job-application');
  return (
    <>
      <ContentText text={job.body} language={language} path={`/careers/apply/${job.slug}`} />
      <ContentList heading={labels.responsibilities} items={job.responsibilities} />
      <ContentList heading={labels.requirements} items={job.requirements} />
      <ContentList heading={labels.offer} items={job.offer} />
      {job.firstMonths && (
        <>
          <h2>{labels.firstMonths}</h2>
          <ContentFacts
            facts={job.firstMonths.steps.map(({ name, time, text }) => [`${time} · ${name}`, text])}
          />
          <p>{job.firstMonths.result}</p>
        </>
      )}
    </>
  );
}
