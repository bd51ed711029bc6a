import { languageOf, readForm, readPage } from '#app/content/read.server.ts';
import { FeedbackForm } from '#app/forms/feedback/feedback-form.tsx';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Accordion } from '#app/ui/accordion.tsx';
import { PageFrame } from '#app/ui/page-sections.tsx';
import { Section } from '#app/ui/section.tsx';
import { TableOfContents } from '#app/ui/table-of-contents.tsx';
import type { Route } from './+types/help-center.ts';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  return {
    page: readPage(language, 'help-center'),
    masthead: readMasthead(url, 'help-center'),
    feedback: readForm(language, 'feedback'),
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function HelpCenter({
  loaderData: { page, masthead, feedback },
}: Route.ComponentProps) {
  return (
    <PageFrame page={page} {...masthead} end={<FeedbackForm words={feedback} />}>
      <TableOfContents label={page.labels.groups} headings={page.groups} place="above" />
      {page.groups.map(({ id, heading, questions }) => (
        <Section key={id} id={id} heading={heading}>
          <Accordion questions={questions} linkLabel={page.labels.link} />
        </Section>
      ))}
    </PageFrame>
  );
}
