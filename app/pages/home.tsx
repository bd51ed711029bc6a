import { readDrawings, readHomePicture } from '#app/content/drawings.server.ts';
import { languageOf, readPage } from '#app/content/read.server.ts';
import { serviceSlugs } from '#app/kinds/services/slugs.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { LineField } from '#app/ui/line-field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { Route } from './+types/home.ts';
import { Highlight } from './home-highlight.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const pictures = Object.fromEntries(serviceSlugs.map((slug) => [slug, readHomePicture(slug)]));
  return {
    page: readPage(languageOf(url), 'home'),
    hero: readDrawings().hero,
    icons: readDrawings().serviceIcons,
    pictures,
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function Home({
  loaderData: { page, hero, icons, pictures },
}: Route.ComponentProps) {
  const { eyebrow, headline, subtitle, start, explore } = page.hero;
  const { heading, lead, blocks } = page.highlights;
  return (
    <>
      <section className="masthead hero">
        <LineField row={hero} />
        <div className="wrap masthead-words">
          <p className="eyebrow">{eyebrow}</p>
          <h1 tabIndex={-1}>{headline}</h1>
          <p className="lead">{subtitle}</p>
          <div className="masthead-actions">
            <PageLink to="/contact" className="button button-sand">
              {start}
            </PageLink>
            <PageLink to="/services" className="button button-line">
              {explore}
            </PageLink>
          </div>
        </div>
      </section>
      <section className="wrap highlights">
        <div className="highlights-head">
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        {serviceSlugs.map((slug) => {
          const picture = pictures[slug];
          return (
            picture && (
              <Highlight
                key={slug}
                slug={slug}
                words={blocks[slug]}
                icon={icons[slug]}
                picture={picture}
              />
            )
          );
        })}
      </section>
    </>
  );
}
