import { languageOf, readPage } from '#app/content/read.server.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { filterRecords } from '#app/kinds/filter-records.server.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { CardList } from '#app/ui/card-list.tsx';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { PageFrame } from '#app/ui/page-sections.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/list.ts';
import { studyCard } from './study-card.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { records, filter, head } = filterRecords('case-studies', url);
  return {
    page: { ...readPage(language, 'case-studies'), ...head },
    filter,
    masthead: readMasthead(url, 'case-studies'),
    studies: records.map(studyCard),
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function CaseStudies({
  loaderData: { page, masthead, filter, studies },
}: Route.ComponentProps) {
  const { parts, filters } = useTexts();
  return (
    <PageFrame page={page} {...masthead}>
      <Section id="studies" heading={parts.studies}>
        <FilterLinks {...filter} words={filters} />
        <CardList cards={studies} />
      </Section>
    </PageFrame>
  );
}
