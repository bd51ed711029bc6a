import { recordAt } from '#app/content/find.server.ts';
import { languageOf } from '#app/content/read.server.ts';
import { filled } from '#app/i18n/filled.tsx';
import { useTexts } from '#app/i18n/texts.tsx';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { CardList } from '#app/ui/card-list.tsx';
import { EndLink } from '#app/ui/end-link.tsx';
import { Markdown } from '#app/ui/markdown.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { Section } from '#app/ui/section.tsx';
import { Share } from '#app/ui/share.tsx';
import type { Route } from './+types/detail.ts';
import { postWords } from './post-words.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { url } = args;
  const language = languageOf(url);
  const post = await recordAt(args, 'blog');
  return {
    post,
    ...postWords(post, language),
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
