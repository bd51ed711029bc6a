import { readMasthead } from '#app/content/drawings.server.ts';
import { languageOf, readPage, readRecords } from '#app/content/read.server.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { recordPath } from '#app/kinds/record-paths.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { CardList } from '#app/ui/card-list.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { PageSections } from '#app/ui/page-sections.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/list.ts';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const studies = readRecords(language, 'case-studies').map((study) => ({
    to: recordPath('case-studies', study),
    heading: study.heading,
    text: study.lead,
    note: study.sector,
  }));
  return {
    page: readPage(language, 'case-studies'),
    drawing: readMasthead('case-studies'),
    studies,
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function CaseStudies({
  loaderData: { page, drawing, studies },
}: Route.ComponentProps) {
  const { parts } = useTexts();
  return (
    <>
      <Masthead heading={page.heading} lead={page.lead} drawing={drawing} />
      <div className="wrap">
        <Section id="studies" heading={parts.studies}>
          <CardList cards={studies} />
        </Section>
        <PageSections sections={page.sections} />
      </div>
    </>
  );
}
