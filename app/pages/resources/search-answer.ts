import { languageOf, readPage } from '#app/content/read.server.ts';
import { countEmptySearch, readSearchIndex } from '#app/ports.ts';
import { cleanQuery } from '#app/search/query.ts';
import { search } from '#app/search/search.server.ts';
import type { SearchAnswer, SearchWords } from '#app/search/search-answer.ts';
import type { Route } from './+types/search-answer.ts';

export const handle = { onRequest: true };

const RESULTS = 6;

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url);
  const { count, none, instead, all, advice, other, kinds, hint, examples } = readPage(
    language,
    'search',
  );
  const answer = await search(language, {
    query: cleanQuery(url.searchParams.get('q') ?? ''),
    resultsPerPage: RESULTS,
    readIndex: context.get(readSearchIndex),
  });
  if (answer.count === 0) context.get(countEmptySearch)(language.code, answer.query);
  const words: SearchWords = {
    count,
    none,
    instead,
    all,
    advice,
    other,
    kinds,
    hint,
    examples,
  };
  return Response.json({ ...answer, words } satisfies SearchAnswer & { words: SearchWords });
}
