/** Positions are in per cent of the picture's size. */
type Point = { x: number; y: number };
/** The position of a label, and of its mark on the map. */
export type Place = Point & { mark: Point };

type Named = Place & { word: string };

type CountryMapProps = {
  picture: {
    src: string;
    width: number;
    height: number;
    offices: Named[];
    names: Named[];
    /** The places of the numbers that a narrow map has instead of names. */
    numbers: Place[];
  };
  alt: string;
  caption: string;
};

export function CountryMap({
  picture: { offices, names, numbers, ...file },
  alt,
  caption,
}: CountryMapProps) {
  return (
    <figure className="country-map">
      <div className="country-map-picture">
        <img {...file} alt={alt} loading="lazy" decoding="async" />
        <svg aria-hidden="true">
          <g className="country-map-names">
            {names.map((name) => (
              <Label key={name.word} {...name} />
            ))}
          </g>
          <g className="country-map-numbers">
            {numbers.map((place, index) => (
              <Label key={names[index]?.word} {...place} word={`${index + 1}`} />
            ))}
          </g>
          <g className="country-map-offices">
            {offices.map((office) => (
              <Label key={office.word} {...office} />
            ))}
          </g>
        </svg>
      </div>
      <ol aria-hidden="true">
        {names.map(({ word }) => (
          <li key={word}>{word}</li>
        ))}
      </ol>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Label({ x, y, mark, word }: Named) {
  return (
    <>
      <line x1={`${mark.x}%`} y1={`${mark.y}%`} x2={`${x}%`} y2={`${y}%`} />
      <text x={`${x}%`} y={`${y}%`} className={x < mark.x ? 'country-map-west' : undefined}>
        {word}
      </text>
    </>
  );
}
