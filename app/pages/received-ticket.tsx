import type { ReactNode } from 'react';
import type { Pages } from '#app/content/schemas/pages.ts';
import type { StarPaths } from '#app/forms/engine/reference-star.server.ts';
import { DAY, HOUR } from '#app/i18n/durations.ts';
import { filled } from '#app/i18n/filled.tsx';
import type { LocalSpan } from '#app/i18n/local-time.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { LocalTime } from '#app/ui/local-time.tsx';
import { ReferenceStar } from '#app/ui/reference-star.tsx';
import { TimeRule } from '#app/ui/time-rule.tsx';

type Time = { day: string; time: string };
type TicketProps = {
  reference: string;
  star: StarPaths;
  received: Time;
  /** False if the firm promises no time. */
  due: false | { within: number; moment: string; time: Time; here: LocalSpan };
  words: Omit<Pages['confirmation'], 'description'>;
};

export function Ticket({ reference, star, received, due, words }: TicketProps) {
  return (
    <div className="ticket">
      <Guilloche>
        <pattern id="wave" width="36" height="18" patternUnits="userSpaceOnUse">
          <path d={WAVES} />
        </pattern>
      </Guilloche>
      <figure className="ticket-star">
        <ReferenceStar {...star} />
        <figcaption>{words.star}</figcaption>
      </figure>
      <div className="ticket-facts">
        <dl>
          <div className="ticket-reference">
            <dt>{words.reference}</dt>
            <dd>
              <bdi dir="ltr" className="reference">
                {reference}
              </bdi>
            </dd>
            <dd className="scripted">
              <CopyButton text={reference} words={words.copy} />
            </dd>
            <dd className="ticket-note">{words.referenceNote}</dd>
          </div>
        </dl>
        {due && (
          <div className="ticket-rule">
            <TimeRule {...scaleOf(due.within)} from={words.from} to={words.to} />
          </div>
        )}
        <dl>
          <div>
            <dt>{words.received}</dt>
            <dd>
              <Moment {...received} template={words.dueTime} />
            </dd>
          </div>
          {due && (
            <div>
              <dt>{words.due}</dt>
              <dd>
                <time dateTime={due.moment}>
                  <Moment {...due.time} template={words.dueTime} />
                </time>
              </dd>
              <dd className="ticket-note scripted">
                <LocalTime {...due.here} />
              </dd>
            </div>
          )}
        </dl>
      </div>
      <Guilloche />
    </div>
  );
}

function Moment({ day, time, template }: Time & { template: string }) {
  return (
    <>
      <span className="ticket-day">{day}</span>{' '}
      <span className="ticket-time">{filled(template, { time })}</span>
    </>
  );
}

/** One tick is an hour for times up to two days, and a day for longer times. */
function scaleOf(within: number) {
  if (within <= 2 * DAY)
    return { units: Math.round(within / HOUR), unit: 'hour', step: 6 } as const;
  const days = Math.round(within / DAY);
  return { units: days, unit: 'day', step: days % 7 === 0 ? 7 : 10 } as const;
}

const WAVES = [-15, 15, -7, 7, -11, 11]
  .map((height) => `M-18 9q9 ${height} 18 0t18 0 18 0 18 0`)
  .join('');

function Guilloche({ children }: { children?: ReactNode }) {
  return (
    <svg className="guilloche" height="18" aria-hidden="true">
      {children}
      <rect width="100%" height="18" fill="url(#wave)" stroke="none" />
    </svg>
  );
}
