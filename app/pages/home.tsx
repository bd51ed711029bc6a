import { readField, readHomePicture } from '#app/content/drawings.server.ts';
import { languageOf, readPage } from '#app/content/read.server.ts';
import { serviceSlugs } from '#app/kinds/services/slugs.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Evidence } from '#app/ui/evidence.tsx';
import { LineField } from '#app/ui/line-field.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/home.ts';
import { Highlight } from './home-highlight.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const page = readPage(languageOf(url), 'home');
  const highlights = serviceSlugs.map((slug) => ({
    slug,
    words: page.highlights.blocks[slug],
    picture: readHomePicture(slug),
  }));
  return { page, field: readField('home'), highlights };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function Home({ loaderData: { page, field, highlights } }: Route.ComponentProps) {
  const { eyebrow, headline, subtitle, start, explore } = page.hero;
  const { heading, lead } = page.highlights;
  const { proof } = page;
  return (
    <>
      <section className="masthead hero">
        <LineField src={field} />
        <div className="wrap masthead-words">
          <p className="eyebrow">{eyebrow}</p>
          <h1 tabIndex={-1}>{headline}</h1>
          <p className="lead">{subtitle}</p>
          <div className="masthead-actions">
            <PageLink to="/contact" className="button button-gold">
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
        {highlights.map((highlight) => (
          <Highlight key={highlight.slug} {...highlight} />
        ))}
      </section>
      <div className="wrap">
        <Section heading={proof.heading}>
          <Evidence {...proof} study={page.study} />
          <div className="prose">
            <p>{proof.audience}</p>
            <p>{proof.firstWeeks}</p>
          </div>
          <p className="section-footer">
            <PageLink to="/contact" className="button button-line">
              {proof.next}
            </PageLink>
          </p>
        </Section>
      </div>
    </>
  );
}
