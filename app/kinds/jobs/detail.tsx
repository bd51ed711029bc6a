import { recordAt } from '#app/content/find.server.ts';
import { languageOf, readForm, readPage } from '#app/content/read.server.ts';
import { application } from '#app/forms/application/application.server.ts';
import { ApplicationForm } from '#app/forms/application/application-form.tsx';
import { receive } from '#app/forms/engine/receive.server.ts';
import { formatDate, formatLastDay } from '#app/i18n/format.server.ts';
import { fill } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { hijriDate } from '#app/kinds/hijri-date.server.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { EndLink } from '#app/ui/end-link.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { Markdown } from '#app/ui/markdown.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { PageSections } from '#app/ui/page-sections.tsx';
import { PlainList } from '#app/ui/plain-list.tsx';
import { Section } from '#app/ui/section.tsx';
import { Share } from '#app/ui/share.tsx';
import type { Route } from './+types/detail.ts';
import { roleClosed } from './closed-role.server.ts';
import { roleFacts } from './role-facts.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { url } = args;
  const language = languageOf(url);
  const job = await recordAt(args, 'jobs', () => roleClosed(language));
  const page = readPage(language, 'job-application');
  const named = (text: string) => fill(text, { role: job.name });
  return {
    job,
    facts: roleFacts(job, language).map(([label, value]) => ({ label, value })),
    days: {
      posted: formatDate(job.posted, language),
      last: formatLastDay(job.expires, language),
      lastInHijri: hijriDate(job.expires - 1, language),
    },
    masthead: readMasthead(url, 'careers'),
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
  loaderData: { job, facts, days, page, masthead, words },
  actionData,
}: Route.ComponentProps) {
  const { parts, share } = useTexts();
  return (
    <>
      <Masthead heading={page.heading} lead={job.lead} {...masthead}>
        <a className="button button-gold" href="#apply">
          {words.heading}
        </a>
      </Masthead>
      <div className="wrap">
        <FactList
          facts={[
            ...facts,
            {
              label: page.labels.posted,
              value: <time dateTime={job.posted}>{days.posted}</time>,
            },
            { label: page.labels.closes, value: days.last, text: days.lastInHijri },
          ]}
        />
        <Section heading={parts.role}>
          <Markdown text={job.body} />
        </Section>
        <ListSection heading={page.labels.responsibilities} items={job.responsibilities} />
        <ListSection heading={page.labels.requirements} items={job.requirements} />
        <ListSection heading={page.labels.offer} items={job.offer} />
        <PageSections sections={page.sections} />
        <Share words={share} />
        <Section id="apply" heading={words.heading}>
          <p className="prose">{words.lead}</p>
          <ApplicationForm key={job.slug} words={words} served={actionData} role={job.slug} />
        </Section>
        <EndLink to="/careers" label={page.labels.otherRoles} />
      </div>
    </>
  );
}

function ListSection({ heading, items }: { heading: string; items: string[] }) {
  return (
    <Section heading={heading}>
      <PlainList items={items} />
    </Section>
  );
}
