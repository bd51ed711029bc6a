import { readMasthead } from '#app/content/drawings.server.ts';
import { languageOf, readPage } from '#app/content/read.server.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { filterRecords } from '#app/kinds/filter-records.server.ts';
import { readTrail } from '#app/seo/breadcrumbs.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { CardList } from '#app/ui/card-list.tsx';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { ListFrame } from '#app/ui/page-sections.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/list.ts';
import { studyCard } from './study-card.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { records, filter, head } = filterRecords('case-studies', url);
  return {
    page: { ...readPage(language, 'case-studies'), ...head },
    filter,
    drawing: readMasthead('case-studies'),
    trail: readTrail(url),
    studies: records.map(studyCard),
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function CaseStudies({
  loaderData: { page, drawing, trail, filter, studies },
}: Route.ComponentProps) {
  const { parts, filters } = useTexts();
  return (
    <ListFrame page={page} drawing={drawing} trail={trail}>
      <Section id="studies" heading={parts.studies}>
        <FilterLinks {...filter} words={filters} />
        <CardList cards={studies} />
      </Section>
    </ListFrame>
  );
}
