/** A year in outlined digits. It is an SVG, because no style sheet may outline Arabic letters. */
export function Year({ year }: { year: string }) {
  return (
    <h3 className="year">
      <span className="sr-only">{year}</span>
      <bdi dir="ltr">
        <svg aria-hidden="true">
          <text y="0.72em">{year}</text>
        </svg>
      </bdi>
    </h3>
  );
}
