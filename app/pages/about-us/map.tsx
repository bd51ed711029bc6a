/** Positions are in per cent of the picture's size. */
type Point = { x: number; y: number };
/** The position of a label, and of its mark on the map. */
type Place = Point & { mark: Point };

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

function Label({ x, y, mark, word }: Place & { word: string }) {
  return (
    <>
      <line x1={`${mark.x}%`} y1={`${mark.y}%`} x2={`${x}%`} y2={`${y}%`} />
      <text x={`${x}%`} y={`${y}%`} className={x < mark.x ? 'country-map-west' : undefined}>
        {word}
      </text>
    </>
  );
}
