import { recordAt } from '#app/content/find.server.ts';
import { languageOf, readPage } from '#app/content/read.server.ts';
import { fill } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { readTrail } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Markdown } from '#app/ui/markdown.tsx';
import { NextStep } from '#app/ui/next-step.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Share } from '#app/ui/share.tsx';
import { Sign } from '#app/ui/sign.tsx';
import type { Route } from './+types/detail.ts';
import { letterCards, monthsOf, neighbours } from './letter-card.server.ts';
import { LetterDate } from './letter-date.tsx';
import { MonthRule } from './month-rule.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { url } = args;
  const language = languageOf(url);
  const { slug, heading, description, body, date } = await recordAt(args, 'letters');
  const { labels, nextStep } = readPage(language, 'letters');
  const { issue = '', day = '' } =
    letterCards(language).find(({ to }) => to === `/letters/${slug}`) ?? {};
  return {
    // Do not send `sendAt` to the browser.
    letter: { slug, heading, description, body, date, issue, day },
    ...neighbours(slug, language),
    year: fill(labels.year, { year: date.slice(0, 4) }),
    months: monthsOf({ date }, language),
    labels,
    nextStep,
    trail: readTrail(url),
  };
}

export const meta: Route.MetaFunction = (args) => {
  const { letter } = args.loaderData ?? {};
  return metaOf(args, letter && { ...letter, title: letter.heading, type: 'article' });
};

export default function LetterPage({
  loaderData: { letter, previous, next, year, months, labels, nextStep, trail },
}: Route.ComponentProps) {
  const { newsletter, share } = useTexts();
  return (
    <>
      <article className="masthead-compact letter-page">
        <div className="wrap letter-open">
          {trail && <Breadcrumbs {...trail} />}
          <LetterDate {...letter} place={labels.place} />
          <h1 tabIndex={-1}>{letter.heading}</h1>
          <Markdown text={letter.body} />
          <p className="letter-signature">{labels.signature}</p>
          <Share words={share} isInline />
        </div>
      </article>
      <nav className="wrap letter-year" aria-label={year}>
        <MonthRule months={months} />
        <ul className="letter-neighbours">
          {previous && (
            <li>
              <span className="note">{labels.previous}</span>
              <PageLink to={previous.to}>{previous.heading}</PageLink>
            </li>
          )}
          {next && (
            <li>
              <span className="note">{labels.next}</span>
              <PageLink to={next.to}>{next.heading}</PageLink>
            </li>
          )}
          <li>
            <PageLink to="/letters">{labels.all}</PageLink>
          </li>
        </ul>
      </nav>
      <NextStep
        words={nextStep}
        promise={newsletter.consent}
        to="/newsletter"
        art={<Sign name="open-letter" />}
      />
    </>
  );
}
