import { readEntries, readNewestFirst, readServices } from '#app/content/read.server.ts';
import { ContentText } from '#app/seo/content-html.server.tsx';
import { plainTextOf } from '#app/ui/markdown-tree.ts';
import type { Language } from '#content/languages.ts';
import { type FeedItem, momentOfDay } from './feed-item.ts';
import type { FeedName } from './feed-names.ts';
import { roleItem } from './role-item.server.tsx';
import { webinarItem } from './webinar-item.server.tsx';

/** What feed readers are told at once: those that ask once a month still miss nothing. */
const MOST = 30;

/** What there is to tell of a list now, the latest first. */
export function readItems(name: FeedName, language: Language): FeedItem[] {
  return READERS[name](language)
    .toSorted((one, other) => other.published - one.published)
    .slice(0, MOST);
}

const READERS: Record<FeedName, (language: Language) => FeedItem[]> = {
  blog: readPosts,
  news: readNews,
  careers: (language) => readEntries(language, 'jobs').map((job) => roleItem(job, language)),
  webinars: (language) =>
    readEntries(language, 'webinars').map((webinar) => webinarItem(webinar, language)),
};

function readPosts(language: Language): FeedItem[] {
  const services = readServices(language);
  return readNewestFirst(language, 'blog').map((post) => {
    const path = `/blog/${post.slug}`;
    return {
      path,
      title: post.heading,
      summary: post.description,
      content: (
        <>
          <p>{post.lead}</p>
          <ContentText text={post.body} language={language} path={path} />
        </>
      ),
      hasPage: true,
      published: momentOfDay(post.date, post.publish),
      ...(post.updated === undefined ? {} : { modified: momentOfDay(post.updated) }),
      author: post.author,
      tags: services
        .filter(({ slug }) => post.services.includes(slug))
        .map((service) => service.name),
    };
  });
}

function readNews(language: Language): FeedItem[] {
  return readNewestFirst(language, 'news').map(({ slug, heading, date, publish, body }) => ({
    path: `/news#${slug}`,
    title: heading,
    summary: plainTextOf(body).trim(),
    content: <ContentText text={body} language={language} path="/news" />,
    hasPage: false,
    published: momentOfDay(date, publish),
    tags: [],
  }));
}
