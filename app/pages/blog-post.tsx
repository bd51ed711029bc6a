import { readMasthead } from '#app/content/drawings.server.ts';
import { findEntry } from '#app/content/find.server.ts';
import { languageOf } from '#app/content/read.server.ts';
import { say } from '#app/i18n/fallback.ts';
import { sayFilled } from '#app/i18n/filled.tsx';
import { formatDate } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/texts.tsx';
import { metaOf } from '#app/seo/page-meta.ts';
import { PageLink } from '#app/shell/page-link.tsx';
import { PageText } from '#app/shell/page-text.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import type { Route } from './+types/blog-post.ts';

export function loader({ url, params }: Route.LoaderArgs) {
  return { post: findEntry(languageOf(url), 'blog', params.slug), field: readMasthead('blog') };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData?.post);

export default function BlogPost({ loaderData: { post, field } }: Route.ComponentProps) {
  const { parts, navigation } = useTexts();
  const language = useLanguage();
  return (
    <>
      <Masthead heading={post.heading} lead={post.lead} eyebrow={navigation.blog} field={field} />
      <div className="wrap">
        <article className="article">
          <p className="note" {...sayFilled(parts.publishedBy, { author: post.author, date: formatDate(post.date, language) })} />
          <PageText text={post.body} />
        </article>
        <p className="after">
          <PageLink to="/blog" className="more" {...say(parts.posts)} />
        </p>
      </div>
    </>
  );
}
