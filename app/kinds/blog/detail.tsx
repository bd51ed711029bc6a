import { recordAt } from '#app/content/find.server.ts';
import { languageOf, readRecords, readUi } from '#app/content/read.server.ts';
import { filled } from '#app/i18n/filled.tsx';
import { formatDate } from '#app/i18n/format.server.ts';
import { formatCount } from '#app/i18n/format.ts';
import { countWords, readingMinutes } from '#app/i18n/reading-time.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { relatedCards } from '#app/kinds/cards.server.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { CardList } from '#app/ui/card-list.tsx';
import { EndLink } from '#app/ui/end-link.tsx';
import { Markdown } from '#app/ui/markdown.tsx';
import { plainTextOf } from '#app/ui/markdown-tree.ts';
import { Masthead } from '#app/ui/masthead.tsx';
import { Section } from '#app/ui/section.tsx';
import { Share } from '#app/ui/share.tsx';
import type { Route } from './+types/detail.ts';

export async function loader(args: Route.LoaderArgs) {
  const { url } = args;
  const language = languageOf(url);
  const { services, study, ...post } = await recordAt(args, 'blog');
  const otherPosts = readRecords(language, 'blog').filter(({ slug }) => slug !== post.slug);
  const minutes = readingMinutes(countWords(plainTextOf(post.body)), language.code);
  return {
    post,
    day: formatDate(post.date, language),
    readingTime: formatCount(readUi(language).parts.readingTime, minutes, language),
    related: relatedCards(language, {
      services,
      'case-studies': [study],
      blog: otherPosts.slice(0, 2).map(({ slug }) => slug),
    }),
    masthead: readMasthead(url, 'blog'),
  };
}

export const meta: Route.MetaFunction = (args) =>
  metaOf(args, args.loaderData && { ...args.loaderData.post, type: 'article' });

export default function BlogPost({
  loaderData: { post, day, readingTime, related, masthead },
}: Route.ComponentProps) {
  const { parts, share } = useTexts();
  return (
    <>
      <Masthead heading={post.heading} lead={post.lead} {...masthead} />
      <div className="wrap">
        <article className="article">
          <p className="note">
            <span>{filled(parts.publishedBy, { author: post.author, date: day })}</span> ·{' '}
            <span>{readingTime}</span>
          </p>
          <Markdown text={post.body} />
          <Share words={share} />
        </article>
        {related.length > 0 && (
          <Section id="related" heading={parts.related}>
            <CardList cards={related} />
          </Section>
        )}
        <EndLink to="/blog" label={parts.posts} />
      </div>
    </>
  );
}
