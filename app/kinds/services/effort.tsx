import { ChangeChart } from '#app/ui/unit-chart.tsx';
import type { Stage } from './list-words.server.ts';

/** Closed stars are the days of every project, and rings the days that depend on the project. */
export function Effort({ stages }: { stages: Stage[] }) {
  return (
    <ol className="effort">
      {stages.map(({ name, text, price, least, most, rest, yours }) => (
        <li key={name} className={price ? 'effort-unpaid' : undefined}>
          <h3>{name}</h3>
          <p className="effort-text">{text}</p>
          {price === undefined ? (
            <>
              <p className="effort-price">
                <b>{least}</b> {rest}
              </p>
              <div className="effort-days">
                <ChangeChart before={most} after={least} perRow={20} unit={24} />
                <p>{yours}</p>
              </div>
            </>
          ) : (
            <p className="effort-price">
              <b>{price}</b>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
