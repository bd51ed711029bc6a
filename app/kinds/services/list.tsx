import { readMasthead } from '#app/content/drawings.server.ts';
import { languageOf, readPage, readRecords } from '#app/content/read.server.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { cardOf } from '#app/kinds/cards.server.ts';
import { readTrail } from '#app/seo/breadcrumbs.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { CardList } from '#app/ui/card-list.tsx';
import { ListFrame } from '#app/ui/page-sections.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/list.ts';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  return {
    page: readPage(language, 'services'),
    drawing: readMasthead('services'),
    trail: readTrail(url),
    services: readRecords(language, 'services').map((service) => cardOf('services', service)),
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function Services({
  loaderData: { page, drawing, trail, services },
}: Route.ComponentProps) {
  return (
    <ListFrame page={page} drawing={drawing} trail={trail}>
      <Section id="services" heading={useTexts().parts.services}>
        <CardList cards={services} />
      </Section>
    </ListFrame>
  );
}
