import type { Pages } from '#app/content/schemas/pages.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import signs from '#generated/signs.json' with { type: 'json' };
import type { DayHours } from './day-hours.server.ts';

/** The gap between two columns in per cent of the text: 24 of about 1,130 px on wide screens. */
const GAP = 2.1;

type DayProps = { hours: DayHours; words: Pages['careers']['day'] };

export function Day({ hours: { clock, parts }, words }: DayProps) {
  const { dir } = useLanguage();
  const times = parts.flatMap(({ from, to }) => [from, to]);
  const start = Math.min(...times);
  const length = Math.max(...times) - start;
  const share = (minutes: number) => Math.round((minutes / length) * 1000) / 10;
  /** The distance from the left edge. On Arabic pages, the scale begins on the right. */
  const leftOf = (from: number, to = from) =>
    `${share(dir === 'rtl' ? length - (to - start) : from - start)}%`;
  const whole = Array.from({ length: length / 60 + 1 }, (_hour, index) => start + index * 60);
  const ticks = Array.from(
    { length: length / 15 + 1 },
    (_quarter, index) => `M${index} 0v${index % 4 === 0 ? 10 : 5}`,
  );
  /** A line from the beginning of a part to the column of its text. */
  const leader = (from: number, index: number) => {
    const to = Math.round((index * (100 + GAP) * 10) / parts.length) / 10;
    return Math.abs(to - from) < 1 ? `M${from} 0v32` : `M${from} 0v16H${to}v16`;
  };
  return (
    <section className="wrap work-day" aria-labelledby="day">
      <h2 id="day">{words.heading}</h2>
      <svg className="day-bars" aria-hidden="true">
        {parts.map(({ from, to, shared }) => (
          <svg
            key={from}
            x={leftOf(from, to)}
            width={`${share(to - from)}%`}
            height="48"
            aria-hidden="true"
          >
            {!shared && <use href={`${signs.src}#frieze`} />}
            <rect className={shared ? 'day-shared' : undefined} width="100%" height="48" />
          </svg>
        ))}
      </svg>
      <svg className="day-scale" aria-hidden="true">
        <svg
          width="100%"
          height="10"
          viewBox={`0 0 ${length / 15} 10`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={`M0 0h${length / 15}${ticks.join('')}`} />
        </svg>
        {whole.map((minutes) => (
          <text key={minutes} x={leftOf(minutes)} y="30">
            {((minutes / 60 - 1) % clock) + 1}
          </text>
        ))}
      </svg>
      <svg
        className="day-leaders"
        viewBox="0 0 100 32"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={parts.map(({ from }, index) => leader(share(from - start), index)).join('')} />
      </svg>
      <ol>
        {parts.map(({ from, time }, index) => (
          <li key={from}>
            <b>{time}</b>
            <p>{words.spans[index]}</p>
          </li>
        ))}
      </ol>
      <p className="day-key">{words.key}</p>
    </section>
  );
}
