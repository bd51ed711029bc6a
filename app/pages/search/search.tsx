import { languageOf, readPage, readRecords } from '#app/content/read.server.ts';
import type { Pages } from '#app/content/schemas/pages.ts';
import { fill } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { cardOf } from '#app/kinds/cards.server.ts';
import { countEmptySearch, readSearchIndex } from '#app/ports.ts';
import { cleanQuery, searchPath } from '#app/search/query.ts';
import { search, searchByKind } from '#app/search/search.server.ts';
import type { GroupedAnswer } from '#app/search/search-answer.ts';
import { trailTo } from '#app/seo/masthead.server.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { SearchOtherLanguages } from '#app/shell/search-other-languages.tsx';
import { SearchResults } from '#app/shell/search-results.tsx';
import { Masthead } from '#app/ui/masthead.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { SearchCount } from '#app/ui/search-count.tsx';
import type { Route } from './+types/search.ts';
import { SearchForm } from './search-form.tsx';

export const handle = { onRequest: true };

const RESULTS_PER_PAGE = 20;
const RESULTS_PER_KIND = 3;

/** Answers `?q=` with the best results of each kind, and `&kind=` with all results of one kind. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url);
  const page = readPage(language, 'search');
  const query = cleanQuery(url.searchParams.get('q') ?? '');
  const wanted = url.searchParams.get('kind') ?? '';
  const kind = wanted in page.groups ? (wanted as Kind) : undefined;
  const readIndex = context.get(readSearchIndex);
  const request = { query, readIndex };
  const answer = kind
    ? await search(language, {
        ...request,
        kind,
        page: Number(url.searchParams.get('page') ?? 1),
        resultsPerPage: RESULTS_PER_PAGE,
      })
    : await searchByKind(language, { ...request, resultsPerKind: RESULTS_PER_KIND });
  if (kind === undefined && answer.count === 0) context.get(countEmptySearch)(language.code, query);
  return {
    page,
    kind,
    answer,
    suggested: answer.count === 0 ? suggestedLinks(language, page.popular) : undefined,
    trail: trailTo({ path: '/search', title: page.title }, language),
  };
}

function suggestedLinks(language: ReturnType<typeof languageOf>, popular: string[]) {
  const link = ({ to, heading }: { to: string; heading: string }) => ({ to, heading });
  return {
    services: readRecords(language, 'services').map((one) => ({
      to: cardOf('services', one).to,
      heading: one.question,
    })),
    documents: readRecords(language, 'documentation')
      .filter(({ slug }) => popular.includes(slug))
      .map((one) => link(cardOf('documentation', one))),
  };
}

export const meta: Route.MetaFunction = (args) =>
  metaOf(args, args.loaderData && { ...args.loaderData.page, index: false });

type Words = Pages['search'];
type Kind = keyof Words['groups'];

export default function Search({ loaderData }: Route.ComponentProps) {
  const { answer, page, kind, suggested, trail } = loaderData;
  const { navigation } = useTexts();
  const { query, count, others, instead } = answer;
  return (
    <>
      <Masthead isCompact heading={page.heading} lead={query ? '' : page.lead} trail={trail}>
        <SearchForm words={page} query={query} />
      </Masthead>
      <div className="wrap search-page">
        <SearchCount words={page} query={query} count={count} instead={instead} />
        {'groups' in answer ? (
          <Groups groups={answer.groups} query={query} words={page} />
        ) : (
          <section>
            <h2>{kind && page.groups[kind]}</h2>
            {answer.results.length > 0 && <SearchResults results={answer.results} level={3} />}
            <Pagination
              page={answer.page}
              pages={answer.pages}
              words={page}
              previous={searchPath(query, answer.page - 1, kind)}
              next={searchPath(query, answer.page + 1, kind)}
            />
            <p>
              <PageLink to={searchPath(query)} className="more">
                {page.everyKind}
              </PageLink>
            </p>
          </section>
        )}
        {query !== '' && count === 0 && (
          <p className="prose">
            {page.advice}{' '}
            <PageLink to="/contact" className="more">
              {navigation.contact}
            </PageLink>
          </p>
        )}
        <SearchOtherLanguages others={others} query={query} words={page} />
        {suggested && (
          <div className="search-start">
            <Links heading={page.questions} links={suggested.services} />
            <Links heading={page.documents} links={suggested.documents} />
          </div>
        )}
      </div>
    </>
  );
}

type GroupsProps = { groups: GroupedAnswer['groups']; query: string; words: Words };

function Groups({ groups, query, words }: GroupsProps) {
  return groups.map(({ kind, count, results }) => {
    const heading = words.groups[kind as Kind];
    return (
      <section key={kind} className="search-group">
        <div>
          <h2>{heading}</h2>
          {count > results.length && (
            <p>
              <PageLink to={searchPath(query, 1, kind)} className="more">
                {fill(words.allOfKind, { count: String(count) })}
                <span className="sr-only"> · {heading}</span>
              </PageLink>
            </p>
          )}
        </div>
        <SearchResults results={results} level={3} />
      </section>
    );
  });
}

type LinksProps = { heading: string; links: { to: string; heading: string }[] };

function Links({ heading, links }: LinksProps) {
  return (
    <section>
      <h2>{heading}</h2>
      <ul>
        {links.map(({ to, heading: name }) => (
          <li key={to}>
            <PageLink to={to}>{name}</PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
