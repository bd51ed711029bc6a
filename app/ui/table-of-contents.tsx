type TableOfContentsProps = {
  label: string;
  headings: { id: string; heading: string }[];
  /** `beside`: one column under the label. `above`: several columns without a label. */
  place: 'beside' | 'above';
};

export function TableOfContents({ label, headings, place }: TableOfContentsProps) {
  const isBeside = place === 'beside';
  return (
    <nav className={isBeside ? 'docs-contents' : 'page-contents'} aria-label={label}>
      {isBeside && <p className="note">{label}</p>}
      <ul className={isBeside ? undefined : 'link-columns'}>
        {headings.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
