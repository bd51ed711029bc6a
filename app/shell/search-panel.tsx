import {
  keepPreviousData,
  QueryClientProvider,
  queryOptions,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import type { Pages } from '#app/content/schemas/pages.ts';
import { dataCache } from '#app/data-cache.ts';
import { filled } from '#app/i18n/filled.tsx';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { useLanguage, useTexts } from '#app/i18n/texts.tsx';
import { highlight } from '#app/search/highlight.ts';
import { cleanQuery, LONGEST_QUERY, searchPath } from '#app/search/query.ts';
import { type IndexHead, openParts, type PartedIndex } from '#app/search/search-parts.ts';
import { Icon } from '#app/ui/icon.tsx';
import { type Language, languages } from '#content/languages.ts';
import { PageLink } from './page-link.tsx';
import { SearchCount } from './search-count.tsx';
import { SearchOtherLanguage } from './search-other-language.tsx';
import { SearchResults } from './search-results.tsx';

export type SearchPanelProps = { onClose: () => void };

/** Results that the panel shows; the search page has them all. */
const MOST = 6;

/** The search over the page that is shown: answers while the reader types, from the index of the page's language, of which it loads what it needs. */
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
  const index = useQuery(indexQuery(language));
  // The last answer stands until the next one is there.
  const answer = useQuery({
    ...answerQuery(language, cleanQuery(wanted)),
    placeholderData: keepPreviousData,
  });
  const isMissing = !index.data || !answer.data;
  const hasFailed = index.failureCount + answer.failureCount > 0;

  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, which is the dialog's own
    <dialog
      ref={dialog}
      className="search-panel"
      aria-label={navigation.search}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <div className="wrap">
        <Form
          action={localizedPath('/search', language)}
          role="search"
          className="search-form"
          onSubmit={close}
        >
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
              aria-label={navigation.search}
              dir="auto"
              maxLength={LONGEST_QUERY}
              autoComplete="off"
            />
            <button type="submit" className="button button-gold">
              {navigation.search}
            </button>
            <button
              type="button"
              className="search-close"
              onClick={close}
              aria-label={status.dismiss}
            >
              <Icon name="close" />
            </button>
          </div>
        </Form>
        {wanted !== '' && isMissing && !hasFailed && <p className="note">{status.loading}</p>}
        {/* It is tried again meanwhile; nobody has to wait for that. */}
        {isMissing && hasFailed && (
          <p role="alert">
            <a className="more" href={localizedPath(searchPath(wanted), language)} data-document>
              {status.searchFailed}
            </a>
          </p>
        )}
        <Answer words={index.data?.words} answer={answer.data} onChoose={close} />
      </div>
    </dialog>
  );
}

type Loaded = { words: Pages['search']; index: PartedIndex };
type Found = Awaited<ReturnType<PartedIndex['search']>> & { query: string };
type AnswerProps = {
  words: Pages['search'] | undefined;
  answer: Found | undefined;
  onChoose: () => void;
};

/** Stands there before its words do, so that screen readers say how much was found. */
function Answer({ words, answer, onChoose }: AnswerProps) {
  const { query = '', count = 0, results = [] } = answer ?? {};
  const shown = results.map(({ id, kind, title, summary, terms }) => ({
    to: id,
    kind,
    title: highlight(title, terms),
    text: highlight(summary, terms),
  }));
  return (
    <>
      <SearchCount words={words} query={query} count={count} />
      {words && <SearchResults results={shown} kinds={words.kinds} onChoose={onChoose} />}
      {words && count > 0 && (
        <p>
          <PageLink to={searchPath(query)} className="more">
            {filled(words.all, { query: <bdi key="query">{query}</bdi> })}
          </PageLink>
        </p>
      )}
      {words && query !== '' && count === 0 && <OtherLanguages words={words} query={query} />}
    </>
  );
}

/** Where nothing was found: what the other language's index has, which is fetched for that. */
function OtherLanguages({ words, query }: { words: Pages['search']; query: string }) {
  const language = useLanguage();
  const others = languages.filter(({ code }) => code !== language.code);
  const answers = useQueries({ queries: others.map((other) => answerQuery(other, query)) });
  return (
    <>
      <p className="prose">{words.advice}</p>
      {others.map((other, place) => {
        const count = answers[place]?.data?.count ?? 0;
        return (
          count > 0 && (
            <SearchOtherLanguage
              key={other.code}
              other={other}
              count={count}
              query={query}
              words={words}
            />
          )
        );
      })}
    </>
  );
}

/** The index of a language, as good as the page that it was fetched on. */
function indexQuery(language: Language) {
  return queryOptions({
    queryKey: ['search-index', language.code],
    queryFn: async (): Promise<Loaded> => {
      const { words, head } = await fetchJson<{ words: Pages['search']; head: IndexHead }>(
        '/search-index.json',
        language,
      );
      return {
        words,
        index: openParts(head, (part) => fetchJson(`/search-index/${part}`, language)),
      };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What a language's index answers. */
function answerQuery(language: Language, query: string) {
  return queryOptions({
    queryKey: ['search', language.code, query],
    queryFn: async (): Promise<Found> => {
      const { index } = await dataCache.fetchQuery({ ...indexQuery(language), retry: false });
      try {
        return { query, ...(await index.search(query, MOST)) };
      } catch (error) {
        // The site may have changed since, and its index be in other parts now: the next attempt asks.
        await dataCache.invalidateQueries({
          queryKey: indexQuery(language).queryKey,
          refetchType: 'none',
        });
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function fetchJson<Content>(path: string, language: Language): Promise<Content> {
  const response = await fetch(localizedPath(path, language));
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return (await response.json()) as Content;
}
