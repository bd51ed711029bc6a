import signs from '#generated/signs.json' with { type: 'json' };

type TimeRuleProps = {
  units: number;
  /** The distance between long ticks. Must divide `units`. */
  step: number;
  /** The words below the first tick and below the star at the end. */
  from?: string;
  to?: string;
};

/** Screen readers skip this drawing, so a text nearby must contain the time. */
export function TimeRule({ units, step, from, to }: TimeRuleProps) {
  const ticks = Array.from({ length: units + 1 }, (_, unit) => unit);
  const isLong = (unit: number) => unit % step === 0;
  const lines = ticks.map((unit) => `M${unit} 0v${isLong(unit) ? 10 : 5}`);
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
        {ticks
          .slice(1, -1)
          .filter(isLong)
          .map((unit) => (
            <span key={unit}>{unit}</span>
          ))}
        <span>{to}</span>
      </p>
    </div>
  );
}
