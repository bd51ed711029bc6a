import type { Pages } from '#app/content/schemas/pages.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import signs from '#generated/signs.json' with { type: 'json' };

type DayProps = { hours: Pages['careers']['dayHours']; words: Pages['careers']['day'] };

export function Day({ hours, words }: DayProps) {
  const { dir } = useLanguage();
  const times = hours.map(({ from, to }) => [minutesOf(from), minutesOf(to)] as const);
  const start = Math.min(...times.flat());
  const length = Math.max(...times.flat()) - start;
  const share = (minutes: number) => Math.round((minutes / length) * 1000) / 10;
  /** The distance from the left edge. On Arabic pages, the scale begins on the right. */
  const leftOf = (from: number, to = from) =>
    `${share(dir === 'rtl' ? length - (to - start) : from - start)}%`;
  const whole = Array.from({ length: length / 60 + 1 }, (_hour, index) => start + index * 60);
  const ticks = Array.from(
    { length: length / 15 + 1 },
    (_quarter, index) => `M${index} 0v${index % 4 === 0 ? 10 : 5}`,
  );
  return (
    <section className="wrap work-day" aria-labelledby="day">
      <h2 id="day">{words.heading}</h2>
      <svg className="day-scale" aria-hidden="true">
        {times.map(([from, to], index) => (
          <svg
            key={from}
            x={leftOf(from, to)}
            width={`${share(to - from)}%`}
            height="48"
            aria-hidden="true"
          >
            {!hours[index]?.shared && <use href={`${signs.src}#frieze`} />}
            <rect
              className={hours[index]?.shared ? 'day-shared' : undefined}
              width="100%"
              height="48"
            />
          </svg>
        ))}
        <svg
          y="58"
          width="100%"
          height="10"
          viewBox={`0 0 ${length / 15} 10`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={`M0 0h${length / 15}${ticks.join('')}`} />
        </svg>
        {whole.map((minutes) => (
          <text key={minutes} x={leftOf(minutes)} y="88">
            {minutes / 60}
          </text>
        ))}
      </svg>
      <ol>
        {hours.map(({ from, to }, index) => (
          <li key={from}>
            <bdi dir="ltr">{`${from}–${to}`}</bdi>
            <p>{words.spans[index]}</p>
          </li>
        ))}
      </ol>
      <p className="day-key">{words.key}</p>
    </section>
  );
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
