import { readHighlightPictures, readHomeField } from '#app/content/drawings.server.ts';
import { languageOf, readPage } from '#app/content/read.server.ts';
import { isFallback, isolateFallback, withoutIsolate } from '#app/i18n/fallback.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { serviceSlugs } from '#app/kinds/services/slugs.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { LateStyles } from '#app/ui/late-styles.tsx';
import { NextStep } from '#app/ui/next-step.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Sign } from '#app/ui/sign.tsx';
import type { Route } from './+types/home.ts';
import { AngleField } from './angle-field.tsx';
import { readChecks } from './checks.server.ts';
import { readFigures, readNamedResult } from './figures.server.ts';
import { Case, Proof } from './figures.tsx';
import { Highlight } from './highlight.tsx';
import { Method } from './method.tsx';
import { readPlaces } from './places.server.ts';
import { readStages } from './stages.server.ts';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const page = readPage(language, 'home');
  const highlights = serviceSlugs.map((slug) => ({
    slug,
    words: page.highlights.blocks[slug],
  }));
  return {
    page,
    field: readHomeField(),
    highlights,
    pictures: readHighlightPictures(),
    figures: readFigures(language),
    result: readNamedResult(language),
    checks: readChecks(language),
    stages: readStages(language),
    places: readPlaces(language),
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function Home({
  loaderData: { page, field, highlights, pictures, figures, result, checks, stages, places },
}: Route.ComponentProps) {
  const { parts } = useTexts();
  const { eyebrow, headline, subtitle, start, explore } = page.hero;
  const blocks = highlights.map((block) => (
    <Highlight key={block.slug} {...block} pictures={pictures} />
  ));
  const large = figures.at(-1);
  return (
    <>
      <section className="masthead hero">
        <div className="wrap masthead-words">
          <p className="eyebrow">{eyebrow}</p>
          <h1 tabIndex={-1}>
            {partsOf(headline).map((part) => (
              <span key={part}>{part}</span>
            ))}
          </h1>
          <p className="lead">{subtitle}</p>
          <div className="masthead-actions">
            <PageLink to="/contact" className="button button-gold">
              {start}
            </PageLink>
            <PageLink to="/services" className="button button-line">
              {explore}
            </PageLink>
            <p>
              {parts.free}
              <br />
              {result && (
                <PageLink to={result.to} className="more">
                  {result.text}
                </PageLink>
              )}
            </p>
          </div>
        </div>
        <AngleField src={field} words={page.angle} />
      </section>
      <LateStyles />
      <Proof figures={figures.slice(0, -1)} words={page.proof} checks={checks} />
      <section className="highlights">
        <div className="band wrap">
          <div className="highlights-head level">
            <h2>{page.highlights.heading}</h2>
            <p>{page.highlights.lead}</p>
          </div>
          <div className="highlight-row">{blocks.slice(0, 3)}</div>
        </div>
        {large && <Case figure={large} action={page.case.action} />}
        <div className="band wrap">
          <p className="highlights-part">
            {page.highlights.fourToSeven} <bdi className="note">{places.fourToSeven}</bdi>
          </p>
          <div className="highlight-row from-fourth">{blocks.slice(3, 7)}</div>
        </div>
        <Method stages={stages} words={page.method} drawing={field} />
        <div className="band wrap">
          <p className="highlights-part">
            {page.highlights.eightToEleven} <bdi className="note">{places.eightToEleven}</bdi>
          </p>
          <div className="highlight-row from-eighth">{blocks.slice(7)}</div>
        </div>
      </section>
      <NextStep
        words={page.next}
        art={<Sign name="measure" />}
        promise={
          <PageLink to="/blog/case-study-roi#calculator" className="more">
            {page.next.calculator}
          </PageLink>
        }
      />
    </>
  );
}

function partsOf(headline: string): string[] {
  const parts = withoutIsolate(headline).split(/(?<=[.،] )/);
  return isFallback(headline) ? parts.map(isolateFallback) : parts;
}
