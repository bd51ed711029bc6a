import { recordAt } from '#app/content/find.server.ts';
import { headingsOf } from '#app/content/markdown.ts';
import { languageOf, readPage } from '#app/content/read.server.ts';
import { fill } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { CardList } from '#app/ui/card-list.tsx';
import { Coin } from '#app/ui/coin.tsx';
import { EndLink } from '#app/ui/end-link.tsx';
import { LateStyles } from '#app/ui/late-styles.tsx';
import { Markdown } from '#app/ui/markdown.tsx';
import { NextStep } from '#app/ui/next-step.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Share } from '#app/ui/share.tsx';
import { TableOfContents } from '#app/ui/table-of-contents.tsx';
import { UnitChart } from '#app/ui/unit-chart.tsx';
import type { Route } from './+types/detail.ts';
import { calculationOf } from './calculator/calculation.server.ts';
import { SENT } from './calculator/project.ts';
import { ReturnCalculator } from './calculator/return-calculator.tsx';
import { PostFigure } from './post-figure.tsx';
import { PostHead } from './post-head.tsx';
import { figureOf, postWords } from './post-words.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { url } = args;
  const language = languageOf(url);
  const post = await recordAt(args, 'blog');
  const { topics, labels } = readPage(language, 'blog');
  const query = url.searchParams;
  return {
    post,
    ...postWords(post, language),
    topic: topics[post.topic],
    labels,
    figure: figureOf(post, language),
    trail: readMasthead(url, 'blog').trail,
    // Search engines must not index the results of the calculator.
    head: query.has(SENT) ? { index: false, canonical: `/blog/${post.slug}` } : {},
    calculation: post.tool && calculationOf(query, language),
  };
}

export const meta: Route.MetaFunction = (args) => {
  const { post, head, calculation } = args.loaderData ?? {};
  if (!post) return metaOf(args, undefined);
  const title = calculation?.errorTitle
    ? fill(calculation.errorTitle, { title: post.title })
    : post.title;
  return metaOf(args, { ...post, title, ...head, type: 'article' });
};

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  const { post, author, signature, day, readingTime, related, next, topic, labels, figure } =
    loaderData;
  const { trail, calculation } = loaderData;
  const { parts, share } = useTexts();
  const headings = headingsOf(post.body);
  const last = figure?.rows.at(-1);
  const tool = calculation && { id: 'calculator', heading: calculation.words.heading };
  return (
    <>
      <PostHead trail={trail} topic={topic} heading={post.heading} lead={post.lead} figure={figure}>
        <div className="byline">
          {author?.picture ? (
            <img {...author.picture} className="face" alt="" />
          ) : (
            post.services[0] && <Coin service={post.services[0]} />
          )}
          <p>
            {author ? (
              <>
                <PageLink to={author.to} rel="author">
                  {signature}
                </PageLink>{' '}
                · {author.role}
              </>
            ) : (
              signature
            )}
          </p>
          <p className="note">
            <time dateTime={post.date}>{day}</time> · <span>{readingTime}</span>{' '}
            <Share words={share} isInline />
          </p>
        </div>
        {tool && (
          <a href={`#${tool.id}`} className="button button-line to-tool">
            {calculation.words.goTo}
          </a>
        )}
      </PostHead>
      <article className="wrap grid post">
        <TableOfContents label={labels.contents} headings={tool ? [...headings, tool] : headings} />
        <Markdown text={post.body} />
      </article>
      <LateStyles />
      {calculation && (
        <ReturnCalculator
          key={Object.values(calculation.values).join()}
          path={`/blog/${post.slug}`}
          calculation={calculation}
        />
      )}
      <div className="wrap after-post" id="related">
        {next && (
          <section className="card next-post grid">
            <div>
              <p className="eyebrow">{labels.next}</p>
              <h2>
                <PageLink to={next.to}>{next.heading}</PageLink>
              </h2>
              <p>{next.text}</p>
            </div>
            {next.figure && <PostFigure {...next.figure} />}
          </section>
        )}
        {related.length > 0 && (
          <section className="related-posts">
            <h2>{parts.related}</h2>
            <CardList cards={related} />
            <EndLink to="/blog" label={parts.posts} />
          </section>
        )}
      </div>
      <NextStep
        words={post.nextStep}
        promise={parts.promise}
        art={
          last &&
          last.count > 0 && <UnitChart count={last.count} unit={44} isClosed={last.isClosed} />
        }
      />
    </>
  );
}
