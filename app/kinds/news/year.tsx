/**
 * An SVG draws the outlined digits. Tests forbid `-webkit-text-stroke`, because outlines cut joined
 * Arabic letters apart.
 */
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
