import { readMasthead } from '#app/content/drawings.server.ts';
import { languageOf, readPage } from '#app/content/read.server.ts';
import { search } from '#app/content/search.server.ts';
import { say } from '#app/i18n/fallback.ts';
import { sayFilled } from '#app/i18n/filled.tsx';
import { formatCount, formatLanguage } from '#app/i18n/format.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { metaOf } from '#app/seo/page-meta.ts';
import { SearchForm } from '#app/shell/search-form.tsx';
import { SearchResults } from '#app/shell/search-results.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { languages } from '#content/languages.ts';
import type { Route } from './+types/search.ts';

const LONGEST_QUERY = 200;

/** Answers `?q=`. Rendered for each request: the only page that is. */
export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUERY);
  const others = languages
    .filter(({ code }) => code !== language.code)
    .map(({ code }, _, [other]) => ({ code, count: query && other ? search(other, query).count : 0 }))
    .filter(({ count }) => count > 0);
  return { query, ...search(language, query), others, page: readPage(language, 'search'), field: readMasthead('search') };
}

export const meta: Route.MetaFunction = (args) => metaOf(args, args.loaderData && { ...args.loaderData.page, index: false });

export default function Search({ loaderData: { query, count, results, others, page, field } }: Route.ComponentProps) {
  const language = useLanguage();
  return (
    <>
      <Masthead heading={page.heading} lead={page.lead} field={field}>
        <SearchForm words={page} query={query} />
      </Masthead>
      <div className="wrap search-page">
        {query && (
          <p role="status" className="note">
            {count > 0 ? (
              <span {...say(formatCount(page.count, count, language))} />
            ) : (
              <span {...sayFilled(page.none, { query: `\u2068${query}\u2069` })} />
            )}
          </p>
        )}
        {results.length > 0 && <SearchResults results={results} kinds={page.kinds} />}
        {query && count === 0 && <p className="prose" {...say(page.advice)} />}
        {others.map(({ code, count: found }) => (
          <OtherLanguage key={code} code={code} count={found} query={query} words={page} />
        ))}
      </div>
    </>
  );
}

type Words = Route.ComponentProps['loaderData']['page'];

/** A query in the site's other language finds there what it cannot find here. */
function OtherLanguage({ code, count, query, words }: { code: string; count: number; query: string; words: Words }) {
  const language = useLanguage();
  const other = languages.find((candidate) => candidate.code === code);
  if (!other) return null;
  return (
    <p className="prose">
      <a className="more" href={localizedPath(`/search?q=${encodeURIComponent(query)}`, other)} hrefLang={other.hreflang} data-language={other.code}>
        <span {...sayFilled(words.other, { language: formatLanguage(other.code, language) })} />
      </a>{' '}
      (<span {...say(formatCount(words.count, count, language))} />)
    </p>
  );
}
