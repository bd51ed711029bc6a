import { readMasthead } from '#app/content/drawings.server.ts';
import { languageOf, readForm, readPage } from '#app/content/read.server.ts';
import { FeedbackForm } from '#app/forms/feedback/feedback-form.tsx';
import { readTrail } from '#app/seo/breadcrumbs.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Accordion } from '#app/ui/accordion.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { PageSections } from '#app/ui/page-sections.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/help-center.ts';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  return {
    page: readPage(language, 'help-center'),
    drawing: readMasthead('help-center'),
    trail: readTrail(url),
    feedback: readForm(language, 'feedback'),
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function HelpCenter({
  loaderData: { page, drawing, trail, feedback },
}: Route.ComponentProps) {
  return (
    <>
      <Masthead heading={page.heading} lead={page.lead} drawing={drawing} trail={trail} />
      <div className="wrap">
        <nav className="page-contents" aria-label={page.labels.groups}>
          <ul className="link-columns">
            {page.groups.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        {page.groups.map(({ id, heading, questions }) => (
          <Section key={id} id={id} heading={heading}>
            <Accordion questions={questions} linkLabel={page.labels.link} />
          </Section>
        ))}
        <PageSections sections={page.sections} />
        <FeedbackForm words={feedback} />
      </div>
    </>
  );
}
