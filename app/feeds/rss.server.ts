import { Feed as Rss } from 'feed';
import { renderToStaticMarkup } from 'react-dom/server';
import { readUi } from '#app/content/read.server.ts';
import type { FeedItem } from '#app/kinds/define-kind.ts';
import { absoluteUrl, socialImageUrl } from '#app/seo/absolute-url.server.ts';
import { contentHtml } from '#app/seo/content-html.server.tsx';
import { feedPath } from './feed-path.ts';
import type { Feed } from './read-feed.server.ts';

/** Writes RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function rssOf({ name, language, title, description, items, updated }: Feed): string {
  const { site } = readUi(language);
  const rss = new Rss({
    title,
    description,
    language: language.code,
    link: absoluteUrl(`/${name}`, language),
    feed: absoluteUrl(feedPath(name, 'xml'), language),
    image: socialImageUrl(`/${name}`, language),
    copyright: `© ${site.name}. ${site.rights}`,
    docs: 'https://www.rssboard.org/rss-specification',
    generator: false,
    updated: new Date(updated),
  });
  for (const item of items) {
    rss.addItem({
      title: item.title,
      // Feed readers identify an item by this link.
      link: absoluteUrl(item.path, language),
      date: new Date(item.published),
      // Feed readers expect HTML here.
      description: renderToStaticMarkup(item.summary),
      content: contentHtml(item.content, language),
      category: item.tags.map((tag) => ({ name: tag })),
      extensions: authorOf(item),
    });
  }
  return rss.rss2();
}

/** The `<author>` of RSS requires an email, but `dc:creator` accepts a name. */
function authorOf({ author }: FeedItem) {
  return author === undefined ? [] : [{ name: 'dc:creator', objects: { _text: author } }];
}
