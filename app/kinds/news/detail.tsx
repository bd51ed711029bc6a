import { recordAt } from '#app/content/find.server.ts';
import { languageOf, readPage } from '#app/content/read.server.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { EndLink } from '#app/ui/end-link.tsx';
import { Markdown } from '#app/ui/markdown.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { Section } from '#app/ui/section.tsx';
import { Share } from '#app/ui/share.tsx';
import type { Route } from './+types/detail.ts';
import { newsDay, otherNews } from './news-card.server.ts';
import { NewsList } from './news-list.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { url } = args;
  const language = languageOf(url);
  const item = await recordAt(args, 'news');
  const { labels, topics } = readPage(language, 'news');
  return {
    item,
    day: newsDay(item, language),
    others: otherNews(item, language),
    topic: topics[item.topic],
    labels,
    masthead: readMasthead(url, 'news'),
  };
}

export const meta: Route.MetaFunction = (args) => {
  const { item } = args.loaderData ?? {};
  return metaOf(args, item && { ...item, title: item.heading, type: 'article' });
};

export default function NewsItem({
  loaderData: { item, day, topic, others, labels, masthead },
}: Route.ComponentProps) {
  const { share } = useTexts();
  return (
    <>
      <Masthead heading={item.heading} {...masthead} />
      <div className="wrap">
        <div className="article">
          <p className="note">
            <time dateTime={item.date}>{day}</time> · <span>{topic}</span>
          </p>
          <Markdown text={item.body} />
          <Share words={share} />
        </div>
        {others.length > 0 && (
          <Section id="related" heading={labels.others}>
            <NewsList items={others} />
          </Section>
        )}
        <EndLink to="/news" label={labels.all} />
      </div>
    </>
  );
}
