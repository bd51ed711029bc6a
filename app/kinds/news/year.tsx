/** Our style sheets must not outline text, so an SVG draws the digits. */
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
