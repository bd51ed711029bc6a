import signs from '#generated/signs.json' with { type: 'json' };

type OfficesProps = {
  heading: string;
  offices: { city: string; text: string | undefined; isOnMap: boolean }[];
};

/** The legend of the map. Its stars are those of the offices on the map. */
export function Offices({ heading, offices }: OfficesProps) {
  return (
    <section id="offices">
      <h3>{heading}</h3>
      <dl>
        {offices.map(({ city, text, isOnMap }) => (
          <div key={city}>
            <dt>
              {isOnMap && (
                <svg viewBox="0 0 48 48" aria-hidden="true">
                  <use href={`${signs.src}#office`} />
                </svg>
              )}
              {city}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
