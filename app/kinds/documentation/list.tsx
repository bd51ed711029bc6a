import { languageOf, readPage, readRecords } from '#app/content/read.server.ts';
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
    page: readPage(language, 'documentation'),
    masthead: readMasthead(url, 'documentation'),
    articles: readRecords(language, 'documentation').map((article) => ({
      ...cardOf('documentation', article),
      section: article.section,
    })),
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function Documentation({
  loaderData: { page, masthead, articles },
}: Route.ComponentProps) {
  return (
    <PageFrame page={page} {...masthead}>
      {page.groups.map(({ id, heading, text }) => (
        <Section key={id} id={id} heading={heading}>
          <p className="prose section-lead">{text}</p>
          <CardList cards={articles.filter(({ section }) => section === id)} />
        </Section>
      ))}
    </PageFrame>
  );
}
