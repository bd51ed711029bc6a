import { readUi } from '#app/content/read.server.ts';
import { isFallback } from '#app/i18n/fallback.ts';
import { riyadhIso } from '#app/i18n/moment.ts';
import type { FeedItem } from '#app/kinds/define-kind.ts';
import { absoluteUrl, fileUrl, socialImageUrl } from '#app/seo/absolute-url.server.ts';
import { contentHtml } from '#app/seo/content-html.server.tsx';
import { type Language, languages } from '#content/languages.ts';
import { feedPath } from './feed-path.ts';
import type { Feed } from './read-feed.server.ts';

const [original] = languages;

/** Writes JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function jsonFeedOf({ name, language, title, description, items }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: absoluteUrl(`/${name}`, language),
    feed_url: absoluteUrl(feedPath(name, 'json'), language),
    description,
    icon: fileUrl('/icons/icon-512.png'),
    favicon: fileUrl('/icons/icon-192.png'),
    authors: [{ name: readUi(language).site.name, url: absoluteUrl('/', language) }],
    language: language.code,
    items: items.map((item) => jsonItem(item, language)),
  });
}

function jsonItem(
  { path, title, summary, content, published, modified, author, tags }: FeedItem,
  language: Language,
) {
  const url = absoluteUrl(path, language);
  return {
    id: url,
    url,
    title,
    content_html: contentHtml(content, language),
    summary,
    image: socialImageUrl(path, language),
    date_published: riyadhIso(published),
    ...(modified === undefined ? {} : { date_modified: riyadhIso(modified) }),
    ...(author === undefined ? {} : { authors: [{ name: author }] }),
    ...(tags.length > 0 ? { tags } : {}),
    ...(isFallback(title) ? { language: original.code } : {}),
  };
}
