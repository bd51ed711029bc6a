import { languageOf, readPage } from '#app/content/read.server.ts';
import { readSearchIndex } from '#app/ports.ts';
import { cleanQuery, searchPath } from '#app/search/query.ts';
import { search } from '#app/search/search.server.ts';
import { readMasthead } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { SearchForm } from '#app/shell/search-form.tsx';
import { SearchOtherLanguages } from '#app/shell/search-other-languages.tsx';
import { SearchResults } from '#app/shell/search-results.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { SearchCount } from '#app/ui/search-count.tsx';
import type { Route } from './+types/search.ts';

export const handle = { onRequest: true };

const RESULTS_PER_PAGE = 20;

/**
 * Answers the query `?q=`. From the second page of results on, `&page=` is the number of the page.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url);
  const answer = await search(language, {
    query: cleanQuery(url.searchParams.get('q') ?? ''),
    page: Number(url.searchParams.get('page') ?? 1),
    resultsPerPage: RESULTS_PER_PAGE,
    readIndex: context.get(readSearchIndex),
  });
  return { answer, page: readPage(language, 'search'), masthead: readMasthead(url, 'search') };
}

export const meta: Route.MetaFunction = (args) =>
  metaOf(args, args.loaderData && { ...args.loaderData.page, index: false });

export default function Search({ loaderData: { answer, page, masthead } }: Route.ComponentProps) {
  const { query, count, results, others } = answer;
  return (
    <>
      <Masthead heading={page.heading} lead={page.lead} {...masthead}>
        <SearchForm words={page} query={query} />
      </Masthead>
      <div className="wrap search-page">
        <SearchCount words={page} query={query} count={count} />
        {results.length > 0 && <SearchResults results={results} kinds={page.kinds} />}
        <Pagination
          page={answer.page}
          pages={answer.pages}
          words={page}
          previous={searchPath(query, answer.page - 1)}
          next={searchPath(query, answer.page + 1)}
        />
        {query !== '' && count === 0 && <p className="prose">{page.advice}</p>}
        <SearchOtherLanguages others={others} query={query} words={page} />
      </div>
    </>
  );
}
