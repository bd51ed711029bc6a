import type { SearchWords } from '#app/content/search-answer.ts';
import { filled } from '#app/i18n/filled.tsx';
import { formatCount } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/texts.tsx';

/**
 * How much a query found, said to screen readers when it changes: the element is there before its
 * words are.
 */
export function SearchCount({
  words,
  query,
  count,
}: {
  words: SearchWords | undefined;
  query: string;
  count: number;
}) {
  const language = useLanguage();
  return (
    <p role="status" className="note">
      {words &&
        query !== '' &&
        (count > 0 ? (
          <span>{formatCount(words.count, count, language)}</span>
        ) : (
          <span>{filled(words.none, { query: <bdi key="query">{query}</bdi> })}</span>
        ))}
    </p>
  );
}
