import { languageOf, readPage, readRecords } from '#app/content/read.server.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { cardOf } from '#app/kinds/cards.server.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { CardList } from '#app/ui/card-list.tsx';
import { PageFrame } from '#app/ui/page-sections.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/list.ts';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  return {
    page: readPage(language, 'services'),
    masthead: readMasthead(url, 'services'),
    services: readRecords(language, 'services').map((service) => cardOf('services', service)),
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function Services({
  loaderData: { page, masthead, services },
}: Route.ComponentProps) {
  return (
    <PageFrame page={page} {...masthead}>
      <Section id="services" heading={useTexts().parts.services}>
        <CardList cards={services} />
      </Section>
    </PageFrame>
  );
}
