type TableOfContentsProps = {
  label: string;
  headings: { id: string; heading: string }[];
};

export function TableOfContents({ label, headings }: TableOfContentsProps) {
  return (
    <nav className="docs-contents" aria-label={label}>
      <p className="note">{label}</p>
      <ul>
        {headings.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
