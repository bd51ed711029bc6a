import { recordAt } from '#app/content/find.server.ts';
import { languageOf, readPage } from '#app/content/read.server.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { EndLink } from '#app/ui/end-link.tsx';
import { Markdown } from '#app/ui/markdown.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { NextStep } from '#app/ui/next-step.tsx';
import { Share } from '#app/ui/share.tsx';
import { ChangeChart } from '#app/ui/unit-chart.tsx';
import type { Route } from './+types/detail.ts';
import { newsCard, newsNumber, otherNews } from './news-card.server.ts';
import { Day, NewsList, OpenStar } from './news-list.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { url } = args;
  const language = languageOf(url);
  const item = await recordAt(args, 'news');
  const { labels, nextStep } = readPage(language, 'news');
  const { text, ...card } = newsCard(item, language);
  return {
    item,
    card,
    others: otherNews(item, language),
    number: newsNumber(item, language),
    labels,
    nextStep,
    trail: readMasthead(url, 'news').trail,
  };
}

export const meta: Route.MetaFunction = (args) => {
  const { item } = args.loaderData ?? {};
  return metaOf(args, item && { ...item, title: item.heading, type: 'article' });
};

export default function NewsItem({
  loaderData: { item, card, others, number, labels, nextStep, trail },
}: Route.ComponentProps) {
  const { parts, share } = useTexts();
  const { event, topic, isCorrection } = card;
  return (
    <>
      <Masthead heading={item.heading} trail={trail} isCompact />
      <div className="wrap grid news-item">
        <div className="news-item-day">
          <Day {...card} />
          <p className="ledger-event">
            {isCorrection && <OpenStar />}
            <span className={isCorrection ? 'ledger-correction' : undefined}>{event}</span>
            <span>{topic}</span>
          </p>
          <Share words={share} isInline />
        </div>
        <Markdown text={item.body} />
      </div>
      {others.length > 0 && (
        <section className="band band-paper" id="related">
          <div className="wrap">
            <h2 className="news-others">{labels.others}</h2>
            <NewsList items={others} />
            <EndLink to="/news" label={labels.all} />
          </div>
        </section>
      )}
      <NextStep
        words={nextStep}
        promise={parts.promise}
        art={<ChangeChart before={number - 1} after={number} perRow={4} unit={76} />}
      />
    </>
  );
}
