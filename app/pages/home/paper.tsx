import type { Pages } from '#app/content/schemas/pages.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { UnitChart } from '#app/ui/unit-chart.tsx';

/** The working days for which one star stands. The words of the paper say so, too. */
const DAYS_PER_STAR = 10;

/** The document from which the paper is. */
export const PAPER = '/documentation/decision-paper';

type PaperProps = { words: Pages['home']['proof']['paper'] };

/** The upper part of a decision paper. */
export function Paper({ words }: PaperProps) {
  const most = Math.max(...words.options.map(({ days }) => days)) / DAYS_PER_STAR;
  return (
    <figure className="paper folded">
      <p className="note">{words.label}</p>
      <p className="paper-title">
        <PageLink to={PAPER}>{words.heading}</PageLink>
      </p>
      <table>
        <thead>
          <tr>
            {[words.option, words.effort, words.effect].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.options.map(({ name, days, effort, effect, isAdvised }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {isAdvised && <span>{words.advised}</span>}
              </th>
              <td>
                {effort}
                {days > 0 && (
                  <UnitChart
                    count={days / DAYS_PER_STAR}
                    of={most}
                    perRow={most}
                    unit={14}
                    isClosed={isAdvised ?? false}
                  />
                )}
              </td>
              <td>{effect}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.condition}</p>
    </figure>
  );
}
