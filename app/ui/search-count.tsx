import { filled } from '#app/i18n/filled.tsx';
import { formatCount } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';

type SearchCountProps = {
  words: { count: Parameters<typeof formatCount>[0]; none: string } | undefined;
  query: string;
  count: number;
};

/**
 * The status element is on the page before it has a text, because screen readers announce only
 * changes.
 */
export function SearchCount({ words, query, count }: SearchCountProps) {
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
