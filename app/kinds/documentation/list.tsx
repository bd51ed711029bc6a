import { readMasthead } from '#app/content/drawings.server.ts';
import { languageOf, readPage, readRecords } from '#app/content/read.server.ts';
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
    page: readPage(language, 'documentation'),
    drawing: readMasthead('documentation'),
    trail: readTrail(url),
    articles: readRecords(language, 'documentation').map((article) => ({
      ...cardOf('documentation', article),
      section: article.section,
    })),
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function Documentation({
  loaderData: { page, drawing, trail, articles },
}: Route.ComponentProps) {
  return (
    <ListFrame page={page} drawing={drawing} trail={trail}>
      {page.groups.map(({ id, heading, text }) => (
        <Section key={id} id={id} heading={heading}>
          <p className="prose section-lead">{text}</p>
          <CardList cards={articles.filter(({ section }) => section === id)} />
        </Section>
      ))}
    </ListFrame>
  );
}
