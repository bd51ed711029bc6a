type SearchFieldProps = {
  words: { label: string; submit: string };
  /** The path of the search page. */
  action: string;
};

/** A search form for pages other than the search page. Sending the form opens the search page. */
export function SearchField({ words, action }: SearchFieldProps) {
  return (
    <form action={action} className="search-form">
      <label htmlFor="q">{words.label}</label>
      <div>
        <input id="q" type="search" name="q" dir="auto" autoComplete="off" />
        <button type="submit" className="button button-line">
          {words.submit}
        </button>
      </div>
    </form>
  );
}
