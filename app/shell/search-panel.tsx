import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { CACHE_GARBAGE_COLLECTION, SEARCH_DEBOUNCE } from '#app/constants.ts';
import { dataCache } from '#app/data-cache.ts';
import { filled } from '#app/i18n/filled.tsx';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { useTexts } from '#app/i18n/texts.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { cleanQuery, LONGEST_QUERY, searchPath } from '#app/search/query.ts';
import type { SearchAnswer, SearchWords } from '#app/search/search-answer.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { SearchCount } from '#app/ui/search-count.tsx';
import { SearchOtherLanguages } from './search-other-languages.tsx';
import { SearchResults } from './search-results.tsx';

type PanelAnswer = SearchAnswer & { words: SearchWords };
export type SearchPanelProps = {
  /** Stops recording keys, and returns the text that was typed before the panel opened. */
  readKeys: () => string;
  onClose: () => void;
};

export function SearchPanel({ readKeys, onClose }: SearchPanelProps) {
  const { navigation, status } = useTexts();
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const query = useDebounced(cleanQuery(typed));
  const path = localizedPath(`/search.json?${new URLSearchParams({ q: query })}`, language);
  const options = {
    queryKey: ['search', language.code, query],
    // An empty query makes the server open its index while the visitor types. The panel needs only
    // the examples of the answer.
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      const answer = askSearch(path, signal);
      return query === '' ? answer.catch(() => null) : answer;
    },
    staleTime: CACHE_GARBAGE_COLLECTION,
    placeholderData: keepPreviousData,
  };
  const { data, isPlaceholderData, failureCount, fetchStatus } = useQuery(options, dataCache);
  const isWaiting = query !== '' && (!data || isPlaceholderData);
  const hasFailed = isWaiting && (failureCount > 0 || fetchStatus === 'paused');

  // A layout effect shows the recorded text before the browser handles the next key. The next
  // letter is then added after the recorded text.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    setTyped(readKeys());
  }, [readKeys]);
  const close = () => dialog.current?.close();
  const search = (example: string) => {
    setTyped(example);
    field.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by keyboard
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
            {/* biome-ignore lint/a11y/useSemanticElements: Escape must close the dialog at once */}
            <input
              ref={field}
              type="text"
              role="searchbox"
              inputMode="search"
              enterKeyHint="search"
              name="q"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
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
        {isWaiting && !hasFailed && <p className="note">{status.loading}</p>}
        {hasFailed && (
          <p role="alert">
            <a className="more" href={localizedPath(searchPath(query), language)} data-document>
              {status.searchFailed}
            </a>
          </p>
        )}
        {typed === '' && data && <Examples words={data.words} onChoose={search} />}
        <Answer answer={query === '' ? null : data} onChoose={close} />
      </div>
    </dialog>
  );
}

type ExamplesProps = { words: SearchWords; onChoose: (example: string) => void };

function Examples({ words: { hint, examples }, onChoose }: ExamplesProps) {
  return (
    <p className="search-hint">
      <span>{hint}</span>
      {examples.map((example) => (
        <button key={example} type="button" className="more" onClick={() => onChoose(example)}>
          {example}
        </button>
      ))}
    </p>
  );
}

type AnswerProps = { answer: PanelAnswer | null | undefined; onChoose: () => void };

/**
 * The status element is on the page before it has a text, because screen readers announce only
 * changes.
 */
function Answer({ answer, onChoose }: AnswerProps) {
  const { query = '', count = 0, words, instead } = answer ?? {};
  return (
    <>
      <SearchCount words={words} query={query} count={count} instead={instead} />
      {answer && (
        <SearchResults results={answer.results} kinds={answer.words.kinds} onChoose={onChoose} />
      )}
      {answer && count > 0 && (
        <p>
          <PageLink to={searchPath(query)} className="more">
            {filled(answer.words.all, { query: <bdi key="query">{query}</bdi> })}
          </PageLink>
        </p>
      )}
      {answer && count === 0 && (
        <>
          <p className="prose">{answer.words.advice}</p>
          <SearchOtherLanguages others={answer.others} query={query} words={answer.words} />
        </>
      )}
    </>
  );
}

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SEARCH_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** @throws Error for any status except 200, so that the data cache tries the request again */
async function askSearch(path: string, signal: AbortSignal): Promise<PanelAnswer> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`The search was answered with ${response.status}`);
  return (await response.json()) as PanelAnswer;
}
