type ClosingSignProps = {
  /** The addresses of the two drawings. */
  loose: string;
  closed: string;
};

/** The closed drawing gradually covers the loose drawing while the sign scrolls into view. */
export function ClosingSign({ loose, closed }: ClosingSignProps) {
  return (
    <span className="closing-sign" aria-hidden="true">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: screen readers skip the outer element */}
      <svg viewBox="0 0 48 48">
        <use href={loose} />
      </svg>
      <span>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: screen readers skip the outer element */}
        <svg viewBox="0 0 48 48">
          <use href={closed} />
        </svg>
      </span>
    </span>
  );
}
