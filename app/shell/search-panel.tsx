import { QueryClientProvider, queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Form } from 'react-router';
import type { Pages } from '#app/content/schemas/pages.ts';
import { dataCache } from '#app/data-cache.ts';
import { say, unmark } from '#app/i18n/fallback.ts';
import { sayFilled } from '#app/i18n/filled.tsx';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { useLanguage, useTexts } from '#app/i18n/texts.tsx';
import { highlight } from '#app/search/highlight.ts';
import { cleanQuery, LONGEST_QUERY, searchPath } from '#app/search/query.ts';
import { runSearch } from '#app/search/run-search.ts';
import { loadIndex, type SearchIndex, type SerializedIndex } from '#app/search/search-index.ts';
import { Icon } from '#app/ui/icon.tsx';
import { type Language, languages } from '#content/languages.ts';
import { PageLink } from './page-link.tsx';
import { SearchCount } from './search-count.tsx';
import { SearchOtherLanguage } from './search-other-language.tsx';
import { SearchResults } from './search-results.tsx';

export type SearchPanelProps = { onClose: () => void };

/** Results that the panel shows; the search page has them all. */
const MOST = 6;

/** The search over the page that is shown: answers while the reader types, from the index of the page's language. */
export function SearchPanel(props: SearchPanelProps) {
  return (
    <QueryClientProvider client={dataCache}>
      <Panel {...props} />
    </QueryClientProvider>
  );
}

function Panel({ onClose }: SearchPanelProps) {
  const { navigation, status } = useTexts();
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim());
  const { data, failureCount } = useQuery(indexQuery(language));

  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, which is the dialog's own
    <dialog
      ref={dialog}
      className="search-panel"
      aria-label={unmark(navigation.search)}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <div className="wrap">
        <Form action={localizedPath('/search', language)} role="search" className="search-form" onSubmit={close}>
          <div>
            {/* biome-ignore lint/a11y/useSemanticElements: an input of the type "search" keeps the first Escape, meant for the dialog, for itself */}
            <input
              type="text"
              role="searchbox"
              inputMode="search"
              enterKeyHint="search"
              name="q"
              value={query}
              onChange={({ target }) => setQuery(target.value)}
              aria-label={unmark(navigation.search)}
              dir="auto"
              maxLength={LONGEST_QUERY}
              autoComplete="off"
            />
            <button type="submit" className="button button-gold" {...say(navigation.search)} />
            <button type="button" className="search-close" onClick={close} aria-label={unmark(status.dismiss)}>
              <Icon name="close" />
            </button>
          </div>
        </Form>
        {wanted !== '' && !data && failureCount === 0 && <p className="note" {...say(status.loading)} />}
        {/* It is tried again meanwhile; nobody has to wait for that. */}
        {!data && failureCount > 0 && (
          <p role="alert">
            <a className="more" href={localizedPath(searchPath(wanted), language)} {...say(status.searchFailed)} />
          </p>
        )}
        <Answer data={data} query={cleanQuery(wanted)} onChoose={close} />
      </div>
    </dialog>
  );
}

type Loaded = { words: Pages['search']; index: SearchIndex };

/** Stands there before its words do, so that screen readers say how much was found. */
function Answer({ data, query, onChoose }: { data: Loaded | undefined; query: string; onChoose: () => void }) {
  const found = useMemo(() => (data ? runSearch(data.index, query) : []), [data, query]);
  const results = found.slice(0, MOST).map(({ id, kind, title, summary, terms }) => ({
    to: id,
    kind,
    title: highlight(title, terms),
    text: highlight(summary, terms),
  }));
  return (
    <>
      <SearchCount words={data?.words} query={query} count={found.length} />
      {data && <SearchResults results={results} kinds={data.words.kinds} onChoose={onChoose} />}
      {data && found.length > 0 && (
        <p>
          <PageLink to={searchPath(query)} className="more" {...sayFilled(data.words.all, { query: <bdi key="query">{query}</bdi> })} />
        </p>
      )}
      {data && query !== '' && found.length === 0 && <OtherLanguages words={data.words} query={query} />}
    </>
  );
}

/** Where nothing was found: what the other language's index has, which is fetched for that. */
function OtherLanguages({ words, query }: { words: Pages['search']; query: string }) {
  const language = useLanguage();
  const others = languages.filter(({ code }) => code !== language.code);
  const loaded = useQueries({ queries: others.map(indexQuery) });
  return (
    <>
      <p className="prose" {...say(words.advice)} />
      {others.map((other, place) => {
        const index = loaded[place]?.data?.index;
        const count = index ? runSearch(index, query).length : 0;
        return count > 0 && <SearchOtherLanguage key={other.code} other={other} count={count} query={query} words={words} />;
      })}
    </>
  );
}

/** The index of a language, as good as the page that it was fetched on. */
function indexQuery(language: Language) {
  return queryOptions({
    queryKey: ['search-index', language.code],
    queryFn: () => fetchIndex(localizedPath('/search-index.json', language)),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function fetchIndex(address: string): Promise<Loaded> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The search index was answered with ${response.status}`);
  const { words, index } = (await response.json()) as { words: Pages['search']; index: SerializedIndex };
  return { words, index: loadIndex(index) };
}
