import { readSheet, readStage } from '#app/content/drawings.server.ts';
import { languageOf, readPage, readRecords } from '#app/content/read.server.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { cardOf } from '#app/kinds/cards.server.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Masthead } from '#app/ui/masthead.tsx';
import { NextStep } from '#app/ui/next-step.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { TextColumns } from '#app/ui/text-columns.tsx';
import type { Route } from './+types/list.ts';
import { MissingSheet } from './missing-sheet.tsx';
import { Sheet } from './sheet.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { groups, ...page } = readPage(language, 'documentation');
  const articles = readRecords(language, 'documentation');
  return {
    page,
    stages: groups.map((group, index) => ({
      ...group,
      tile: readStage(index + 1),
      articles: articles
        .filter(({ section }) => section === group.id)
        .map((article) => ({
          ...cardOf('documentation', article),
          sheet: readSheet(article.slug),
        })),
    })),
    missing: articles.slice(-3).map(({ slug }) => readSheet(slug)),
    trail: readMasthead(url, 'documentation').trail,
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

/** Each stage is a shelf: a star that closes from stage to stage, and the documents. */
export default function Documentation({
  loaderData: { page, stages, missing, trail },
}: Route.ComponentProps) {
  const { parts } = useTexts();
  return (
    <>
      <Masthead isCompact heading={page.heading} lead={page.lead} trail={trail} />
      <div className="wrap stages">
        {stages.map(({ id, heading, question, text, tile, articles }) => (
          <section key={id} id={id} className="stage">
            <div className="stage-name">
              <svg viewBox="0 0 48 48" aria-hidden="true">
                <use href={tile} />
              </svg>
              <h2>{heading}</h2>
            </div>
            <div className="stage-words">
              <p className="stage-question">{question}</p>
              <p>{text}</p>
            </div>
            <ul>
              {articles.map(({ to, heading: name, text: summary, sheet }) => (
                <li key={to} className="line-on-hover">
                  <PageLink to={to}>
                    <Sheet src={sheet} />
                    <h3>{name}</h3>
                  </PageLink>
                  <p>{summary}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <TextColumns sections={page.sections} />
      <NextStep
        words={page.nextStep}
        promise={parts.promise}
        art={<MissingSheet sheets={missing} />}
      />
    </>
  );
}
