type TableOfContentsProps = {
  label: string;
  headings: { id: string; heading: string }[];
};

/** On a narrow screen, the contents are closed at first, so that the text begins sooner. */
export function TableOfContents({ label, headings }: TableOfContentsProps) {
  return (
    <nav className="docs-contents" aria-label={label}>
      <p className="note">{label}</p>
      <details>
        <summary className="fold">{label}</summary>
        <ul>
          {headings.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
