import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Form } from 'react-router';
import type { Pages } from '#app/content/schemas/pages.ts';
import { dataCache } from '#app/data-cache.ts';
import { say, unmark } from '#app/i18n/fallback.ts';
import { sayFilled } from '#app/i18n/filled.tsx';
import { formatCount } from '#app/i18n/format.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { useLanguage, useTexts } from '#app/i18n/texts.tsx';
import { highlight } from '#app/search/highlight.ts';
import { runSearch } from '#app/search/run-search.ts';
import { loadIndex, type SerializedIndex } from '#app/search/search-index.ts';
import { Icon } from '#app/ui/icon.tsx';
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
  const { data, isError } = useQuery({
    queryKey: ['search-index', language.code],
    queryFn: () => fetchIndex(localizedPath('/search-index.json', language)),
    // As good as the page it was opened on.
    staleTime: Number.POSITIVE_INFINITY,
  });

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
              maxLength={200}
              autoComplete="off"
            />
            <button type="submit" className="button button-gold" {...say(navigation.search)} />
            <button type="button" className="search-close" onClick={close} aria-label={unmark(status.dismiss)}>
              <Icon name="close" />
            </button>
          </div>
        </Form>
        {wanted !== '' && !data && !isError && <p className="note" {...say(status.loading)} />}
        {isError && (
          <p role="alert">
            <a className="more" href={localizedPath(`/search?q=${encodeURIComponent(wanted)}`, language)} {...say(status.searchFailed)} />
          </p>
        )}
        {wanted !== '' && data && <Answer {...data} query={wanted} onChoose={close} />}
      </div>
    </dialog>
  );
}

type AnswerProps = { words: Pages['search']; index: ReturnType<typeof loadIndex>; query: string; onChoose: () => void };

function Answer({ words, index, query, onChoose }: AnswerProps) {
  const language = useLanguage();
  const found = useMemo(() => runSearch(index, query), [index, query]);
  const results = found.slice(0, MOST).map(({ id, kind, title, summary, terms }) => ({
    to: id,
    kind,
    title: highlight(title, terms),
    text: highlight(summary, terms),
  }));
  return (
    <>
      <p role="status" className="note">
        {found.length > 0 ? (
          <span {...say(formatCount(words.count, found.length, language))} />
        ) : (
          <span {...sayFilled(words.none, { query: `\u2068${query}\u2069` })} />
        )}
      </p>
      <SearchResults results={results} kinds={words.kinds} onChoose={onChoose} />
      <p>
        <a
          className="more"
          href={localizedPath(`/search?q=${encodeURIComponent(query)}`, language)}
          {...sayFilled(words.all, { query: `\u2068${query}\u2069` })}
        />
      </p>
    </>
  );
}

async function fetchIndex(address: string): Promise<{ words: Pages['search']; index: ReturnType<typeof loadIndex> }> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The search index was answered with ${response.status}`);
  const { words, index } = (await response.json()) as { words: Pages['search']; index: SerializedIndex };
  return { words, index: loadIndex(index) };
}
