import { languageOf, readFeeds, readPage, readRecords } from '#app/content/read.server.ts';
import { FeedLink } from '#app/feeds/feed-link.tsx';
import { useTexts } from '#app/i18n/texts.tsx';
import { readTrail } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Markdown } from '#app/ui/markdown.tsx';
import { NextStep } from '#app/ui/next-step.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PageSections } from '#app/ui/page-sections.tsx';
import { Sign } from '#app/ui/sign.tsx';
import type { Route } from './+types/list.ts';
import { letterCards, openingOf } from './letter-card.server.ts';
import { LetterDate } from './letter-date.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { labels, ...page } = readPage(language, 'letters');
  const [latest, ...earlier] = letterCards(language);
  const [letter] = readRecords(language, 'letters');
  return {
    page,
    labels,
    latest: latest && letter && { ...latest, opening: openingOf(letter) },
    earlier,
    trail: readTrail(url),
    feed: readFeeds(language).link,
  };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.page);

export default function Letters({
  loaderData: { page, labels, latest, earlier, trail, feed },
}: Route.ComponentProps) {
  const { newsletter } = useTexts();
  return (
    <>
      <div className="letter-desk">
        <div className="wrap letter-desk-grid">
          <div className="band-night letter-desk-words">
            {trail && <Breadcrumbs {...trail} />}
            <h1 tabIndex={-1}>{page.heading}</h1>
            <p className="lead">{page.lead}</p>
            <FeedLink name="letters" label={feed} />
          </div>
          <div className="letter-stack" id="latest">
            {latest && (
              <article className="letter-top">
                <LetterDate {...latest} place={labels.place} />
                <h2>
                  <PageLink to={latest.to}>{latest.heading}</PageLink>
                </h2>
                <Markdown text={latest.opening} />
                <p>
                  <PageLink to={latest.to} className="more" aria-hidden="true" tabIndex={-1}>
                    {labels.read}
                  </PageLink>
                </p>
              </article>
            )}
            {earlier.length > 0 && (
              <>
                <h2 className="sr-only">{labels.earlier}</h2>
                <ol className="letter-edges" reversed>
                  {earlier.map(({ to, heading, ...card }) => (
                    <li key={to}>
                      <h3>
                        <PageLink to={to}>{heading}</PageLink>
                      </h3>
                      <LetterDate {...card} />
                    </li>
                  ))}
                </ol>
              </>
            )}
          </div>
        </div>
      </div>
      <div className="wrap">
        <PageSections sections={page.sections} />
      </div>
      <NextStep
        words={page.nextStep}
        promise={newsletter.consent}
        to="/newsletter"
        art={<Sign name="letter" />}
      />
    </>
  );
}
