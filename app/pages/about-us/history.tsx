import type { Pages } from '#app/content/schemas/pages.ts';

/**
 * A tick stands for each year. Lines join the texts to their years. The texts are above and below the
 * line in turn, so each has the width of two columns. After the last milestone, the line is dashed.
 */
export function History({ heading, items }: Pages['about-us']['milestones']) {
  const years = items.map(({ year }) => year);
  const first = Math.min(...years);
  const span = Math.max(...years) - first;
  const last = items.length - 1;
  const ticks = Array.from({ length: span + 1 }, (_, year) => `M${year} 3v2`);
  const column = span / last;
  return (
    <section id="milestones" className="band band-paper">
      <div className="wrap history">
        <h2>{heading}</h2>
        <div className="history-scale">
          <dl>
            {items.map(({ year, text }) => (
              <div key={year}>
                <dt className="figure">{year}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <div className="history-line">
            <svg
              viewBox={`0 0 ${span + 2 * column} 8`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={`M0 4h${span}${ticks.join('')}`} />
              <path className="history-next" d={`M${span} 4h${2 * column}`} />
              <path
                className="history-marks"
                d={years
                  .map(
                    (year, index) =>
                      `M${year - first} 4L${index * column} ${index % 2 === 0 ? 0 : 8}`,
                  )
                  .join('')}
              />
            </svg>
          </div>
        </div>
      </div>
    </section>
  );
}
