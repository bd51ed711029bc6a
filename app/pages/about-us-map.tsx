/** The coordinates of a place, in percent of the picture. */
type Place = { x: number; y: number };

type CountryMapProps = {
  picture: {
    src: string;
    width: number;
    height: number;
    offices: { riyadh: Place; dubai: Place };
    names: (Place & { word: string })[];
  };
  alt: string;
  caption: string;
  riyadh: string;
  dubai: string;
};

/**
 * The map with labels in the language of the page. The labels have the same size on every screen.
 */
export function CountryMap({
  picture: { offices, names, ...file },
  alt,
  caption,
  riyadh,
  dubai,
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
          <g className="country-map-offices">
            <Label {...offices.riyadh} word={riyadh} />
            <Label {...offices.dubai} word={dubai} />
          </g>
        </svg>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Label({ x, y, word }: Place & { word: string }) {
  return (
    <text x={`${x}%`} y={`${y}%`}>
      {/* The attribute dir has no effect on <text>, so the word has an element of its own. */}
      <tspan>{word}</tspan>
    </text>
  );
}
