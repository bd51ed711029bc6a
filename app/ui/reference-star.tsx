type ReferenceStarProps = {
  /** The side of the square around the star, in units of the path data. */
  size: number;
  lines: string;
  core: string;
  lit: string;
};

export function ReferenceStar({ size, lines, core, lit }: ReferenceStarProps) {
  return (
    <svg className="reference-star" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path className="reference-star-core" d={core} />
      <path className="reference-star-lit" d={lit} />
      <path className="reference-star-lines" d={lines} />
    </svg>
  );
}
