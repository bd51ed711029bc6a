/** In per cent of the picture. */
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
 * The countries served, in dots, with a star for each office. Maps are not mirrored: only the
 * labels are in the page's language. They lie over the picture instead of in it, so that they keep
 * the page's face and size on every screen.
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
      {/* A part of SVG has no direction of its own; the words of it may. */}
      <tspan>{word}</tspan>
    </text>
  );
}
