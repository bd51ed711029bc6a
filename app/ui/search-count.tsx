import { filled } from '#app/i18n/filled.tsx';
import { formatCount } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';

type SearchCountProps = {
  words: { count: Parameters<typeof formatCount>[0]; none: string; instead: string } | undefined;
  query: string;
  count: number;
  instead: { typed: string; found: string } | undefined;
};

/**
 * The status element is on the page before it has a text, because screen readers announce only
 * changes.
 */
export function SearchCount({ words, query, count, instead }: SearchCountProps) {
  const language = useLanguage();
  return (
    <p role="status" className="note">
      {words &&
        query !== '' &&
        (count > 0 ? (
          <>
            <span>{formatCount(words.count, count, language)}</span>
            {instead && (
              <>
                {'. '}
                <span>
                  {filled(words.instead, {
                    typed: <bdi key="typed">{instead.typed}</bdi>,
                    found: <bdi key="found">{instead.found}</bdi>,
                  })}
                </span>
              </>
            )}
          </>
        ) : (
          <span>{filled(words.none, { query: <bdi key="query">{query}</bdi> })}</span>
        ))}
    </p>
  );
}
