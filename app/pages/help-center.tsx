import { languageOf, readForm, readPage } from '#app/content/read.server.ts';
import { FeedbackForm } from '#app/forms/feedback/feedback-form.tsx';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Accordion } from '#app/ui/accordion.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { NextStep } from '#app/ui/next-step.tsx';
import { PageSections } from '#app/ui/page-sections.tsx';
import { SearchField } from '#app/ui/search-field.tsx';
import { UnitChart } from '#app/ui/unit-chart.tsx';
import type { Route } from './+types/help-center.ts';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { label, submit } = readPage(language, 'search');
  return {
    page: readPage(language, 'help-center'),
    search: { label, submit },
    trail: readMasthead(url, 'help-center').trail,
    feedback: readForm(language, 'feedback'),
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function HelpCenter({
  loaderData: { page, search, trail, feedback },
}: Route.ComponentProps) {
  const language = useLanguage();
  const { parts } = useTexts();
  // One star is one question. The dot after them is the question that is missing.
  const answered = page.groups.flatMap(({ questions }) => questions).length;
  return (
    <>
      <Masthead isCompact heading={page.heading} lead={page.lead} trail={trail}>
        <SearchField words={search} action={localizedPath('/search', language)} />
      </Masthead>
      <div className="wrap help">
        <nav className="help-topics" aria-label={page.labels.groups}>
          <ul>
            {page.groups.map(({ id, heading, questions }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a> <span className="note">{questions.length}</span>
              </li>
            ))}
          </ul>
        </nav>
        <div className="help-groups">
          {page.groups.map(({ id, heading, isOpen, questions }) => (
            <section key={id} id={id} className={`help-group${isOpen ? ' help-open' : ''}`}>
              <h2>{heading}</h2>
              <Accordion questions={questions} linkLabel={page.labels.link} isOpen={isOpen} />
            </section>
          ))}
          <FeedbackForm words={feedback} />
        </div>
      </div>
      <div className="band-paper">
        <div className="wrap">
          <PageSections sections={page.sections} />
        </div>
      </div>
      <NextStep
        words={page.nextStep}
        promise={parts.promise}
        art={<UnitChart count={answered} of={answered + 1} unit={36} isClosed />}
      />
    </>
  );
}
