import { StepSign } from '#app/ui/step-sign.tsx';

/** A step with `months` comes after the last week. */
type Span = { from: number; to: number } | { months: number };

/** On scales with more weeks, the ticks of days would be too close. */
const MOST_WITH_DAYS = 14;

/** After this share of the scale, there is no room for a heading after a star. */
const LAST_STEPS = 0.76;

type WeekScaleProps = {
  /** The unit of the columns: weeks or months. */
  label: string;
  weeks: { least?: number | undefined; most: number; steps: Span[] };
  steps: { name: string; time: string; text: string }[];
};

/**
 * Draws steps on a scale of weeks or months. Wide screens show one column for each, and phones fold
 * the texts. It is not in app/ui/, because every page would load it.
 */
export function WeekScale({ label, weeks: { least, most, steps: spans }, steps }: WeekScaleProps) {
  const hasLater = spans.some((span) => 'months' in span);
  const columns = hasLater ? most + 1 : most;
  return (
    <div className={`weeks of-${columns}${most > MOST_WITH_DAYS ? ' weeks-many' : ''}`}>
      <div className="weeks-head" aria-hidden="true">
        <span>{label}</span>
        {Array.from({ length: most }, (_, index) => index + 1).map((week) => (
          <i key={week} className={least && week > least ? 'week-maybe' : undefined}>
            {week}
          </i>
        ))}
      </div>
      <ol>
        {steps.map(({ name, time, text }, index) => {
          const { from, to, isLater } = spanOf(spans[index], most);
          const later = isLater ? ' step-later' : '';
          const last = (from - 1) / columns > LAST_STEPS ? ' step-last' : '';
          return (
            <li key={name} className={`from-${from} to-${to}${later}${last}`}>
              <StepSign index={index} of={steps.length} />
              <details className="folds-on-phones">
                <summary className="fold">
                  <h3>{name}</h3>
                  <span className="note">{time}</span>
                </summary>
                <p>{text}</p>
              </details>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The grid lines at which a step begins and ends. A step after the project has the last column. */
function spanOf(span: Span | undefined, most: number) {
  if (!span || 'months' in span) return { from: most + 1, to: most + 2, isLater: true };
  return { from: span.from, to: span.to + 1, isLater: false };
}
