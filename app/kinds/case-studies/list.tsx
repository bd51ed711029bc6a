import { readMasthead } from '#app/content/drawings.server.ts';
import { languageOf, readPage, readRecords } from '#app/content/read.server.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { readTrail } from '#app/seo/breadcrumbs.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { CardList } from '#app/ui/card-list.tsx';
import { ListFrame } from '#app/ui/page-sections.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/list.ts';
import { studyCard } from './study-card.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  return {
    page: readPage(language, 'case-studies'),
    drawing: readMasthead('case-studies'),
    trail: readTrail(url),
    studies: readRecords(language, 'case-studies').map(studyCard),
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function CaseStudies({
  loaderData: { page, drawing, trail, studies },
}: Route.ComponentProps) {
  return (
    <ListFrame page={page} drawing={drawing} trail={trail}>
      <Section id="studies" heading={useTexts().parts.studies}>
        <CardList cards={studies} />
      </Section>
    </ListFrame>
  );
}
