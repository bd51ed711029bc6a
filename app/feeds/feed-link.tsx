import { localizedPath } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { feedPath } from './feed-path.ts';

export function FeedLink({ name, label }: { name: string; label: string }) {
  return (
    <p className="note section-footer">
      <a href={localizedPath(feedPath(name, 'xml'), useLanguage())} type="application/rss+xml">
        {label}
      </a>
    </p>
  );
}
