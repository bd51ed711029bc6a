import { filled } from '#app/i18n/filled.tsx';
import { formatCount, formatLanguage } from '#app/i18n/format.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { searchPath } from '#app/search/query.ts';
import type { SearchAnswer, SearchWords } from '#app/search/search-answer.ts';
import { languages } from '#content/languages.ts';

type SearchOtherLanguagesProps = Pick<SearchAnswer, 'others' | 'query'> & { words: SearchWords };

export function SearchOtherLanguages({ others, query, words }: SearchOtherLanguagesProps) {
  const language = useLanguage();
  return languages.map((other) => {
    const count = others.find(({ code }) => code === other.code)?.count ?? 0;
    return (
      count > 0 && (
        <p key={other.code} className="prose">
          <a
            className="more"
            href={localizedPath(searchPath(query), other)}
            hrefLang={other.code}
            data-language={other.code}
            data-document
          >
            <span>{filled(words.other, { language: formatLanguage(other.code, language) })}</span>
          </a>{' '}
          (<span>{formatCount(words.count, count, language)}</span>)
        </p>
      )
    );
  });
}
