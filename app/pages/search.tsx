import { readMasthead } from '#app/content/drawings.server.ts';
import { languageOf, readPage } from '#app/content/read.server.ts';
import { countResults, search } from '#app/content/search.server.ts';
import { cleanQuery, searchPath } from '#app/search/query.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { readFile } from '#app/services.ts';
import { PartLinks } from '#app/shell/part-links.tsx';
import { SearchCount } from '#app/shell/search-count.tsx';
import { SearchForm } from '#app/shell/search-form.tsx';
import { SearchOtherLanguage } from '#app/shell/search-other-language.tsx';
import { SearchResults } from '#app/shell/search-results.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { languages } from '#content/languages.ts';
import type { Route } from './+types/search.ts';

/** Answers `?q=` and, for more than the first results, `&page=`. Rendered for each request, never ahead. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url);
  const query = cleanQuery(url.searchParams.get('q') ?? '');
  const read = context.get(readFile);
  const answer = await search(language, query, Number(url.searchParams.get('page') ?? 1), read);
  const elsewhere = languages.filter(({ code }) => code !== language.code);
  const counted = await Promise.all(
    elsewhere.map(async (other) => ({ other, count: await countResults(other, query, read) })),
  );
  const others = counted.filter(({ count }) => count > 0);
  return {
    query,
    ...answer,
    others,
    page: readPage(language, 'search'),
    field: readMasthead('search'),
  };
}

export const meta: Route.MetaFunction = (args) =>
  metaOf(args, args.loaderData && { ...args.loaderData.page, index: false });

export default function Search({ loaderData }: Route.ComponentProps) {
  const { query, count, results, part, parts, others, page, field } = loaderData;
  return (
    <>
      <Masthead heading={page.heading} lead={page.lead} field={field}>
        <SearchForm words={page} query={query} />
      </Masthead>
      <div className="wrap search-page">
        <SearchCount words={page} query={query} count={count} />
        {results.length > 0 && <SearchResults results={results} kinds={page.kinds} />}
        <PartLinks
          part={part}
          parts={parts}
          words={page}
          previous={searchPath(query, part - 1)}
          next={searchPath(query, part + 1)}
        />
        {query !== '' && count === 0 && <p className="prose">{page.advice}</p>}
        {others.map(({ other, count: found }) => (
          <SearchOtherLanguage
            key={other.code}
            other={other}
            count={found}
            query={query}
            words={page}
          />
        ))}
      </div>
    </>
  );
}
