import { formatUnit } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import signs from '#generated/signs.json' with { type: 'json' };

type TimeRuleProps = {
  units: number;
  unit: 'hour' | 'day';
  /** The distance between long ticks. Must divide `units`. */
  step: number;
  /** The words below the first tick and below the star at the end. */
  from?: string;
  to?: string;
};

/** Screen readers skip this drawing, so a text nearby must contain the time. */
export function TimeRule({ units, unit, step, from, to }: TimeRuleProps) {
  const language = useLanguage();
  const ticks = Array.from({ length: units + 1 }, (_, unit) => unit);
  const isLong = (tick: number) => tick % step === 0;
  const lines = ticks.map((tick) => `M${tick} 0v${isLong(tick) ? 10 : 5}`);
  const numbers = ticks.slice(1, -1).filter(isLong);
  const middle = numbers[Math.floor((numbers.length - 1) / 2)];
  return (
    <div className="time-rule" aria-hidden="true">
      <div className="time-ticks">
        <div>
          <svg viewBox={`0 0 ${units} 10`} preserveAspectRatio="none" aria-hidden="true">
            <path d={`M0 0h${units}${lines.join('')}`} />
          </svg>
        </div>
      </div>
      <svg className="time-star" viewBox="0 0 48 48" aria-hidden="true">
        <use href={`${signs.src}#closed`} />
      </svg>
      <p className="time-readings">
        <span>{from}</span>
        {numbers.map((number) => (
          <span key={number}>
            {number === middle ? formatUnit(number, unit, language) : number}
          </span>
        ))}
        <span>{to}</span>
      </p>
    </div>
  );
}
