type SearchFieldProps = {
  words: { label: string; submit: string };
  action: string;
};

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
