import { readMasthead } from '#app/content/drawings.server.ts';
import { languageOf, readPage, readRecords } from '#app/content/read.server.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { metaOf } from '#app/seo/page-meta.ts';
import { CardList } from '#app/ui/card-list.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { PageSections } from '#app/ui/page-sections.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/list.ts';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const services = readRecords(language, 'services').map(({ slug, name, summary }) => ({
    slug,
    name,
    summary,
  }));
  return { page: readPage(language, 'services'), drawing: readMasthead('services'), services };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function Services({
  loaderData: { page, drawing, services },
}: Route.ComponentProps) {
  const { parts } = useTexts();
  return (
    <>
      <Masthead heading={page.heading} lead={page.lead} drawing={drawing} />
      <div className="wrap">
        <Section id="services" heading={parts.services}>
          <CardList
            cards={services.map(({ slug, name, summary }) => ({
              to: `/services/${slug}`,
              heading: name,
              text: summary,
            }))}
          />
        </Section>
        <PageSections sections={page.sections} />
      </div>
    </>
  );
}
