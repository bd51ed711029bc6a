import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import type { Pages } from '#app/content/schemas/pages.ts';
import { localizedPath } from '#app/i18n/localized-path.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { LONGEST_QUERY, searchPath } from '#app/search/query.ts';
import { PageLink } from '#app/ui/page-link.tsx';

export function SearchForm({ words, query }: { words: Pages['search']; query: string }) {
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(query);
  // React does not update an uncontrolled field when Back or Forward changes the query. The visitor
  // may have typed before React started, so the first query changes nothing.
  useEffect(() => {
    if (input.current && shown.current !== query) input.current.value = query;
    shown.current = query;
  }, [query]);
  return (
    <Form action={localizedPath('/search', language)} role="search" className="search-form">
      <label htmlFor="q">
        <span>{words.label}</span>
      </label>
      <div>
        <input
          ref={input}
          id="q"
          type="search"
          name="q"
          defaultValue={query}
          dir="auto"
          maxLength={LONGEST_QUERY}
          aria-describedby="q-hint"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: visitors open the empty search page to type
          autoFocus={query === ''}
        />
        <button type="submit" className="button button-gold">
          {words.submit}
        </button>
      </div>
      <p id="q-hint" className="search-hint">
        <span>{words.hint}</span>
        {words.examples.map((example) => (
          <PageLink key={example} to={searchPath(example)} className="more">
            {example}
          </PageLink>
        ))}
      </p>
    </Form>
  );
}
