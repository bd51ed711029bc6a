import type { ReactNode } from 'react';
import { FIRST_MONTHS } from '#app/constants.ts';
import { recordAt } from '#app/content/find.server.ts';
import { languageOf, organization, readForm, readPage } from '#app/content/read.server.ts';
import { application } from '#app/forms/application/application.server.ts';
import { ApplicationForm } from '#app/forms/application/application-form.tsx';
import { receive } from '#app/forms/engine/receive.server.ts';
import { formatDate, formatLastDay } from '#app/i18n/format.server.ts';
import { fill } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { hijriDate } from '#app/kinds/hijri-date.server.ts';
import { absoluteUrl } from '#app/seo/absolute-url.server.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { EndLink } from '#app/ui/end-link.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { LateStyles } from '#app/ui/late-styles.tsx';
import { Markdown } from '#app/ui/markdown.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { PlainList } from '#app/ui/plain-list.tsx';
import { Share } from '#app/ui/share.tsx';
import { WeekScale } from '../week-scale.tsx';
import type { Route } from './+types/detail.ts';
import { roleClosed } from './closed-role.server.ts';
import { roleFacts } from './role-facts.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { url } = args;
  const language = languageOf(url);
  const job = await recordAt(args, 'jobs', () => roleClosed(language));
  const page = readPage(language, 'job-application');
  const named = (text: string) => fill(text, { role: job.name });
  const { drawing: _none, ...masthead } = readMasthead(url, 'careers');
  return {
    job,
    facts: roleFacts(job, language).map(([label, value]) => ({ label, value })),
    days: {
      posted: formatDate(job.posted, language),
      last: formatLastDay(job.expires, language),
      lastInHijri: hijriDate(job.expires - 1, language),
    },
    masthead,
    address: absoluteUrl(`/careers/apply/${job.slug}`, language).replace(/^https?:\/\//, ''),
    email: organization.careersEmail,
    words: readForm(language, 'application'),
    page: {
      ...page,
      title: named(page.title),
      description: job.description,
      draft: job.draft,
      heading: named(page.heading),
    },
  };
}

export const action = receive(application);

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function JobApplication({
  loaderData: { job, facts, days, page, masthead, address, email, words },
  actionData,
}: Route.ComponentProps) {
  const { parts, share } = useTexts();
  const { labels } = page;
  const apply = (
    <a className="button button-gold" href="#apply">
      {words.heading}
    </a>
  );
  return (
    <>
      <Masthead heading={page.heading} lead={job.lead} {...masthead} isCompact />
      <div className="job">
        <div className="wrap job-head">
          <aside className="job-card">
            <FactList
              facts={[
                ...facts,
                {
                  label: labels.posted,
                  value: <time dateTime={job.posted}>{days.posted}</time>,
                },
                { label: labels.closes, value: days.last, text: days.lastInHijri },
              ]}
            />
            <div className="job-apply">
              {apply}
              <p>{labels.effort}</p>
            </div>
          </aside>
          <div className="job-text">
            <JobSection heading={parts.role}>
              <Markdown text={job.body} />
            </JobSection>
            <JobSection heading={labels.responsibilities}>
              <PlainList items={job.responsibilities} />
            </JobSection>
          </div>
        </div>
        <LateStyles />
        {job.firstMonths && (
          <section className="band band-paper job-months">
            <div className="wrap">
              <h2>{labels.firstMonths}</h2>
              <WeekScale
                label={labels.months}
                weeks={{ most: FIRST_MONTHS, steps: job.months ?? [] }}
                steps={job.firstMonths.steps}
              />
              <p className="lead">{job.firstMonths.result}</p>
            </div>
          </section>
        )}
        <div className="wrap job-more">
          <JobSection heading={labels.requirements}>
            <PlainList items={job.requirements} />
          </JobSection>
          <JobSection heading={labels.offer}>
            <PlainList items={job.offer} />
          </JobSection>
          <Share words={share} />
        </div>
        <div className="job-bar">{apply}</div>
      </div>
      <div className="band band-paper job-form">
        <div className="wrap job-columns">
          <div className="job-terms">
            {page.sections.map(({ id, heading, body }) => (
              <details key={id} id={id} className="folds-on-phones">
                <summary className="fold">
                  <h2>{heading}</h2>
                </summary>
                <Markdown text={body} />
              </details>
            ))}
          </div>
          <section id="apply">
            <h2>{words.heading}</h2>
            <p>{words.lead}</p>
            <ApplicationForm key={job.slug} words={words} served={actionData} role={job.slug} />
          </section>
        </div>
        {/* Only paper shows where to apply, because it has no form. */}
        <div className="wrap job-address">
          <b>{words.heading}</b>
          <bdi dir="ltr">{address}</bdi>
          <bdi dir="ltr">{email}</bdi>
        </div>
        <div className="wrap">
          <EndLink to="/careers" label={labels.otherRoles} />
        </div>
      </div>
    </>
  );
}

type JobSectionProps = { heading: string; children: ReactNode };

function JobSection({ heading, children }: JobSectionProps) {
  return (
    <section>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
