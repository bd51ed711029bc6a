import { feedPath } from '#app/feeds/feed-path.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';

/** A link to the feed of a list, shown under the list. */
export function FeedLink({ name, label }: { name: string; label: string }) {
  return (
    <p className="note section-footer">
      <a href={localizedPath(feedPath(name, 'xml'), useLanguage())} type="application/rss+xml">
        {label}
      </a>
    </p>
  );
}
