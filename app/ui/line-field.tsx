/** One row of a pattern from the generator in art/. A unit of length is `scale` pixels. */
export type FieldRow = {
  width: number;
  height: number;
  scale: number;
  d: string;
  dots: { x: number; y: number }[];
  fade: { at: number; opacity: number }[];
};

const DOT_RADIUS = 3;

/** A pattern that repeats a row downwards. The style sheet mirrors the pattern in Arabic. */
export function LineField({ row }: { row: FieldRow }) {
  const { width, height, scale, d, dots, fade } = row;
  return (
    <svg className="line-field" aria-hidden="true" width={width * scale}>
      <linearGradient id="field-fade" gradientUnits="userSpaceOnUse" x2={width}>
        {fade.map(({ at, opacity }) => (
          <stop key={at} offset={at} stopColor="currentColor" stopOpacity={opacity} />
        ))}
      </linearGradient>
      <pattern
        id="field"
        width={width}
        height={height}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${scale})`}
      >
        <path
          d={d}
          stroke="url(#field-fade)"
          strokeWidth={1 / scale}
          strokeLinecap="round"
          fill="none"
        />
      </pattern>
      <rect width="100%" height="100%" fill="url(#field)" />
      {dots.map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          cx={x * scale}
          cy={y * scale}
          r={DOT_RADIUS}
          fill="currentColor"
        />
      ))}
    </svg>
  );
}
