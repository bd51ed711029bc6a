import { readPage, readRecords } from '#app/content/read.server.ts';
import { momentOfDay } from '#app/feeds/moment-of-day.ts';
import { ContentText } from '#app/seo/content-html.server.tsx';
import type { Language } from '#content/languages.ts';
import type { FeedItem } from '../define-kind.ts';
import { signatureOf } from './post-words.server.ts';
import type { Post } from './schema.ts';

export function feedItem(post: Post, language: Language): FeedItem {
  const path = `/blog/${post.slug}`;
  const services = readRecords(language, 'services');
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
    published: momentOfDay(post.date, post.publish),
    ...(post.updated === undefined ? {} : { modified: momentOfDay(post.updated) }),
    author: signatureOf(post, language),
    tags: [
      readPage(language, 'blog').topics[post.topic],
      ...services.filter(({ slug }) => post.services.includes(slug)).map(({ name }) => name),
    ],
  };
}
