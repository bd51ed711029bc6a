import type { Pages } from '#app/content/schemas/pages.ts';
import { filled } from '#app/i18n/filled.tsx';
import { formatCount, formatLanguage } from '#app/i18n/format.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { searchPath } from '#app/search/query.ts';
import type { Language } from '#content/languages.ts';

type OtherLanguageProps = { other: Language; count: number; query: string; words: Pages['search'] };

/** A query in the site's other language finds there what it cannot find here. */
export function SearchOtherLanguage({ other, count, query, words }: OtherLanguageProps) {
  const language = useLanguage();
  return (
    <p className="prose">
      <a
        className="more"
        href={localizedPath(searchPath(query), other)}
        hrefLang={other.hreflang}
        data-language={other.code}
        data-document
      >
        <span>{filled(words.other, { language: formatLanguage(other.code, language) })}</span>
      </a>{' '}
      (<span>{formatCount(words.count, count, language)}</span>)
    </p>
  );
}
