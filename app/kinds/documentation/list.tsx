import { readMasthead } from '#app/content/drawings.server.ts';
import { languageOf, readPage, readRecords } from '#app/content/read.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { CardList } from '#app/ui/card-list.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { PageSections } from '#app/ui/page-sections.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/list.ts';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const articles = readRecords(language, 'documentation').map(({ slug, section, name, lead }) => ({
    slug,
    section,
    name,
    lead,
  }));
  return {
    page: readPage(language, 'documentation'),
    drawing: readMasthead('documentation'),
    articles,
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function Documentation({
  loaderData: { page, drawing, articles },
}: Route.ComponentProps) {
  return (
    <>
      <Masthead heading={page.heading} lead={page.lead} drawing={drawing} />
      <div className="wrap">
        {page.groups.map(({ id, heading, text }) => (
          <Section key={id} id={id} heading={heading}>
            <p className="prose section-lead">{text}</p>
            <CardList
              cards={articles
                .filter(({ section }) => section === id)
                .map(({ slug, name, lead }) => ({
                  to: `/documentation/${slug}`,
                  heading: name,
                  text: lead,
                }))}
            />
          </Section>
        ))}
        <PageSections sections={page.sections} />
      </div>
    </>
  );
}
