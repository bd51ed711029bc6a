import type { ReactNode } from 'react';
import signs from '#generated/signs.json' with { type: 'json' };

type HourRuleProps = {
  hours: number;
  /** The words below the first tick and below the star. */
  from: ReactNode;
  to: ReactNode;
};

const LONG_TICK_EVERY = 6;

/**
 * A rule with one tick for each hour and a closed star at its end. Screen readers skip it, so the
 * text beside it must contain the time.
 */
export function HourRule({ hours, from, to }: HourRuleProps) {
  const ticks = Array.from({ length: hours + 1 }, (_, hour) => hour);
  const isLong = (hour: number) => hour % LONG_TICK_EVERY === 0;
  return (
    <div className="hour-rule" aria-hidden="true">
      <svg className="hour-ticks" viewBox={`0 0 ${hours} 10`} preserveAspectRatio="none">
        <path d={`M0 0h${hours}${ticks.map((hour) => `M${hour} 0v${isLong(hour) ? 10 : 5}`).join('')}`} />
      </svg>
      <svg className="hour-star" viewBox="0 0 48 48">
        <use href={`${signs.src}#closed`} />
      </svg>
      <p className="hour-readings">
        <span>{from}</span>
        {ticks.slice(1, -1).filter(isLong).map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
        <span>{to}</span>
      </p>
    </div>
  );
}
